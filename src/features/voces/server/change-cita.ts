import type { RespuestaDeMesa } from '#contract/schema.generated.ts'
import { listFrases } from '#domain/voces/citas.ts'
import { badUserInput } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { changeRespuesta } from './change-respuesta.ts'
import { deleteCitaRow, putCita } from './voces-store.ts'

/** What is kept is which sentences: their words are covered as the answer is, also when more of it is covered later. */
export function changeCita(
  ctx: RequestContext,
  { idClima, clave, frases }: { idClima: string; clave: string; frases: readonly number[] },
): Promise<RespuestaDeMesa> {
  return changeRespuesta(ctx, { idClima, clave }, async (tx, { texto }, { anio, idEmpresa }) => {
    const elegidas = [...new Set(frases)].sort((a, b) => a - b)
    const cuantas = listFrases(texto).length
    if (elegidas.some((frase) => frase < 0 || frase >= cuantas))
      throw badUserInput('Esa respuesta no tiene tantas frases.')
    const de = { idEmpresa, idClima, datos: { anio } }
    if (elegidas.length > 0) {
      await putCita(tx, { idClima, clave }, elegidas)
      await noteBitacora(tx, ctx, { tipo: 'citaGuardada', ...de })
    } else if (await deleteCitaRow(tx, { idClima, clave }))
      await noteBitacora(tx, ctx, { tipo: 'citaRetirada', ...de })
  })
}
