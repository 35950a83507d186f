import type { UseQueryResult } from '@tanstack/react-query'
import { memo } from 'react'
import { Link } from 'react-router'
import { Icono } from '../../ui/Icono.tsx'
import { BloquesDeVariables } from './BloquesDeVariables.tsx'
import { describePersonas, formatClima, formatPersonas } from './cifras.ts'
import { type NombreDeGrafica, type PropsDeGrafica, TITULOS } from './graficas.ts'
import { PantallaDeGrafica } from './PantallaDeGrafica.tsx'
import styles from './Resultados.module.css'
import type { AreaDeAnalisis, ConClima } from './resultados-queries.ts'

/** A group or an area with its own figures per factor. */
export interface ParteConVariables {
  id: string
  rotulo: string
  personas: number
  variables: AreaDeAnalisis[]
}

type Datos = ConClima & { partes: ParteConVariables[] }

interface PantallaPorParteProps extends PropsDeGrafica {
  grafica: NombreDeGrafica
  escoge: string
  escogerOtra: string
  texto: string
  resultado: UseQueryResult<Datos | null>
}

/** Its menu, or the charts of the one that was chosen: the address says which. */
export function PantallaPorParte(props: PantallaPorParteProps) {
  const { grafica, enlaces, resultado, parte: idParte, escoge, escogerOtra, texto } = props
  const elegida = resultado.data?.partes.find(({ id }) => id === idParte)
  return (
    <PantallaDeGrafica
      titulo={elegida?.rotulo ?? TITULOS[grafica]}
      formatTexto={() =>
        elegida ? `Satisfacción por factor evaluado. ${describePersonas(elegida.personas)}` : texto
      }
      resultado={resultado}
      enlaces={enlaces}
    >
      {({ clima, partes }) =>
        elegida ? (
          <>
            <p className={styles.otro}>
              <Link to={enlaces.grafica(grafica)}>{escogerOtra}</Link>
            </p>
            <GraficasDeParte clima={clima} parte={elegida} />
          </>
        ) : (
          <MenuDePartes
            titulo={escoge}
            partes={partes}
            getEnlace={(id) => enlaces.grafica(grafica, { parte: id })}
          />
        )
      }
    </PantallaDeGrafica>
  )
}

function MenuDePartes({
  titulo,
  partes,
  getEnlace,
}: {
  titulo: string
  partes: readonly ParteConVariables[]
  getEnlace: (id: string) => string
}) {
  return (
    <nav aria-label={titulo}>
      <h2 className={styles.escoge}>{titulo}</h2>
      <ul className={styles.lista}>
        {partes.map(({ id, rotulo, personas }) => (
          <li key={id}>
            <Link to={getEnlace(id)}>
              {rotulo} <span>{formatPersonas(personas)}</span>
              <Icono nombre="derecha" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const GraficasDeParte = memo(function GraficasDeParte({
  clima,
  parte,
}: ConClima & { parte: ParteConVariables }) {
  if (parte.personas === 0) return <p className={styles.vacia}>Aquí nadie ha contestado todavía.</p>
  return (
    <BloquesDeVariables
      clima={clima}
      variables={parte.variables}
      fuente={`${formatClima(clima)}, ${parte.rotulo}. ${formatPersonas(parte.personas)}.`}
    />
  )
})
