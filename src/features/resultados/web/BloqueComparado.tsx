import type { Cifra } from '#dibujo/resultados/cifras.ts'
import {
  CON_OTRAS_PREGUNTAS,
  createGraficaComparada,
  createLeyendaDePeriodos,
  DIFERENCIA_EN_PUNTOS,
  type ReglaDeComparacion,
} from '#dibujo/resultados/graficas.ts'
import type { Par } from '#domain/resultados/comparacion.ts'
import { BloqueDeClima } from './BloqueDeClima.tsx'
import { describeBases, type PersonasComparadas } from './bases-comparadas.ts'
import type { ClimaDeGraficas } from './clima-de-graficas.ts'

export type DosDeGraficas = readonly [ClimaDeGraficas, ClimaDeGraficas]

const AVISO_DE_PREGUNTAS = 'Parte de lo que se pregunta cambió: la diferencia puede venir también de eso.'

/** The same chart of two climates, by name. */
export function BloqueComparado({
  titulo,
  texto,
  encabezado,
  climas: [clima, otro],
  actuales,
  comparadas,
  personas,
  base,
  regla,
  neutral = false,
  primera = false,
  conBase = false,
}: {
  titulo: string
  texto?: string
  encabezado: string
  climas: DosDeGraficas
  actuales: readonly Cifra[]
  comparadas: readonly Cifra[]
  /** The part of the company that the figures are of; without it they are of all of it. */
  personas?: PersonasComparadas
  /** The divisor, where it is neither. */
  base?: string
  /** Rules of what may be compared; without them nothing here comes from questions. */
  regla?: ReglaDeComparacion
  neutral?: boolean
  primera?: boolean
  /** The first of its view, which says the base of all. */
  conBase?: boolean
}) {
  const periodos = { actual: clima.periodo, comparado: otro.periodo }
  const conAviso =
    regla && [...actuales, ...comparadas].some(({ nombre }) => regla([nombre])?.tipo === 'conAviso')
  return (
    <BloqueDeClima
      clima={clima}
      titulo={titulo}
      {...(texto ? { texto } : {})}
      {...(conAviso ? { aviso: `${CON_OTRAS_PREGUNTAS} ${AVISO_DE_PREGUNTAS}` } : {})}
      encabezadoDeDiferencia={DIFERENCIA_EN_PUNTOS}
      grafica={createGraficaComparada(
        encabezado,
        actuales,
        comparadas,
        { actual: clima, comparado: otro },
        { neutral, ...(regla ? { regla } : {}) },
      )}
      leyenda={createLeyendaDePeriodos(periodos)}
      base={base ?? describeBases([clima, otro], personas)}
      // Said under the first; the others are of the same people, or say in their head of how many.
      baseDicha={base === undefined && !conBase}
      fuente={`${clima.empresa.nombre_comercial}, ${periodos.actual} y ${periodos.comparado}`}
      primera={primera}
    />
  )
}

/** Said where only one of the rounds has it. */
export function describeSolo({ actual, comparado }: Par<unknown>, [clima, otro]: DosDeGraficas): string {
  if (actual === null) return `Solo está en ${otro.periodo}.`
  return comparado === null ? `Solo está en ${clima.periodo}.` : ''
}
