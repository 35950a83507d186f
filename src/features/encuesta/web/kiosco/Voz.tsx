import { useEffect, useState } from 'react'
import { Boton } from '#web/ui/Boton.tsx'
import styles from './Kiosco.module.css'
import { kiosco } from './textos.ts'

/** A voice of the device itself: any other sends what it reads, and so when and where somebody answers, to a stranger. */
export const chooseVoz = <V extends Pick<SpeechSynthesisVoice, 'lang' | 'localService'>>(
  voces: readonly V[],
): V | null => voces.find(({ lang, localService }) => localService && /^es([-_]|$)/i.test(lang)) ?? null

export const textToSpeech = {
  exists: () => typeof speechSynthesis !== 'undefined',
  findVoz: () => chooseVoz(speechSynthesis.getVoices()),
  stop: () => {
    if (textToSpeech.exists()) speechSynthesis.cancel()
  },
}

/** Words on the screen, in their order: the question over all, and each sentence with its answers. */
function listFrases(): string[] {
  const read = (element: Element) => element.textContent?.trim() ?? ''
  const titulo = Array.from(document.querySelectorAll('main h1'), read)
  const filas = Array.from(document.querySelectorAll('main table tbody tr'), (fila) =>
    [...fila.querySelectorAll('p, label')].map(read).filter(Boolean).join('. '),
  )
  return [...titulo, ...filas].filter(Boolean)
}

/** Reads the page aloud, and is silent on the next one until it is asked again. Not offered where the device has no voice. */
export function Voz({ clave }: { clave: string }) {
  const [hay, setHay] = useState(false)
  const [leyendo, setLeyendo] = useState(false)
  useEffect(() => {
    if (!textToSpeech.exists()) return
    const look = () => setHay(textToSpeech.findVoz() !== null)
    look()
    // Browsers that load their voices later say so.
    speechSynthesis.addEventListener('voiceschanged', look)
    return () => speechSynthesis.removeEventListener('voiceschanged', look)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what it is about
  useEffect(() => {
    setLeyendo(false)
    return () => textToSpeech.stop()
  }, [clave])
  if (!hay) return null
  const toggle = () => {
    textToSpeech.stop()
    if (leyendo) return setLeyendo(false)
    const voz = textToSpeech.findVoz()
    if (!voz) return setHay(false)
    setLeyendo(true)
    const frases = listFrases()
    for (const [i, frase] of frases.entries()) {
      const dicha = new SpeechSynthesisUtterance(frase)
      dicha.voice = voz
      dicha.lang = voz.lang
      dicha.rate = 0.95
      if (i === frases.length - 1) dicha.onend = () => setLeyendo(false)
      speechSynthesis.speak(dicha)
    }
  }
  return (
    <Boton className={styles.voz} aria-pressed={leyendo} onClick={toggle}>
      {leyendo ? kiosco.callar : kiosco.escuchar}
    </Boton>
  )
}
