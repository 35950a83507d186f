import type { CompromisosPorVencer, EncuestaAbierta, Inicio } from '../../../contract/schema.generated.ts'
import { countDiasQueQuedan } from '../../../domain/climas/dias-que-quedan.ts'
import { computeAvance, computeEsperado, countFaltan } from '../../../domain/inicio/avance.ts'
import { getEtiquetaDeGrupo } from '../../../domain/resultados/pelotas.ts'
import type { RequestContext } from '../../context.ts'
import { getAjustes } from '../ajustes/get-ajustes.ts'
import type { ClimaConParticipacion } from '../climas/clima-guardado.ts'
import { getClimas } from '../climas/get-climas.ts'
import { findEnvioMasAntiguo } from '../cvs/bandeja/get-envios.ts'
import { getEmpresas } from '../empresas/get-empresas.ts'
import { countCorreosFallidos } from '../encuestados/count-correos-fallidos.ts'
import { getCompromisosPorVencer } from '../plan/get-compromisos-por-vencer.ts'
import { listPorEntregar } from './list-por-entregar.ts'

const nameRonda = ({ id, anio, empresa }: ClimaConParticipacion) => ({
  idClima: id,
  empresa: empresa.nombre_comercial,
  anio,
})

function presentEncuesta(clima: ClimaConParticipacion, meta: number, ahora: number): EncuestaAbierta {
  const { fechaLimite, definicion, participacion } = clima
  const { planeados, invitados, contestaron, porGrupo } = participacion
  const esperado = computeEsperado(clima, meta, ahora)
  const codigos = new Map(definicion.gruposDeOpinion.map((grupo) => [grupo.id, getEtiquetaDeGrupo(grupo)]))
  return {
    ...nameRonda(clima),
    fechaLimite,
    diasQueQuedan: fechaLimite === null ? null : countDiasQueQuedan(fechaLimite, ahora),
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

async function listPorVencer(
  ctx: RequestContext,
  climas: readonly ClimaConParticipacion[],
): Promise<CompromisosPorVencer[]> {
  const porClima = new Map((await getCompromisosPorVencer(ctx)).map((plan) => [plan.idClima, plan]))
  const vistas = new Set<string>()
  // Newest first: what was agreed before the last plan of a company is looked at in that plan.
  return climas.flatMap((clima) => {
    const plan = porClima.get(clima.id)
    if (!plan || vistas.has(clima.idEmpresa)) return []
    vistas.add(clima.idEmpresa)
    const { idClima: _, ...cuentas } = plan
    return [{ ...nameRonda(clima), ...cuentas }]
  })
}

/** Everything that waits for somebody, in one answer. */
export async function getInicio(ctx: RequestContext): Promise<Omit<Inicio, 'pendientes' | 'busquedas'>> {
  const ahora = ctx.now()
  const { metaDeParticipacion: meta } = await getAjustes(ctx)
  const climas = await getClimas(ctx)
  const abiertas = climas.filter((clima) => isTomando(clima, ahora))
  const fallidos = await countCorreosFallidos(ctx)
  return {
    empresas: (await getEmpresas(ctx)).length,
    climas: climas.length,
    porInvitar: climas.some(({ participacion }) => participacion.invitados > 0)
      ? null
      : (climas[0]?.id ?? null),
    hayCorreo: ctx.config.smtpUrl !== null,
    meta,
    encuestas: abiertas
      .sort((a, b) => (a.fechaLimite ?? Infinity) - (b.fechaLimite ?? Infinity))
      .map((clima) => presentEncuesta(clima, meta, ahora)),
    correosFallidos: abiertas.flatMap((clima) => {
      const cuantos = fallidos.get(clima.id) ?? 0
      return cuantos > 0 ? [{ ...nameRonda(clima), cuantos }] : []
    }),
    envioMasAntiguo: await findEnvioMasAntiguo(ctx),
    porCerrar: climas
      .filter((clima) => !clima.cerrado && !isTomando(clima, ahora) && clima.participacion.contestaron > 0)
      .map((clima) => ({
        ...nameRonda(clima),
        terminada: clima.fechaLimite !== null && clima.fechaLimite <= ahora ? clima.fechaLimite : null,
        planeados: clima.participacion.planeados,
        contestaron: clima.participacion.contestaron,
      })),
    porEntregar: (await listPorEntregar(ctx, climas)).map(nameRonda),
    compromisos: await listPorVencer(ctx, climas),
  }
}
