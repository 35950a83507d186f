import type { CeldaDeMapa as CeldaWire, MapaDeCalor } from '#contract/schema.generated.ts'
import { type CeldaDeMapa, computeMapa } from '#domain/lecturas/mapa-de-calor.ts'
import { findEmpresa } from '#domain/lecturas/ronda.ts'
import { findLegibles } from '#features/cliente/server/rondas-de-cliente.ts'
import { notFound } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { presentCambio } from './get-cambios.ts'
import { presentClimaLeido, presentConjunto, presentRondaAnterior } from './presentar-lecturas.ts'
import { readNotasDeGrupos } from './read-notas-de-grupos.ts'
import {
  findComparado,
  listComparables,
  readComparacion,
  readRonda,
  readRondasDeEmpresa,
} from './rondas-leidas.ts'

const presentCelda = ({ cambio, ...celda }: CeldaDeMapa): CeldaWire => ({
  ...celda,
  cambio: presentCambio(cambio),
})

export async function getMapaDeCalor(
  ctx: RequestContext,
  {
    idClima,
    idComparado,
    variable,
  }: { idClima: string; idComparado?: string | null; variable?: string | null },
): Promise<MapaDeCalor> {
  const rondas = await readRondasDeEmpresa(ctx, { idClima, mayRead: await findLegibles(ctx) })
  const { clima } = rondas
  const comparado = findComparado(rondas, idComparado ?? null)
  const comparacion = comparado && (await readComparacion(ctx, clima, comparado))
  const actual = comparacion?.actual ?? (await readRonda(ctx, clima, { base: clima.baseDeCalculo }))
  const mapa = computeMapa(actual, comparacion, variable ?? null)
  if (!mapa) throw notFound('Esa variable no está en este clima.')
  return {
    clima: await presentClimaLeido(ctx, clima, actual),
    notasDeGrupos: await readNotasDeGrupos(ctx, clima, comparado),
    rondas: listComparables(rondas).map((otro) => presentRondaAnterior(clima, otro)),
    comparado: comparado && presentRondaAnterior(clima, comparado),
    variables: actual.medidas.filter(({ clase }) => clase === 'variable').map(({ nombre }) => nombre),
    personasAntes: comparacion ? (findEmpresa(comparacion.anterior)?.recuento.encuestados ?? null) : null,
    columnas: mapa.columnas,
    comparabilidad: mapa.comparabilidad,
    filas: mapa.filas.map(({ conjunto, estabaAntes, general, celdas }) => ({
      conjunto: presentConjunto(ctx, conjunto),
      estabaAntes,
      general: presentCelda(general),
      celdas: celdas.map(presentCelda),
    })),
  }
}
