import { useState } from 'react'
import type { TipoDeParte } from '#domain/cuestionario/cuestionario.ts'
import { encuesta as textos } from '#web/content/encuesta.ts'
import { Icono } from '#web/ui/Icono.tsx'
import { EnlaceDeAnonimato } from './EnlaceDeAnonimato.tsx'
import styles from './Instrucciones.module.css'

interface InstruccionesProps {
  tipo: TipoDeParte
  /** The first page of this type of part. */
  estreno: boolean
}

/** Open where something is new; on a phone folded afterwards, so that the questions come first. */
export function Instrucciones({ tipo, estreno }: InstruccionesProps) {
  const [abiertas] = useState(estreno || !matchMedia('(max-width: 900px)').matches)
  return (
    <details className={styles.instrucciones} open={abiertas}>
      <summary>
        Instrucciones Generales
        <Icono nombre="escoger" />
      </summary>
      <p>
        {textos.instrucciones[tipo]} <EnlaceDeAnonimato />.
      </p>
    </details>
  )
}
