import { randomUUID } from 'node:crypto'
import { formatToken } from '#domain/encuesta/token.ts'
import { MAX_TOKENS } from '#domain/encuestados/invitacion.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import { badUserInput } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { computeToken, hashToken, type Llave } from '#server/llaves/llave.ts'
import { inClimaAbierto } from './encuestados.ts'
import { type EncuestadoNuevo, insertEncuestados } from './encuestados-store.ts'
import { CERRADO, requireGrupo } from './insert-invitaciones.ts'
import { requireLugares } from './llegadas/llegadas.ts'

/** Somebody to be invited. Of the token nothing is kept but its hash under the climate's key. */
export function createEncuestado(
  llave: Llave,
  idGrupo: string,
  correo: string | null,
): { encuestado: EncuestadoNuevo; token: string } {
  const id = randomUUID()
  const token = computeToken(llave, id)
  const encuestado = {
    id,
    idGrupo,
    correo,
    tokenHash: hashToken(llave, token),
    tokenVisto: correo === null,
    correoFinal: null,
    sinRecordatorios: false,
    via: correo === null ? ('papeleta' as const) : ('correo' as const),
  }
  return { encuestado, token }
}

interface TokensNuevos {
  mensaje: string
  /** As they are written on paper. Shown this once: nothing is kept of them but their hashes. */
  tokens: string[]
}

/** Respondents without address: all of them or none. */
export function insertTokens(
  ctx: AppContext,
  { idClima, idGrupo, cuantos }: { idClima: string; idGrupo: string; cuantos: number },
): Promise<TokensNuevos> {
  if (cuantos < 1 || cuantos > MAX_TOKENS) {
    throw badUserInput(`Se crean de 1 a ${MAX_TOKENS} tokens a la vez.`, 'cuantos')
  }
  return inClimaAbierto(ctx, { idClima, cerrado: CERRADO, aSolas: true }, async (tx, { clima, llave }) => {
    const grupo = requireGrupo(clima, idGrupo)
    const { nombre } = grupo
    await requireLugares(tx, clima, { grupo, cuantos })
    const nuevos = Array.from({ length: cuantos }, () => createEncuestado(llave, idGrupo, null))
    await insertEncuestados(
      tx,
      idClima,
      nuevos.map(({ encuestado }) => encuestado),
    )
    const { idEmpresa } = clima
    const datos = { grupo: grupo.orden, personas: cuantos }
    await noteBitacora(tx, ctx, { tipo: 'tokensCreados', datos, idEmpresa, idClima })
    const mensaje =
      cuantos === 1
        ? `Se creó un encuestado sin correo en «${nombre}».`
        : `Se crearon ${formatCantidad(cuantos, 'encuestado', 'encuestados')} sin correo en «${nombre}».`
    return { mensaje, tokens: nuevos.map(({ token }) => formatToken(token)) }
  })
}
