import { isCorreo } from '../encuesta/correo.ts'
import { type Dia, isDia } from '../fechas/dia.ts'
import { findProblemaDeNombre, formatLinea } from '../texto/format-linea.ts'
import { conclude, fail, type Leido, type Problemas } from '../validacion/leido.ts'

export const ESTADOS_DE_COMPROMISO = ['porEmpezar', 'enMarcha', 'hecho'] as const
export type EstadoDeCompromiso = (typeof ESTADOS_DE_COMPROMISO)[number]

export const NOMBRE_DE_ESTADO: Record<EstadoDeCompromiso, string> = {
  porEmpezar: 'Por empezar',
  enMarcha: 'En marcha',
  hecho: 'Hecho',
}

/** As the next round looks back on what was due: what was under way stayed half done. */
export const NOMBRE_DE_CUMPLIMIENTO: Record<EstadoDeCompromiso, string> = {
  porEmpezar: 'No se hizo',
  enMarcha: 'A medias',
  hecho: 'Hecho',
}

export const LIMITES_DE_COMPROMISO = { que: 200, nota: 600, notas: 100, notasDeCliente: 80, compromisos: 200 }

const CLASES_DE_MEDIDA = ['variable', 'indicador', 'factor'] as const
/** The measure that a commitment is to move: a variable, an indicator with all of its variables, or a factor of a variable. */
export type ClaseDeMedidaDePlan = (typeof CLASES_DE_MEDIDA)[number]

/** A measure without a type is a variable. */
export const readClase = (escrita: string | null): ClaseDeMedidaDePlan =>
  CLASES_DE_MEDIDA.find((clase) => clase === escrita) ?? 'variable'

/** A commitment as it comes from outside. */
export interface CompromisoEscrito {
  que: string
  clase: ClaseDeMedidaDePlan
  medida: string
  /** An area or a group; empty: the whole company. */
  idParte: string
  responsable: string
  cargo: string
  correo: string
  /** YYYY-MM-DD. */
  fecha: string
  /** In percent; empty: none. */
  meta: string
  estado: EstadoDeCompromiso
}

export type Compromiso = Omit<CompromisoEscrito, 'idParte' | 'meta'> & {
  idParte: string | null
  meta: number | null
}

const CARGO = /^[\p{L}\p{M}\p{N} .,'’()&-]{0,80}$/u

/** "72", "72.5" or "72,5"; NaN where it is no such number. */
function parseMeta(escrita: string): number | null {
  const limpia = escrita.trim().replace(',', '.')
  if (limpia === '') return null
  return /^\d{1,3}(\.\d{1,2})?$/.test(limpia) ? Number(limpia) : Number.NaN
}

/** Days that its date is judged by: today, and the date it has had so far. Null: it is new. */
interface Plazo {
  hoy: Dia
  anterior: Dia | null
}

/** Nobody promises something for yesterday. What is overdue keeps its date, and what is done may be noted down later. */
const isPasada = ({ fecha, estado }: Compromiso, { hoy, anterior }: Plazo) =>
  fecha < hoy && fecha !== anterior && estado !== 'hecho'

/** The commitment tidied, or what is wrong in it. */
export function parseCompromiso(
  escrito: CompromisoEscrito,
  plazo: Plazo,
): Leido<Compromiso, keyof CompromisoEscrito> {
  const compromiso: Compromiso = {
    que: formatLinea(escrito.que),
    clase: escrito.clase,
    medida: formatLinea(escrito.medida),
    idParte: escrito.idParte || null,
    responsable: formatLinea(escrito.responsable),
    cargo: formatLinea(escrito.cargo),
    correo: formatLinea(escrito.correo),
    fecha: escrito.fecha,
    meta: parseMeta(escrito.meta),
    estado: escrito.estado,
  }
  const { que, medida, responsable, cargo, correo, fecha, meta } = compromiso
  const problemas: Problemas<keyof CompromisoEscrito> = {}
  if (que.length < 3 || que.length > LIMITES_DE_COMPROMISO.que)
    problemas.que = `Escribe qué se va a hacer, en ${LIMITES_DE_COMPROMISO.que} letras o menos.`
  if (medida === '') problemas.medida = 'Elige la variable o el factor que debe moverse.'
  const problemaDeNombre = findProblemaDeNombre(
    responsable,
    'Escribe quién responde por esto, de 2 a 80 letras.',
  )
  if (problemaDeNombre) problemas.responsable = problemaDeNombre
  if (!CARGO.test(cargo)) problemas.cargo = 'Escribe su puesto o gerencia, en 80 letras o menos.'
  if (correo !== '' && !isCorreo(correo))
    problemas.correo = 'Escribe un correo válido, como ana@empresa.com, o deja el campo vacío.'
  if (!isDia(fecha)) problemas.fecha = 'Elige para cuándo, con día, mes y año.'
  else if (isPasada(compromiso, plazo))
    problemas.fecha = 'Esa fecha ya pasó. Elige hoy o un día que venga, o márcalo como hecho.'
  if (meta !== null && !(meta > 0 && meta <= 100))
    problemas.meta = 'La meta es un porcentaje hasta 100, con dos decimales a lo más, o nada.'
  return conclude(compromiso, problemas)
}

/** A note tidied, which may stay empty. */
export function parseNotaDeCompromiso(escrita: string | null | undefined): Leido<string, 'nota'> {
  const nota = escrita?.trim() ?? ''
  return nota.length > LIMITES_DE_COMPROMISO.nota
    ? fail({ nota: `La nota lleva hasta ${LIMITES_DE_COMPROMISO.nota} letras.` })
    : conclude(nota, {})
}

const DE_SU_VARIABLE = ' › '

/** A factor goes by the name of its variable too: two of them may have one of the same name. */
export const formatFactor = (variable: string, factor: string): string =>
  `${variable}${DE_SU_VARIABLE}${factor}`

export function splitFactor(medida: string): { variable: string; factor: string } {
  const [variable = '', ...factor] = medida.split(DE_SU_VARIABLE)
  return { variable, factor: factor.join(DE_SU_VARIABLE) }
}
