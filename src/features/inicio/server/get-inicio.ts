import type {
  CalendarioPorDecidir,
  CompromisosPorVencer,
  CorreosFallidos,
  EncuestaAbierta,
  Inicio,
} from '#contract/schema.generated.ts'
import { getEtiquetaDeGrupo } from '#domain/climas/nombres.ts'
import { countDiasQueQuedan } from '#domain/climas/plazos.ts'
import { computeAvance, computeEsperado, countFaltan } from '#domain/inicio/avance.ts'
import { findImpedimento } from '#features/cliente/server/publicar-al-cliente.ts'
import { listPublicadosAlCliente } from '#features/cliente/server/rondas-de-cliente.ts'
import type { ClimaConParticipacion } from '#features/climas/server/clima-guardado.ts'
import { getClimas } from '#features/climas/server/get-climas.ts'
import {
  countRondas,
  findPorInvitar,
  getPorActivar,
  getPorCerrar,
  getRondas,
  type Ronda,
} from '#features/climas/server/get-rondas.ts'
import { getAjustes } from '#features/cuentas/server/ajustes/ajustes.ts'
import { listEmpresasConCliente } from '#features/cuentas/server/equipo/cuentas.ts'
import { findPreparacionPendiente } from '#features/cuentas/server/preparacion/preparacion.ts'
import { findEnvioMasAntiguo } from '#features/cvs/server/bandeja/envios.ts'
import { countEmpresas } from '#features/empresas/server/empresas.ts'
import { listLoQueAbren } from '#features/encuesta/server/lo-que-abren.ts'
import { listClimasConVersion } from '#features/informe/server/versiones/versiones.ts'
import { listPorDecidir } from '#features/invitados/server/calendario/calendario.ts'
import {
  findPorCorregir,
  listCorreosFallidos,
} from '#features/invitados/server/encuestados/correos-fallidos.ts'
import { getCompromisosPorVencer } from '#features/plan/server/leer-plan.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { listSinLlave } from '#server/llaves/sweep-llaves.ts'

/** Newest first: the last closed round of each company that waits for it and has seen nothing of it. */
async function listPorEntregar(ctx: Pick<AppContext, 'db'>): Promise<Ronda[]> {
  const idsEmpresas = [...(await listEmpresasConCliente(ctx))]
  const vistas = [await listPublicadosAlCliente(ctx), await listClimasConVersion(ctx)]
  const ultimas = new Map<string, Ronda>()
  for (const ronda of await getRondas(ctx, { idsEmpresas }))
    if (ronda.cerrado && !ultimas.has(ronda.idEmpresa)) ultimas.set(ronda.idEmpresa, ronda)
  return [...ultimas.values()].filter(
    (ronda) => findImpedimento(ronda) === null && !vistas.some((suyas) => suyas.has(ronda.id)),
  )
}

/** More lines than somebody reads at once; the rest stand in the list of climates. */
const MAX_RONDAS = 20

const nameRonda = ({ id, periodo, empresa }: ClimaConParticipacion) => ({
  idClima: id,
  empresa: empresa.nombre_comercial,
  periodo,
})

function presentEncuesta(
  clima: ClimaConParticipacion,
  { meta, ahora, timeZone }: { meta: number; ahora: number; timeZone: string },
): EncuestaAbierta {
  const { fechaLimite, definicion, participacion } = clima
  const { planeados, invitados, contestaron, porGrupo } = participacion
  const esperado = computeEsperado(clima, meta, ahora)
  const codigos = new Map(definicion.gruposDeOpinion.map((grupo) => [grupo.id, getEtiquetaDeGrupo(grupo)]))
  return {
    ...nameRonda(clima),
    fechaLimite,
    diasQueQuedan: fechaLimite === null ? null : countDiasQueQuedan(fechaLimite, ahora, timeZone),
    planeados,
    invitados,
    contestaron,
    faltan: countFaltan(planeados, contestaron, meta),
    esperado,
    grupos: porGrupo.map(({ completas: _, ...grupo }) =>
      computeAvance({ ...grupo, codigo: codigos.get(grupo.id) ?? '' }, esperado),
    ),
  }
}

const isTomando = ({ encuestaActiva, cerrado, fechaLimite }: ClimaConParticipacion, ahora: number) =>
  encuestaActiva && !cerrado && (fechaLimite === null || fechaLimite > ahora)

async function listPorVencer(ctx: RequestContext): Promise<CompromisosPorVencer[]> {
  const porClima = new Map((await getCompromisosPorVencer(ctx)).map((plan) => [plan.idClima, plan]))
  const vistas = new Set<string>()
  // Newest first: what was agreed before the last plan of a company is looked at in that plan.
  return (await getRondas(ctx, { ids: [...porClima.keys()] })).flatMap((ronda) => {
    const plan = porClima.get(ronda.id)
    if (!plan || vistas.has(ronda.idEmpresa)) return []
    vistas.add(ronda.idEmpresa)
    return [{ ...plan, empresa: ronda.empresa, periodo: ronda.periodo }]
  })
}

async function listCalendarios(ctx: Pick<AppContext, 'db'>): Promise<CalendarioPorDecidir[]> {
  const eventos = await listPorDecidir(ctx)
  if (eventos.length === 0) return []
  const rondas = new Map(
    (await getRondas(ctx, { ids: [...new Set(eventos.map(({ idClima }) => idClima))] })).map((ronda) => [
      ronda.id,
      ronda,
    ]),
  )
  return eventos.flatMap((evento) => {
    const ronda = rondas.get(evento.idClima)
    return ronda && !ronda.cerrado ? [{ ...evento, empresa: ronda.empresa, periodo: ronda.periodo }] : []
  })
}

/** Where one alone failed it is named, to be mended where it is told. */
async function listFallidos(
  ctx: RequestContext,
  abiertas: readonly ClimaConParticipacion[],
  fallidos: ReadonlyMap<string, readonly string[]>,
): Promise<CorreosFallidos[]> {
  const climas = abiertas.flatMap((clima) => {
    const ids = fallidos.get(clima.id)
    return ids ? [{ clima, ids }] : []
  })
  return Promise.all(
    climas.map(async ({ clima, ids: [id = '', ...otros] }) => ({
      ...nameRonda(clima),
      cuantos: 1 + otros.length,
      porCorregir: otros.length === 0 ? await findPorCorregir(ctx, { idClima: clima.id, id }) : null,
    })),
  )
}

/** Everything that waits for somebody, in one answer; nothing is read of rounds that nobody waits for. */
export async function getInicio(ctx: RequestContext): Promise<Omit<Inicio, 'pendientes' | 'busquedas'>> {
  const ahora = ctx.now()
  const { timeZone } = ctx.config
  const { metaDeParticipacion: meta } = await getAjustes(ctx)
  const activas = await getClimas(ctx, { cuales: { activos: true }, conCompletas: false })
  const abiertas = activas.filter((clima) => isTomando(clima, ahora))
  const porCerrar = await getPorCerrar(ctx, { ahora, limit: MAX_RONDAS })
  const fallidos = await listCorreosFallidos(ctx)
  return {
    empresas: await countEmpresas(ctx),
    climas: await countRondas(ctx),
    porInvitar: await findPorInvitar(ctx),
    hayCorreo: ctx.config.smtpUrl !== null,
    preparacion: await findPreparacionPendiente(ctx),
    meta,
    encuestas: abiertas
      .sort((a, b) => (a.fechaLimite ?? Infinity) - (b.fechaLimite ?? Infinity))
      .map((clima) => presentEncuesta(clima, { meta, ahora, timeZone })),
    correosFallidos: await listFallidos(ctx, abiertas, fallidos),
    envioMasAntiguo: await findEnvioMasAntiguo(ctx),
    sinLlave: await listLoQueAbren(ctx, await listSinLlave(ctx)),
    porActivar: (await getPorActivar(ctx, { ahora, limit: MAX_RONDAS })).map(({ id, empresa, periodo }) => ({
      idClima: id,
      empresa,
      periodo,
    })),
    porCerrar: porCerrar.climas.map((clima) => ({
      ...nameRonda(clima),
      terminada: clima.fechaLimite !== null && clima.fechaLimite <= ahora ? clima.fechaLimite : null,
      planeados: clima.participacion.planeados,
      contestaron: clima.participacion.contestaron,
    })),
    porCerrarEnTotal: porCerrar.total,
    porEntregar: (await listPorEntregar(ctx)).map(({ id, empresa, periodo }) => ({
      idClima: id,
      empresa,
      periodo,
    })),
    calendarios: await listCalendarios(ctx),
    compromisos: await listPorVencer(ctx),
  }
}
