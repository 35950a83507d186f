import { randomUUID } from 'node:crypto'
import type { FormatoDeInforme } from '#contract/schema.generated.ts'
import type { Informe } from '#domain/informe/informe.ts'
import { getNumeroSiguiente, LETRAS_DE_MENSAJE } from '#domain/informe/versiones.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import { withoutEnlaces } from '#domain/texto/enlaces.ts'
import { formatAvisados, sendAvisosACliente } from '#features/cliente/server/avisos-a-cliente.ts'
import { renderCartaACliente } from '#features/cliente/server/carta-a-cliente.ts'
import { requirePublicable, showRonda } from '#features/cliente/server/publicar-al-cliente.ts'
import { getPublicadoAlCliente } from '#features/cliente/server/rondas-de-cliente.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { requirePersonal, requireSesion } from '#features/cuentas/server/sesion/permisos.ts'
import { requireEmpresa } from '#features/empresas/server/empresas.ts'
import { type Avance, startEntrega } from '#features/trabajos/server/carry-out.ts'
import { listDecididas } from '#features/voces/server/list-citas.ts'
import { badUserInput, conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { lockClima } from '#server/db/locks/climate-locks.ts'
import type { Plantilla, Plantillas } from '#server/mail/correo.ts'
import { composeInforme, hashInforme, type InformeLeido, listOfrecidas } from '../informe.ts'
import { findElecciones, listRedacciones } from '../informes-store.ts'
import { writeFormato } from '../make-informe.ts'
import { listVersionesConEstado } from './list-versiones-con-estado.ts'
import { countPaginas } from './versiones.ts'
import {
  type ArchivoDeVersion,
  findIdClimaDeVersion,
  insertArchivo,
  insertVersion,
  listVersiones,
} from './versiones-store.ts'

const PLANTILLA_DE_INFORME = 'informe-al-cliente'

/** Unsent where the version was withdrawn or replaced meanwhile, or is gone. */
const informe: Plantilla<{ idVersion: string; idCuenta: string }> = async (ctx, { idVersion, idCuenta }) => {
  const idClima = await findIdClimaDeVersion(ctx.db, idVersion)
  if (!idClima || (await getPublicadoAlCliente(ctx, { idClima })) === null) return null
  const version = (await listVersionesConEstado(ctx.db, [idClima])).find(({ id }) => id === idVersion)
  if (version?.estado !== 'vigente') return null
  const { periodo, idEmpresa } = await requireClima(ctx.db, idClima)
  const { nombre_comercial } = await requireEmpresa(ctx.db, idEmpresa)
  const { numero, mensaje } = version
  return renderCartaACliente(ctx, {
    idCuenta,
    idEmpresa,
    asunto: `El informe ${periodo} de ${nombre_comercial} está listo`,
    bloques: [
      {
        tipo: 'parrafo',
        texto:
          numero === 1
            ? `Publicamos el informe de la encuesta de clima ${periodo} de ${nombre_comercial}: el documento en PDF, la presentación en PowerPoint y las tablas en Excel.`
            : `Publicamos la versión ${numero} del informe de la encuesta de clima ${periodo} de ${nombre_comercial}, en PDF, PowerPoint y Excel. Reemplaza a la anterior.`,
      },
    ],
    despues: mensaje ? [{ tipo: 'cita', texto: withoutEnlaces(mensaje) }] : [],
    boton: { texto: 'Ir a los informes', ruta: '/cliente/informes' },
  })
}

export const plantillasInforme: Plantillas = { [PLANTILLA_DE_INFORME]: informe }

/**
 * Parts of a report that people may take back: quotes, what is covered, what was chosen and worded. The same text as long as nobody
 * changed any of it. Quickly read, so that whoever is alone in the climate (lockClima) can do so.
 */
async function readDecisiones(db: Db, idClima: string): Promise<string> {
  const { revision } = await findElecciones(db, idClima)
  const redacciones = await listRedacciones(db, idClima)
  const escritas = redacciones.map((una) => `${una.clave} ${una.revision}`).sort()
  return JSON.stringify([revision, escritas, await listDecididas(db, idClima)])
}

const FORMATOS: FormatoDeInforme[] = ['pdf', 'pptx', 'xlsx']

type ArchivoNuevo = ArchivoDeVersion & { contenido: Uint8Array }

interface Hecho {
  archivos: ArchivoNuevo[]
  /** With which they agree (readDecisiones). */
  decisiones: string
}

interface Pedido {
  idClima: string
  /** The number that whoever publishes was shown: two who publish at once do not both do so. */
  version: number
  mensaje: string
}

/** Begins to make the files of the next version and to hand them to the client; returns the id of that work. */
export async function publicarInforme(ctx: RequestContext, pedido: Pedido): Promise<string> {
  const { idClima, version } = pedido
  const mensaje = pedido.mensaje.trim()
  if (mensaje.length > LETRAS_DE_MENSAJE)
    throw badUserInput(`El mensaje lleva hasta ${LETRAS_DE_MENSAJE} letras.`, 'mensaje')
  const { informe, leido } = await whileClimaExists(ctx.db, idClima, async () => {
    const compuesto = await composeInforme(ctx, idClima)
    requirePublicable(compuesto.leido.clima)
    requireRevisado(compuesto.leido)
    await requireSiguiente(ctx.db, idClima, version)
    return compuesto
  })
  return startEntrega(
    ctx,
    { tipo: 'informe-cliente', idClima, paso: 'Reuniendo las cifras', total: FORMATOS.length },
    (avance) => writeArchivos(ctx, { idClima, informe }, avance),
    (tx, hecho) =>
      keepVersion(tx, ctx, { idClima, version, mensaje, para: informe.destinatario, ...hecho, leido }),
  )
}

/** A deletion that comes between two reads looks like what somebody else changed: what is missing then is the climate. */
async function whileClimaExists<T>(db: Db, idClima: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    await requireClima(db, idClima)
    throw error
  }
}

/** Nothing leaves that nobody stands for, nor the figures of a round that may still change. */
function requireRevisado(leido: InformeLeido): void {
  const faltan = listOfrecidas(leido)
    .filter(({ incluida }) => incluida)
    .flatMap(({ redacciones }) => redacciones)
    .filter(({ revisada }) => !revisada).length
  if (faltan > 0)
    throw conflict(
      `${formatCantidad(faltan, 'redacción está', 'redacciones están')} sin revisar. Revísalas antes de publicar.`,
    )
  const antes = leido.comparables.find(({ id }) => id === leido.elecciones.idClimaAntes)
  if (antes && !antes.cerrado)
    throw conflict(
      `El informe se compara con ${antes.periodo}, que todavía no está cerrada. Ciérrala o compara con otra ronda.`,
    )
}

async function requireSiguiente(db: Db | Tx, idClima: string, version: number): Promise<void> {
  if (getNumeroSiguiente(await listVersiones(db, [idClima])) !== version)
    throw conflict('Alguien más publicó una versión mientras tanto. Revisa lo que hay ahora y sigue.')
}

/** The three of one and the same report. */
async function writeArchivos(
  ctx: RequestContext,
  { idClima, informe }: { idClima: string; informe: Informe },
  { tell, signal }: Avance,
): Promise<Hecho> {
  const archivos: ArchivoNuevo[] = []
  for (const [hechos, formato] of FORMATOS.entries()) {
    signal.throwIfAborted()
    const avance = { signal, tell: (_: number, paso?: string) => tell(hechos, paso) }
    const { nombre, mime, contenido } = await writeFormato(ctx, { idClima, informe, formato }, avance)
    const paginas = countPaginas(formato, contenido)
    archivos.push({ formato, nombre, mime, bytes: contenido.byteLength, paginas, contenido })
  }
  const decisiones = await readDecisiones(ctx.db, idClima)
  await whileClimaExists(ctx.db, idClima, () => requireIgual(ctx, idClima, informe))
  tell(FORMATOS.length, 'Publicando')
  return { archivos, decisiones }
}

const cambio = () =>
  conflict('Alguien más cambió el informe mientras se hacía. Míralo como quedó y publícalo otra vez.')

/** Files take a while, and whoever covers a name meanwhile was told that it is covered. */
async function requireIgual(ctx: RequestContext, idClima: string, informe: Informe): Promise<void> {
  const { informe: deAhora } = await composeInforme(ctx, idClima)
  if (hashInforme(deAhora) !== hashInforme(informe)) throw cambio()
}

async function keepVersion(
  tx: Tx,
  ctx: RequestContext,
  {
    idClima,
    version,
    mensaje,
    para,
    archivos,
    decisiones,
    leido,
  }: Pedido & Hecho & { para: string; leido: InformeLeido },
): Promise<string> {
  await requirePersonal(tx, ctx)
  await lockClima(tx, idClima)
  const clima = await requireClima(tx, idClima)
  await requireSiguiente(tx, idClima, version)
  if (clima.publicacion !== leido.clima.publicacion)
    throw conflict('Las cifras cambiaron mientras se hacía el informe. Publícalo otra vez.')
  // A decision shares the climate: it is seen here, or waits until the version is there.
  if ((await readDecisiones(tx, idClima)) !== decisiones) throw cambio()
  await showRonda(tx, ctx, clima)
  const id = randomUUID()
  const { idEmpresa, anio, publicacion } = clima
  await insertVersion(tx, {
    id,
    id_clima: idClima,
    numero: version,
    publicada: ctx.now(),
    por: requireSesion(ctx).idUsuario,
    publicacion,
    para,
    mensaje,
  })
  for (const archivo of archivos) await insertArchivo(tx, id, archivo)
  const avisados = await sendAvisosACliente(tx, ctx, {
    idEmpresa,
    plantilla: PLANTILLA_DE_INFORME,
    datos: { idClima, idVersion: id },
  })
  await noteBitacora(tx, ctx, { tipo: 'informePublicado', datos: { anio, version }, idEmpresa, idClima })
  return formatAvisados(avisados, {
    visto: `El cliente ya ve la versión ${version}`,
    publicado: `La versión ${version} está publicada`,
    verlo: 'la vea',
  })
}
