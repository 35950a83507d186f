import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { formatPersonas } from '#dibujo/resultados/cifras.ts'
import { useApi } from '#web/lib/site.tsx'
import { BloquesDePartes, countPersonas } from './BloquesDePartes.tsx'
import { formatBaseDeClima } from './clima-de-graficas.ts'
import { type EnlacesDeGraficas, GRAFICAS, type PropsDeGrafica } from './graficas.ts'
import { PantallaDeGrafica } from './PantallaDeGrafica.tsx'
import { type ClaseDeParte, PARTES } from './partes.ts'
import styles from './Resultados.module.css'
import type { ConClima, DatosDePartes } from './resultados-queries.ts'

type Datos = ConClima & DatosDePartes

/** AreasDeTrabajo, GruposDeOpinion and Antiguedad: shares, satisfaction, and one chart for each of them. */
export function Partes({ clase, idClima, enlaces }: PropsDeGrafica & { clase: ClaseDeParte }) {
  const { vista, query } = PARTES[clase]
  return (
    <PantallaDeGrafica
      titulo={GRAFICAS[vista].titulo}
      formatTexto={(datos: Datos) => describeVista(datos, clase)}
      formatBase={({ clima }) => formatBaseDeClima(clima)}
      resultado={useQuery(query(useApi(), idClima))}
      enlaces={enlaces}
    >
      {(datos) => <Cuerpo datos={datos} clase={clase} enlaces={enlaces} />}
    </PantallaDeGrafica>
  )
}

function describeVista({ clima, partes }: Datos, clase: ClaseDeParte): string {
  const contadas = countPersonas(partes)
  // A client's areas that stand in the company's figures alone are in none.
  const enCifras = clima.dataProcesada.cantidadDeEncuestados
  const personas = clase !== 'antiguedad' && contadas !== null && contadas < enCifras ? enCifras : contadas
  if (clase !== 'antiguedad')
    return `Participación y satisfacción de cada ${PARTES[clase].una}${personas === null ? '' : `, con ${formatPersonas(personas)} en total`}.`
  const cuantas =
    personas === null ? '' : ` ${formatPersonas(personas)} lo ${personas === 1 ? 'dijo' : 'dijeron'}.`
  return `Satisfacción según el tiempo de laborar en la empresa.${cuantas}`
}

interface CuerpoProps {
  datos: Datos
  clase: ClaseDeParte
  enlaces: EnlacesDeGraficas
}

const Cuerpo = memo(function Cuerpo({ datos, clase, enlaces }: CuerpoProps) {
  if (datos.partes.length === 0 && clase === 'antiguedad')
    return <p className={styles.vacia}>El cuestionario de este clima no pregunta por la antigüedad.</p>
  return <BloquesDePartes {...datos} palabras={PARTES[clase]} enlaces={enlaces} />
})
