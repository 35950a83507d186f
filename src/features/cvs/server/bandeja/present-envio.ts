import type { EnvioDeCVAbierto, EnvioDeCV as EnvioWire } from '#contract/schema.generated.ts'
import { formatNombreDeArchivo } from '#domain/cvs/nombre-de-archivo.ts'
import { describeTipo, type TipoDeArchivo } from '#server/archivos/inspect-archivo.ts'
import type { AppContext } from '#server/context/context.ts'
import { type ArchivoPresentado, presentActivo, presentCv } from '../present-cv.ts'
import type { Envio } from './envios-store.ts'
import type { EnvioAbierto } from './get-envio.ts'
import type { EnvioConParecidos } from './get-envios.ts'

export function presentArchivoDeEnvio(
  envio: Pick<Envio, 'nombre' | 'nombreArchivo' | 'tipoArchivo'>,
): ArchivoPresentado {
  const descrito = describeTipo(envio.tipoArchivo as TipoDeArchivo)
  const nombre = envio.nombreArchivo ?? formatNombreDeArchivo(`CV ${envio.nombre}`, descrito.extension)
  return { ...descrito, nombre }
}

type Ctx = Pick<AppContext, 'config'>

export function presentEnvio(ctx: Ctx, envio: EnvioConParecidos): EnvioWire {
  const { nombre, tipo } = presentArchivoDeEnvio(envio)
  return {
    id: envio.id,
    nombre: envio.nombre,
    plaza: envio.plaza,
    correo: envio.correo,
    tel: envio.tel,
    consentimiento: envio.consentimiento,
    archivo: `${ctx.config.basePath}/api/envio/${envio.id}/archivo`,
    nombreArchivo: nombre,
    tipoArchivo: tipo,
    contenidoActivo: presentActivo(envio.activo),
    bytes: envio.bytes,
    lecturaArchivo: envio.lecturaArchivo,
    parecidos: envio.parecidos.map(({ cv, motivos }) => ({ cv: presentCv(ctx, cv), motivos })),
    otrosEnvios: envio.gemelos,
  }
}

export function presentEnvioAbierto(ctx: Ctx, envio: EnvioAbierto): EnvioDeCVAbierto {
  const { mensaje, texto, propuestas, etiquetasSugeridas, etiquetasDelFormulario, lugar, pendientes } = envio
  return {
    envio: presentEnvio(ctx, envio),
    mensaje,
    texto,
    propuestas,
    etiquetasSugeridas,
    etiquetasDelFormulario,
    pendientes,
    ...lugar,
  }
}
