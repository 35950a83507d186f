import type { ComponentType } from 'react'
import type { NombreDeLectura, PropsDeGrafica } from '../graficas.ts'
import { CambioConCerteza } from './CambioConCerteza.tsx'
import { ENPS } from './ENPS.tsx'
import { MapaDeCalor } from './MapaDeCalor.tsx'
import { PreguntaPorPregunta } from './PreguntaPorPregunta.tsx'
import { Prioridades } from './Prioridades.tsx'
import { Tendencia } from './Tendencia.tsx'

const LECTURAS: Record<NombreDeLectura, ComponentType<PropsDeGrafica>> = {
  MapaDeCalor,
  Prioridades,
  CambioConCerteza,
  Tendencia,
  PreguntaPorPregunta,
  ENPS,
}

export function Lectura({ nombre, ...props }: PropsDeGrafica & { nombre: NombreDeLectura }) {
  const Vista = LECTURAS[nombre]
  return <Vista {...props} />
}
