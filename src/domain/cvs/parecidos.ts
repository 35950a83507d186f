import { foldParaBuscar } from '../texto/fold-texto.ts'
import type { CamposDeCV } from './cv.ts'
import { getClavesDeNombres, listClavesDeNombre } from './nombre-de-persona.ts'
import { isMismoTelefono } from './telefono.ts'

/** By which two CVs look like one person's. */
export type MotivoDeParecido = 'correo' | 'celular' | 'nombre'

export interface Contacto {
  correo: string | null
  celular: string | null
  nombre: string | null
}

/** The compared parts of a CV, worked out once for all it is compared with. */
export const describeCv = <CV extends CamposDeCV>(cv: CV) => ({
  cv,
  correo: foldParaBuscar(cv.correo),
  telefonos: [cv.celular, cv.telefono ?? ''],
  ...getClavesDeNombres(cv),
})

export const describeContacto = ({ correo, celular, nombre }: Contacto) => ({
  correo: correo && foldParaBuscar(correo),
  celular,
  nombres: nombre ? listClavesDeNombre(nombre) : [],
})

/** Things that the two share; empty where nothing says that they are one person. */
export function compareMotivos(
  cv: Omit<ReturnType<typeof describeCv>, 'cv'>,
  { correo, celular, nombres }: ReturnType<typeof describeContacto>,
): MotivoDeParecido[] {
  const motivos: MotivoDeParecido[] = []
  if (correo && cv.correo === correo) motivos.push('correo')
  if (celular && cv.telefonos.some((telefono) => isMismoTelefono(telefono, celular))) motivos.push('celular')
  if (nombres.some((clave) => clave === cv.completa || clave === cv.corta)) motivos.push('nombre')
  return motivos
}

export const listMotivos = (cv: CamposDeCV, contacto: Contacto): MotivoDeParecido[] =>
  compareMotivos(describeCv(cv), describeContacto(contacto))
