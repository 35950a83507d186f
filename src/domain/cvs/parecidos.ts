import type { CamposDeCV } from './cv.ts'
import { foldText } from './fold-text.ts'
import { getClavesDeNombres, listClavesDeNombre } from './nombre-de-persona.ts'
import { isMismoTelefono } from './telefono.ts'

/** By which two CVs look like one person's. */
export type MotivoDeParecido = 'correo' | 'celular' | 'nombre'

export interface Contacto {
  correo: string | null
  celular: string | null
  nombre: string | null
}

/** What a CV shares with somebody; empty where nothing says that they are one person. */
export function listMotivos(cv: CamposDeCV, { correo, celular, nombre }: Contacto): MotivoDeParecido[] {
  const motivos: MotivoDeParecido[] = []
  if (correo && foldText(cv.correo) === foldText(correo)) motivos.push('correo')
  const telefonos = [cv.celular, cv.telefono ?? '']
  if (celular && telefonos.some((telefono) => isMismoTelefono(telefono, celular))) motivos.push('celular')
  if (nombre) {
    const { completa, corta } = getClavesDeNombres(cv)
    if (listClavesDeNombre(nombre).some((clave) => clave === completa || clave === corta)) {
      motivos.push('nombre')
    }
  }
  return motivos
}
