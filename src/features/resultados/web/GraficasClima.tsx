import { useQuery } from '@tanstack/react-query'
import { type ComponentType, memo } from 'react'
import { useApi } from '#web/lib/site.tsx'
import { AreasDeAnalisisComparativas } from './AreasDeAnalisisComparativas.tsx'
import { filtrada, lectura } from './aparte.ts'
import { BloquesDeVariables } from './BloquesDeVariables.tsx'
import { formatBaseDeClima } from './clima-de-graficas.ts'
import { GraficasComplementarias } from './GraficasComplementarias.tsx'
import {
  GRAFICAS,
  isFiltrada,
  isGrafica,
  isLectura,
  type NombreDeFiltrada,
  type NombreDeGrafica,
  type NombreDeLectura,
  type PropsDeGrafica,
} from './graficas.ts'
import { PantallaDeGrafica } from './PantallaDeGrafica.tsx'
import { Partes } from './Partes.tsx'
import { PartesComparativas } from './PartesComparativas.tsx'
import { AreasDeAnalisisPorAreaDeTrabajo, AreasDeAnalisisPorGrupoDeOpinion } from './PorParte.tsx'
import { type AreaDeAnalisis, areasDeAnalisisQuery, type ConClima } from './resultados-queries.ts'
import { SatisfaccionGeneral } from './SatisfaccionGeneral.tsx'
import { SatisfaccionGeneralComparativas } from './SatisfaccionGeneralComparativas.tsx'
import { SelectGraficas } from './SelectGraficas.tsx'

/** One chart per variable, one bar per evaluated factor. */
function AreasDeAnalisis({ idClima, enlaces }: PropsDeGrafica) {
  return (
    <PantallaDeGrafica
      titulo={GRAFICAS.AreasDeAnalisis.titulo}
      formatTexto={() => 'Satisfacción por factor evaluado, en porcentaje.'}
      formatBase={({ clima }) => formatBaseDeClima(clima)}
      resultado={useQuery(areasDeAnalisisQuery(useApi(), idClima))}
      enlaces={enlaces}
    >
      {(datos) => <Cuerpo datos={datos} enlaces={enlaces} />}
    </PantallaDeGrafica>
  )
}

const Cuerpo = memo(function Cuerpo({
  datos,
  enlaces,
}: Pick<PropsDeGrafica, 'enlaces'> & { datos: ConClima & { variables: AreaDeAnalisis[] } }) {
  return <BloquesDeVariables clima={datos.clima} enlaces={enlaces} variables={datos.variables} />
})

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
