import { isCorreo } from '../../../domain/encuesta/correo.ts'
import { cleanCorreo } from '../../../domain/encuesta/parse-correos.ts'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/engine/transaction.ts'
import { lockHojas } from '../../db/locks/climate-locks.ts'
import { badUserInput, conflict } from '../../errors.ts'
import { deleteEmlFiles } from '../../mail/eml-transport.ts'
import { insertCorreo } from '../../mail/insert-correo.ts'
import type { CorreoNombrado } from '../../mail/mail-transport.ts'
import {
  deleteCorreosDeReferencias,
  deleteCorreosEnCola,
  hasCorreoQuePudoLlegar,
} from '../../mail/outbox-store.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import type { ClimaGuardado } from '../climas/clima-guardado.ts'
import { findEstado } from '../encuesta/find-estado.ts'
import { computeClaveDeHoja, computeToken, type Llave } from '../llaves/llave.ts'
import { changeCorreo, type Encuestado } from './encuestados-store.ts'
import { inClimaAbierto } from './in-clima-abierto.ts'
import { buildCorreo } from './plantillas-encuestados.ts'
import { getReferenciaDeCorreo } from './referencia-de-correo.ts'
import { requireEncuestado } from './require-encuestado.ts'

/** Only before the first answer: afterwards the token opens what somebody else has answered. */
async function correctCorreo(
  tx: Tx,
  {
    clima,
    llave,
    encuestado,
    correo,
  }: { clima: ClimaGuardado; llave: Llave; encuestado: Encuestado; correo: string },
): Promise<CorreoNombrado[]> {
  const token = computeToken(llave, encuestado.id)
  await lockHojas(tx, [computeClaveDeHoja(llave, token)])
  if ((await findEstado(tx, llave, { clima, token })) !== 'Sin iniciar') {
    throw conflict(
      'Esta persona ya empezó su encuesta: el correo solo se puede mandar a la dirección guardada.',
    )
  }
  const referencia = getReferenciaDeCorreo(encuestado.id)
  // Whoever could read one of the mails may have the token: it is no secret of the new address.
  const tokenVisto = encuestado.tokenVisto || (await hasCorreoQuePudoLlegar(tx, referencia))
  if (!(await changeCorreo(tx, clima.id, { id: encuestado.id, correo, tokenVisto }))) {
    throw conflict(`«${correo}» ya está invitada en este clima.`)
  }
  return deleteCorreosDeReferencias(tx, [referencia])
}

export async function sendCorreoToEncuestado(
  ctx: AppContext,
  { idClima, idEncuestado, correo: escrito }: { idClima: string; idEncuestado: string; correo: string },
): Promise<string> {
  const pedido = cleanCorreo(escrito)
  if (!isCorreo(pedido)) throw badUserInput(`«${pedido.slice(0, 80)}» no es una dirección de correo válida.`)
  const cerrado = 'El clima está cerrado: ya no se manda su encuesta a nadie.'
  const enviado = await inClimaAbierto(ctx, { idClima, cerrado }, async (tx, { clima, llave }) => {
    const encuestado = await requireEncuestado(tx, idClima, idEncuestado)
    const esLaMisma = encuestado.correo?.toLowerCase() === pedido.toLowerCase()
    // The stored one, letter by letter: what differs in case alone might still be another mailbox.
    const correo = esLaMisma ? encuestado.correo! : pedido
    const borrados = esLaMisma ? [] : await correctCorreo(tx, { clima, llave, encuestado, correo })
    await deleteCorreosEnCola(tx, [getReferenciaDeCorreo(idEncuestado)])
    await insertCorreo(tx, buildCorreo('invitacion', { idClima, idEncuestado }, correo), ctx.now())
    await noteBitacora(tx, ctx, { tipo: 'correoReenviado', idEmpresa: clima.idEmpresa, idClima })
    return { correo, borrados }
  })
  await deleteEmlFiles(ctx.config.dataDir, enviado.borrados)
  return `El correo para ${enviado.correo} está en cola y sale en un momento.`
}
