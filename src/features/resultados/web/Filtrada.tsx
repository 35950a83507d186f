import type { ComponentType } from 'react'
import type { NombreDeFiltrada, PropsDeGrafica } from './graficas.ts'
import { Pelotas } from './Pelotas.tsx'
import { PreguntasAbiertas } from './PreguntasAbiertas.tsx'

const FILTRADAS: Record<NombreDeFiltrada, ComponentType<PropsDeGrafica>> = {
  PelotasGruposDeOpinion: (props) => <Pelotas {...props} clase="grupo" />,
  PelotasAreasDeTrabajo: (props) => <Pelotas {...props} clase="area" />,
  PreguntasAbiertas,
}

export function Filtrada({ nombre, ...props }: PropsDeGrafica & { nombre: NombreDeFiltrada }) {
  const Vista = FILTRADAS[nombre]
  return <Vista {...props} />
}
