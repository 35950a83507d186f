import { type ContenidoDeSitio, SITIO_DE_FABRICA } from '#domain/sitio/contenido.ts'
import { parseSitio } from '#domain/sitio/parse-sitio.ts'
import { badUserInput, conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { holdRevisionDeMarca, saveRevisionDeMarca } from '#server/db/firma-store.ts'
import { findContenido, findRevisionDeBorrador, saveContenido } from './sitio-store.ts'

export interface SitioEditado {
  /** Changes with every draft that is kept. */
  revision: number
  borrador: ContenidoDeSitio
  publicado: ContenidoDeSitio
  anterior: ContenidoDeSitio | null
}

/** Texts that visitors read. */
export const findSitioPublicado = async (db: Db | Tx): Promise<ContenidoDeSitio> =>
  (await findContenido(db, 'publicada')) ?? SITIO_DE_FABRICA

/** Texts as they stand once they are published. */
export const findBorradorDeSitio = async (db: Db | Tx): Promise<ContenidoDeSitio> =>
  (await findContenido(db, 'borrador')) ?? SITIO_DE_FABRICA

export async function getSitio({ db }: { db: Db | Tx }): Promise<SitioEditado> {
  // Before what it numbers: a change in between is told as somebody else's.
  const revision = await findRevisionDeBorrador(db)
  return {
    revision,
    borrador: await findBorradorDeSitio(db),
    publicado: await findSitioPublicado(db),
    anterior: await findContenido(db, 'anterior'),
  }
}

function requireContenido(escrito: ContenidoDeSitio): ContenidoDeSitio {
  const leido = parseSitio(escrito)
  if (leido.ok) return leido.valor
  const [campo, mensaje = ''] = Object.entries(leido.problemas)[0] ?? []
  throw badUserInput(mensaje, campo)
}

const isIgual = (uno: ContenidoDeSitio, otro: ContenidoDeSitio) => {
  const write = ({ textos, orden, ocultas }: ContenidoDeSitio) =>
    JSON.stringify([Object.entries(textos).sort(), orden, [...ocultas].sort()])
  return write(uno) === write(otro)
}

/** A published text is on the pages from the next request on, on every node. */
export async function updateSitio(
  ctx: AppContext,
  {
    contenido: escrito,
    revision: vista,
    publicar,
  }: { contenido: ContenidoDeSitio; revision: number; publicar: boolean },
): Promise<SitioEditado> {
  const contenido = requireContenido(escrito)
  return inTransaction(ctx.db, async (tx) => {
    // Held first: two who save at once come one after the other.
    const marca = await holdRevisionDeMarca(tx)
    const revision = await findRevisionDeBorrador(tx)
    if (revision !== vista)
      throw conflict('Alguien más guardó cambios mientras editabas. Recarga la página para verlos.')
    await saveContenido(tx, 'borrador', contenido, revision + 1)
    const publicado = await findSitioPublicado(tx)
    if (publicar && !isIgual(publicado, contenido)) {
      await saveContenido(tx, 'anterior', publicado)
      await saveContenido(tx, 'publicada', contenido)
      await saveRevisionDeMarca(tx, marca + 1)
      await noteBitacora(tx, ctx, { tipo: 'ajusteCambiado', datos: { ajuste: 'sitio' } })
    }
    return getSitio({ db: tx })
  })
}
