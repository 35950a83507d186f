import { createHash, randomUUID } from 'node:crypto'
import {
  DIAS_PARA_CONFIRMAR,
  getPlazoDePeticion,
  LARGO_DE_NOTA_DE_PETICION,
  type Pedido,
} from '#domain/cvs/peticiones.ts'
import { getClaveDeCorreo, isCorreo } from '#domain/encuesta/correo.ts'
import { DIA_MS, HORA_MS } from '#domain/fechas/duraciones.ts'
import { formatFecha } from '#domain/fechas/format-fecha.ts'
import { badUserInput, notFound, rateLimited } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { consumeLimite } from '#server/db/limites.ts'
import type { Plantilla, Plantillas } from '#server/mail/correo.ts'
import { parseDireccion } from '#server/mail/direccion.ts'
import { insertCorreo } from '#server/mail/insert-correo.ts'
import { renderCorreo } from '#server/mail/render-correo.ts'
import {
  confirmByHash,
  countQueEsperan,
  deletePasadas,
  deletePeticiones,
  insertPeticion,
  isPorConfirmar,
  listConfirmadas,
  listPeticionesDeCorreo,
  type Peticion,
  updateResuelta,
} from './peticiones-store.ts'

const CIFRAS = 40
const PLAZO_DE_ENLACE_MS = DIAS_PARA_CONFIRMAR * DIA_MS

/** Derived when it is sent, so that the outbox never holds it; 160 bits that nobody guesses. */
const computeToken = ({ secret }: Pick<AppContext, 'secret'>, idPeticion: string): string =>
  secret.sign('peticion-de-datos', idPeticion).slice(0, CIFRAS)

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const POR_DIRECCION = 20
/** Mails that an address gets of whoever types it. */
const POR_CORREO = 3

async function requireLimites(ctx: RequestContext, correo: string): Promise<void> {
  const limites = [
    {
      clave: `peticion:red:${ctx.secret.sign('limites', ctx.address)}`,
      max: POR_DIRECCION,
      ventanaMs: HORA_MS,
    },
    {
      clave: `peticion:correo:${ctx.secret.sign('limites', getClaveDeCorreo(correo))}`,
      max: POR_CORREO,
      ventanaMs: DIA_MS,
    },
  ]
  for (const limite of limites)
    if (!(await consumeLimite(ctx.db, ctx.now(), limite)))
      throw rateLimited('Ya pediste varios enlaces. Busca el correo que te mandamos, o espera a mañana.')
}

/** The same for every address, known or not: nobody learns by it whose data is stored. */
export async function requestDatos(
  ctx: RequestContext,
  { correo: escrito, pedido, nota: escrita }: { correo: string; pedido: Pedido; nota?: string | null },
): Promise<void> {
  const correo = escrito.trim()
  const nota = (escrita ?? '').trim()
  if (!isCorreo(correo)) throw badUserInput('Escribe un correo completo, como ana@correo.com.', 'correo')
  if (nota.length > LARGO_DE_NOTA_DE_PETICION)
    throw badUserInput(`Escribe ${LARGO_DE_NOTA_DE_PETICION} letras o menos.`, 'nota')
  await requireLimites(ctx, correo)
  const id = randomUUID()
  await inTransaction(ctx.db, async (tx) => {
    const tokenHash = hashToken(computeToken(ctx, id))
    await insertPeticion(tx, { id, correo, pedido, nota, recibida: ctx.now(), tokenHash })
    await insertCorreo(
      tx,
      { plantilla: 'peticion-de-datos', datos: { idPeticion: id }, para: correo },
      ctx.now(),
    )
  })
}

/** Whoever reads the address's mail is taken for its owner, and the firm is told. */
export async function confirmPeticion(ctx: AppContext, { token }: { token: string }): Promise<number> {
  const now = ctx.now()
  const plazo = getPlazoDePeticion(now)
  await inTransaction(ctx.db, async (tx) => {
    if (!(await confirmByHash(tx, hashToken(token), { now, desde: now - PLAZO_DE_ENLACE_MS })))
      throw notFound('Este enlace ya no sirve: se usó o venció. Pide otro.')
    await noteBitacora(tx, ctx, { tipo: 'peticionRecibida', autor: { tipo: 'nadie' } })
    const para = parseDireccion(ctx.config.mailTo).correo
    await insertCorreo(tx, { plantilla: 'peticion-recibida', datos: { plazo }, para }, now)
  })
  return plazo
}

const MAXIMO = 100

export async function getPeticiones({ db }: Pick<AppContext, 'db'>) {
  const peticiones = await listConfirmadas(db, MAXIMO)
  return peticiones.map(({ recibida: _, ...peticion }) => ({
    ...peticion,
    plazo: getPlazoDePeticion(peticion.confirmada),
  }))
}

export async function changePeticionResuelta(
  ctx: RequestContext,
  { idPeticion, resuelta }: { idPeticion: string; resuelta: boolean },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await updateResuelta(tx, idPeticion, resuelta ? ctx.now() : null)))
      throw notFound('Esa petición ya no está.')
    await noteBitacora(tx, ctx, { tipo: resuelta ? 'peticionResuelta' : 'peticionReabierta' })
  })
}

/** For those who can answer them. */
export async function countPeticiones({
  db,
  sesion,
}: RequestContext): Promise<{ cuantas: number; plazo: number } | null> {
  if (sesion?.rol !== 'administrador') return null
  const { cuantas, primera } = await countQueEsperan(db)
  return primera === null ? null : { cuantas, plazo: getPlazoDePeticion(primera) }
}

/** What was answered goes when messages do. */
export const erasePeticiones = ({ db, config, now }: AppContext): Promise<number> =>
  deletePasadas(db, {
    sinConfirmar: now() - PLAZO_DE_ENLACE_MS,
    resueltas: now() - config.diasCorreos * DIA_MS,
  })

export type PeticionDePersona = Peticion

export const listPeticionesDePersona = (db: Db, correo: string): Promise<Peticion[]> =>
  listPeticionesDeCorreo(db, correo)

/** The log keeps that one was answered, and not whose it was. */
export async function erasePeticionesDePersona(tx: Tx, correo: string): Promise<void> {
  const peticiones = await listPeticionesDeCorreo(tx, correo)
  await deletePeticiones(
    tx,
    peticiones.map(({ id }) => id),
  )
}

/** Unsent where it was confirmed, or is over. Nothing that was typed stands in it: it would carry anybody's words. */
const confirmar: Plantilla<{ idPeticion: string }> = async (ctx, { idPeticion }) => {
  const { db, config, now } = ctx
  if (!(await isPorConfirmar(db, idPeticion, now() - PLAZO_DE_ENLACE_MS))) return null
  return renderCorreo(ctx, {
    asunto: 'Confirma que eres tú quien pide sus datos',
    titulo: 'Confirma que eres tú',
    bloques: [
      {
        tipo: 'parrafo',
        texto:
          'Alguien escribió esta dirección en nuestro sitio para pedir algo sobre sus datos. Si fuiste tú, confírmalo y nos ponemos a ello.',
      },
      {
        tipo: 'boton',
        texto: 'Confirmar mi petición',
        // After #, so that no server, log or proxy on the way ever sees it.
        url: `${config.publicUrl}${config.basePath}/mis-datos#${computeToken(ctx, idPeticion)}`,
      },
    ],
    nota: `El enlace sirve una vez y por ${DIAS_PARA_CONFIRMAR} días. Si no fuiste tú, no hagas nada: sin confirmar, la petición se borra.`,
  })
}

/** To the firm: without the address, for mails are read in more places than the product. */
const recibida: Plantilla<{ plazo: number }> = (ctx, { plazo }) =>
  renderCorreo(ctx, {
    asunto: 'Una persona pide algo sobre sus datos',
    titulo: 'Una persona pide algo sobre sus datos',
    paraLaFirma: true,
    bloques: [
      {
        tipo: 'parrafo',
        texto: `Confirmó que su correo es suyo. Hay que contestarle a más tardar el ${formatFecha(plazo, ctx.config.timeZone)}.`,
      },
      {
        tipo: 'boton',
        texto: 'Ver la petición',
        url: `${ctx.config.publicUrl}${ctx.config.basePath}/admin/ajustes?parte=persona`,
      },
    ],
    nota: 'La atiende quien administra el sitio.',
  })

export const plantillasPeticiones: Plantillas = {
  'peticion-de-datos': confirmar,
  'peticion-recibida': recibida,
}
