import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useApi } from '../../lib/site.tsx'
import { BloqueDeClima } from './BloqueDeClima.tsx'
import { BloquesDePartes } from './BloquesDePartes.tsx'
import { type Cifra, formatPersonas } from './cifras.ts'
import { createDibujoDeSeries } from './dibujos.ts'
import { type PropsDeGrafica, TITULOS } from './graficas.ts'
import { PantallaDeGrafica } from './PantallaDeGrafica.tsx'
import styles from './Resultados.module.css'
import { antiguedadQuery, type ConClima, type ParteDeClima } from './resultados-queries.ts'

const PALABRAS = {
  una: 'antigüedad',
  barra: 'Indicador',
  participacion: 'Qué parte de quienes dijeron su antigüedad es de cada una.',
}

type Datos = ConClima & {
  partes: (ParteDeClima & { indicadores: { nombre: string; variables: Cifra[] }[] })[]
}

/** Shares, satisfaction and indicators of each seniority; then the variables of each indicator, all seniorities together. */
export function Antiguedad({ idClima, enlaces }: PropsDeGrafica) {
  return (
    <PantallaDeGrafica
      titulo={TITULOS.Antiguedad}
      formatTexto={({ partes }: Datos) => {
        const personas = partes.reduce((suma, parte) => suma + parte.personas, 0)
        return `Satisfacción según el tiempo de laborar en la empresa. ${formatPersonas(personas)} lo ${personas === 1 ? 'dijo' : 'dijeron'}.`
      }}
      resultado={useQuery(antiguedadQuery(useApi(), idClima))}
      enlaces={enlaces}
    >
      {(datos) => <Cuerpo datos={datos} />}
    </PantallaDeGrafica>
  )
}

const Cuerpo = memo(function Cuerpo({ datos: { clima, partes } }: { datos: Datos }) {
  const [primera] = partes
  if (!primera)
    return <p className={styles.vacia}>El cuestionario de este clima no pregunta por la antigüedad.</p>
  return (
    <>
      <BloquesDePartes clima={clima} partes={partes} palabras={PALABRAS} />
      {primera.indicadores.map(({ nombre }, i) => {
        const dibujo = createDibujoDeSeries(
          'Variable',
          partes.map((parte) => ({ nombre: parte.nombre, cifras: parte.indicadores[i]?.variables ?? [] })),
        )
        return (
          <BloqueDeClima
            key={nombre}
            clima={clima}
            titulo={nombre}
            texto="Sus variables, por antigüedad."
            dibujo={dibujo}
            leyenda={dibujo.series?.map((serie) => ({ texto: serie.nombre, color: serie.color })) ?? []}
            mostrarLeyenda
          />
        )
      })}
    </>
  )
})
