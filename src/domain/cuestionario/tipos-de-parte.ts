import type { TipoDeParte } from './cuestionario.ts'

/** Ways to answer a question, whatever part it stands in. */
export type ClaseDePregunta = 'cara' | 'escala' | 'puntos' | 'opcion' | 'abierta'

export type ReglasDeTipo = {
  clase: ClaseDePregunta
  /** Whether its questions measure a variable: always, where the part names one, or never. */
  mide: 'siempre' | 'siNombra' | 'nunca'
  /** Its questions are the options of one question, of which so many are chosen. */
  elige: 'una' | 'varias' | null
  conNoAplica: boolean
  /** It may have an open question of its own. */
  conAbierta: boolean
  /** Figures of its own, beside those of the variables. */
  complementaria: boolean
}

/** The registry of types of part. Whoever asks anything of a type asks here, so that another type is one more entry. */
const REGLAS_DE_TIPO: Record<TipoDeParte, ReglasDeTipo> = {
  smile: {
    clase: 'cara',
    mide: 'siempre',
    elige: null,
    conNoAplica: true,
    conAbierta: true,
    complementaria: false,
  },
  maloToExelente: {
    clase: 'escala',
    mide: 'nunca',
    elige: null,
    conNoAplica: true,
    conAbierta: true,
    complementaria: true,
  },
  seleccionMultiple: {
    clase: 'opcion',
    mide: 'nunca',
    elige: 'varias',
    conNoAplica: false,
    conAbierta: true,
    complementaria: true,
  },
  preguntasAbiertas: {
    clase: 'abierta',
    mide: 'nunca',
    elige: null,
    conNoAplica: false,
    conAbierta: false,
    complementaria: false,
  },
  tiempoDeLaborarEnEmpresa: {
    clase: 'opcion',
    mide: 'nunca',
    elige: 'una',
    conNoAplica: false,
    conAbierta: false,
    complementaria: false,
  },
  escala: {
    clase: 'puntos',
    mide: 'siNombra',
    elige: null,
    conNoAplica: true,
    conAbierta: true,
    complementaria: true,
  },
  unica: {
    clase: 'opcion',
    mide: 'nunca',
    elige: 'una',
    conNoAplica: false,
    conAbierta: true,
    complementaria: true,
  },
}

export const getReglas = (tipo: TipoDeParte): ReglasDeTipo => REGLAS_DE_TIPO[tipo]

export const isDeOpciones = (tipo: TipoDeParte): boolean => REGLAS_DE_TIPO[tipo].elige !== null

export const isDeUnaOpcion = (tipo: TipoDeParte): boolean => REGLAS_DE_TIPO[tipo].elige === 'una'

/** A part whose `variable` names what it measures; of the others that is a name for staff. */
export const canMedir = (tipo: TipoDeParte): boolean => REGLAS_DE_TIPO[tipo].mide !== 'nunca'

/** Its questions measure its variable, and each evaluates a factor of it. */
export const isDeVariable = ({ tipo, variable }: { tipo: TipoDeParte; variable?: string | null }): boolean =>
  REGLAS_DE_TIPO[tipo].mide === 'siempre' || (REGLAS_DE_TIPO[tipo].mide === 'siNombra' && !!variable)
