import type { Generated } from 'kysely'
import type { TipoDeTapado } from '#domain/voces/datos-personales.ts'

/** Tables of what is published of a round, and what is made of it. */
export interface TablasDePublicado {
  bloques: BloquesTable
  sumas: SumasTable
  textos: TextosTable
  publicados_al_cliente: PublicadosAlClienteTable
  temas: TemasTable
  temas_de_textos: TemasDeTextosTable
  tapados: TapadosTable
  citas: CitasTable
  lecturas: LecturasTable
  comparables: ComparablesTable
  grupos_iguales: GruposIgualesTable
  informes: InformesTable
  informes_redacciones: InformesRedaccionesTable
  informes_versiones: InformesVersionesTable
  informes_archivos: InformesArchivosTable
  informes_trozos: InformesTrozosTable
  compromisos: CompromisosTable
  notas_de_compromiso: NotasDeCompromisoTable
}

/** Sheets that were published together. */
export interface BloquesTable {
  id_clima: string
  numero: number
  publicado: number
  hojas: number
  /** JSON: how many sheets are of each group. */
  hojas_por_grupo: string
  /** JSON: which sets of people may be shown (domain/resultados/supresion). */
  patron: string
  /** JSON: by open question, beside which groups its texts stand; null where they wait for the next block. */
  textos: string
  /** Whether all of its texts are stored, readable, and it is noted beside the keys. */
  terminado: number
  /** For one made while its survey went on: of how many groups it is, or areas where they are read. */
  avance: number | null
}

/** Sums of a block: counts and sums of one set of people that may be shown. */
export interface SumasTable {
  id_clima: string
  bloque: number
  conjunto: string
  /** JSON. */
  sumas: string
}

/** A published text: nothing leads from it to its sheet. */
export interface TextosTable {
  id_clima: string
  clave: string
  /** Its area where the group may not be shown; null where neither may. */
  id_grupo: string | null
  id_pregunta: string
  texto: string
}

/** Rounds whose figures the clients of the company see, since when, and by whose account. */
export interface PublicadosAlClienteTable {
  id_clima: string
  desde: number
  por: string | null
}

/** Themes of answers to an open question, as staff see them. */
export interface TemasTable {
  id: string
  id_clima: string
  id_pregunta: string
  nombre: string
  /** By which two names are the same. */
  clave_nombre: string
  orden: number
  /** Not null: what is put under it belongs to that one. */
  unido_a: string | null
}

export interface TemasDeTextosTable {
  id_clima: string
  clave: string
  id_tema: string
}

/** Decisions about a stretch of a published text. */
export interface TapadosTable {
  id_clima: string
  clave: string
  desde: number
  hasta: number
  tipo: TipoDeTapado
  /** 1: it may be read, though the rules would cover it. */
  visible: number
}

/** Published texts that were chosen for the report. */
export interface CitasTable {
  id_clima: string
  clave: string
  /** Numbers of sentences, as JSON. */
  frases: string
}

/** Words of staff for the readings of a climate. */
export interface LecturasTable {
  id_clima: string
  /** Events in the company before this round; empty: nothing was written. */
  hecho: string
}

/** A variable that staff declared the same in two rounds, although its questions changed. */
/** By their names: what is corrected later is known by its corrections. */
export interface GruposIgualesTable {
  id_clima: string
  /** The earlier round. */
  id_anterior: string
  grupo: string
  grupo_anterior: string
  declarado: number
}

export interface ComparablesTable {
  id_clima: string
  /** The earlier round. */
  id_anterior: string
  variable: string
  /** JSON: what had changed then. Of any other change nothing is declared. */
  cambios: string
  declarada: number
}

/** Choices of staff for a climate's report: sections, their order, who it is for. */
export interface InformesTable {
  id_clima: string
  /** JSON. */
  elecciones: string
  revision: number
}

/** A wording that somebody wrote or approved; a number of its own, so that two people at once erase nothing. */
export interface InformesRedaccionesTable {
  id_clima: string
  clave: string
  titular: string
  comentario: string
  revision: number
  /** The account that said that it is right as it stands, and when; null while nobody has. */
  revisada_por: string | null
  revisada: number | null
  /** Fingerprint of the figures it was written for. */
  huella: string
  /** Which of our wordings it is, where nobody changed a letter. */
  sugerencia: number | null
}

/** A report as it was handed to the client. But for its withdrawal and the count of downloads nothing of it ever changes. */
export interface InformesVersionesTable {
  id: string
  id_clima: string
  numero: number
  publicada: number
  /** The account that did it. */
  por: string
  /** The number of the figures it rests on. */
  publicacion: number
  para: string
  /** Words of staff to the client's people; empty: nothing. */
  mensaje: string
  retirada: number | null
  retirada_por: string | null
  /** By clients. */
  descargas: Generated<number>
  ultima_descarga: number | null
}

export interface InformesArchivosTable {
  id_version: string
  formato: 'pdf' | 'pptx' | 'xlsx'
  nombre: string
  mime: string
  bytes: number
  /** Or slides; null where the format has none. */
  paginas: number | null
}

/** The content of a file in pieces, so that nobody waits for all of it. */
export interface InformesTrozosTable {
  id_version: string
  formato: 'pdf' | 'pptx' | 'xlsx'
  orden: number
  contenido: Uint8Array
}

/** Commitments after a round. Days stand as YYYY-MM-DD. */
export interface CompromisosTable {
  id: string
  id_clima: string
  revision: number
  que: string
  clase: 'variable' | 'indicador' | 'factor'
  medida: string
  id_parte: string | null
  responsable: string
  cargo: string
  correo: string
  fecha: string
  /** In hundredths of a point. */
  meta: number | null
  estado: 'porEmpezar' | 'enMarcha' | 'hecho'
  hecho_el: string | null
  creado: string
  /** The day for which the mail of a week before, and the one of the day, were sent. */
  avisado_semana: string | null
  avisado_dia: string | null
}

export interface NotasDeCompromisoTable {
  id: string
  id_compromiso: string
  momento: number
  quien: string
  texto: string
}
