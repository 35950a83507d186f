import { FIRMA_DE_FABRICA, type Firma } from '#domain/firma/firma.ts'
import { WORD_JOINER } from '#domain/texto/enlaces.ts'
import { openId, sealId } from '../base/sealed-id.ts'
import type { Config } from '../context/config.ts'
import type { AppContext } from '../context/context.ts'
import { type Db, getMemory } from '../db/engine/database.ts'
import { findFirma } from '../db/firma-store.ts'
import type { Direccion } from './correo.ts'

/** Reads a configured address: `Firma <no-responder@ejemplo.com>`, or the address alone. */
export function parseDireccion(text: string): Direccion {
  const [, nombre, correo] = /^(.*)<([^<>]+)>$/s.exec(text.trim()) ?? []
  if (!correo) return { nombre: '', correo: text.trim() }
  return { nombre: nombre!.trim().replace(/^"(.*)"$/s, '$1'), correo: correo.trim() }
}

/**
 * A header stands in one line, whoever wrote it. What looks like an encoded word is taken apart, unseen: a mail program would show
 * what it encodes, which nobody has judged.
 */
export const toOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/=(?=\?)/g, `=${WORD_JOINER}`)
    .trim()

/** The name of an installation where nobody wrote the firm's: as MAIL_FROM has it. */
const getNombreDeInstalacion = ({ mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>): string =>
  parseDireccion(mailFrom).nombre || new URL(publicUrl).hostname

/** As long as several mails that go out together may be from the firm that the first one found. */
const VIGENCIA_MS = 1_000

const createUltima = (): { firma?: Promise<Firma>; hasta: number } => ({ hasta: 0 })

/** Read once for the mails of a moment: a round has thousands, and each costs few queries. */
function findFirmaDelMomento(db: Db): Promise<Firma> {
  const ultima = getMemory(db).get(createUltima)
  const ahora = performance.now()
  if (!ultima.firma || ahora >= ultima.hasta) {
    const firma = findFirma(db)
    Object.assign(ultima, { firma, hasta: ahora + VIGENCIA_MS })
    firma.catch(() => forgetFirma(db))
  }
  return ultima.firma!
}

/** After a change: what this process sends next shows it at once, and what others send a second later. */
export const forgetFirma = (db: Db): void => void Object.assign(getMemory(db).get(createUltima), { hasta: 0 })

/** The firm as its mails and documents carry it. */
export async function findFirmaDeCorreos({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<Firma> {
  const firma = await findFirmaDelMomento(db)
  return firma.nombre === FIRMA_DE_FABRICA.nombre
    ? { ...firma, nombre: getNombreDeInstalacion(config) }
    : { ...firma, remitente: firma.remitente || firma.nombre }
}

export const findNombreDeFirma = async (ctx: Pick<AppContext, 'db' | 'config'>): Promise<string> =>
  (await findFirmaDeCorreos(ctx)).nombre

const getKey = (secret: AppContext['secret']) => secret.deriveKey('rebotes', new Uint8Array())

/**
 * Where a delivery report goes (VERP): the mailbox for them, with a tag that tells us, and nobody else, which mail it is about.
 * Null where nobody reads reports.
 */
export function formatRetorno(
  { config, secret }: Pick<AppContext, 'config' | 'secret'>,
  idCorreo: string,
  etiqueta?: string,
): string | null {
  if (!config.rebotes) return null
  const [local, dominio] = config.rebotes.correo.split('@')
  return `${local}+${etiqueta ?? sealId(getKey(secret), idCorreo)}@${dominio}`
}

/** The row that a tag names, if it is of the tags that name rows. */
export const openRetorno = (secret: AppContext['secret'], etiqueta: string): string | null =>
  openId(getKey(secret), etiqueta)
