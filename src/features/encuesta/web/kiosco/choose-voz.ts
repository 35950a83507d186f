/** A voice of the device itself: any other sends what it reads, and so when and where somebody answers, to a stranger. */
export const chooseVoz = <V extends Pick<SpeechSynthesisVoice, 'lang' | 'localService'>>(
  voces: readonly V[],
): V | null => voces.find(({ lang, localService }) => localService && /^es([-_]|$)/i.test(lang)) ?? null
