import { type Par, pairByNombre } from '../../../domain/resultados/comparacion.ts'
import { BloqueComparado } from './BloqueComparado.tsx'
import { type Cifra, type ClimaDeGraficas, formatPersonas } from './cifras.ts'
import type { DosClimas } from './PantallaComparativa.tsx'
import type { ParteDeClima } from './resultados-queries.ts'

type Climas = readonly [ClimaDeGraficas, ClimaDeGraficas]

/** Said where only one of the rounds has it. */
export function describeSolo({ actual, comparado }: Par<unknown>, [clima, otro]: Climas): string {
  if (actual === null) return `Solo está en ${otro.anio}.`
  return comparado === null ? `Solo está en ${clima.anio}.` : ''
}

function describePar(par: Par<ParteDeClima>, climas: Climas): string {
  const cuantas = [par.actual, par.comparado]
    .map((parte, i) => parte && `${formatPersonas(parte.personas)} en ${climas[i]?.anio}`)
    .filter(Boolean)
  return `${cuantas.join(' y ')}. ${describeSolo(par, climas)}`.trim()
}

const listParticipaciones = (partes: readonly ParteDeClima[]): Cifra[] =>
  partes.map(({ nombre, participacion }) => ({ nombre, porcentaje: participacion }))

const listSatisfacciones = (partes: readonly ParteDeClima[]): Cifra[] =>
  partes.map(({ nombre, satisfaccion }) => ({ nombre, porcentaje: satisfaccion }))

/** Areas, groups or seniorities of two rounds: shares, satisfaction, and one chart for each name. */
export function BloquesDePartesComparadas({
  actual,
  comparado,
  una,
  barra,
}: DosClimas<{ partes: ParteDeClima[] }> & { una: string; barra: string }) {
  const climas = [actual.clima, comparado.clima] as const
  const encabezado = una.charAt(0).toUpperCase() + una.slice(1)
  return (
    <>
      <BloqueComparado
        titulo={`Encuestados por ${una}`}
        texto="En porcentaje de quienes contestaron en cada clima."
        encabezado={encabezado}
        climas={climas}
        actuales={listParticipaciones(actual.partes)}
        comparadas={listParticipaciones(comparado.partes)}
        neutral
      />
      <BloqueComparado
        titulo={`Satisfacción general por ${una}`}
        encabezado={encabezado}
        climas={climas}
        actuales={listSatisfacciones(actual.partes)}
        comparadas={listSatisfacciones(comparado.partes)}
      />
      {pairByNombre(actual.partes, comparado.partes).map((par) => (
        <BloqueComparado
          key={par.nombre}
          titulo={par.nombre}
          texto={describePar(par, climas)}
          encabezado={barra}
          climas={climas}
          actuales={par.actual?.cifras ?? []}
          comparadas={par.comparado?.cifras ?? []}
        />
      ))}
    </>
  )
}
