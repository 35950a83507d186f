import type { SerieDeTendencia as SerieWire, Tendencia } from '#contract/schema.generated.ts'
import type { ComparabilidadDeRondas } from '#domain/lecturas/comparabilidad-de-rondas.ts'
import { listPreguntasDeENPS } from '#domain/lecturas/enps-de-ronda.ts'
import { filterRepetidas } from '#domain/lecturas/preguntas-repetidas.ts'
import type { Ronda } from '#domain/lecturas/ronda.ts'
import { computeTendencia, type SerieDeTendencia } from '#domain/lecturas/tendencia.ts'
import { findLegibles } from '#features/cliente/server/rondas-de-cliente.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { presentCambio } from './get-cambios.ts'
import { listRondasDeENPS } from './get-enps.ts'
import { findHecho } from './lecturas-store.ts'
import { presentClimaLeido } from './presentar-lecturas.ts'
import { readNotasDeGrupos } from './read-notas-de-grupos.ts'
import { readComparabilidad, readRonda, readRondasDeEmpresa } from './rondas-leidas.ts'

export async function getTendencia(
  ctx: RequestContext,
  { idClima, soloRepetidas }: { idClima: string; soloRepetidas?: boolean | null },
): Promise<Tendencia> {
  const { clima, anteriores } = await readRondasDeEmpresa(ctx, { idClima, mayRead: await findLegibles(ctx) })
  // A study of another tool has no questions that could be the same.
  const climas = [...anteriores.filter(({ estudio }) => !(soloRepetidas && estudio)), clima]
  const { definiciones, repetidas, total, faltan, faltanDeAntes } = filterRepetidas(
    climas.filter(({ estudio }) => !estudio || soloRepetidas).map(({ definicion }) => definicion),
  )
  const rondas = await Promise.all(
    climas.map((ronda, i) =>
      readRonda(ctx, ronda, {
        base: clima.baseDeCalculo,
        ...(soloRepetidas ? { leida: definiciones[i]! } : {}),
      }),
    ),
  )
  const comparabilidades = await readSeguidas(ctx, rondas)
  const { general, indicadores, areas, escala } = computeTendencia(
    rondas,
    (actual) => comparabilidades.get(actual.id)!,
  )
  return {
    clima: await presentClimaLeido(ctx, clima, rondas.at(-1)!),
    notasDeGrupos: (
      await Promise.all(climas.slice(1).map((ronda, i) => readNotasDeGrupos(ctx, ronda, climas[i]!)))
    ).flat(),
    rondas: await Promise.all(
      climas.map(async (ronda) => ({
        id: ronda.id,
        periodo: ronda.periodo,
        conOtraBase: ronda.baseDeCalculo !== clima.baseDeCalculo,
        contestaron: ronda.participacion.contestaron,
        planeados: ronda.participacion.planeados,
        estudio: ronda.estudio,
        hecho: await findHecho(ctx.db, ronda.id),
      })),
    ),
    soloRepetidas: soloRepetidas ?? false,
    repetidas,
    preguntas: total,
    faltan,
    faltanDeAntes,
    general: presentSerie(general),
    indicadores: indicadores.map(presentSerie),
    areas: areas.map(presentSerie),
    eNPS: listPreguntasDeENPS(clima.definicion).map((una) => ({
      id: una.id,
      pregunta: una.pregunta,
      rondas: listRondasDeENPS(rondas, una),
    })),
    ...escala,
  }
}

/** Comparisons of each round with the one before it. */
async function readSeguidas(
  ctx: Pick<AppContext, 'db'>,
  rondas: readonly Ronda[],
): Promise<Map<string, ComparabilidadDeRondas>> {
  const pares = rondas.slice(1).map(async (ronda, i) => {
    return [ronda.id, await readComparabilidad(ctx, ronda, rondas[i]!)] as const
  })
  return new Map(await Promise.all(pares))
}

const presentSerie = ({ nombre, puntos, tramos, cambios }: SerieDeTendencia): SerieWire => ({
  nombre,
  valores: puntos.map(({ valor }) => valor),
  personas: puntos.map(({ personas }) => personas),
  menosPreguntas: puntos.map(({ menosPreguntas }) => menosPreguntas ?? false),
  tramos,
  cambios: cambios.map(presentCambio),
})
