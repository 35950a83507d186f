import type { CV as CVWire, VersionDeCV } from '#contract/schema.generated.ts'
import { type ContenidoActivo, isContenidoActivo } from '#domain/cvs/archivo.ts'
import { formatNombreCompleto } from '#domain/cvs/cv.ts'
import type { Trozo } from '#domain/cvs/fragmento.ts'
import { formatNombreDeArchivo } from '#domain/cvs/nombres.ts'
import { type ArchivoDescrito, describeTipo, type TipoDeArchivo } from '#server/archivos/inspect-archivo.ts'
import type { AppContext } from '#server/context/context.ts'
import { computeRevisionDeCv } from './cvs.ts'
import type { AvisoAceptado, CV } from './cvs-store.ts'
import type { VersionDeCv } from './parecidos.ts'

export interface ArchivoPresentado extends ArchivoDescrito {
  nombre: string
}

export const presentActivo = (activo: string): ContenidoActivo[] =>
  activo.split(' ').filter(isContenidoActivo)

/** A file that came without a name is called after its person. */
export function presentArchivo(cv: CV): ArchivoPresentado {
  const descrito = describeTipo(cv.tipoArchivo as TipoDeArchivo)
  const nombre =
    cv.nombreArchivo ?? formatNombreDeArchivo(`CV ${formatNombreCompleto(cv)}`, descrito.extension)
  return { ...descrito, nombre }
}

export function presentCv(
  { config }: Pick<AppContext, 'config'>,
  cv: CV & { fragmento?: Trozo[] | null; aviso?: AvisoAceptado | null },
): CVWire {
  const { nombre, tipo } = presentArchivo(cv)
  return {
    id: cv.id,
    primerNombre: cv.primerNombre,
    segundoNombre: cv.segundoNombre,
    primerApellido: cv.primerApellido,
    segundoApellido: cv.segundoApellido,
    telefono: cv.telefono,
    celular: cv.celular,
    correo: cv.correo,
    estado: cv.estado,
    etiquetasPuestos: cv.etiquetasPuestos,
    revision: computeRevisionDeCv(cv),
    cv: `${config.basePath}/api/cv/${cv.id}/archivo`,
    nombreArchivo: nombre,
    tipoArchivo: tipo,
    contenidoActivo: presentActivo(cv.activo),
    texto: cv.activo ? cv.texto || null : null,
    lecturaArchivo: cv.lecturaArchivo,
    creado: cv.creado,
    vacantes: cv.vacantes,
    aviso: cv.aviso ?? null,
    alDia: cv.alDia,
    enListaDesde: cv.listado,
    conservarHasta: cv.conservarHasta,
    conservarRazon: cv.conservarRazon,
    respuesta: cv.respuesta,
    fragmento: cv.fragmento ?? null,
  }
}

export function presentVersion({ config }: Pick<AppContext, 'config'>, version: VersionDeCv): VersionDeCV {
  const { id, nombre: nombreArchivo, tipo: tipoArchivo, activo, recibido, cv } = version
  const { nombre, tipo } = presentArchivo({ ...cv, nombreArchivo, tipoArchivo })
  return {
    id,
    nombreArchivo: nombre,
    tipoArchivo: tipo,
    contenidoActivo: presentActivo(activo),
    recibido,
    archivo: `${config.basePath}/api/cv/${cv.id}/version/${id}`,
  }
}
