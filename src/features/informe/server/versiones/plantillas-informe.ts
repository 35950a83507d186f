import { withoutEnlaces } from '#domain/texto/enlaces.ts'
import { renderCartaACliente } from '#features/cliente/server/carta-a-cliente.ts'
import { getPublicadoAlCliente } from '#features/cliente/server/get-publicado-al-cliente.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { requireEmpresa } from '#features/empresas/server/get-empresas.ts'
import type { Plantilla, Plantillas } from '#server/mail/correo.ts'
import { listVersionesConEstado } from './list-versiones-con-estado.ts'
import { findIdClimaDeVersion } from './versiones-store.ts'

export const PLANTILLA_DE_INFORME = 'informe-al-cliente'

/** Unsent where the version was withdrawn or replaced meanwhile, or is gone. */
const informe: Plantilla<{ idVersion: string; idCuenta: string }> = async (ctx, { idVersion, idCuenta }) => {
  const idClima = await findIdClimaDeVersion(ctx.db, idVersion)
  if (!idClima || (await getPublicadoAlCliente(ctx, { idClima })) === null) return null
  const version = (await listVersionesConEstado(ctx.db, [idClima])).find(({ id }) => id === idVersion)
  if (version?.estado !== 'vigente') return null
  const { anio, idEmpresa } = await requireClima(ctx.db, idClima)
  const { nombre_comercial } = await requireEmpresa(ctx.db, idEmpresa)
  const { numero, mensaje } = version
  return renderCartaACliente(ctx, {
    idCuenta,
    idEmpresa,
    asunto: `El informe ${anio} de ${nombre_comercial} está listo`,
    bloques: [
      {
        tipo: 'parrafo',
        texto:
          numero === 1
            ? `Publicamos el informe de la encuesta de clima ${anio} de ${nombre_comercial}: el documento en PDF, la presentación en PowerPoint y las tablas en Excel.`
            : `Publicamos la versión ${numero} del informe de la encuesta de clima ${anio} de ${nombre_comercial}, en PDF, PowerPoint y Excel. Reemplaza a la anterior.`,
      },
    ],
    despues: mensaje ? [{ tipo: 'cita', texto: withoutEnlaces(mensaje) }] : [],
    boton: { texto: 'Ir a los informes', ruta: '/cliente/informes' },
  })
}

export const plantillasInforme: Plantillas = { [PLANTILLA_DE_INFORME]: informe }
