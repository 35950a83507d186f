import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { isEncuestaActiva } from '#domain/encuesta/encuesta-activa.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { countHojasSinPublicarHasta } from '#features/encuesta/server/hojas-de-bloque.ts'
import type { Tell } from '#features/trabajos/server/carry-out.ts'
import { followTrabajo } from '#features/trabajos/server/follow-trabajo.ts'
import { conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { requireAlDia } from '#server/llaves/marcas-de-publicacion.ts'
import { PASOS_DE_PUBLICACION, publishBloque } from './publish-bloque.ts'

const formatHojas = (hojas: number) => formatCantidad(hojas, 'hoja', 'hojas')
const formatTerminadas = (hojas: number) => formatCantidad(hojas, 'hoja terminada', 'hojas terminadas')

async function requirePublicable(
  tx: Tx,
  clima: ClimaGuardado,
  { now, config }: Pick<AppContext, 'now' | 'config'>,
) {
  if (clima.cerrado) throw conflict('El clima está cerrado: sus resultados ya no cambian.')
  if (!hasMinimo(clima)) throw conflict('Este clima no tiene mínimo por grupo: sus resultados están al día.')
  if (isEncuestaActiva(clima, now()))
    throw conflict('La encuesta está activa. Desactívala antes de publicar los resultados.')
  await requireAlDia({ config }, clima)
  const { minimoPorGrupo } = clima
  const esperan = await countHojasSinPublicarHasta(tx, clima, { limite: minimoPorGrupo })
  if (esperan < minimoPorGrupo)
    throw conflict(
      `Para publicar hacen falta al menos ${formatTerminadas(minimoPorGrupo)} que no estén publicadas, y hay ${esperan}.`,
    )
}

const describePublicacion = ({ hojas }: { hojas: number }) =>
  `Se publicaron los resultados de ${formatHojas(hojas)}.`

export async function publicarResultados(
  ctx: RequestContext,
  { idClima }: { idClima: string },
): Promise<{ hojas: number; mensaje: string }> {
  const trabajo = {
    tipo: 'publicacion',
    idClima,
    paso: 'Revisando que se pueda publicar',
    total: PASOS_DE_PUBLICACION,
  }
  const contado = await followTrabajo(
    ctx,
    trabajo,
    ({ tell }) => publish(ctx, idClima, tell),
    describePublicacion,
  )
  return { hojas: contado.hojas, mensaje: describePublicacion(contado) }
}

async function publish(ctx: RequestContext, idClima: string, tell: Tell) {
  const contado = await publishBloque(ctx, {
    idClima,
    requirePublicable: (tx, clima) => requirePublicable(tx, clima, ctx),
    note: async (tx, { anio, idEmpresa }, { hojas }) => {
      const datos = { anio, hojas }
      await noteBitacora(tx, ctx, { tipo: 'resultadosPublicados', datos, idEmpresa, idClima })
    },
    tell,
  })
  if (!contado) throw conflict('Quedan muy pocas hojas para publicarlas.')
  return contado
}
