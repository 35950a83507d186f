import type { CuestionarioDefinido } from '#domain/climas/definicion.ts'
import { isMismoCorreo } from '#domain/encuesta/correo.ts'
import { computeMinutos } from '#domain/encuesta/tiempos.ts'
import {
  type CampoDePalabras,
  mergePalabras,
  type Palabras,
  parsePalabras,
  type Rellenos,
} from '#domain/palabras/palabras.ts'
import { changeClima } from '#features/climas/server/cambiar-clima.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { badUserInput } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { Config } from '#server/context/config.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { findNombreDeFirma } from '#server/mail/direccion.ts'
import {
  findPalabrasDeClima,
  findPalabrasDeFirma,
  listPalabrasDeClimas,
  savePalabrasDeClima,
  savePalabrasDeFirma,
} from './palabras-store.ts'

type Ctx = Pick<AppContext, 'db'>

export { CLAVE_DE_FIRMA, readPalabras } from './palabras-store.ts'

export const getPalabrasDeFirma = ({ db }: Ctx): Promise<Palabras> => findPalabrasDeFirma(db)

export async function getPalabras(
  { db }: Ctx,
  { idClima }: { idClima: string },
): Promise<{ propias: Palabras; deLaFirma: Palabras }> {
  await requireClima(db, idClima)
  return { propias: await findPalabrasDeClima(db, idClima), deLaFirma: await findPalabrasDeFirma(db) }
}

/** As they hold now: a change is for every mail that has not left. */
export const findPalabras = async (db: Db, idClima: string): Promise<Palabras> =>
  mergePalabras(await findPalabrasDeClima(db, idClima), await findPalabrasDeFirma(db))

/** Wordings whose mails are answered to the address: climates, and null for the firm's own. */
export async function listConResponderA(db: Db, correo: string): Promise<(string | null)[]> {
  const deClimas = (await listPalabrasDeClimas(db)).filter(({ palabras }) =>
    isMismoCorreo(palabras.responderA, correo),
  )
  const deFirma = isMismoCorreo((await findPalabrasDeFirma(db)).responderA, correo)
  return [...deClimas.map(({ idClima }) => idClima), ...(deFirma ? [null] : [])]
}

/** Their mails are answered to the sender's own address from then on. */
export async function eraseResponderA(tx: Tx, correo: string): Promise<void> {
  for (const idClima of await listConResponderA(tx, correo)) {
    if (idClima === null)
      await savePalabrasDeFirma(tx, { ...(await findPalabrasDeFirma(tx)), responderA: '' })
    else
      await savePalabrasDeClima(tx, idClima, { ...(await findPalabrasDeClima(tx, idClima)), responderA: '' })
  }
}

/** The first field that will not do, with its sentence; the form has judged all of them already. */
export function requirePalabras(escritas: Palabras): Palabras {
  const leidas = parsePalabras(escritas)
  if (leidas.ok) return leidas.valor
  const [campo, problema] = Object.entries(leidas.problemas)[0] as [CampoDePalabras, string]
  throw badUserInput(problema, campo)
}

export async function updatePalabras(
  ctx: AppContext,
  { idClima, palabras }: { idClima: string; palabras: Palabras },
): Promise<void> {
  const leidas = requirePalabras(palabras)
  await changeClima(ctx, idClima, async (tx, { anio, idEmpresa }) => {
    await savePalabrasDeClima(tx, idClima, leidas)
    await noteBitacora(tx, ctx, { tipo: 'palabrasCambiadas', datos: { anio }, idEmpresa, idClima })
  })
}

export async function updatePalabrasDeFirma(
  ctx: AppContext,
  { palabras }: { palabras: Palabras },
): Promise<void> {
  const leidas = requirePalabras(palabras)
  await inTransaction(ctx.db, async (tx) => {
    await savePalabrasDeFirma(tx, leidas)
    await noteBitacora(tx, ctx, { tipo: 'ajusteCambiado', datos: { ajuste: 'palabras' } })
  })
}

/** "viernes 4 de diciembre". */
export const formatPlazo = ({ timeZone }: Pick<Config, 'timeZone'>, ms: number) =>
  new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
    .format(ms)
    .replace(',', '')

/** A climate's words for the places that fill themselves. Without a last day the words still make a sentence. */
export const computeRellenos = async (
  ctx: Pick<AppContext, 'db' | 'config'>,
  {
    empresa,
    fechaLimite,
    cuestionario,
  }: { empresa: string; fechaLimite: number | null; cuestionario: CuestionarioDefinido },
): Promise<Rellenos> => ({
  empresa,
  firma: await findNombreDeFirma(ctx),
  fechaLimite: fechaLimite === null ? 'cierre de la encuesta' : formatPlazo(ctx.config, fechaLimite),
  duracion: `${computeMinutos(cuestionario)} minutos`,
})
