import * as z from 'zod/mini'
import type { Leido } from '../validacion/leido.ts'
import { readWith } from '../validacion/read-with.ts'
import { CAMPOS_PROPIOS, type CampoPropio, type CamposDeCV } from './cv.ts'
import { CAMPOS_DE_CV } from './parse-campos.ts'

/** Corrections of a person in the own CV; an empty field stays as it is. */
export type CambiosPropios = Partial<Record<CampoPropio, string>>

/** Only what the person wrote is looked at: an old CV may lack what is asked for today. */
export function parseCambiosPropios(
  guardados: CamposDeCV,
  cambios: CambiosPropios,
): Leido<CamposDeCV, CampoPropio> {
  const escritos = CAMPOS_PROPIOS.filter((campo) => cambios[campo]?.trim())
  const schema = z.object(Object.fromEntries(escritos.map((campo) => [campo, CAMPOS_DE_CV[campo]])))
  const leido = readWith<Partial<CamposDeCV>, CampoPropio>(schema, cambios)
  return leido.ok ? { ...leido, valor: { ...guardados, ...leido.valor } } : leido
}
