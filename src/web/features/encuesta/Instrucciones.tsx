import { useState } from 'react'
import type { TipoDeParte } from '../../../domain/cuestionario/cuestionario.ts'
import { encuesta as textos } from '../../content/encuesta.ts'
import { useSiteConfig } from '../../lib/site.tsx'
import { Icono } from '../../ui/Icono.tsx'
import styles from './Instrucciones.module.css'

interface InstruccionesProps {
  tipo: TipoDeParte
  /** The first page of this type of part. */
  estreno: boolean
}

/** Open where something is new; on a phone folded afterwards, so that the questions come first. */
export function Instrucciones({ tipo, estreno }: InstruccionesProps) {
  const { basePath } = useSiteConfig()
  const [abiertas] = useState(estreno || !matchMedia('(max-width: 900px)').matches)
  return (
    <details className={styles.instrucciones} open={abiertas}>
      <summary>
        Instrucciones Generales
        <Icono nombre="desplegar" />
      </summary>
      <p>
        {textos.confidencial} {textos.instrucciones[tipo]}{' '}
        <a href={`${basePath}/anonimato`} target="_blank" rel="noopener">
          {textos.entrada.enlace}
          <span className="oculto"> (se abre en otra pestaña)</span>
        </a>
        .
      </p>
    </details>
  )
}
