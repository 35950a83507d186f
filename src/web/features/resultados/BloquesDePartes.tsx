import {
  type Cifra,
  describePersonas,
  formatBase,
  formatPersonas,
} from '../../../dibujo/resultados/cifras.ts'
import { LEYENDA_DE_BANDAS } from '../../../dibujo/resultados/colores.ts'
import {
  createGraficaDeParticipacion,
  createGraficaDeSatisfaccion,
  createGraficaDeSeries,
  listSeries,
} from '../../../dibujo/resultados/graficas.ts'
import { BloqueDeClima } from './BloqueDeClima.tsx'
import { BloqueReservado } from './BloqueReservado.tsx'
import { type ClimaDeGraficas, formatBaseDeClima, formatClima } from './clima-de-graficas.ts'
import { AL_PUBLICAR, createTotal, LeyendaDeBandas } from './LeyendaDeBandas.tsx'
import type { PalabrasDeClase } from './partes.ts'
import type { ParteDeClima } from './resultados-queries.ts'

interface BloquesDePartesProps {
  clima: ClimaDeGraficas
  partes: readonly ParteDeClima[]
  palabras: PalabrasDeClase
}

/** Share of the respondents, overall satisfaction, and one chart for each: areas, groups and seniorities alike. */
export function BloquesDePartes({ clima, partes, palabras }: BloquesDePartesProps) {
  const { una, encabezado, participacion } = palabras
  return (
    <>
      <LeyendaDeBandas />
      <BloqueDeClima
        primera
        clima={clima}
        titulo={`Encuestados por ${una}`}
        texto={participacion}
        base={describeBaseDeParticipacion(clima, partes, palabras)}
        grafica={createGraficaDeParticipacion(encabezado, partes.map(toParticipacion), clima)}
      />
      <BloqueDeClima
        primera
        clima={clima}
        titulo={`Satisfacción general por ${una}`}
        grafica={createGraficaDeSatisfaccion(encabezado, partes.map(toSatisfaccion), clima)}
        leyenda={LEYENDA_DE_BANDAS}
      />
      {partes.map((parte) => (
        <BloqueDeParte key={parte.id} clima={clima} parte={parte} palabras={palabras} />
      ))}
      <BloquesDeIndicadores clima={clima} partes={partes} />
    </>
  )
}

const toParticipacion = ({ rotulo, personas, participacion, reserva }: ParteDeClima): Cifra => ({
  nombre: rotulo,
  porcentaje: participacion,
  personas,
  // A size that is told needs no lock; one that is an answer has none.
  reserva: personas === null ? (reserva ?? null) : null,
})

const toSatisfaccion = ({ rotulo, personas, satisfaccion, reserva, aviso }: ParteDeClima): Cifra => ({
  nombre: rotulo,
  porcentaje: satisfaccion,
  personas,
  reserva: reserva ?? null,
  ...(aviso ? { aviso } : {}),
})

function describeBaseDeParticipacion(
  clima: ClimaDeGraficas,
  partes: readonly ParteDeClima[],
  { una }: PalabrasDeClase,
): string {
  if (una !== 'antigüedad') return formatBase('encuestados', clima.dataProcesada.cantidadDeEncuestados)
  const personas = countPersonas(partes)
  return personas === null
    ? 'Base: quienes dijeron su antigüedad.'
    : `Base: ${formatPersonas(personas)} que ${personas === 1 ? 'dijo' : 'dijeron'} su antigüedad.`
}

/** null where one of them is not told. */
export const countPersonas = (partes: readonly ParteDeClima[]): number | null =>
  partes.reduce<number | null>(
    (suma, { personas }) => (suma === null || personas === null ? null : suma + personas),
    0,
  )

/** One of them with a bar per variable, or why it has none. */
function BloqueDeParte({
  clima,
  parte,
  palabras,
}: Omit<BloquesDePartesProps, 'partes'> & { parte: ParteDeClima }) {
  const { rotulo, personas, satisfaccion, cifras, reserva, aviso } = parte
  const texto = personas === null ? '' : describePersonas(personas, clima.minimoPorGrupo)
  if (reserva && reserva !== 'sinPublicar')
    return <BloqueReservado titulo={rotulo} texto={texto} reserva={reserva} clima={clima} />
  const sinPublicar = reserva === 'sinPublicar'
  return (
    <BloqueDeClima
      clima={clima}
      titulo={rotulo}
      texto={sinPublicar ? `Una barra por ${palabras.barra.toLowerCase()}.` : texto}
      {...(aviso ? { aviso } : {})}
      total={sinPublicar ? AL_PUBLICAR : createTotal(satisfaccion)}
      grafica={createGraficaDeSatisfaccion(
        palabras.barra,
        cifras.map((cifra) => ({ ...cifra, reserva: reserva ?? null })),
        clima,
        { muda: true },
      )}
      leyenda={LEYENDA_DE_BANDAS}
      base={formatBaseDeClima(clima, personas ?? 0)}
      fuente={`${formatClima(clima)}, ${rotulo}`}
    />
  )
}

/** The variables of each indicator, all seniorities together. */
function BloquesDeIndicadores({ clima, partes }: Omit<BloquesDePartesProps, 'palabras'>) {
  return partes[0]?.indicadores?.map(({ nombre }, i) => {
    const series = partes.map((parte) => ({
      nombre: parte.nombre,
      cifras: (parte.indicadores?.[i]?.variables ?? []).map((cifra) => ({
        ...cifra,
        reserva: parte.reserva ?? null,
      })),
    }))
    return (
      <BloqueDeClima
        key={nombre}
        clima={clima}
        titulo={nombre}
        texto="Sus variables, por antigüedad."
        grafica={createGraficaDeSeries('Variable', series, clima)}
        leyenda={listSeries(series).map((serie) => ({ texto: serie.nombre, color: serie.color }))}
        mostrarLeyenda
      />
    )
  })
}
