import { randomUUID } from 'node:crypto'
import type { FormatoDeInforme } from '#contract/schema.generated.ts'
import type { Informe } from '#domain/informe/informe.ts'
import { getNumeroSiguiente, LETRAS_DE_MENSAJE } from '#domain/informe/versiones.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import { formatAvisados } from '#features/cliente/server/format-avisados.ts'
import { showRonda } from '#features/cliente/server/publicar-al-cliente.ts'
import { requirePublicable } from '#features/cliente/server/require-publicable.ts'
import { sendAvisosACliente } from '#features/cliente/server/send-avisos-a-cliente.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { requirePersonal } from '#features/cuentas/server/sesion/require-personal.ts'
import { requireSesion } from '#features/cuentas/server/sesion/require-sesion.ts'
import type { Avance } from '#features/trabajos/server/carry-out.ts'
import { startEntrega } from '#features/trabajos/server/start-entrega.ts'
import { badUserInput, conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { lockClima } from '#server/db/locks/climate-locks.ts'
import { composeInforme } from '../compose-informe.ts'
import { type InformeLeido, listOfrecidas } from '../get-informe.ts'
import { hashInforme } from '../hash-informe.ts'
import { writeFormato } from '../write-formato.ts'
import { countPaginas } from './count-paginas.ts'
import { PLANTILLA_DE_INFORME } from './plantillas-informe.ts'
import { readDecisiones } from './read-decisiones.ts'
import { type ArchivoDeVersion, insertArchivo, insertVersion, listVersiones } from './versiones-store.ts'

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
      `El informe se compara con ${antes.anio}, que todavía no está cerrada. Ciérrala o compara con otra ronda.`,
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
  // Whoever decides something shares the climate: it is seen here, or waits until the version is there.
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
