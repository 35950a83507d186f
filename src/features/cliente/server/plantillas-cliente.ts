import { findClima } from '#features/climas/server/find-clima.ts'
import { requireEmpresa } from '#features/empresas/server/get-empresas.ts'
import type { Plantilla, Plantillas } from '#server/mail/correo.ts'
import { renderCartaACliente } from './carta-a-cliente.ts'
import { listPublicados } from './publicados-store.ts'

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
    asunto: `Los resultados ${clima.anio} de ${nombre_comercial} ya se pueden ver`,
    bloques: [
      {
        tipo: 'parrafo',
        texto: `Publicamos los resultados de la encuesta de clima ${clima.anio} de ${nombre_comercial}: por variable, área, grupo y antigüedad, y el plan de acción.`,
      },
    ],
    boton: { texto: 'Ver los resultados', ruta: `/cliente/resultados?clima=${idClima}` },
  })
}

export const plantillasCliente: Plantillas = { [PLANTILLA_DE_RESULTADOS]: resultados }
