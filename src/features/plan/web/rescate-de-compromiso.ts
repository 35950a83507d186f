import { findRescatado } from '#web/ui/rescate.ts'
import type { Compromiso } from './plan-queries.ts'

/** With the commitment as it was opened: what others saved meanwhile is told by it. Null: a new one. */
interface Rescatado<Valores> {
  compromiso: Compromiso | null
  valores: Partial<Valores>
}

interface RescateDeFormulario<Valores> {
  leer: () => Partial<Valores> | null
  devolver: (escrito: Partial<Valores>) => void
}

export const getNombreDeRescate = (idClima: string): string => `compromiso ${idClima}`

export const rescueCompromiso = <Valores>(
  compromiso: Compromiso | null,
  { leer, devolver }: RescateDeFormulario<Valores>,
) => ({
  leer: (): Rescatado<Valores> | null => {
    const valores = leer()
    return valores && { compromiso, valores }
  },
  devolver: ({ valores }: Rescatado<Valores>) => devolver(valores),
})

/** Whose dialog was open when the session ended. */
export const findCompromisoRescatado = (idClima: string): { compromiso: Compromiso | null } | null =>
  findRescatado<Rescatado<unknown>>(getNombreDeRescate(idClima))
