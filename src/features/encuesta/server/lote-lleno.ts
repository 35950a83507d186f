import { type AppError, conflict } from '#server/base/errors.ts'
import type { Lote } from '#server/llaves/lotes/lotes.ts'

/** Said to whoever holds a slip that came too late, or was taken back. */
export const loteLleno = ({ anulado }: Pick<Lote, 'anulado'>): AppError =>
  conflict(
    anulado
      ? 'Esta papeleta ya no sirve: su lote se anuló. Pide otra a quien te la dio.'
      : 'Con las papeletas de este lote ya contestaron todas las personas para las que se hicieron. Pide otra a quien te la dio.',
    'papeleta',
  )
