import { CAMPOS_PROPIOS, ESTADO_INICIAL } from '#domain/cvs/cv.ts'
import { getClaveDeEtiqueta } from '#domain/cvs/etiqueta.ts'
import type { CampoPropuesto } from '#domain/cvs/propuesta.ts'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import { VALORES_VACIOS, type ValoresDeCv } from '../valores-de-cv.ts'
import type { EnvioAbierto, Parecido } from './pendientes-queries.ts'

export type CvAnterior = Parecido['cv']

/** The form as it opens: what was sent and read. Nothing of anybody else, who they may be or not. */
export function presentRevision(abierto: EnvioAbierto): ValoresDeCv {
  const propuestos: Partial<Record<CampoPropuesto, string>> = {}
  for (const { campo, valor } of abierto.propuestas) propuestos[campo] ??= valor
  return { ...VALORES_VACIOS, ...propuestos, estado: ESTADO_INICIAL }
}

/** For the same person: what is not said anew stays as it was, and so do state and tags. */
export function joinValores(valores: ValoresDeCv, anterior: CvAnterior): ValoresDeCv {
  const juntos = { ...valores, estado: anterior.estado }
  for (const campo of CAMPOS_PROPIOS)
    juntos[campo] = valores[campo].trim() ? valores[campo] : (anterior[campo] ?? '')
  const claves = new Set(anterior.etiquetasPuestos.map(getClaveDeEtiqueta))
  const nuevas = valores.etiquetasPuesto.filter((puesto) => !claves.has(getClaveDeEtiqueta(puesto)))
  return { ...juntos, etiquetasPuesto: [...anterior.etiquetasPuestos, ...nuevas] }
}

const ORIGENES = {
  formulario: 'Lo escribió en el sitio',
  archivo: 'Leído en el archivo: compruébalo',
  ambos: 'Igual en el sitio y en el archivo',
} as const

/** Where what stands in a field was read; null where somebody typed it here. */
export function findOrigen(abierto: EnvioAbierto, campo: CampoPropuesto, valor: string): string | null {
  const propuesta = abierto.propuestas.find((una) => una.campo === campo && una.valor === valor)
  return propuesta ? ORIGENES[propuesta.origen] : null
}

export interface Opcion {
  valor: string
  rotulo: string
}

/** Other values the field may take: what else was read, and what the known person had before. */
export function listOpciones(
  abierto: EnvioAbierto,
  anterior: CvAnterior | null,
  campo: CampoPropuesto,
  valor: string,
): Opcion[] {
  const opciones: Opcion[] = abierto.propuestas
    .filter((una) => una.campo === campo)
    .map((una) => ({ valor: una.valor, rotulo: una.origen === 'archivo' ? 'En el archivo' : 'En el sitio' }))
  if (anterior?.[campo]) opciones.push({ valor: anterior[campo], rotulo: 'Antes' })
  const vistas = new Set([foldParaBuscar(valor)])
  return opciones.filter((opcion) => {
    const clave = foldParaBuscar(opcion.valor)
    if (vistas.has(clave)) return false
    vistas.add(clave)
    return true
  })
}
