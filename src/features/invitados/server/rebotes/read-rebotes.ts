import type { ImapFlow } from 'imapflow'
import { listClimasAbiertos } from '#features/climas/server/leer-clima.ts'
import type { AppContext } from '#server/context/context.ts'
import { findLlaveSiEsta } from '#server/llaves/create-llave.ts'
import type { Llave } from '#server/llaves/llave.ts'
import { openRetorno } from '#server/mail/direccion.ts'
import { rejectEnviado, rejectEnviados } from '#server/mail/outbox-store.ts'
import { getReferenciaDeCorreo } from '../encuestados/referencia-de-correo.ts'
import { openEtiqueta } from '../encuestados/sobres.ts'
import { type InformeDeEntrega, readInformeDeEntrega } from './read-informe-de-entrega.ts'

/** The end of a message once it was read. */
type Destino = 'borrar' | 'dejar'

/** A report may bring back the whole mail, attachment and all; what we look for stands before it. */
const MAX_LETRAS = 256 * 1024
/** In one go; the rest waits for the next. */
const MAX_MENSAJES = 1_000
const SILENCIO_MS = 60_000

async function openClient(imapUrl: string): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow')
  const { protocol, hostname, port, username, password } = new URL(imapUrl)
  const secure = protocol === 'imaps:'
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: SILENCIO_MS,
    greetingTimeout: SILENCIO_MS,
    socketTimeout: SILENCIO_MS,
  })
  // A break between two commands fails the next one.
  client.on('error', () => {})
  return client
}

/**
 * Hands every unseen message of the mailbox to `judge`. What it wants deleted is gone afterwards, the rest is marked as seen, so
 * that it is not read again, and left for a person. A message that `judge` fails on stays unseen and comes up again.
 */
async function readBuzon(
  imapUrl: string,
  judge: (message: Uint8Array) => Promise<Destino>,
  signal: AbortSignal,
): Promise<void> {
  const client = await openClient(imapUrl)
  const cutOff = () => client.close()
  signal.addEventListener('abort', cutOff)
  try {
    await client.connect()
    await client.mailboxOpen(decodeURIComponent(new URL(imapUrl).pathname.slice(1)) || 'INBOX')
    const found = (await client.search({ seen: false }, { uid: true })) || []
    for (const uid of found.slice(0, MAX_MENSAJES)) {
      const message = await client.fetchOne(uid, { source: { maxLength: MAX_LETRAS } }, { uid: true })
      // Another program that reads the same mailbox may have been faster.
      if (!message || message.source === undefined) continue
      if ((await judge(message.source)) === 'borrar') await client.messageDelete(uid, { uid: true })
      else await client.messageFlagsAdd(uid, ['\\Seen'], { uid: true })
    }
    await client.logout()
  } finally {
    signal.removeEventListener('abort', cutOff)
    client.close()
  }
}

type Ctx = Pick<AppContext, 'db' | 'config' | 'secret' | 'now'>

/** Keys that tags are opened with. After a close there is none for its climate, and its reports lead to nobody. */
async function listLlavesDeRebotes(ctx: Ctx): Promise<Llave[]> {
  const llaves: Llave[] = []
  for (const clima of await listClimasAbiertos(ctx.db)) {
    // A node may lack the key of a climate; whoever has it reads the report next time, or never: it is not worth a failure.
    const llave = await findLlaveSiEsta(ctx, clima)
    if (llave) llaves.push(llave)
  }
  return llaves
}

async function recordEtiqueta(ctx: Ctx, llaves: readonly Llave[], etiqueta: string): Promise<boolean> {
  const { db, secret } = ctx
  const idCorreo = openRetorno(secret, etiqueta)
  if (idCorreo && (await rejectEnviado(db, idCorreo, ctx.now()))) return true
  for (const llave of llaves) {
    const id = openEtiqueta(llave, etiqueta)
    if (id && (await rejectEnviados(db, getReferenciaDeCorreo(id), ctx.now()))) return true
  }
  return false
}

/** A mail that was taken by our mail server and came back is one that was refused. False where no mail of ours is meant. */
async function recordRebote(
  ctx: Ctx,
  llaves: readonly Llave[],
  { etiquetas, idCorreo }: InformeDeEntrega,
): Promise<boolean> {
  for (const etiqueta of etiquetas) if (await recordEtiqueta(ctx, llaves, etiqueta)) return true
  return idCorreo !== null && rejectEnviado(ctx.db, idCorreo, ctx.now())
}

/** Every report that waits in the mailbox. Those that are ours are deleted: they name people and days. */
export async function readRebotes(ctx: AppContext, imapUrl: string, signal: AbortSignal): Promise<void> {
  const llaves = await listLlavesDeRebotes(ctx)
  let fallidos = 0
  await readBuzon(
    imapUrl,
    async (message) => {
      const informe = await readInformeDeEntrega(message, signal)
      if (!informe) return 'dejar'
      const anotado = informe.fallido && (await recordRebote(ctx, llaves, informe))
      if (anotado) fallidos++
      return anotado || informe.etiquetas.length > 0 ? 'borrar' : 'dejar'
    },
    signal,
  )
  if (fallidos > 0) ctx.log.info({ fallidos }, 'mails came back')
}
