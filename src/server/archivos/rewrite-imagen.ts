import { badUserInput } from '../base/errors.ts'
import { runConfined } from './confined-process.ts'
import type { LimitesDeLogo } from './parse-logo.ts'

export interface Imagen {
  mime: string
  contenido: Buffer
}

const PROCESO = new URL('./rewrite-imagen-process.ts', import.meta.url)
const ENCARGO = { memoriaMb: 128, segundos: 6, nice: 5, tiempoMs: 30_000 }
/** The line before the picture. */
const RENGLON = 1_024

/** A picture that a browser drew, as a data URL, written anew with only what draws it; nothing of it is read in this process. */
export async function rewriteImagen(dataUrl: string, limites: LimitesDeLogo, campo: string): Promise<Imagen> {
  const [, tipo, base64] = /^data:(image\/(?:png|jpeg));base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? []
  if (!tipo || !base64) throw badUserInput('La imagen no se pudo leer. Súbela de nuevo.', campo)
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > limites.bytes)
    throw badUserInput(`La imagen pasa de ${Math.round(limites.bytes / 1024)} KB.`, campo)
  const { entero, salida } = await runConfined(PROCESO, [tipo, JSON.stringify(limites)], bytes, {
    ...ENCARGO,
    maxSalida: limites.bytes + RENGLON,
  })
  const corte = salida.indexOf('\n')
  if (!entero || corte < 0) throw badUserInput('La imagen no se pudo leer. Súbela de nuevo.', campo)
  const { mime, mensaje } = JSON.parse(salida.toString('utf8', 0, corte)) as {
    mime?: string
    mensaje?: string
  }
  if (!mime) throw badUserInput(mensaje ?? 'La imagen no se pudo leer. Súbela de nuevo.', campo)
  return { mime, contenido: Buffer.from(salida.subarray(corte + 1)) }
}
