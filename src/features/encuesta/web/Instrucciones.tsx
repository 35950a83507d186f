import { useState } from 'react'
import type { TipoDeParte } from '#domain/cuestionario/cuestionario.ts'
import { encuesta as textos } from '#web/content/encuesta.ts'
import { Icono } from '#web/ui/Icono.tsx'
import { EnlaceDeAnonimato } from './EnlaceDeAnonimato.tsx'
import styles from './Instrucciones.module.css'
import { useAnonimato } from './use-anonimato.ts'

interface InstruccionesProps {
  tipo: TipoDeParte
  /** The first page of this type of part. */
  estreno: boolean
  /** The first page that whoever just entered sees: what is promised stands there, and on the pages after it a link to it. */
  primera: boolean
}

/** Open where something is new; on a phone folded afterwards, so that the questions come first. */
export function Instrucciones({ tipo, estreno, primera }: InstruccionesProps) {
  const { frase } = useAnonimato()
  const [abiertas] = useState(estreno || !matchMedia('(max-width: 900px)').matches)
  return (
    <details className={styles.instrucciones} open={abiertas}>
      <summary>
        Instrucciones Generales
        <Icono nombre="escoger" />
      </summary>
      <p>
        {textos.instrucciones[tipo]} {primera && frase} <EnlaceDeAnonimato />.
      </p>
    </details>
  )
}
