import { DIA_MS, HORA_MS } from '#domain/fechas/duraciones.ts'
import type { AppContext } from '#server/context/context.ts'
import { consumeLimite, type Limite, refundLimite } from '#server/db/limites.ts'
import { envioError } from './form-error.ts'

const MB = 1024 * 1024

/** Bytes that one day may bring: a hundred long CVs for the firm, some of them from one office. */
const BYTES_POR_DIA = { red: 60 * MB, sitio: 240 * MB, todos: 1_000 * MB }
/** An office is one network; whoever has more of them shall not have as many limits. */
const REDES_DE_UN_SITIO = 4

export interface Remitente {
  /** An IPv4 address, or the /64 of an IPv6 one. */
  red: string
  /** The /48 around it. */
  sitio: string
  bytes: number
}

interface Uso {
  limite: Limite
  cantidad: number
  falla: 'limite' | 'lleno'
}

function listUsos({ config, secret }: AppContext, { red, sitio, bytes }: Remitente): Uso[] {
  const mensajes = (quien: string, max: number): Uso => ({
    limite: { clave: `mensajes:${secret.sign('limites', quien)}`, max, ventanaMs: HORA_MS },
    cantidad: 1,
    falla: 'limite',
  })
  const espacio = (quien: string, max: number): Uso => ({
    limite: { clave: `bytes:${secret.sign('limites', quien)}`, max, ventanaMs: DIA_MS },
    cantidad: bytes,
    falla: 'lleno',
  })
  const deTodos = espacio('todos', BYTES_POR_DIA.todos)
  const deRed = [mensajes(red, config.mensajesPorHora), espacio(red, BYTES_POR_DIA.red)]
  if (sitio === red) return [...deRed, deTodos]
  const deSitio = [
    mensajes(sitio, config.mensajesPorHora * REDES_DE_UN_SITIO),
    espacio(sitio, BYTES_POR_DIA.sitio),
  ]
  return [...deRed, ...deSitio, deTodos]
}

/** Counted before the form is read, and given back when nothing was stored: only messages count. */
export async function consumeMensaje(ctx: AppContext, remitente: Remitente): Promise<() => Promise<void>> {
  const cuando = ctx.now()
  const contados: Uso[] = []
  const giveBack = async () => {
    for (const { limite, cantidad } of contados) await refundLimite(ctx.db, limite, cuando, cantidad)
  }
  for (const uso of listUsos(ctx, remitente)) {
    contados.push(uso)
    if (await consumeLimite(ctx.db, cuando, uso.limite, uso.cantidad)) continue
    await giveBack()
    throw envioError(429, uso.falla)
  }
  return giveBack
}
