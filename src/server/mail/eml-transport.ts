import { createWriteStream } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeDir } from '../base/make-dir.ts'
import type { CorreoNombrado, MailTransport } from './mail-transport.ts'

const getDirectory = (dataDir: string) => join(dataDir, 'correo')

/** Where mails are written as files because no SMTP server is configured; null: they leave. */
export const getCarpetaDeCorreo = ({
  smtpUrl,
  dataDir,
}: {
  smtpUrl: string | null
  dataDir: string
}): string | null => (smtpUrl ? null : getDirectory(dataDir))

/** Named after the row, so that a mail written twice is one file; in the order in which they were written. */
function getFile(dataDir: string, { id, creado }: CorreoNombrado): string {
  const stamp = new Date(creado).toISOString().replace(/[:.]/g, '-')
  return join(getDirectory(dataDir), `${stamp}-${id}.eml`)
}

/** Without SMTP_URL every mail is a file that any mail program opens. They hold what mails hold: only we may read them. */
export function createEmlTransport(dataDir: string): MailTransport {
  return {
    async send(message, correo) {
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, newline: 'windows' })
      const { message: written } = await composer.sendMail(message)
      await makeDir(getDirectory(dataDir))
      const file = getFile(dataDir, correo)
      const unfinished = `${file}.tmp`
      await rm(unfinished, { force: true })
      await pipeline(written as Readable, createWriteStream(unfinished, { mode: 0o600, flush: true }))
      await rename(unfinished, file)
    },
    retract: (correo) => deleteEmlFiles(dataDir, [correo]),
    close: () => {},
  }
}

/** Where mails go out by SMTP there are none. */
export const hasEmlFiles = async (dataDir: string): Promise<boolean> =>
  (await listNames(getDirectory(dataDir))).length > 0

export async function deleteEmlFiles(dataDir: string, correos: CorreoNombrado[]): Promise<void> {
  if (correos.length === 0 || !(await hasEmlFiles(dataDir))) return
  for (const correo of correos) await rm(getFile(dataDir, correo), { force: true })
}

async function listNames(directory: string): Promise<string[]> {
  return readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/** Those that no row of the outbox names: what their names hold tells what they are of. */
export async function deleteEmlFilesNamed(dataDir: string, parte: string): Promise<void> {
  const directory = getDirectory(dataDir)
  const names = (await listNames(directory)).filter((name) => name.includes(parte))
  for (const name of names) await rm(join(directory, name), { force: true })
}

/** "2026-03-04T18-00-00-000Z-": when the mail was made. */
const STAMP = /^\d{4}-\d\d-\d\dT[\d-]+Z-/

/** Files that this node wrote, each with the id of its mail; one that is being written too. */
export async function listEmlFiles(dataDir: string): Promise<{ file: string; id: string }[]> {
  const directory = getDirectory(dataDir)
  return (await listNames(directory)).map((name) => ({
    file: join(directory, name),
    id: name.replace(STAMP, '').replace(/\.eml(\.tmp)?$/, ''),
  }))
}

/** Each node looks after the files it wrote itself. */
export async function deleteOldEmlFiles(dataDir: string, antesDe: number): Promise<void> {
  const directory = getDirectory(dataDir)
  for (const name of await listNames(directory)) {
    const file = join(directory, name)
    const found = await stat(file).catch(() => null)
    if (found && found.mtimeMs < antesDe) await rm(file, { force: true })
  }
}
