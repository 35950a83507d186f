import { type ComponentType, useEffect } from 'react'
import { loadMotor } from '../../ui/graficas/load-motor.ts'
import { Antiguedad } from './Antiguedad.tsx'
import { AntiguedadComparativas } from './AntiguedadComparativas.tsx'
import { AreasDeAnalisis } from './AreasDeAnalisis.tsx'
import { AreasDeAnalisisComparativas } from './AreasDeAnalisisComparativas.tsx'
import { AreasDeAnalisisPorAreaDeTrabajo } from './AreasDeAnalisisPorAreaDeTrabajo.tsx'
import { AreasDeAnalisisPorGrupoDeOpinion } from './AreasDeAnalisisPorGrupoDeOpinion.tsx'
import { AreasDeTrabajo } from './AreasDeTrabajo.tsx'
import { AreasDeTrabajoComparativas } from './AreasDeTrabajoComparativas.tsx'
import { GraficasComplementarias } from './GraficasComplementarias.tsx'
import { GruposDeOpinion } from './GruposDeOpinion.tsx'
import { GruposDeOpinionComparativas } from './GruposDeOpinionComparativas.tsx'
import { isGrafica, type NombreDeGrafica, type PropsDeGrafica } from './graficas.ts'
import { PelotasAreasDeTrabajo } from './PelotasAreasDeTrabajo.tsx'
import { PelotasGruposDeOpinion } from './PelotasGruposDeOpinion.tsx'
import { PreguntasAbiertas } from './PreguntasAbiertas.tsx'
import { SatisfaccionGeneral } from './SatisfaccionGeneral.tsx'
import { SatisfaccionGeneralComparativas } from './SatisfaccionGeneralComparativas.tsx'
import { SelectGraficas } from './SelectGraficas.tsx'

const VISTAS: Record<NombreDeGrafica, ComponentType<PropsDeGrafica>> = {
  SatisfaccionGeneral,
  SatisfaccionGeneralComparativas,
  AreasDeAnalisis,
  AreasDeAnalisisComparativas,
  AreasDeTrabajo,
  AreasDeTrabajoComparativas,
  GruposDeOpinion,
  GruposDeOpinionComparativas,
  GraficasComplementarias,
  AreasDeAnalisisPorGrupoDeOpinion,
  AreasDeAnalisisPorAreaDeTrabajo,
  Antiguedad,
  PelotasGruposDeOpinion,
  PelotasAreasDeTrabajo,
  AntiguedadComparativas,
  PreguntasAbiertas,
}

/** The results of a climate: a menu and its views. */
export function GraficasClima({ grafica, ...props }: PropsDeGrafica & { grafica?: string | undefined }) {
  const Vista = isGrafica(grafica) ? VISTAS[grafica] : SelectGraficas
  // While the figures are on their way; where it fails, the chart that needs it says so.
  useEffect(() => {
    if (isGrafica(grafica)) loadMotor().catch(() => {})
  }, [grafica])
  return <Vista {...props} />
}
