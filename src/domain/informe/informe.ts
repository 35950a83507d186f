import type { Papel } from '../ajustes/ajustes.ts'
import type { Cambio } from '../lecturas/cambio.ts'
import type { Prioridad } from '../lecturas/prioridades.ts'
import type { ClaveDeSeccion } from './secciones.ts'

export type { Veredicto } from '../estadistica/medidas.ts'
export type { Cambio }

/**
 * A report's contents, in order, whatever it is written into. Figures are percents from 0 to 100, unrounded; null where
 * nobody answered or the set is withheld. It holds nothing that may not leave: it is made from what is published.
 */
export interface Informe {
  empresa: string
  periodo: string
  /** The addressee, e.g. "Gerencia General". */
  destinatario: string
  fecha: string
  firma: string
  /** The colour of its rules. */
  marca: string
  papel: Papel
  minimo: number
  /** The other round, where there is one to compare with. */
  periodoAntes: string | null
  /** The divisor of figures and the people behind them: at the foot of every page with figures. */
  base: string
  logos: { firma: Imagen | null; empresa: Imagen | null }
  secciones: Seccion[]
}

/** A PNG that was taken apart and bounded before it was kept. */
export interface Imagen {
  bytes: Uint8Array
  ancho: number
  alto: number
}

export interface Redaccion {
  titular: string
  comentario: string
}

/** A bar: how it stands now, how it stood, and why it says nothing. */
export interface FilaDeCifra {
  nombre: string
  valor: number | null
  antes: number | null
  reserva: string | null
  /** In the place of an overall figure of too few variables, how many have none. */
  faltan?: string
  /** From antes to valor: an arrow stands only where it is clear. */
  cambio?: Cambio | null
  /** Where there is another round and no difference, the words that stand in its place. */
  sinAntes?: string
  /** Some of its questions are not in it. */
  menosPreguntas?: boolean
  /** Beside the difference: the other round has it of other questions. */
  otrasPreguntas?: boolean
  /** Beside the difference: parts of it were asked otherwise (see notaDeGeneral). */
  conAviso?: boolean
}

/** Words in place of a difference where questions changed. */
export const NO_COMPARABLE = 'No comparable'

/** An opinion group as a ball: G{orden}, as large as its people. */
export interface Pelota {
  codigo: string
  nombre: string
  personas: number
  valor: number | null
  menosPreguntas?: boolean
}

export type Seccion =
  | SeccionPortada
  | SeccionFicha
  | SeccionResumen
  | SeccionParticipacion
  | SeccionGeneral
  | SeccionIndicador
  | SeccionMapa
  | SeccionFortalezas
  | SeccionCambio
  | SeccionPrioridades
  | SeccionVoces
  | SeccionPlan
  | SeccionServicios
  | SeccionPreguntas

export interface SeccionPortada {
  tipo: 'portada'
  pelotas: Pelota[]
  /** The one ball is the whole company: every group is withheld. */
  deToda: boolean
  /** A line for each section: its name and what it says. */
  indice: { clave: ClaveDeSeccion; nombre: string; texto: string }[]
}

export interface SeccionFicha {
  tipo: 'ficha'
  datos: { nombre: string; texto: string }[]
  /** The overall figure of this very report, said in words. */
  lectura: string
  /** The people that a figure is divided by. */
  base: string
  calculo: { nombre: string; texto: string }[]
  certeza: string
  ocultos: { nombre: string; texto: string }[]
  /** Which sets this very report withholds. */
  conclusion: string
}

export interface SeccionResumen extends Redaccion {
  tipo: 'resumen'
  general: FilaDeCifra
  notaDeGeneral: string | null
  datos: { cifra: string; texto: string }[]
  /** From 75 on, the highest first. */
  tituloDeBien: string
  bien: Hallazgo[]
  /** Below 75, the lowest first. */
  tituloDePorMejorar: string
  porMejorar: Hallazgo[]
  decidir: string[]
  indicadores: FilaDeCifra[]
}

export interface Hallazgo {
  titulo: string
  texto: string
  /** From 75 on: its ball is filled. */
  alcanza: boolean
}

export interface SeccionParticipacion extends Redaccion {
  tipo: 'participacion'
  contestaron: number
  planeados: number
  completas: number
  rondas: { periodo: string; porcentaje: number }[]
  grupos: { nombre: string; contestaron: number; planeados: number }[]
  areas: { nombre: string; porcentaje: number | null }[]
  /** Groups that stand in one row, one of them being too small for its own. */
  juntos: string[]
  minimo: number
  antiguedades: { nombre: string; porcentaje: number | null }[]
  /** Ways by which sheets came in: totals of the whole climate, never of a group. */
  vias: { nombre: string; hojas: number }[]
  /** Groups whose plan was raised after the first invitation. */
  subidas: { nombre: string; de: number; a: number }[]
}

export interface SeccionGeneral extends Redaccion {
  tipo: 'general'
  general: FilaDeCifra
  /** Changes in the general figures that are compared; null where nothing did. */
  notaDeGeneral: string | null
  notasDeGrupos: string[]
  cambio: Cambio | null
  indicadores: FilaDeCifra[]
  areas: FilaDeCifra[]
  grupos: FilaDeCifra[]
}

export interface SeccionIndicador extends Redaccion {
  tipo: 'indicador'
  nombre: string
  valor: FilaDeCifra
  cambio: Cambio | null
  /** Why there is no change, where there could be one. */
  notas: string[]
  variables: {
    nombre: string
    descripcion: string
    valor: number | null
    factores: FilaDeCifra[]
    pelotas: Pelota[]
  }[]
}

export interface SeccionMapa extends Redaccion {
  tipo: 'mapa'
  indicadores: { nombre: string; variables: string[] }[]
  bloques: FilaDeMapa[][]
  /** What the names that staff gave seniorities stand for. */
  nombresDeTramos?: string[]
}

export interface FilaDeMapa {
  nombre: string
  personas: number | null
  general: number | null
  variables: (number | null)[]
  reserva: string | null
  /** Why it has no general figure, as in FilaDeCifra. */
  faltan?: string
  /** Whether some question is not in the general figure, and in that of each variable. */
  menosPreguntas: boolean
  menosPorVariable: boolean[]
}

export interface SeccionFortalezas extends Redaccion {
  tipo: 'fortalezas'
  altos: FactorDestacado[]
  bajos: FactorDestacado[]
}

export interface FactorDestacado {
  nombre: string
  variable: string
  valor: number
  frase: string
  enNegativo: boolean
}

export interface SeccionCambio extends Redaccion {
  tipo: 'cambio'
  filas: { nombre: string; antes: number; ahora: number; cambio: Cambio }[]
  /** Variables that cannot be compared, with the reason; and how many would look certain by chance. */
  notas: string[]
  /** Names of the variables that cannot be compared. */
  sinComparar: string[]
}

/** What is low or clearly fell, the first first, with what was agreed about it. */
export interface SeccionPrioridades extends Redaccion {
  tipo: 'prioridades'
  filas: (Prioridad & { acuerdos: string[] })[]
}

export interface SeccionVoces extends Redaccion {
  tipo: 'voces'
  temas: { nombre: string; comentarios: number | null; citas: Cita[] }[]
}

export interface Cita {
  id: string
  texto: string
  area: string | null
}

export interface SeccionPlan extends Redaccion {
  tipo: 'plan'
  compromisos: {
    id: string
    cuando: string
    que: string
    quien: string
    mide: string
    /** The variable or indicator that will tell, without its part of the company. */
    medida: string
    hoy: number | null
    meta: number | null
  }[]
}

export const BASE_DE_SERVICIOS = 'En porcentaje de quienes contestaron cada una.'

/** favorable: of the point of a scale. */
export interface PorcentajeDeServicio {
  nombre: string
  valor: number | null
  favorable?: boolean
}

export interface SeccionServicios extends Redaccion {
  tipo: 'servicios'
  partes: {
    nombre: string
    preguntas: { nombre: string; n: number; porcentajes: PorcentajeDeServicio[] }[]
  }[]
}

export interface SeccionPreguntas extends Redaccion {
  tipo: 'preguntas'
  variables: {
    nombre: string
    preguntas: { texto: string; enNegativo: boolean; valor: number | null; n: number | null }[]
  }[]
}
