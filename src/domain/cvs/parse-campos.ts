import * as z from 'zod/mini'
import { isCorreo } from '../encuesta/correo.ts'
import { fail, type Leido } from '../validacion/leido.ts'
import { linea, lineaOpcional, obligatoria, readWith, si } from '../validacion/read-with.ts'
import {
  type CamposDeCV,
  formatEtiqueta,
  getClaveDeEtiqueta,
  LIMITES_DE_CV,
  SIN_SEGUNDO_APELLIDO,
} from './cv.ts'

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

const FALTA_SEGUNDO_APELLIDO = 'Escribe el segundo apellido, o pon «No tiene».'

const LETRAS = /\p{L}/u

const nombre = (que: string) => [
  z.maxLength(LIMITES_DE_CV.nombre, `El ${que} pasa de ${LIMITES_DE_CV.nombre} letras.`),
  si((texto) => LETRAS.test(texto), `El ${que} no tiene letras.`),
]

const numero = (que: string) => [
  z.maxLength(LIMITES_DE_CV.telefono, `El ${que} pasa de ${LIMITES_DE_CV.telefono} caracteres.`),
  si((texto) => /\d/.test(texto), `El ${que} no tiene números.`),
]

export function checkEtiqueta(puesto: string): string | undefined {
  const { etiqueta } = LIMITES_DE_CV
  if (!/[\p{L}\p{N}]/u.test(puesto)) return 'La etiqueta está vacía.'
  if (puesto.length > etiqueta) return `La etiqueta «${puesto.slice(0, 30)}…» pasa de ${etiqueta} letras.`
}

const etiquetas = z.array(z.string()).check(
  z.overwrite(listEtiquetas),
  z.maxLength(LIMITES_DE_CV.etiquetas, `Un CV lleva hasta ${LIMITES_DE_CV.etiquetas} etiquetas.`),
  z.superRefine((puestos, nota) => {
    const problema = puestos.map(checkEtiqueta).find(Boolean)
    if (problema) nota.addIssue(problema)
  }),
)

/** Each tag once, whatever its case or accents; the first spelling stays. */
function listEtiquetas(puestos: readonly string[]): string[] {
  const porClave = new Map<string, string>()
  for (const puesto of puestos) {
    const clave = getClaveDeEtiqueta(puesto)
    if (!porClave.has(clave)) porClave.set(clave, formatEtiqueta(puesto))
  }
  return [...porClave.values()]
}

/** Tags that are put on, or taken off, tidied. */
export const parseEtiquetas = (escritas: readonly string[]): Leido<string[]> => readWith(etiquetas, escritas)

/** Rules of each field; one that is left out counts as empty. */
export const CAMPOS_DE_CV = {
  primerNombre: linea(obligatoria('Escribe el primer nombre.'), ...nombre('primer nombre')),
  segundoNombre: lineaOpcional(...nombre('segundo nombre')),
  primerApellido: linea(obligatoria('Escribe el primer apellido.'), ...nombre('primer apellido')),
  segundoApellido: z.pipe(
    linea(...nombre('segundo apellido')),
    z.transform((texto: string) => (/^no tiene$/i.test(texto) ? SIN_SEGUNDO_APELLIDO : texto)),
  ),
  telefono: lineaOpcional(...numero('teléfono')),
  celular: linea(obligatoria('Escribe el celular.'), ...numero('celular')),
  correo: linea(obligatoria('Escribe el correo.'), si(isCorreo, 'El correo no es válido.')),
  estado: linea(
    obligatoria('Escoge el estado.'),
    z.maxLength(LIMITES_DE_CV.estado, `El estado pasa de ${LIMITES_DE_CV.estado} letras.`),
  ),
  etiquetasPuestos: etiquetas,
}

const campos: z.ZodMiniType<CamposDeCV, unknown> = z.object(CAMPOS_DE_CV)

/** The fields tidied, or what is wrong in them. */
export const parseCampos = (escritos: CamposEscritos): Leido<CamposDeCV, keyof CamposDeCV> =>
  readWith(campos, escritos)

/** A registered CV has the second surname too, or that there is none (spec §5). */
export function parseCamposDeIngreso(escritos: CamposEscritos): Leido<CamposDeCV, keyof CamposDeCV> {
  const leido = parseCampos(escritos)
  if (leido.ok && leido.valor.segundoApellido) return leido
  const falta = escritos.segundoApellido.trim() ? {} : { segundoApellido: FALTA_SEGUNDO_APELLIDO }
  return fail({ ...leido.problemas, ...falta })
}
