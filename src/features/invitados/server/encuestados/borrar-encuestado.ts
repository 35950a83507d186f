import { setTimeout as sleep } from 'node:timers/promises'
import { isCerrandose } from '#features/climas/server/cambiar-clima.ts'
import { keepPromesa } from '#features/climas/server/leer-clima.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { deleteRespuestas } from '#features/encuesta/server/borrar-respuestas.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { lockHojas, shareClima } from '#server/db/locks/climate-locks.ts'
import { deleteInTandas } from '#server/db/sql/delete-in-tandas.ts'
import { allowLongTransaction } from '#server/db/sql/row-list.ts'
import { getCorreosPorTanda, getPersonasPorTanda } from '#server/db/sql/stream-rows.ts'
import { findLlave } from '#server/llaves/create-llave.ts'
import { computeClaveDeHoja, computeToken } from '#server/llaves/llave.ts'
import { deleteCorreosDeClima } from '#server/mail/correos-de-clima-store.ts'
import { deleteEmlFiles, deleteEmlFilesNamed, hasEmlFiles } from '#server/mail/eml-transport.ts'
import type { CorreoNombrado } from '#server/mail/mail-transport.ts'
import { deleteCorreosDeReferencias } from '#server/mail/outbox-store.ts'
import { requireEncuestado } from './encuestados.ts'
import { deleteEncuestadoRow, listEncuestados, listEncuestadosDeCorreo } from './encuestados-store.ts'
import { keepLlegadaDeIda } from './llegadas/llegadas.ts'
import { PLANTILLA_DE_TOKEN_ANULADO } from './plantillas-encuestados.ts'
import { deleteCorreosDeRango, forgetBajas, keepFinalesDeCorreos, readRangos } from './rangos-store.ts'
import { computeMarca, getNombreDeRecordatorio } from './recordatorios/ronda-worker.ts'
import { deleteRondas } from './recordatorios/rondas-store.ts'
import { getReferenciaDeCorreo } from './referencia-de-correo.ts'

/** Part of the close. Tokens lead nowhere any more, and whether a mail reached each person is kept without the mails. */
export async function anonymizeEncuestados(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { idClima }: { idClima: string },
): Promise<void> {
  await inTransaction(db, (tx) => deleteRondas(tx, idClima))
  await deleteEmlFilesNamed(config.dataDir, getNombreDeRecordatorio(idClima))
  await deleteInTandas(db, 'tokens', idClima)
  for await (const rango of readRangos(db, idClima, getPersonasPorTanda(db)))
    await inTransaction(db, async (tx) => {
      await allowLongTransaction(tx)
      await shareClima(tx, idClima)
      // Another node may have come further: without the mails nobody would have got one.
      if (!(await isCerrandose(tx, idClima))) return
      await forgetBajas(tx, rango)
      await keepFinalesDeCorreos(tx, rango)
    })
}

/** Each file is deleted by itself. */
const CORREOS_CON_ARCHIVO = 500

/**
 * Every mail to people of a closed climate and to those whose token was taken back, sent or waiting; of whom it did not reach the
 * close has taken note. Of the first `personas` alone where so many are named: false where there are more. Whoever saves
 * meanwhile has half of the time.
 */
export async function deleteCorreosDeCierre(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { idClima, personas = Infinity }: { idClima: string; personas?: number },
): Promise<boolean> {
  const conArchivos = await hasEmlFiles(config.dataDir)
  const limite = Math.min(conArchivos ? CORREOS_CON_ARCHIVO : getCorreosPorTanda(db), personas)
  let vistas = 0
  for await (const rango of readRangos(db, idClima, limite)) {
    if (vistas >= personas) return false
    const empezo = performance.now()
    const borrados = await inTransaction(db, async (tx) => {
      await allowLongTransaction(tx)
      return deleteCorreosDeRango(tx, rango, { conArchivos })
    })
    await deleteEmlFiles(config.dataDir, borrados)
    await sleep(performance.now() - empezo)
    vistas += limite
  }
  const avisos = await inTransaction(db, (tx) =>
    deleteCorreosDeClima(tx, { idClima, plantilla: PLANTILLA_DE_TOKEN_ANULADO }),
  )
  await deleteEmlFiles(config.dataDir, avisos)
  return true
}

/** Every mail to the respondents of a climate, sent or waiting. Their files go once the transaction is over. */
export async function deleteCorreosDeEncuestados(tx: Tx, idClima: string): Promise<CorreoNombrado[]> {
  const encuestados = await listEncuestados(tx, idClima)
  return deleteCorreosDeReferencias(
    tx,
    encuestados.map(({ id }) => getReferenciaDeCorreo(id)),
  )
}

/** With the sheet and the open answers, which a closed climate no longer finds: there the contact data goes alone. */
export async function deleteEncuestado(
  ctx: Pick<AppContext, 'db' | 'secret' | 'config' | 'now'>,
  { idClima, idEncuestado }: { idClima: string; idEncuestado: string },
): Promise<void> {
  const { db, config } = ctx
  const { correos, marca } = await inTransaction(db, async (tx) => {
    await shareClima(tx, idClima)
    const clima = await requireClima(tx, idClima)
    const llave = await findLlave({ ...ctx, db: tx }, clima)
    if (llave) {
      const token = computeToken(llave, idEncuestado)
      await lockHojas(tx, [computeClaveDeHoja(llave, token)])
      const encuestado = await requireEncuestado(tx, idClima, idEncuestado)
      if (await deleteRespuestas(tx, llave, { clima, token })) await keepLlegadaDeIda(tx, idClima, encuestado)
    } else {
      await requireEncuestado(tx, idClima, idEncuestado)
    }
    await deleteEncuestadoRow(tx, idClima, idEncuestado)
    await keepPromesa(tx, idClima)
    await noteBitacora(tx, ctx, { tipo: 'encuestadoEliminado', idEmpresa: clima.idEmpresa, idClima })
    return {
      correos: await deleteCorreosDeReferencias(tx, [getReferenciaDeCorreo(idEncuestado)]),
      marca: llave && computeMarca(llave, idEncuestado),
    }
  })
  await deleteEmlFiles(config.dataDir, correos)
  if (marca) await deleteEmlFilesNamed(config.dataDir, getNombreDeRecordatorio(idClima, marca))
}

/** By what deleteEncuestado and the climates know them. */
export const listEncuestasDePersona = (
  db: Db,
  correo: string,
): Promise<{ idClima: string; id: string; idGrupo: string }[]> => listEncuestadosDeCorreo(db, correo)
