import { formatFecha } from '#domain/fechas/format-fecha.ts'
import { buildInforme } from '#domain/informe/build-informe.ts'
import type { Informe } from '#domain/informe/informe.ts'
import { getAjustes } from '#features/cuentas/server/ajustes/get-ajustes.ts'
import type { AppContext } from '#server/context/context.ts'
import { getFirma } from '#server/mail/firma.ts'
import { type InformeLeido, readInforme } from './get-informe.ts'
import { readLogos } from './read-logos.ts'

/** The report as it stands now, and what it was made of. */
export async function composeInforme(
  ctx: AppContext,
  idClima: string,
): Promise<{ informe: Informe; leido: InformeLeido }> {
  const leido = await readInforme(ctx, { idClima })
  return { informe: await composeLeido(ctx, leido), leido }
}

export async function composeLeido(ctx: AppContext, leido: InformeLeido): Promise<Informe> {
  const { papel } = await getAjustes(ctx)
  return buildInforme(leido.cifras, leido.elecciones, {
    fecha: formatFecha(ctx.now(), ctx.config.timeZone),
    firma: getFirma(ctx.config),
    papel: leido.elecciones.papel ?? papel,
    logos: await readLogos(ctx, leido.clima.empresa),
  })
}
