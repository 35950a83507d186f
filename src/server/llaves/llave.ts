import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { encodeToken } from '#domain/encuesta/token.ts'
import type { AppContext } from '../context/context.ts'

/**
 * What finds a respondent's token and sheet in one climate, and opens what is stored of it (`sello`). It is derived from SECRET
 * and from the climate's own key, a file outside the database, which the close destroys: after that nobody can derive it again.
 */
export type Llave = { readonly key: KeyObject; readonly sello: KeyObject }

const BYTES_DE_CLAVE = 16
const BYTES_DE_TOKEN = 8

/** As key objects: signing with bare bytes takes five times as long. */
export function deriveLlave(secret: AppContext['secret'], bytes: Uint8Array): Llave {
  const key = secret.deriveKey('clima', bytes)
  const sello = Buffer.from(hkdfSync('sha256', key, '', 'sello', 32))
  return { key: createSecretKey(key), sello: createSecretKey(sello) }
}

const sign = ({ key }: Llave, texto: string) => createHmac('sha256', key).update(texto).digest()

const formatClave = (bytes: Buffer) => bytes.subarray(0, BYTES_DE_CLAVE).toString('base64url')

/** Tells the right key from another one, and nothing else about it. */
export const computeHuella = (llave: Llave): string => formatClave(sign(llave, 'huella'))

/** Twelve characters, as they are stored nowhere. */
export const computeToken = (llave: Llave, idEncuestado: string): string =>
  encodeToken(sign(llave, `token${idEncuestado}`).subarray(0, BYTES_DE_TOKEN))

/** By which a token finds its person. Without the key nobody can tell whose it is, nor that it is somebody's. */
export const hashToken = (llave: Llave, token: string): string => formatClave(sign(llave, `persona${token}`))

/** Values worked out from a climate's key, which die with it. Each purpose has values of its own. */
export type Proposito = 'rebote' | 'papeleta' | 'recordatorio' | 'kiosco'

/** Thirty-two bytes that nobody without the key can guess, nor tell from chance. */
export const deriveValor = (llave: Llave, proposito: Proposito, texto: string): Buffer =>
  sign(llave, `valor:${proposito}:${texto}`)

export const computeClaveDeHoja = (llave: Llave, token: string): string =>
  formatClave(sign(llave, `hoja${token}`))

/** By which a published text is known. `raiz` is sealed with the person's texts: without the key nothing joins two of them. */
export const computeClaveDeTexto = (llave: Llave, raiz: string, idPregunta: string): string =>
  formatClave(sign(llave, `texto${raiz}${idPregunta}`))

/** A key that leads to nobody. */
export const newClave = (): string => formatClave(randomBytes(BYTES_DE_CLAVE))
