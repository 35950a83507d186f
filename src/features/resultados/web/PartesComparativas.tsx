import { memo } from 'react'
import { type Cifra, formatPersonas } from '#dibujo/resultados/cifras.ts'
import type { ReglaDeComparacion } from '#dibujo/resultados/graficas.ts'
import { getClaveDeNombre } from '#domain/climas/nombres.ts'
import { OTROS_TRAMOS } from '#domain/lecturas/antiguedades-comunes.ts'
import { type Par, pairByNombre } from '#domain/resultados/comparacion.ts'
import { formatReserva } from '#domain/resultados/reserva.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { Bloque } from '#web/ui/graficas/BloqueDeGrafica.tsx'
import { BloqueComparado, type DosDeGraficas, describeSolo } from './BloqueComparado.tsx'
import { PorQueSeReserva } from './BloqueDeClima.tsx'
import { describeBaseDeAntiguedad, describeBaseDeRenglones } from './bases-comparadas.ts'
import { isSinPublicar, listCorrecciones } from './clima-de-graficas.ts'
import { GruposIguales } from './GruposIguales.tsx'
import type { EnlacesDeGraficas, PropsDeGrafica } from './graficas.ts'
import { describeTramos } from './NombresDeTramos.tsx'
import { type DosClimas, PantallaComparativa } from './PantallaComparativa.tsx'
import { type ClaseDeParte, PARTES, type PalabrasDeClase } from './partes.ts'
import styles from './Resultados.module.css'
import type { ParteDeClima } from './resultados-queries.ts'
import { SeLeePorArea } from './SeLeePorArea.tsx'
import { NotaDeMenosPreguntas } from './SinRespuestas.tsx'

/** The work areas, opinion groups or seniorities of two rounds. */
export function PartesComparativas({ clase, ...props }: PropsDeGrafica & { clase: ClaseDeParte }) {
  const { comparativa, textoDeComparativa, query } = PARTES[clase]
  return (
    <PantallaComparativa
      {...props}
      grafica={comparativa}
      texto={textoDeComparativa}
      query={query}
      juntas={clase === 'antiguedad'}
      de={CONJUNTOS[clase]}
    >
      {(dos) => (
        <BloquesComparados
          {...dos}
          palabras={PARTES[clase]}
          conGrupos={clase === 'grupo'}
          enlaces={props.enlaces}
        />
      )}
    </PantallaComparativa>
  )
}

const CONJUNTOS = { area: 'areas', grupo: 'grupos', antiguedad: 'antiguedades' } as const

const listParticipaciones = (partes: readonly ParteDeClima[]): Cifra[] =>
  partes.map(({ nombre, participacion, contestaron, reserva }) => ({
    nombre,
    porcentaje: participacion,
    personas: contestaron,
    reserva: contestaron === null ? reserva : null,
  }))

const listSatisfacciones = (partes: readonly ParteDeClima[]): Cifra[] =>
  partes.map(({ nombre, satisfaccion, menosPreguntas, faltanVariables, personas, reserva }) => ({
    nombre,
    porcentaje: satisfaccion,
    menosPreguntas,
    faltanVariables,
    personas,
    reserva,
  }))

/** Shares, satisfaction, and one chart for each name. */
const BloquesComparados = memo(function BloquesComparados({
  actual,
  comparado,
  reglas,
  conGrupos,
  enlaces,
  palabras: { una, encabezado, barra, esRespuesta },
}: DosClimas<{ partes: ParteDeClima[] }> & {
  palabras: PalabrasDeClase
  conGrupos: boolean
  enlaces: EnlacesDeGraficas
}) {
  // Groups that staff declared the same are found by either name.
  const iguales = conGrupos
    ? reglas.datos.gruposIguales.map(({ grupo, grupoAnterior }) => ({ antes: grupoAnterior, ahora: grupo }))
    : []
  const conIguales = { ...actual.clima, correcciones: [...(actual.clima.correcciones ?? []), ...iguales] }
  const climas = [conIguales, comparado.clima] as const
  const pares = pairByNombre(actual.partes, comparado.partes, listCorrecciones(climas))
  // A name may be of both rounds: it is explained once.
  const comunes = pares.flatMap(({ actual: una, comparado: otra }) => una ?? otra ?? [])
  const conReservas = [actual, comparado].filter(({ partes }) => partes.some(isReservada))
  const participacion = (
    <BloqueComparado
      primera
      conBase
      titulo={`Encuestados por ${una}`}
      texto={`En porcentaje de quienes ${esRespuesta ? 'dijeron su antigüedad' : 'contestaron'} en cada clima.`}
      {...(esRespuesta ? { base: describeBaseDeAntiguedad(climas) } : {})}
      encabezado={encabezado}
      climas={climas}
      actuales={listParticipaciones(actual.partes)}
      comparadas={listParticipaciones(comparado.partes)}
      neutral
    />
  )
  const iguala = conGrupos && <GruposIguales datos={reglas.datos} dos={climas} />
  if (conGrupos && actual.clima.lectura === 'areas')
    return (
      <>
        <SeLeePorArea enlaces={enlaces} a="AreasDeTrabajoComparativas" />
        {iguala}
        {participacion}
      </>
    )
  return (
    <>
      {iguala}
      {participacion}
      <BloqueComparado
        primera
        titulo={`Satisfacción general por ${una}`}
        texto={[
          ...(conReservas.length > 0 ? ['Donde un clima se reserva se ve el otro, sin diferencia.'] : []),
          describeTramos(comunes),
        ]
          .join(' ')
          .trim()}
        encabezado={encabezado}
        climas={climas}
        actuales={listSatisfacciones(actual.partes)}
        comparadas={listSatisfacciones(comparado.partes)}
        regla={reglas.generalDeCada}
        {...(esRespuesta ? { base: describeBaseDeRenglones(climas) } : {})}
      />
      {conReservas.map(({ clima }) => (
        <PorQueSeReserva
          key={clima.id}
          idClima={clima.id}
          de={esRespuesta ? 'antiguedades' : 'grupos'}
          periodo={clima.periodo}
        />
      ))}
      <NotaDeMenosPreguntas partes={[...actual.partes, ...comparado.partes]} />
      {pares.length > 1 && pares.every(isSinCifras) ? (
        <Bloque
          titulo={`Cada ${una} por separado`}
          texto={`${joinEnLetras(pares.map(({ nombre }) => nombre))}.`}
          total={{ tipo: 'reservado', texto: 'Reservado' }}
        >
          <p className={styles.nota}>
            No hay cifra que comparar, por la razón que se lee arriba. Lo que dijo su gente cuenta en toda la
            empresa.
          </p>
        </Bloque>
      ) : (
        <Pares
          pares={pares}
          otros={esRespuesta ? [...actual.partes, ...comparado.partes] : []}
          barra={barra}
          climas={climas}
          reglaDe={(nombres) => reglas.deParte(nombres, esRespuesta ? 'indicador' : 'variable')}
        />
      )}
    </>
  )
})

function Pares({
  pares,
  otros,
  barra,
  climas,
  reglaDe,
}: {
  pares: readonly Par<ParteDeClima>[]
  /** Seniorities of both rounds: what one of them joined otherwise is not of that round alone. */
  otros: readonly ParteDeClima[]
  barra: string
  climas: DosDeGraficas
  reglaDe: (nombres: readonly string[]) => ReglaDeComparacion
}) {
  return pares.map((par) =>
    isVacio(par) ? (
      <Bloque key={par.nombre} titulo={par.nombre} texto={describePar(par, climas, otros)} />
    ) : isSinCifras(par) ? (
      <Bloque
        key={par.nombre}
        titulo={par.nombre}
        texto={describePar(par, climas, otros)}
        total={{ tipo: 'reservado', texto: 'Reservado' }}
      >
        <p className={styles.nota}>{describeReservas(par, climas)}</p>
      </Bloque>
    ) : (
      <BloqueComparado
        key={par.nombre}
        titulo={par.nombre}
        texto={describePar(par, climas, otros)}
        encabezado={barra}
        climas={climas}
        actuales={listCifras(par.actual)}
        comparadas={listCifras(par.comparado)}
        regla={reglaDe([par.actual, par.comparado].flatMap((parte) => parte?.nombre ?? []))}
        personas={[countMostradas(par.actual), countMostradas(par.comparado)]}
      />
    ),
  )
}

/** Nobody in either round: a line says it, a chart would say it once per bar. */
const isVacio = ({ actual, comparado }: Par<ParteDeClima>): boolean =>
  [actual, comparado].every((parte) => !parte || (parte.personas === 0 && !parte.reserva))

const isReservada = (parte: ParteDeClima | null) => Boolean(parte?.reserva && parte.reserva !== 'sinPublicar')

/** Withheld, and no figure of the other round beside it: a head says why, a chart would say it twice per bar. */
const isSinCifras = ({ actual, comparado }: Par<ParteDeClima>): boolean =>
  [actual, comparado].every((parte) => !parte || parte.reserva) && [actual, comparado].some(isReservada)

function describeReservas({ actual, comparado }: Par<ParteDeClima>, climas: DosDeGraficas): string {
  const razones = [actual, comparado].flatMap((parte, i) => {
    const clima = climas[i]
    if (!parte?.reserva || !clima) return []
    const palabras = formatReserva(parte.reserva, clima.minimoPorGrupo, isSinPublicar(clima))
    return [`${clima.periodo}: ${palabras.toLowerCase()}.`]
  })
  return `${razones.join(' ')} Lo que dijeron cuenta en toda la empresa.`
}

const countMostradas = (parte: ParteDeClima | null) => (parte && !parte.reserva ? parte.personas : null)

const listCifras = (parte: ParteDeClima | null): Cifra[] =>
  parte?.cifras.map((cifra) => ({ ...cifra, reserva: parte.reserva })) ?? []

function describePar(par: Par<ParteDeClima>, climas: DosDeGraficas, otros: readonly ParteDeClima[]): string {
  const cuantas = [par.actual, par.comparado]
    .map((parte, i) =>
      typeof parte?.personas === 'number'
        ? `${formatPersonas(parte.personas)} en ${climas[i]?.periodo}`
        : null,
    )
    .filter(Boolean)
  const solo = describeSolo(par, climas)
  const sola = par.actual ?? par.comparado
  const opciones = sola?.opciones ? `${sola.opciones}. ` : ''
  const esDeAmbas = otros.some((otra) => otra !== sola && isDeAmbas(otra.nombre, par.nombre))
  return `${opciones}${cuantas.length > 0 ? `${cuantas.join(' y ')}.` : ''} ${solo && esDeAmbas ? OTROS_TRAMOS : solo}`.trim()
}

/** Whether two runs have an option in common. */
const isDeAmbas = (uno: string, otro: string) => {
  const opciones = new Set(uno.split(' + ').map(getClaveDeNombre))
  return otro.split(' + ').some((opcion) => opciones.has(getClaveDeNombre(opcion)))
}
