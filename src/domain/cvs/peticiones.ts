import { DIA_MS } from '#domain/fechas/duraciones.ts'

/** Rights that a person asks for on the site: to get what is stored, to have it corrected, to have it erased. */
export const PEDIDOS = ['copia', 'correccion', 'borrado'] as const
export type Pedido = (typeof PEDIDOS)[number]

export const NOMBRE_DE_PEDIDO: Record<Pedido, string> = {
  copia: 'Una copia de sus datos',
  correccion: 'Corregir un dato',
  borrado: 'Borrar sus datos',
}

export const LARGO_DE_NOTA_DE_PETICION = 500

/** Days that the link which confirms a request serves. */
export const DIAS_PARA_CONFIRMAR = 2

/** Ten working days, as the privacy notice says: two weeks hold them wherever they begin. */
const DIAS_PARA_CONTESTAR = 14

/** Deadline of a request that was confirmed. */
export const getPlazoDePeticion = (confirmada: number): number => confirmada + DIAS_PARA_CONTESTAR * DIA_MS
