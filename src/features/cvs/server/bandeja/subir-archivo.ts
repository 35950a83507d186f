import { randomUUID } from 'node:crypto'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { formatNombreDeArchivo } from '#domain/cvs/nombres.ts'
import { guessPersona } from '#domain/cvs/persona-de-archivo.ts'
import {
  type ArchivoInspeccionado,
  inspectArchivo,
  MAX_ARCHIVO,
  type Rechazo,
} from '#server/archivos/inspect-archivo.ts'
import { conflict, notFound } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { findDuenoDeHuella, getHuella, insertArchivoSuelto, linkArchivo } from '../archivos-store.ts'
import { insertEnvioRow } from './envios-store.ts'
import {
  type ArchivoDeSubida,
  countArchivosDeSubida,
  hasHuella,
  insertArchivoDeSubida,
  lockSubida,
} from './subidas-store.ts'

export const subidaNotFound = () => notFound('Esa subida ya no está.')

/** Why a file of many does not enter. */
export type RechazoDeSubida = Rechazo | 'tamano' | 'vacio' | 'repetido'

/** Told by the browser, which did not send it. */
export const OMITIDOS = ['tamano', 'tipo', 'clave'] as const

const LARGO_DE_CAMPO = 120

/** The person of an uploaded file: what its text says, and until then what it is called. */
export function describeSubido(texto: string, archivo: string) {
  const { nombre, correo, celular } = guessPersona(texto, archivo)
  const sinNombre = archivo.replace(/\.[^.]{1,5}$/, '')
  return {
    nombre: (nombre ?? sinNombre).slice(0, LARGO_DE_CAMPO) || 'Sin nombre',
    correo: correo ?? '',
    tel: (celular ?? '').slice(0, LIMITES_DE_CV.telefono),
  }
}

interface ArchivoSubido {
  idSubida: string
  nombre: string
  bytes: Uint8Array
  /** Refused where it was chosen: its bytes were not sent. */
  omitido: (typeof OMITIDOS)[number] | null
}

async function judge({
  bytes,
  omitido,
}: ArchivoSubido): Promise<ArchivoInspeccionado | { rechazo: RechazoDeSubida }> {
  if (omitido) return { rechazo: omitido }
  if (bytes.length === 0) return { rechazo: 'vacio' }
  if (bytes.length > MAX_ARCHIVO) return { rechazo: 'tamano' }
  return inspectArchivo(bytes)
}

/** In the transaction: the same bytes come once, and no upload has more files than it may. */
async function requireLugar(tx: Tx, idSubida: string, huella: string): Promise<boolean> {
  if (!(await lockSubida(tx, idSubida))) throw subidaNotFound()
  if (await hasHuella(tx, idSubida, huella)) return false
  if ((await countArchivosDeSubida(tx, idSubida)) >= LIMITES_DE_CV.archivosPorSubida)
    throw conflict(`Se suben hasta ${LIMITES_DE_CV.archivosPorSubida} archivos a la vez.`)
  return true
}

/**
 * One file of many: it waits in the inbox, or has its reason. Whoever sends it again, not knowing whether it arrived,
 * changes nothing.
 */
export async function insertArchivoSubido(ctx: AppContext, archivo: ArchivoSubido): Promise<void> {
  const { idSubida, nombre, bytes, omitido } = archivo
  // One that was not sent is known by its name.
  const huella = getHuella(omitido ? Buffer.from(`${omitido} ${nombre}`) : bytes)
  if (await hasHuella(ctx.db, idSubida, huella)) return
  const juicio = await judge(archivo)
  const nombreArchivo = nombre.slice(-LIMITES_DE_CV.nombreArchivo)
  const fila = { id: randomUUID(), nombre: nombreArchivo, rechazo: null, igualA: null, idEnvio: null }
  const insert = (tx: Tx, cambios: Partial<ArchivoDeSubida>) =>
    insertArchivoDeSubida(tx, { ...fila, ...cambios, idSubida, huella })
  if ('rechazo' in juicio) {
    return inTransaction(ctx.db, async (tx) => {
      if (await requireLugar(tx, idSubida, huella)) await insert(tx, { rechazo: juicio.rechazo })
    })
  }
  const { tipo, extension, activo } = juicio
  const now = ctx.now()
  const guardado = formatNombreDeArchivo(nombre, extension)
  await inTransaction(ctx.db, async (tx) => {
    if (!(await requireLugar(tx, idSubida, huella))) return
    const dueno = await findDuenoDeHuella(tx, huella)
    if (dueno)
      return insert(tx, {
        rechazo: 'repetido',
        igualA: dueno.idCv ? `cv ${dueno.idCv}` : `envio ${dueno.idEnvio}`,
      })
    const idEnvio = randomUUID()
    const idArchivo = await insertArchivoSuelto(tx, { nombre: guardado, tipo, bytes, activo }, now)
    await insertEnvioRow(tx, {
      ...describeSubido('', nombre),
      id: idEnvio,
      plaza: '',
      mensaje: '',
      consentimiento: now,
      subido: 1,
    })
    await linkArchivo(tx, idArchivo, { idEnvio })
    await insert(tx, { idEnvio })
  })
}
