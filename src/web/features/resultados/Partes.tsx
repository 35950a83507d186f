import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { formatPersonas } from '../../../dibujo/resultados/cifras.ts'
import { useApi } from '../../lib/site.tsx'
import { BloquesDePartes, countPersonas } from './BloquesDePartes.tsx'
import { type PropsDeGrafica, TITULOS } from './graficas.ts'
import { PantallaDeGrafica } from './PantallaDeGrafica.tsx'
import { type ClaseDeParte, PARTES } from './partes.ts'
import styles from './Resultados.module.css'
import type { ConClima, ParteDeClima } from './resultados-queries.ts'

type Datos = ConClima & { partes: ParteDeClima[] }

/** AreasDeTrabajo, GruposDeOpinion and Antiguedad: shares, satisfaction, and one chart for each of them. */
export function Partes({ clase, idClima, enlaces }: PropsDeGrafica & { clase: ClaseDeParte }) {
  const { vista, query } = PARTES[clase]
  return (
    <PantallaDeGrafica
      titulo={TITULOS[vista]}
      formatTexto={(datos: Datos) => describeVista(datos, clase)}
      resultado={useQuery(query(useApi(), idClima))}
      enlaces={enlaces}
    >
      {(datos) => <Cuerpo datos={datos} clase={clase} />}
    </PantallaDeGrafica>
  )
}

function describeVista({ clima, partes }: Datos, clase: ClaseDeParte): string {
  if (clase !== 'antiguedad')
    return `Participación y satisfacción de cada ${PARTES[clase].una}, con ${formatPersonas(clima.dataProcesada.cantidadDeEncuestados)} en total.`
  const personas = countPersonas(partes)
  const cuantas =
    personas === null ? '' : ` ${formatPersonas(personas)} lo ${personas === 1 ? 'dijo' : 'dijeron'}.`
  return `Satisfacción según el tiempo de laborar en la empresa.${cuantas}`
}

const Cuerpo = memo(function Cuerpo({ datos, clase }: { datos: Datos; clase: ClaseDeParte }) {
  if (datos.partes.length === 0 && clase === 'antiguedad')
    return <p className={styles.vacia}>El cuestionario de este clima no pregunta por la antigüedad.</p>
  return <BloquesDePartes {...datos} palabras={PARTES[clase]} />
})
