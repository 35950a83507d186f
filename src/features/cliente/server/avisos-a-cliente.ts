import { formatCantidad } from '#domain/texto/cantidad.ts'
import { findClima } from '#features/climas/server/leer-clima.ts'
import { requireCuotaDeCorreos } from '#features/cuentas/server/ajustes/ajustes.ts'
import { listCuentasDeCliente } from '#features/cuentas/server/equipo/cuentas.ts'
import { requireEmpresa } from '#features/empresas/server/empresas.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import type { Plantilla, Plantillas } from '#server/mail/correo.ts'
import { insertCorreos } from '#server/mail/insert-correo.ts'
import { renderCartaACliente } from './carta-a-cliente.ts'
import { listPublicados } from './publicados-store.ts'

/** After what was done: whom a mail tells of it, or that there is nobody yet who could see it. */
export const formatAvisados = (
  personas: number,
  { visto, publicado, verlo }: { visto: string; publicado: string; verlo: string },
): string =>
  personas === 0
    ? `${publicado}. Nadie de la empresa tiene cuenta todavía: invita a alguien en Equipo para que ${verlo}.`
    : `${visto}. Se avisó por correo a ${formatCantidad(personas, 'persona', 'personas')}.`

export const PLANTILLA_DE_RESULTADOS = 'resultados-al-cliente'

/** Unsent where the round was withdrawn, or is gone. */
const resultados: Plantilla<{ idClima: string; desde: number; idCuenta: string }> = async (
  ctx,
  { idClima, desde, idCuenta },
) => {
  const clima = await findClima(ctx.db, { idClima })
  if (!clima || (await listPublicados(ctx.db, [idClima])).get(idClima) !== desde) return null
  const { nombre_comercial } = await requireEmpresa(ctx.db, clima.idEmpresa)
  return renderCartaACliente(ctx, {
    idCuenta,
    idEmpresa: clima.idEmpresa,
    asunto: `Los resultados ${clima.periodo} de ${nombre_comercial} ya se pueden ver`,
    bloques: [
      {
        tipo: 'parrafo',
        texto: `Publicamos los resultados de la encuesta de clima ${clima.periodo} de ${nombre_comercial}: por variable, área, grupo y antigüedad, y el plan de acción.`,
      },
    ],
    boton: { texto: 'Ver los resultados', ruta: `/cliente/resultados?clima=${idClima}` },
  })
}

export const plantillasCliente: Plantillas = { [PLANTILLA_DE_RESULTADOS]: resultados }

interface Aviso {
  idEmpresa: string
  plantilla: string
  datos: object
}

/** A mail to each of the company's people, in the transaction of what it tells of; how many they are. */
export async function sendAvisosACliente(
  tx: Tx,
  ctx: RequestContext,
  { idEmpresa, plantilla, datos }: Aviso,
): Promise<number> {
  const cuentas = await listCuentasDeCliente(tx, { idEmpresa })
  await requireCuotaDeCorreos(tx, ctx, cuentas.length)
  const correos = cuentas.map(({ id, correo }) => ({
    plantilla,
    datos: { ...datos, idCuenta: id },
    para: correo,
  }))
  await insertCorreos(tx, correos, ctx.now())
  return cuentas.length
}
