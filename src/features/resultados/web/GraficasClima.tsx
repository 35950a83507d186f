import type { ComponentType } from 'react'
import { AreasDeAnalisis } from './AreasDeAnalisis.tsx'
import { AreasDeAnalisisComparativas } from './AreasDeAnalisisComparativas.tsx'
import { filtrada, lectura } from './aparte.ts'
import { GraficasComplementarias } from './GraficasComplementarias.tsx'
import {
  isFiltrada,
  isGrafica,
  isLectura,
  type NombreDeFiltrada,
  type NombreDeGrafica,
  type NombreDeLectura,
  type PropsDeGrafica,
} from './graficas.ts'
import { Partes } from './Partes.tsx'
import { PartesComparativas } from './PartesComparativas.tsx'
import { AreasDeAnalisisPorAreaDeTrabajo, AreasDeAnalisisPorGrupoDeOpinion } from './PorParte.tsx'
import { SatisfaccionGeneral } from './SatisfaccionGeneral.tsx'
import { SatisfaccionGeneralComparativas } from './SatisfaccionGeneralComparativas.tsx'
import { SelectGraficas } from './SelectGraficas.tsx'

const VISTAS: Record<
  Exclude<NombreDeGrafica, NombreDeLectura | NombreDeFiltrada>,
  ComponentType<PropsDeGrafica>
> = {
  SatisfaccionGeneral,
  SatisfaccionGeneralComparativas,
  AreasDeAnalisis,
  AreasDeAnalisisComparativas,
  AreasDeTrabajo: (props) => <Partes {...props} clase="area" />,
  AreasDeTrabajoComparativas: (props) => <PartesComparativas {...props} clase="area" />,
  GruposDeOpinion: (props) => <Partes {...props} clase="grupo" />,
  GruposDeOpinionComparativas: (props) => <PartesComparativas {...props} clase="grupo" />,
  GraficasComplementarias,
  AreasDeAnalisisPorGrupoDeOpinion,
  AreasDeAnalisisPorAreaDeTrabajo,
  Antiguedad: (props) => <Partes {...props} clase="antiguedad" />,
  AntiguedadComparativas: (props) => <PartesComparativas {...props} clase="antiguedad" />,
}

/** The results of a climate: a menu and its views. */
export function GraficasClima({ grafica, ...props }: PropsDeGrafica & { grafica?: string | undefined }) {
  if (!isGrafica(grafica)) return <SelectGraficas {...props} />
  if (isLectura(grafica)) return <lectura.Screen nombre={grafica} {...props} />
  if (isFiltrada(grafica)) return <filtrada.Screen nombre={grafica} {...props} />
  const Vista = VISTAS[grafica]
  return <Vista {...props} />
}
