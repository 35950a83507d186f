import { formatTrato, getPromesa } from '#domain/climas/anonimato.ts'
import { formatDireccionCorta } from '#domain/climas/codigo-corto.ts'
import { SIN_MINIMO } from '#domain/climas/minimo-por-grupo.ts'
import { computeMinutos } from '#domain/encuesta/duracion.ts'
import { formatFecha } from '#domain/fechas/format-fecha.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { getAjustes } from '#features/cuentas/server/ajustes/get-ajustes.ts'
import { requireEmpresa } from '#features/empresas/server/get-empresas.ts'
import { conflict } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { getFirma } from '#server/mail/firma.ts'
import { createCartel } from './pdf/create-cartel.ts'
import { renderArchivo } from './pdf/render-archivo.ts'

/** A poster with the short address and its code. It holds no token: whoever reads it enters with their own. */
export async function getCartel(
  ctx: Pick<AppContext, 'db' | 'config'>,
  { idClima }: { idClima: string },
): Promise<string> {
  const clima = await requireClima(ctx.db, idClima)
  if (clima.cerrado) throw conflict('El clima está cerrado: ya nadie puede contestar.')
  const { nombre_comercial: empresa } = await requireEmpresa(ctx.db, clima.idEmpresa)
  const { papel } = await getAjustes(ctx)
  return renderArchivo(
    await createCartel({
      empresa,
      anio: clima.anio,
      firma: getFirma(ctx.config),
      papel,
      direccion: formatDireccionCorta(ctx.config, clima.codigo),
      minutos: computeMinutos(clima.definicion.cuestionario),
      promesa: getPromesa(clima.minimoPorGrupo),
      trato: formatTrato(clima.minimoPorGrupo),
      conCamino: clima.minimoPorGrupo !== SIN_MINIMO,
      hasta:
        clima.fechaLimite === null ? '' : `Hasta el ${formatFecha(clima.fechaLimite, ctx.config.timeZone)}.`,
    }),
  )
}
