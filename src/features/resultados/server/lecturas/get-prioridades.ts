import type {
  LecturaDePrioridad as LecturaWire,
  NivelDePrioridad as NivelWire,
  Prioridades,
} from '#contract/schema.generated.ts'
import { getClaveDeNombre } from '#domain/climas/nombres.ts'
import {
  type LecturaDePrioridad,
  MINIMO_DE_PRIORIDADES,
  type Nivel,
  type Prioridad,
} from '#domain/lecturas/prioridades.ts'
import { findLegibles } from '#features/cliente/server/rondas-de-cliente.ts'
import type { RequestContext } from '#server/context/context.ts'
import { listVariablesDeClima } from './cambiar-lecturas.ts'
import { findElegido } from './lecturas-store.ts'
import { presentClimaLeido } from './presentar-lecturas.ts'
import { readPrioridades } from './read-prioridades.ts'
import { type RondasDeEmpresa, readRonda, readRondasDeEmpresa } from './rondas-leidas.ts'

const NIVELES: Record<Nivel, NivelWire> = {
  'Pesa más': 'pesaMas',
  Pesa: 'pesa',
  'Pesa menos': 'pesaMenos',
}

const LECTURAS: Record<LecturaDePrioridad, LecturaWire> = {
  'Atender primero': 'atenderPrimero',
  'Mejorar también': 'mejorarTambien',
  Cuidar: 'cuidar',
  Mantener: 'mantener',
}

const presentPrioridad = ({ variable, valor, faltan, nivel, lectura }: Prioridad) => ({
  variable,
  valor,
  faltan,
  nivel: NIVELES[nivel],
  lectura: LECTURAS[lectura],
})

export async function getPrioridades(
  ctx: RequestContext,
  { idClima }: { idClima: string },
): Promise<Prioridades> {
  const rondas = await readRondasDeEmpresa(ctx, { idClima, mayRead: await findLegibles(ctx) })
  const { clima } = rondas
  const leidas = await readPrioridades(ctx, clima)
  const { compromiso } = await findElegido(ctx.db, idClima)
  const variables = listVariablesDeClima(clima)
  const ronda = await readRonda(ctx, clima, { base: clima.baseDeCalculo })
  return {
    clima: await presentClimaLeido(ctx, clima, ronda),
    estado: leidas.tipo === 'prioridades' ? 'listas' : leidas.tipo,
    compromiso,
    sugerido: compromiso === null ? await findSugerido(ctx, rondas, variables) : null,
    variables,
    personas: 'personas' in leidas ? leidas.personas : null,
    minimo: MINIMO_DE_PRIORIDADES,
    prioridades: leidas.tipo === 'prioridades' ? leidas.variables.map(presentPrioridad) : [],
  }
}

/** What the newest earlier round that chose one took, as this round calls it. */
async function findSugerido(
  ctx: RequestContext,
  { anteriores }: RondasDeEmpresa,
  variables: readonly string[],
): Promise<string | null> {
  for (const { id } of anteriores.toReversed()) {
    const { compromiso } = await findElegido(ctx.db, id)
    if (compromiso === null) continue
    return variables.find((nombre) => getClaveDeNombre(nombre) === getClaveDeNombre(compromiso)) ?? null
  }
  return null
}
