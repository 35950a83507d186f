import type { Generated } from 'kysely'
import type { ClaseDeEvento } from '#domain/calendario/calendario.ts'
import type { BaseDeCalculo } from '#domain/climas/clima-input.ts'
import type { Via } from '#domain/encuesta/estado-encuestado.ts'

/** Companies, their rounds, who was invited and what they answered. */
export interface TablasDeClimas {
  empresas: EmpresasTable
  logos_de_empresas: LogosDeEmpresasTable
  climas: ClimasTable
  llaves_destruidas: LlavesDestruidasTable
  encuestados: EncuestadosTable
  tokens: TokensTable
  rondas_de_recordatorios: RondasDeRecordatoriosTable
  hojas: HojasTable
  participaciones: ParticipacionesTable
  llegadas: LlegadasTable
  lotes: LotesTable
  palabras: PalabrasTable
  agenda: AgendaTable
  aprobaciones: AprobacionesTable
  plantillas: PlantillasTable
}

export interface EmpresasTable {
  id: string
  nombre_comercial: string
  nombre_fiscal: string
  telefono: string
  correo: string
  nit: string
  direccion: string
  contacto_nombre: string
  contacto_apellidos: string
  contacto_correo: string
  contacto_telefono: string | null
  contacto_celular: string | null
  contacto_direccion: string | null
  contacto_sexo: string | null
}

export interface LogosDeEmpresasTable {
  id_empresa: string
  /** Fingerprint of the content: its address, which changes with it. */
  huella: string
  /** A PNG, as we wrote it. */
  contenido: Uint8Array
}

export interface ClimasTable {
  id: string
  id_empresa: string
  /** Year of fecha_inicio where the firm is. */
  anio: number
  /** The round's name; empty where it has none. */
  nombre: string
  /** By which two names are the same one; unique with its company and year. */
  nombre_clave: string
  fecha_inicio: number
  fecha_limite: number | null
  base_de_calculo: BaseDeCalculo
  /** Fewer people than this are never shown; 1: everybody is. */
  minimo: number
  encuesta_activa: number
  cerrado: number
  /** Fingerprint of the key, which is a file outside the database. Null once it is closed. */
  huella_llave: string | null
  /** Published blocks of its sheets. */
  publicacion: number
  /** Known to whoever is making the next block; who comes after takes its place. */
  publicando: string | null
  /** After the close: 1, until nothing is left that it ends but mails; 2, until those are deleted. */
  por_borrar: 0 | 1 | 2 | 3
  /** Until when one node alone finishes what was decided of it, a publication or a close. */
  terminando: number | null
  /** Came back open from a backup of that moment, and is neither published nor closed until somebody permits it; null otherwise. */
  respaldo_del: number | null
  /** 1 where somebody was invited who was deleted since. */
  prometido: Generated<0 | 1>
  /** JSON: the highest plan of each group since the survey was first active; empty until then. */
  planes: Generated<string>
  /** 1: its figures came from another tool, and nobody's answers are behind them. */
  estudio: Generated<0 | 1>
  /** The whole structure as JSON. */
  definicion: string
  /** Another one whenever the structure is written: by it a node knows that what it remembers still holds. */
  revision: string
  /** The end of its short address. */
  codigo: string
}

/** Climates whose key is over: wherever one turns up, it is destroyed. */
export interface LlavesDestruidasTable {
  id_clima: string
  /** 1 until it is destroyed in the folder and in the copy that is kept of it. */
  pendiente: number
}

/**
 * Nothing here says whether or what somebody answered, nor when: the status is derived from the sheet while the
 * climate is open, and saving an answer does not touch this table.
 */
export interface EncuestadosTable {
  id_clima: string
  id: string
  id_grupo: string
  correo: string | null
  /** In lower case: one invitation per address and climate. */
  correo_clave: string | null
  /** Staff was shown the token, because there was no address to send it to. */
  token_visto: number
  /** The mails' outcome, kept at the close, when they themselves are deleted. Null then: one was sent, if there is an address. */
  correo_final: 'enviado' | 'rechazado' | 'ninguno' | null
  /** Asked for no more reminders, as every mail offers. */
  sin_recordatorios: number
  /** The way by which the token reaches them; the database has 'papeleta' where none is given. */
  via: Generated<Via>
}

/** Rows that a token leads to while the climate is open. The close deletes them all. */
export interface TokensTable {
  id_clima: string
  /** Under the climate's key, so that a copy of it is the hash of nothing once that is destroyed. */
  hash: string
  id_encuestado: string
}

/** The last round of reminders of a group. Who gets one is worked out as it is sent, and stands nowhere. */
export interface RondasDeRecordatoriosTable {
  id_clima: string
  id_grupo: string
  /** In the firm's time zone: one round a day. */
  dia: string
  creada: number
  /** The last respondent that was looked at, finished or not. */
  cursor: string
  terminada: number
  proximo_intento: number
  arrendada_por: string | null
}

/** A respondent's answers: two boxes that the climate's key alone opens (llaves/sellos.ts). Beside them stands what anybody may count. */
export interface HojasTable {
  id_clima: string
  clave: string
  id_grupo: string
  completa: number
  /** The one that it is, or is to be, published in: it counts as published up to the climate's `publicacion`. */
  bloque: number
  /** One character per question, at the question's position. */
  respuestas: Uint8Array
  /** The box of what was written to open questions. */
  textos: Uint8Array
}

/** Written at the close; before it, the counts come from sheets and invitations. */
export interface ParticipacionesTable {
  id_clima: string
  id_grupo: string
  invitados: number
  contestaron: number
  completas: number
}

/**
 * Sheets by way in. While a climate is open, those of respondents who were deleted after their sheets were published, by
 * group; once it is closed, all of them, as totals of the climate (id_grupo empty).
 */
export interface LlegadasTable {
  id_clima: string
  id_grupo: string
  via: Via
  hojas: number
}

/**
 * Slips, or paper questionnaires, made together for a group. Their tokens are worked out with the climate's key and stand
 * nowhere; nothing here changes when somebody answers. Once the climate is closed one row per way in is left, without group.
 */
export interface LotesTable {
  id_clima: string
  numero: number
  id_grupo: string
  via: Exclude<Via, 'correo'>
  /** Sheets that it accepts. */
  hojas: number
  /** Tokens that were drawn from it: more than `hojas` where some were lost. */
  series: number
  anulado: number
  creado: number
  /** The account that made it. */
  id_usuario: string | null
}

/** Steps that a climate takes by itself on a day, and what became of it. */
export interface AgendaTable {
  id_clima: string
  numero: number
  clase: ClaseDeEvento
  /** Where the firm is, and the hour there. */
  dia: string
  hora: string
  momento: number
  /**
   * tarde: nothing ran at its time. inactiva: nobody could be reminded, because the survey took no answers. sinCuota: whoever planned
   * it had sent as many mails that day as an account may.
   */
  estado: 'pendiente' | 'hecho' | 'tarde' | 'inactiva' | 'sinCuota'
  /** 1 once whoever planned it was told the day before. */
  avisado: 0 | 1
  /** Mails that it sent. */
  correos: number | null
  /** Who planned it. */
  id_usuario: string | null
}

/** Answers of clients to a survey that they tried, the last of which counts. */
export interface AprobacionesTable {
  id_clima: string
  numero: number
  momento: number
  /** The name that was typed, or that of the account. */
  quien: string
  id_usuario: string | null
  aprueba: 0 | 1
  nota: string
  /** Of what was tried: another one once that has changed. */
  huella: string
}

/** Questionnaires from which the firm begins other climates. */
export interface PlantillasTable {
  id: string
  nombre: string
  /** The name without case or accents. */
  clave: string
  descripcion: string
  /** JSON. */
  estructura: string
  preguntas: number
  creada: number
}

/** Words of a round's mails and pages; without a row, as the firm words them. */
export interface PalabrasTable {
  id_clima: string
  /** JSON. */
  contenido: string
}
