import type { ArchivoDeInforme, InformeDeCliente, VersionDeInforme } from '#contract/schema.generated.ts'
import { formatNumero } from '#domain/bitacora/frases.ts'
import type { ClimaConParticipacion } from '#features/climas/server/clima-guardado.ts'
import type { AppContext } from '#server/context/context.ts'
import type { VersionConEstado } from './list-versiones-con-estado.ts'
import type { ArchivoDeVersion } from './versiones-store.ts'

type Ctx = Pick<AppContext, 'config'>

const presentArchivo = ({ config }: Ctx, idVersion: string, archivo: ArchivoDeVersion): ArchivoDeInforme => ({
  formato: archivo.formato,
  nombre: archivo.nombre,
  bytes: archivo.bytes,
  paginas: archivo.paginas,
  enlace: `${config.basePath}/api/informes/${idVersion}/${archivo.formato}`,
})

/** An account that is gone is a number, as in the log. */
const presentQuien = (nombre: string | null, id: string) => nombre ?? formatNumero(id)

export function presentVersion(ctx: Ctx, version: VersionConEstado): VersionDeInforme {
  const { id, numero, publicada, publicacion, para, mensaje, estado, retirada, descargas } = version
  return {
    id,
    numero,
    publicada,
    publicadaPor: presentQuien(version.nombrePor, version.por),
    publicacion,
    para,
    mensaje,
    estado,
    retirada,
    retiradaPor: version.retirada_por && presentQuien(version.nombreRetiradaPor, version.retirada_por),
    descargas,
    ultimaDescarga: version.ultima_descarga,
    archivos: version.archivos.map((archivo) => presentArchivo(ctx, id, archivo)),
  }
}

/** A whitelist: who made it and who looked is not for clients. */
export function presentInformeDeCliente(
  ctx: Ctx,
  { id, numero, publicada, archivos }: VersionConEstado,
  clima: ClimaConParticipacion,
): InformeDeCliente {
  return {
    id,
    idClima: clima.id,
    idEmpresa: clima.idEmpresa,
    empresa: clima.empresa.nombre_comercial,
    anio: clima.anio,
    minimoPorGrupo: clima.minimoPorGrupo,
    numero,
    publicado: publicada,
    archivos: archivos.map((archivo) => presentArchivo(ctx, id, archivo)),
  }
}
