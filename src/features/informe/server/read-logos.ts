import type { Empresa } from '#domain/empresas/empresa.ts'
import type { Imagen, Informe } from '#domain/informe/informe.ts'
import { getLogo as getLogoDeFirma } from '#features/cuentas/server/ajustes/get-ajustes.ts'
import { getLogo as getLogoDeEmpresa } from '#features/empresas/server/get-empresas.ts'
import type { AppContext } from '#server/context/context.ts'

/** Of the firm and of the client, as a document takes them: pictures that were written anew when they were kept. */
export async function readLogos(
  ctx: Pick<AppContext, 'db'>,
  { logo }: Pick<Empresa, 'logo'>,
): Promise<Informe['logos']> {
  const firma = (await getLogoDeFirma(ctx))?.replace('data:image/png;base64,', '')
  const empresa = logo && (await getLogoDeEmpresa(ctx.db, logo))
  return {
    firma: firma ? readPng(Buffer.from(firma, 'base64')) : null,
    empresa: empresa ? readPng(empresa) : null,
  }
}

/** Its size stands in its head. */
function readPng(bytes: Uint8Array): Imagen {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { bytes: new Uint8Array(png), ancho: png.readUInt32BE(16), alto: png.readUInt32BE(20) }
}
