import { type Cifra, describePersonas, formatPersonas } from '#dibujo/resultados/cifras.ts'
import { LEYENDA_DE_BANDAS } from '#dibujo/resultados/colores.ts'
import {
  createGraficaDeParticipacion,
  createGraficaDeSatisfaccion,
  createGraficaDeSeries,
  createLeyendaDeSeries,
} from '#dibujo/resultados/graficas.ts'
import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { formatFechaSinAnio } from '#domain/fechas/format-fecha.ts'
import { formatBaseDeRenglones } from '#domain/resultados/base.ts'
import { formatReserva, getReserva } from '#domain/resultados/reserva.ts'
import { formatCantidad, formatNumero } from '#domain/texto/cantidad.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { useSiteConfig } from '#web/lib/site.tsx'
import { Bloque } from '#web/ui/graficas/BloqueDeGrafica.tsx'
import { BloqueDeClima, BloqueReservado } from './BloqueDeClima.tsx'
import { describeBaseDeSeries, describeContestaron } from './base-de-participacion.ts'
import {
  type ClimaDeGraficas,
  formatBaseDeClima,
  formatClima,
  getBase,
  getReservaDeClima,
  isPorLlegar,
  isSinPublicar,
} from './clima-de-graficas.ts'
import type { EnlacesDeGraficas } from './graficas.ts'
import { describeTramos, NombresDeTramos } from './NombresDeTramos.tsx'
import { sortCifras, useOrdenDeCifras } from './orden-de-cifras.ts'
import { AL_PUBLICAR, createTotal, LeyendaDeBandas, OrdenDeCifras } from './PantallaDeGrafica.tsx'
import { Plegables } from './Plegables.tsx'
import type { PalabrasDeClase } from './partes.ts'
import styles from './Resultados.module.css'
import type { ParteDeClima } from './resultados-queries.ts'
import { GruposEnSuArea } from './SeLeePorArea.tsx'
import { describeReservas as formatReservas, SelloDePublicacion } from './SelloDePublicacion.tsx'
import { NotaDeMenosPreguntas } from './SinRespuestas.tsx'
import { TiraDePartes, toAncla } from './TiraDePartes.tsx'
import { TodosALaVez } from './TodosALaVez.tsx'

interface BloquesDePartesProps {
  clima: ClimaDeGraficas
  enlaces: EnlacesDeGraficas
  partes: readonly ParteDeClima[]
  /** The shares, where they are of others than the parts. */
  reparto?: readonly Cifra[]
  palabras: PalabrasDeClase
}

/** More bars, one chart after another, are too long a way to whoever looks for one of them. */
const BARRAS_A_LA_VISTA = 240

/** Share of the respondents, overall satisfaction, and one chart for each: areas, groups and seniorities alike. */
export function BloquesDePartes({ clima, partes, reparto, palabras, enlaces }: BloquesDePartesProps) {
  const { una, encabezado, participacion } = palabras
  const sinPublicar = isPorLlegar(clima, palabras.esRespuesta === true)
  const { orden, change } = useOrdenDeCifras()
  if (palabras.vista === 'GruposDeOpinion' && clima.lectura === 'areas')
    return (
      <GruposEnSuArea
        clima={clima}
        enlaces={enlaces}
        a="AreasDeTrabajo"
        grupos={partes.map(({ rotulo, contestaron, reserva }) => ({
          rotulo,
          personas: contestaron,
          reserva,
        }))}
      />
    )
  const plegadas = partes.reduce((suma, { cifras }) => suma + cifras.length, 0) > BARRAS_A_LA_VISTA
  const enOrden = sortCifras(orden, partes, ({ satisfaccion }) => satisfaccion).map((parte) => ({
    ...parte,
    cifras: sortCifras(orden, parte.cifras, ({ porcentaje }) => porcentaje),
  }))
  return (
    <>
      {!sinPublicar && !plegadas && partes.length > 1 && (
        <TiraDePartes nombre={`Ir a cada ${una}`} partes={enOrden.map(toTira)} />
      )}
      <div className={styles.conOrden}>
        {!sinPublicar && <OrdenDeCifras orden={orden} onChange={change} />}
        <LeyendaDeBandas />
      </div>
      {!sinPublicar && !plegadas && <TodosALaVez partes={partes} una={una} />}
      <SelloDePublicacion
        enlaces={enlaces}
        clima={clima}
        queLlega={palabras.queLlega}
        reservas={describeReservas(countReservadas(partes), palabras)}
        de={palabras.esRespuesta ? 'antiguedades' : 'grupos'}
      />
      <BloqueDeClima
        primera
        clima={clima}
        titulo={`Encuestados por ${una}`}
        texto={sinPublicar && !palabras.esRespuesta ? `${participacion} Al día.` : participacion}
        sinPie={isSinPublicar(clima) && palabras.esRespuesta === true}
        base={describeBaseDeParticipacion(clima, partes, palabras)}
        grafica={createGraficaDeParticipacion(
          encabezado,
          (reparto ?? partes.map(toParticipacion)).map((cifra) => ({
            ...cifra,
            reserva: cifra.reserva ?? (cifra.porcentaje === null ? getReservaDeClima(clima) : null),
          })),
          clima,
        )}
      />
      <BloqueDeClima
        primera
        clima={clima}
        titulo={`Satisfacción general por ${una}`}
        {...describeSatisfaccion(clima, partes, palabras)}
        grafica={createGraficaDeSatisfaccion(
          encabezado,
          enOrden.map((parte) => toSatisfaccion(parte, clima)),
          clima,
        )}
        leyenda={LEYENDA_DE_BANDAS}
        {...(palabras.esRespuesta && !sinPublicar ? { base: formatBaseDeRenglones(getBase(clima)) } : {})}
      />
      {palabras.esRespuesta && <NombresDeTramos clima={clima} partes={partes} />}
      <NotaDeMenosPreguntas partes={partes} />
      {!sinPublicar && partes.length > 1 && partes.every(({ reserva }) => reserva) ? (
        <TodasReservadas partes={partes} palabras={palabras} />
      ) : (
        <>
          <Plegables partes={enOrden} palabras={palabras} plegadas={plegadas}>
            {(parte) => <BloqueDeParte clima={clima} enlaces={enlaces} parte={parte} palabras={palabras} />}
          </Plegables>
          <BloquesDeIndicadores clima={clima} partes={partes} />
        </>
      )}
    </>
  )
}

/** A group by its number, the others by their names. */
const toTira = ({ id, nombre, rotulo, satisfaccion, reserva }: ParteDeClima) => ({
  ancla: toAncla(id),
  texto: rotulo === nombre ? nombre : rotulo.replace(nombre, '').trim(),
  nombre: rotulo,
  cifra: reserva ? null : satisfaccion,
})

function describeSatisfaccion(
  clima: ClimaDeGraficas,
  partes: readonly ParteDeClima[],
  { esRespuesta }: PalabrasDeClase,
) {
  if (isPorLlegar(clima, esRespuesta === true))
    return { texto: 'Así se verá. Las barras llegan al publicar.' }
  if (!esRespuesta || !hasMinimo(clima)) return {}
  return {
    texto:
      `Solo se cuentan donde son ${clima.minimoPorGrupo} o más de su grupo. ${describeTramos(partes)}`.trim(),
  }
}

const toParticipacion = ({ rotulo, contestaron, participacion, reserva }: ParteDeClima): Cifra => ({
  nombre: rotulo,
  porcentaje: participacion,
  personas: contestaron,
  // Counts of who answered are told of groups and areas, withheld or not; of a seniority they are an answer.
  reserva: contestaron === null ? reserva : null,
})

const toSatisfaccion = (parte: ParteDeClima, clima: ClimaDeGraficas): Cifra => ({
  nombre: parte.rotulo,
  porcentaje: parte.satisfaccion,
  menosPreguntas: parte.menosPreguntas,
  faltanVariables: parte.faltanVariables,
  personas: parte.personas,
  reserva: getReservaDeParte(parte, clima),
  ...createAviso(parte),
})

/** The part of it that is published and not in its figures. */
export function createAviso({ hojasSinMostrar, reserva }: ParteDeClima) {
  // None of one that is withheld whole is shown: "more" would say that some are.
  if (hojasSinMostrar === 0 || reserva) return {}
  return {
    aviso: `${formatCantidad(hojasSinMostrar, 'cuestionario más no se muestra', 'cuestionarios más no se muestran')} aquí`,
  }
}

/** As it is said beside how many have answered: of a seniority nobody is told. */
const getReservaDeParte = ({ reserva, contestaron }: ParteDeClima, { minimoPorGrupo }: ClimaDeGraficas) =>
  getReserva('grupos', reserva, { contestaron, minimoPorGrupo })

const countReservadas = (partes: readonly ParteDeClima[]) =>
  partes.filter(({ reserva }) => reserva && reserva !== 'sinPublicar').length

const describeReservas = (cuantas: number, { sustantivo, femenino }: PalabrasDeClase): string =>
  formatReservas(cuantas, sustantivo, femenino)

function describeBaseDeParticipacion(
  clima: ClimaDeGraficas,
  partes: readonly ParteDeClima[],
  { esRespuesta }: PalabrasDeClase,
): string {
  const personas = countPersonas(partes)
  if (!esRespuesta) return personas === null ? formatBaseDeClima(clima) : describeContestaron(clima, personas)
  if (isSinPublicar(clima)) return formatBaseDeClima(clima)
  return personas === null
    ? 'Base: quienes dijeron su antigüedad.'
    : `Base: ${formatPersonas(personas)} que ${personas === 1 ? 'dijo' : 'dijeron'} su antigüedad.`
}

/** null where one of them is not told. */
export const countPersonas = (partes: readonly ParteDeClima[]): number | null =>
  partes.reduce<number | null>(
    (suma, { contestaron }) => (suma === null || contestaron === null ? null : suma + contestaron),
    0,
  )

/** A part with a bar per variable, or why it has none. */
function BloqueDeParte({
  clima,
  parte,
  palabras,
  enlaces,
}: Omit<BloquesDePartesProps, 'partes'> & { parte: ParteDeClima }) {
  const { timeZone } = useSiteConfig()
  const {
    rotulo,
    contestaron,
    personas,
    satisfaccion,
    cifras,
    reserva,
    cifrasAl,
    hojasSinMostrar,
    dentroDe,
  } = parte
  const cuantas =
    personas === null
      ? ''
      : palabras.esRespuesta && contestaron !== null && contestaron > personas
        ? `${formatNumero(personas)} de ${formatPersonas(contestaron)}`
        : describePersonas(personas, clima.minimoPorGrupo)
  const texto =
    hojasSinMostrar > 0 && cifrasAl && personas !== null
      ? `${formatPersonas(personas)}, al ${formatFechaSinAnio(cifrasAl, timeZone)}.`
      : cuantas
  if (reserva && reserva !== 'sinPublicar')
    return (
      <BloqueReservado
        ancla={toAncla(parte.id)}
        titulo={rotulo}
        texto={cuantas}
        reserva={getReservaDeParte(parte, clima) ?? reserva}
        clima={clima}
        dentroDe={dentroDe}
        enlaces={enlaces}
      />
    )
  const sinPublicar = isPorLlegar(clima, palabras.esRespuesta === true)
  // A line: a chart of nobody would say the same once per bar.
  if (reserva && !sinPublicar)
    return <Bloque titulo={rotulo} texto={`${formatReserva(reserva, clima.minimoPorGrupo)}.`} />
  if (personas === 0 && !sinPublicar) return <Bloque titulo={rotulo} texto={cuantas} />
  return (
    <BloqueDeClima
      ancla={toAncla(parte.id)}
      clima={clima}
      titulo={rotulo}
      texto={
        sinPublicar
          ? `Una barra por ${palabras.barra.toLowerCase()}.`
          : [parte.opciones, texto].filter(Boolean).join('. ')
      }
      {...createAviso(parte)}
      total={sinPublicar ? AL_PUBLICAR : createTotal(satisfaccion)}
      grafica={createGraficaDeSatisfaccion(
        palabras.barra,
        cifras.map((cifra) => ({ ...cifra, reserva })),
        clima,
        { muda: true },
      )}
      leyenda={LEYENDA_DE_BANDAS}
      // Its head says how many they are.
      baseDicha
      base={formatBaseDeClima(clima, personas ?? 0)}
      fuente={`${formatClima(clima)}, ${rotulo}`}
    />
  )
}

/** Said once: a head for each would say it as often as there are, and a chart of them would show nothing. */
function TodasReservadas({ partes, palabras }: Pick<BloquesDePartesProps, 'partes' | 'palabras'>) {
  return (
    <Bloque
      titulo={`Cada ${palabras.una} por separado`}
      texto={`${joinEnLetras(partes.map(({ rotulo }) => rotulo))}.`}
      total={{ tipo: 'reservado', texto: 'Reservado' }}
    >
      <p className={styles.nota}>
        {palabras.femenino ? 'Ninguna tiene cifra, cada una' : 'Ninguno tiene cifra, cada uno'} por la razón
        que se lee arriba. Lo que dijo la gente cuenta en toda la empresa.
      </p>
    </Bloque>
  )
}

/** The variables of each indicator, all seniorities together. */
function BloquesDeIndicadores({ clima, partes }: Pick<BloquesDePartesProps, 'clima' | 'partes'>) {
  return partes[0]?.indicadores?.map(({ nombre }, i) => {
    const series = partes.map((parte) => ({
      nombre: parte.nombre,
      cifras: (parte.indicadores?.[i]?.variables ?? []).map((cifra) => ({
        ...cifra,
        reserva: parte.reserva,
      })),
    }))
    return (
      <BloqueDeClima
        key={nombre}
        clima={clima}
        titulo={nombre}
        texto="Sus variables, por antigüedad."
        grafica={createGraficaDeSeries('Variable', series, clima)}
        leyenda={createLeyendaDeSeries(series)}
        mostrarLeyenda
        base={describeBaseDeSeries(clima, partes)}
      />
    )
  })
}
