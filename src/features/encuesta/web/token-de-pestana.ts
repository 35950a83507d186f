import { getAlmacenDePestana } from './almacenes.ts'

const getClave = (idClima: string) => `token:${idClima}`

export const findTokenDePestana = (idClima: string): string | null =>
  getAlmacenDePestana()?.getItem(getClave(idClima)) ?? null

export function saveTokenDePestana(idClima: string, token: string): void {
  try {
    getAlmacenDePestana()?.setItem(getClave(idClima), token)
  } catch {
    // Without it a reload asks for the token again.
  }
}

export const forgetTokenDePestana = (idClima: string): void =>
  getAlmacenDePestana()?.removeItem(getClave(idClima))
