/** grin always means "totally agree", and the four faces keep their places in every question. */
export const CARAS = ['grin', 'smile', 'meh', 'frown'] as const

export type Cara = (typeof CARAS)[number]

export const TEXTO_DE_CARA: Record<Cara, string> = {
  grin: 'Totalmente de acuerdo',
  smile: 'De acuerdo',
  meh: 'En desacuerdo',
  frown: 'Totalmente en desacuerdo',
}

/** A negative question reverses the scale, so that 0 and 1 are always the satisfied side (spec §5). */
export function getCodigoDeCara(cara: Cara, positiva: boolean): string {
  const lugar = CARAS.indexOf(cara)
  return String(positiva ? lugar : 3 - lugar)
}
