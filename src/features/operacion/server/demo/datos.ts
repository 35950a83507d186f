import type { Rol } from '#contract/schema.generated.ts'
import type { EstadoDeCandidato } from '#domain/cvs/candidato.ts'
import type { EmpresaEscrita } from '#domain/empresas/parse-empresa.ts'
import type { EstadoDeCompromiso } from '#domain/plan/compromiso.ts'
import laCeiba from './datos/alimentos-la-ceiba.json' with { type: 'json' }
import comentarios from './datos/comentarios.json' with { type: 'json' }
import curriculos from './datos/curriculos.json' with { type: 'json' }
import personas from './datos/personas.json' with { type: 'json' }
import sitio from './datos/sitio.json' with { type: 'json' }
import textiles from './datos/textiles-del-altiplano.json' with { type: 'json' }

/** The same in every round of the company, or one value a round. */
export type PorRonda = number | number[]
export type Tabla = Record<string, PorRonda>

export const inRonda = (valor: PorRonda | undefined, ronda: number): number =>
  (Array.isArray(valor) ? valor[ronda] : valor) ?? 0

/** Moods and opinions are logits: 0 is one half content, 1 about three quarters, 2 about nine tenths. */
export interface GrupoDemo {
  nombre: string
  area: string
  /** The sentences that only people of such a place write (comentarios.json). */
  habla: string
  /** Share of those invited by mail; the rest were given their token on paper. */
  conCorreo: number
  /** Nobody where the round did not have this group. */
  planeados: PorRonda
  animo: PorRonda
  /** Those who began and did not finish. */
  aMedias: PorRonda
  /** People who answered, by the five seniorities, round by round. */
  contestaron: number[][]
  /** By variable: where the group departs from its mood. */
  propio: Tabla
}

/** `parte`: an area or a group by its name; `dias`: from today until its date. */
export interface CompromisoDemo {
  que: string
  variable: string
  parte?: string
  responsable: string
  cargo: string
  estado: EstadoDeCompromiso
  dias: number
  meta?: number
  nota?: string
}

export interface TemaDemo {
  nombre: string
  /** An answer with one of these speaks of it. */
  dice: string[]
  /** Beginnings of the answers that the report quotes, with the sentences taken of each. */
  citas: { empieza: string; frases: number[] }[]
}

export interface RondaDemo {
  /** An active round began some days ago and ends in some, whenever the demo is loaded. */
  anio: number
  mes: number
  estado: 'cerrada' | 'publicada' | 'activa'
  /** A factor that was not asked about yet: comparing rounds has to show it. */
  sinFactor?: string
  /** The variable that speaks of staying, against which the others are read. */
  /** Events in the company before this round. */
  hecho?: string
  temas?: { pregunta: string; lista: TemaDemo[] }
  plan?: CompromisoDemo[]
  paraElCliente?: boolean
  informe?: { por: string; mensaje: string }
}

export interface EmpresaDemo {
  empresa: EmpresaEscrita
  dominio: string
  /** Its people also write the sentences that speak of Alimentos La Ceiba. */
  suyas: boolean
  rondas: RondaDemo[]
  grupos: GrupoDemo[]
  /** By variable, service and factor: the whole company's opinion; a factor's is added to its variable's. */
  opinion: { variables: Tabla; servicios: Tabla; factores: Tabla }
}

/** Sentences for an open question: everybody's, and those of one place. Braces stand for one of several words. */
export type Frases = { todos: string[] } & Record<string, string[]>

export const EMPRESAS = [laCeiba, textiles] as EmpresaDemo[]
export const HUECOS: Record<string, string[]> = comentarios.huecos
/** `escriben`: share of people who write something. */
export const PREGUNTAS = comentarios.preguntas as {
  pregunta: string
  escriben: number
  frases: Frases
  /** Where those who are not content write something else. */
  deMolestos?: Frases
}[]
export const PERFILES = curriculos
export type Perfil = (typeof PERFILES)[number]
export const PERSONAS = personas
export const CUENTAS = sitio.cuentas as { usuario: string; nombre: string; correo: string; rol: Rol }[]
export const ENVIOS: { dias: number; mensaje: string; yaEstaba?: boolean; esFoto?: boolean }[] = sitio.envios
export const MENSAJES = sitio.mensajes
export const CANDIDATOS = sitio.candidatos as { estado: EstadoDeCandidato; nota: string }[]
