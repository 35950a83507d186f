import { isCorreo } from '../encuesta/correo.ts'
import { formatLinea } from '../texto/format-linea.ts'
import { type CamposDeCV, LIMITES_DE_CV } from './cv.ts'
import { formatEtiqueta, getClaveDeEtiqueta } from './etiqueta.ts'

/** As it comes from outside. */
export interface CamposEscritos {
  primerNombre: string
  segundoNombre?: string | null
  primerApellido: string
  segundoApellido: string
  telefono?: string | null
  celular: string
  correo: string
  estado: string
  etiquetasPuestos: readonly string[]
}

/** One sentence per field that is wrong. */
export type ProblemasDeCampos = Partial<Record<keyof CamposDeCV, string>>

function checkNombre(valor: string, nombre: string, obligatorio: boolean): string | undefined {
  if (obligatorio && !valor) return `Escribe el ${nombre}.`
  if (valor.length > LIMITES_DE_CV.nombre) return `El ${nombre} pasa de ${LIMITES_DE_CV.nombre} letras.`
  if (valor && !/\p{L}/u.test(valor)) return `El ${nombre} no tiene letras.`
}

function checkTelefono(valor: string, nombre: string, obligatorio: boolean): string | undefined {
  if (obligatorio && !valor) return `Escribe el ${nombre}.`
  if (valor.length > LIMITES_DE_CV.telefono)
    return `El ${nombre} pasa de ${LIMITES_DE_CV.telefono} caracteres.`
  if (valor && !/\d/.test(valor)) return `El ${nombre} no tiene números.`
}

function checkCorreo(valor: string): string | undefined {
  if (!valor) return 'Escribe el correo.'
  if (!isCorreo(valor)) return 'El correo no es válido.'
}

function checkEstado(valor: string): string | undefined {
  if (!valor) return 'Escoge el estado.'
  if (valor.length > LIMITES_DE_CV.estado) return `El estado pasa de ${LIMITES_DE_CV.estado} letras.`
}

export function checkEtiqueta(puesto: string): string | undefined {
  const { etiqueta } = LIMITES_DE_CV
  if (!/[\p{L}\p{N}]/u.test(puesto)) return 'La etiqueta está vacía.'
  if (puesto.length > etiqueta) return `La etiqueta «${puesto.slice(0, 30)}…» pasa de ${etiqueta} letras.`
}

function checkEtiquetas(puestos: string[]): string | undefined {
  if (puestos.length > LIMITES_DE_CV.etiquetas)
    return `Un CV lleva hasta ${LIMITES_DE_CV.etiquetas} etiquetas.`
  return puestos.map(checkEtiqueta).find(Boolean)
}

/** Each tag once, whatever its case or accents; the first spelling stays. */
function listEtiquetas(puestos: readonly string[]): string[] {
  const porClave = new Map<string, string>()
  for (const puesto of puestos) {
    const clave = getClaveDeEtiqueta(puesto)
    if (!porClave.has(clave)) porClave.set(clave, formatEtiqueta(puesto))
  }
  return [...porClave.values()]
}

/** The fields tidied, with what is wrong in them: `problemas` is empty where they may be stored (spec §5). */
export function parseCampos(escritos: CamposEscritos): { campos: CamposDeCV; problemas: ProblemasDeCampos } {
  const campos: CamposDeCV = {
    primerNombre: formatLinea(escritos.primerNombre),
    segundoNombre: formatLinea(escritos.segundoNombre) || null,
    primerApellido: formatLinea(escritos.primerApellido),
    segundoApellido: formatLinea(escritos.segundoApellido),
    telefono: formatLinea(escritos.telefono) || null,
    celular: formatLinea(escritos.celular),
    correo: formatLinea(escritos.correo),
    estado: formatLinea(escritos.estado),
    etiquetasPuestos: listEtiquetas(escritos.etiquetasPuestos),
  }
  const revisados: Record<keyof CamposDeCV, string | undefined> = {
    primerNombre: checkNombre(campos.primerNombre, 'primer nombre', true),
    segundoNombre: checkNombre(campos.segundoNombre ?? '', 'segundo nombre', false),
    primerApellido: checkNombre(campos.primerApellido, 'primer apellido', true),
    segundoApellido: checkNombre(campos.segundoApellido, 'segundo apellido', true),
    telefono: checkTelefono(campos.telefono ?? '', 'teléfono', false),
    celular: checkTelefono(campos.celular, 'celular', true),
    correo: checkCorreo(campos.correo),
    estado: checkEstado(campos.estado),
    etiquetasPuestos: checkEtiquetas(campos.etiquetasPuestos),
  }
  const problemas = Object.fromEntries(Object.entries(revisados).filter(([, problema]) => problema))
  return { campos, problemas }
}
