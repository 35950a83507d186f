import { unzipSync } from 'fflate'
import type {
  ArchivoDeInforme,
  FormatoDeInforme,
  InformeDeCliente,
  VersionDeInforme,
  VersionesDeInforme,
} from '#contract/schema.generated.ts'
import { formatNumero } from '#domain/bitacora/frases.ts'
import { getNumeroSiguiente } from '#domain/informe/versiones.ts'
import { findImpedimento } from '#features/cliente/server/publicar-al-cliente.ts'
import { findLegibles, getPublicadoAlCliente } from '#features/cliente/server/rondas-de-cliente.ts'
import { changeClima } from '#features/climas/server/cambiar-clima.ts'
import type { ClimaConParticipacion } from '#features/climas/server/clima-guardado.ts'
import { getClimas } from '#features/climas/server/get-climas.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { listCuentasDeCliente } from '#features/cuentas/server/equipo/cuentas.ts'
import { requireSesion } from '#features/cuentas/server/sesion/permisos.ts'
import { conflict, notFound } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { listVersionesConEstado, type VersionConEstado } from './list-versiones-con-estado.ts'
import {
  type ArchivoDeVersion,
  changeToRetirada,
  findIdClimaDeVersion,
  listIdsClimasConVersion,
} from './versiones-store.ts'

/** The root of the pages says how many there are below it. */
const RAIZ = '/Type /Pages'

/** Pages or slides of a file of ours; null where it has none, or does not say. */
export function countPaginas(formato: FormatoDeInforme, contenido: Uint8Array): number | null {
  if (formato === 'xlsx') return null
  if (formato === 'pptx') {
    let laminas = 0
    unzipSync(contenido, {
      filter: ({ name }) => {
        if (/^ppt\/slides\/[^/]+\.xml$/.test(name)) laminas++
        return false
      },
    })
    return laminas
  }
  const raiz = Buffer.from(contenido.buffer, contenido.byteOffset, contenido.byteLength).indexOf(RAIZ)
  const texto = raiz < 0 ? '' : Buffer.from(contenido.subarray(raiz, raiz + 100)).toString('latin1')
  const [, cuenta] = /\/Count (\d{1,6})/.exec(texto) ?? []
  return cuenta === undefined ? null : Number(cuenta)
}

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

function presentVersion(ctx: Ctx, version: VersionConEstado): VersionDeInforme {
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
function presentInformeDeCliente(
  ctx: Ctx,
  { id, numero, publicada, archivos }: VersionConEstado,
  clima: ClimaConParticipacion,
): InformeDeCliente {
  return {
    id,
    idClima: clima.id,
    idEmpresa: clima.idEmpresa,
    empresa: clima.empresa.nombre_comercial,
    periodo: clima.periodo,
    minimoPorGrupo: clima.minimoPorGrupo,
    numero,
    publicado: publicada,
    archivos: archivos.map((archivo) => presentArchivo(ctx, id, archivo)),
  }
}

/** The report in force of each round that the client may read. */
export async function getInformesDeCliente(ctx: RequestContext): Promise<InformeDeCliente[]> {
  const isLegible = await findLegibles(ctx)
  const idsEmpresas = requireSesion(ctx).empresas?.map(({ id }) => id)
  const cuales = idsEmpresas ? { idsEmpresas } : {}
  const climas = (await getClimas(ctx, { conParticipacion: false, cuales })).filter(isLegible)
  const versiones = await listVersionesConEstado(
    ctx.db,
    climas.map(({ id }) => id),
  )
  return climas.flatMap((clima) =>
    versiones
      .filter(({ id_clima, estado }) => id_clima === clima.id && estado === 'vigente')
      .map((version) => presentInformeDeCliente(ctx, version, clima)),
  )
}

/** Versions handed to the client, and what the next one needs. */
export async function getVersiones(
  ctx: AppContext,
  { idClima }: { idClima: string },
): Promise<VersionesDeInforme> {
  const clima = await requireClima(ctx.db, idClima)
  const versiones = await listVersionesConEstado(ctx.db, [idClima])
  const cuentas = await listCuentasDeCliente(ctx.db, clima)
  return {
    versiones: versiones.map((version) => presentVersion(ctx, version)),
    siguiente: getNumeroSiguiente(versiones),
    impedimento: findImpedimento(clima),
    conResultados: (await getPublicadoAlCliente(ctx, { idClima })) !== null,
    clientes: cuentas.map(({ nombre, usuario, correo }) => ({ nombre: nombre || usuario, correo })),
  }
}

/** Rounds whose client has a version of the report. */
export const listClimasConVersion = async ({ db }: Pick<AppContext, 'db'>): Promise<ReadonlySet<string>> =>
  new Set(await listIdsClimasConVersion(db))

/** The same for what is not there, what was withdrawn and what is somebody else's. */
export const versionNotFound = () => notFound('Ese informe no está.')

/** From their next request on clients do not get it; that it was there, who withdrew it and when stays. */
export async function retirarVersion(
  ctx: RequestContext,
  { idVersion }: { idVersion: string },
): Promise<number> {
  const idClima = await findIdClimaDeVersion(ctx.db, idVersion)
  if (!idClima) throw versionNotFound()
  return changeClima(ctx, idClima, async (tx, { anio, idEmpresa }) => {
    const version = (await listVersionesConEstado(tx, [idClima])).find(({ id }) => id === idVersion)
    if (!version) throw versionNotFound()
    if (version.estado !== 'vigente')
      throw conflict(
        version.estado === 'retirada'
          ? 'Esa versión ya está retirada.'
          : 'Esa versión ya fue reemplazada: el cliente no la ve.',
      )
    const por = requireSesion(ctx).idUsuario
    await changeToRetirada(tx, idVersion, { retirada: ctx.now(), por })
    const { numero } = version
    const datos = { anio, version: numero }
    await noteBitacora(tx, ctx, { tipo: 'informeRetirado', datos, idEmpresa, idClima })
    return numero
  })
}
