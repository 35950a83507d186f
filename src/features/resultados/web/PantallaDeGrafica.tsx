import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Cabeza } from '#web/ui/Cabeza.tsx'
import { ClimaNoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { AccionesDeGrafica } from './AccionesDeGrafica.tsx'
import { isVacio } from './clima-de-graficas.ts'
import { EsperaDeResultados } from './EsperaDeResultados.tsx'
import type { EnlacesDeGraficas } from './graficas.ts'
import styles from './Resultados.module.css'
import type { ConClima } from './resultados-queries.ts'
import { SinRespuestas, YaNoEsta } from './SinRespuestas.tsx'

export interface PantallaDeGraficaProps<T extends ConClima> {
  titulo: ReactNode
  /** What the screen shows, after the name of the climate. */
  formatTexto: (datos: T) => string
  resultado: UseQueryResult<T | null>
  enlaces: EnlacesDeGraficas
  /** Where the same is shown without what the address chose, if it chose something. */
  enTodo?: string | undefined
  /** On paper it lies on its side: it is wide. */
  acostada?: boolean
  /** It has something to show of a round without figures too. */
  conVacio?: boolean
  children: (datos: T) => ReactNode
}

/** The frame of every view: its head, the way back, and what stands there until the figures come. */
export function PantallaDeGrafica<T extends ConClima>(props: PantallaDeGraficaProps<T>) {
  const { titulo, formatTexto, resultado, enlaces, enTodo, acostada, conVacio, children } = props
  const datos = resultado.data
  if (datos === null)
    return enTodo ? <YaNoEsta enTodo={enTodo} /> : <ClimaNoEncontrado {...enlaces.sinClima} />
  const descripcion =
    datos && `${datos.clima.empresa.nombre_comercial}, ${datos.clima.anio}. ${formatTexto(datos)}`
  return (
    <div className={acostada ? styles.acostada : undefined}>
      <Cabeza titulo={titulo} arriba acciones={<AccionesDeGrafica enlaces={enlaces} />}>
        {descripcion ?? '\u00a0'}
      </Cabeza>
      {!datos ? (
        <EsperaDeResultados
          error={resultado.isFetching ? null : resultado.error}
          onReintentar={() => void resultado.refetch()}
        />
      ) : isVacio(datos.clima) && !conVacio ? (
        <SinRespuestas clima={datos.clima} />
      ) : (
        children(datos)
      )}
    </div>
  )
}
