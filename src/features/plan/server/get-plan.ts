import type { CifraDePlan, Plan } from '#contract/schema.generated.ts'
import { isAnterior } from '#domain/climas/ronda.ts'
import type { Ronda } from '#domain/lecturas/ronda.ts'
import type { ClaseDeMedidaDePlan } from '#domain/plan/compromiso.ts'
import { computeEfecto, computeMargen, findCifra } from '#domain/plan/efecto.ts'
import { formatBaseDeRenglones } from '#domain/resultados/base.ts'
import { getPublicadoAlCliente } from '#features/cliente/server/rondas-de-cliente.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { getClimas } from '#features/climas/server/get-climas.ts'
import { requireSesion } from '#features/cuentas/server/sesion/permisos.ts'
import { requireEmpresa } from '#features/empresas/server/empresas.ts'
import {
  readComparabilidad,
  readGruposAlineados,
  readRonda,
} from '#features/resultados/server/lecturas/rondas-leidas.ts'
import { isPublicado } from '#features/resultados/server/leer-resultados.ts'
import type { RequestContext } from '#server/context/context.ts'
import { type CompromisoGuardado, listCompromisosDeClimas, listNotas } from './plan-store.ts'
import {
  type ContextoDePlan,
  listMedidasDePlan,
  listPartesDePlan,
  presentCompromiso,
  presentEfecto,
} from './present-plan.ts'
import { getHoy, requireClimaPropio } from './require-compromiso.ts'

const hasCifras = (clima: ClimaGuardado) => !isPublicado(clima) || clima.publicacion > 0

/** Null where nothing is published, or whoever asks sees no figures of it. */
async function readCifras(ctx: RequestContext, clima: ClimaGuardado, base = clima.baseDeCalculo) {
  if (!hasCifras(clima)) return null
  const isCliente = requireSesion(ctx).rol === 'cliente'
  if (isCliente && (await getPublicadoAlCliente(ctx, { idClima: clima.id })) === null) return null
  return readRonda(ctx, clima, { base })
}

async function createContexto(
  ctx: RequestContext,
  clima: ClimaGuardado,
  compromisos: readonly CompromisoGuardado[],
  ronda: Ronda | null,
): Promise<ContextoDePlan> {
  return {
    definicion: clima.definicion,
    ronda,
    notas: await listNotas(
      ctx.db,
      compromisos.map(({ id }) => id),
    ),
    timeZone: ctx.config.timeZone,
    conCorreos: requireSesion(ctx).rol !== 'cliente',
  }
}

/** That the other round is computed on the base of this one; null where that is its own. */
const describeOtraBase = (clima: ClimaGuardado, antes: ClimaGuardado): string | null =>
  antes.baseDeCalculo === clima.baseDeCalculo
    ? null
    : `${antes.periodo} se calcula aquí sobre la base de ${clima.periodo}, para que las rondas se comparen.`

/** The commitments of the newest earlier round that has any, and what became of what they were to move. */
async function readAnterior(
  ctx: RequestContext,
  clima: ClimaGuardado,
  actual: Ronda | null,
): Promise<Plan['anterior']> {
  const cuales = { idsEmpresas: [clima.idEmpresa] }
  const rondas = (await getClimas(ctx, { conParticipacion: false, cuales })).filter((otra) =>
    isAnterior(otra, clima),
  )
  const prometidos = await listCompromisosDeClimas(
    ctx.db,
    rondas.map(({ id }) => id),
  )
  const antes = rondas.find(({ id }) => prometidos.some(({ idClima }) => idClima === id))
  if (!antes || !actual) return null
  const iguales = await readGruposAlineados(ctx.db, antes, clima)
  const anterior = await readCifras(ctx, iguales, clima.baseDeCalculo)
  if (!anterior) return null
  const suyos = prometidos.filter(({ idClima }) => idClima === antes.id)
  const contexto = await createContexto(ctx, antes, suyos, anterior)
  const comparabilidad = await readComparabilidad(ctx, clima, antes)
  return {
    periodo: antes.periodo,
    base: [formatBaseDeRenglones(clima.baseDeCalculo), describeOtraBase(clima, antes)]
      .filter(Boolean)
      .join(' '),
    efectos: suyos.map((compromiso) =>
      presentEfecto(
        presentCompromiso(contexto, compromiso),
        computeEfecto({ actual, anterior, comparabilidad }, compromiso),
      ),
    ),
  }
}

export async function getPlan(ctx: RequestContext, { idClima }: { idClima: string }): Promise<Plan> {
  const clima = await requireClimaPropio(ctx, ctx.db, idClima)
  const compromisos = await listCompromisosDeClimas(ctx.db, [idClima])
  const ronda = await readCifras(ctx, clima)
  const contexto = await createContexto(ctx, clima, compromisos, ronda)
  const { nombre_comercial } = await requireEmpresa(ctx.db, clima.idEmpresa)
  // Clients add nothing, so there is nothing for them to choose from: of an open round the structure is staff's.
  const isCliente = requireSesion(ctx).rol === 'cliente'
  return {
    idClima,
    empresa: nombre_comercial,
    periodo: clima.periodo,
    hoy: getHoy(ctx),
    compromisos: compromisos.map((compromiso) => presentCompromiso(contexto, compromiso)),
    base: ronda ? formatBaseDeRenglones(ronda.base) : '',
    medidas: isCliente ? [] : listMedidasDePlan(clima.definicion),
    partes: isCliente ? [] : listPartesDePlan(clima.definicion),
    anterior: await readAnterior(ctx, clima, ronda),
  }
}

export async function getCifraDePlan(
  ctx: RequestContext,
  {
    idClima,
    clase,
    medida,
    idParte,
  }: { idClima: string; clase: ClaseDeMedidaDePlan; medida: string; idParte?: string | null },
): Promise<CifraDePlan | null> {
  const clima = await requireClimaPropio(ctx, ctx.db, idClima)
  const ronda = await readCifras(ctx, clima)
  const cifra = ronda && findCifra(ronda, { clase, medida, idParte: idParte ?? null })
  if (!ronda || !cifra) return null
  const conjunto = ronda.conjuntos.find(({ id, clase: suya }) =>
    idParte ? id === idParte : suya === 'empresa',
  )
  return {
    hoy: cifra.media * 100,
    personas: conjunto?.recuento.encuestados ?? 0,
    margen: computeMargen(cifra),
  }
}
