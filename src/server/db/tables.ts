import type { Generated } from 'kysely'
import type { Rol } from '../../contract/schema.generated.ts'
import type { AutorDeAnotacion, Factor, TipoDeAnotacion } from '../../domain/bitacora/anotacion.ts'
import type { BaseDeCalculo } from '../../domain/climas/clima-input.ts'
import type { Via } from '../../domain/encuesta/via.ts'
import type { TipoDeTapado } from '../../domain/voces/datos-personales.ts'

/**
 * Every table as it stands in the database. Times are milliseconds since 1970, booleans 0 or 1, on both engines.
 * Names are the glossary's (docs/glosario.md).
 */
export interface Tables {
  usuarios: UsuariosTable
  usuarios_empresas: UsuariosEmpresasTable
  enlaces_de_cuenta: EnlacesDeCuentaTable
  segundos_factores: SegundosFactoresTable
  codigos_de_recuperacion: CodigosDeRecuperacionTable
  llaves_de_acceso: LlavesDeAccesoTable
  retos: RetosTable
  bitacora: BitacoraTable
  sesiones: SesionesTable
  limites: LimitesTable
  correos: CorreosTable
  correos_adjuntos: CorreosAdjuntosTable
  ajustes: AjustesTable
  cvs: CvsTable
  etiquetas_puestos: EtiquetasPuestosTable
  cvs_etiquetas: CvsEtiquetasTable
  archivos: ArchivosTable
  archivos_contenidos: ArchivosContenidosTable
  envios_de_cv: EnviosDeCvTable
  solicitudes_de_actualizacion: SolicitudesDeActualizacionTable
  mensajes_de_contacto: MensajesDeContactoTable
  empresas: EmpresasTable
  logos_de_empresas: LogosDeEmpresasTable
  climas: ClimasTable
  publicados_al_cliente: PublicadosAlClienteTable
  encuestados: EncuestadosTable
  hojas: HojasTable
  respuestas_abiertas: RespuestasAbiertasTable
  participaciones: ParticipacionesTable
  llegadas: LlegadasTable
  rondas: RondasTable
  bloques: BloquesTable
  sumas: SumasTable
  textos: TextosTable
  climas_cambios: ClimasCambiosTable
  trabajos: TrabajosTable
  informes: InformesTable
  llaves_destruidas: LlavesDestruidasTable
  informes_redacciones: InformesRedaccionesTable
  compromisos: CompromisosTable
  notas_de_compromiso: NotasDeCompromisoTable
  temas: TemasTable
  temas_de_textos: TemasDeTextosTable
  tapados: TapadosTable
  citas: CitasTable
  trabajos_archivos: TrabajosArchivosTable
  lecturas: LecturasTable
  comparables: ComparablesTable
}

export interface UsuariosTable {
  id: string
  usuario: string
  /** Lower case; what a login is compared with. */
  usuario_clave: string
  correo: string
  correo_clave: string
  /** Empty until the person who was invited has chosen one. */
  password_hash: string
  creado: number
  rol: Rol
  /** The person's; empty where only a user name was given. */
  nombre: Generated<string>
  ultimo_ingreso: number | null
  /** Since when it may not enter, and by whose account. */
  desactivada: number | null
  desactivada_por: string | null
}

/** Whose rounds a client sees. */
export interface UsuariosEmpresasTable {
  id_usuario: string
  id_empresa: string
}

/** A link by which somebody chooses a password: once, and for so long. */
export interface EnlacesDeCuentaTable {
  /** SHA-256 of what the link carries. */
  token_hash: string
  id_usuario: string
  tipo: TipoDeEnlace
  creado: number
  hasta: number
}

export type TipoDeEnlace = 'invitacion' | 'olvido'

export interface SegundosFactoresTable {
  id_usuario: string
  /** Sealed with SECRET. */
  secreto: Uint8Array
  /** The last step of 30 seconds whose code was used: no code is good twice. */
  ultimo_paso: number
  /** It is asked for at the login once it is activo. */
  estado: 'preparado' | 'confirmado' | 'activo'
}

export interface CodigosDeRecuperacionTable {
  id_usuario: string
  codigo_hash: string
}

/** Passkeys. */
export interface LlavesDeAccesoTable {
  id: string
  id_usuario: string
  llave_publica: Uint8Array
  contador: number
  /** JSON. */
  transportes: string
  nombre: string
  creada: number
  usada: number | null
}

/** A login or a registration that waits for its second half; taken once. */
export interface RetosTable {
  id_hash: string
  tipo: 'ingreso' | 'registro' | 'llave'
  id_usuario: string | null
  reto: string
  hasta: number
}

/** Who did what, and when. Rows are added and, after their two years, removed; nothing changes one. */
export interface BitacoraTable {
  /** Grows with time: the order of the entries. */
  id: string
  momento: number
  autor: AutorDeAnotacion
  id_usuario: string | null
  tipo: TipoDeAnotacion
  id_empresa: string | null
  id_clima: string | null
  /** The account or CV that it is about. */
  id_objeto: string | null
  /** Numbers and words of closed lists, as JSON. */
  datos: string
}

export interface SesionesTable {
  /** SHA-256 of the cookie's value: a copy of the table opens no session. */
  id_hash: string
  id_usuario: string
  creada: number
  vista: number
  /** What it was opened with besides the password. */
  factor: Generated<Factor>
}

export interface LimitesTable {
  clave: string
  cuenta: number
  hasta: number
}

export interface CorreosTable {
  id: string
  plantilla: string
  /** JSON that the template renders; never a token (design of anonymity). */
  datos: string
  /** One bare address. */
  para: string
  /** What the mail is about, such as `encuestado:<id>`; whoever wrote it finds its estado and deletes it by this. */
  referencia: string | null
  estado: 'en_cola' | 'enviado' | 'rechazado'
  intentos: number
  /** While a worker holds the row, the end of its lease. */
  proximo_intento: number
  /** The claim that holds the row; only that claim may say how the sending ended. */
  arrendado_por: string | null
  creado: number
  terminado: number | null
}

export interface CorreosAdjuntosTable {
  id_correo: string
  orden: number
  nombre: string
  mime: string
  contenido: Uint8Array
}

/** Facts about the installation itself, such as the fingerprint of SECRET. */
export interface AjustesTable {
  clave: string
  valor: string
}

export interface CvsTable {
  /** Grows with every CV: the higher, the newer. Known inside only. */
  numero: Generated<number>
  id: string
  primer_nombre: string
  segundo_nombre: string | null
  primer_apellido: string
  segundo_apellido: string
  telefono: string | null
  celular: string
  correo: string
  estado: string
  /** By which an address or a number that is already here is found. */
  correo_clave: string
  celular_clave: string | null
  telefono_clave: string | null
  creado: number
  actualizado: number
  /** When it was deleted; it can be brought back for a moment, and then the row goes. */
  borrado: number | null
  /** By which a name that is already here is found; written with the index of words. */
  nombre_clave: Generated<string>
  nombre_corto_clave: Generated<string>
  /** 1 while what the search knows of it is older than the row. */
  por_indexar: Generated<number>
  /** When it was last known to be true: sent, replaced or confirmed. */
  al_dia: number
  /** Until when the last link to bring it up to date serves; null where there is none or it was answered. */
  enlace_hasta: number | null
  /** What the person answered, until staff has seen it. */
  respuesta: 'igual' | 'cambio' | null
  /** Kept beyond its time until then, for this reason, by this account. */
  conservar_hasta: number | null
  conservar_razon: string | null
  conservado_por: string | null
  /** Since when it stands on the list of what is going to be erased. */
  listado: number | null
}

/** A mail that asked somebody to bring a CV up to date, with a link that serves once. */
export interface SolicitudesDeActualizacionTable {
  id: string
  id_cv: string
  /** SHA-256: a copy of the table opens nobody's CV. */
  token_hash: string
  enviada: number
  hasta: number
  abierta: number | null
  contestada: number | null
}

/** What a visitor sent with the public form, kept with the CV it became. */
export interface EnviosDeCvTable {
  /** Grows with every submission: the lower, the longer it waits. */
  numero: Generated<number>
  id: string
  nombre: string
  plaza: string
  correo: string
  tel: string
  mensaje: string
  /** When it was sent, which is when the privacy notice was accepted. */
  consentimiento: number
  correo_clave: string
  tel_clave: string | null
  nombre_clave: string
  /** The CV it became, or was joined to. */
  id_cv: string | null
  resuelto: number | null
  /** When it was discarded; it can be brought back for a moment, and then the row goes. */
  descartado: number | null
  /** Since when it stands on the list of what is going to be erased. */
  listado: number | null
}

export interface EtiquetasPuestosTable {
  id: string
  puesto: string
  /** The tag without case or accents. */
  clave: string
}

export interface CvsEtiquetasTable {
  id_cv: string
  orden: number
  id_etiqueta: string
}

/** Of a CV, or of a submission that nobody has read yet. */
export interface ArchivosTable {
  id: string
  id_cv: string | null
  id_envio: string | null
  /** 1 for the one of a CV that is shown and searched; 0 for its older versions. */
  vigente: number
  recibido: number
  /** 1 where the person sent it. */
  propio: number
  nombre: string | null
  tipo: string
  bytes: number
  /** Whether its text was read for the search; `llegando`: it is nobody's yet, and some of it may be missing. */
  lectura: 'llegando' | 'pendiente' | 'leido' | 'ilegible'
  intentos: number
  arrendado_por: string | null
  arrendado_hasta: number
  texto: string
}

/** In pieces, so that nobody waits while a large file is written or read. */
export interface ArchivosContenidosTable {
  id_archivo: string
  orden: number
  contenido: Uint8Array
}

/** What visitors wrote with the contact form, until it has been answered for a while. */
export interface MensajesDeContactoTable {
  /** The higher, the newer. */
  numero: Generated<number>
  id: string
  nombre: string
  correo: string
  correo_clave: string
  tel: string
  mensaje: string
  /** When it was sent, which is when the privacy notice was accepted. */
  consentimiento: number
  contestado: number | null
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
  /** Of the content: its address, which changes with it. */
  huella: string
  /** A PNG, as we wrote it. */
  contenido: Uint8Array
}

export interface ClimasTable {
  id: string
  id_empresa: string
  /** Of fecha_inicio where the firm is; one climate per company and year. */
  anio: number
  fecha_inicio: number
  fecha_limite: number | null
  base_de_calculo: BaseDeCalculo
  /** Of fewer people nothing is shown; 1: of everybody. */
  minimo: number
  encuesta_activa: number
  cerrado: number
  /** The key itself, where a database of before has not been started since; then it is a file. */
  sal: Uint8Array | null
  /** Of the key, which is a file outside the database. Null once it is closed. */
  huella_llave: string | null
  /** How many blocks of its sheets are published. */
  publicacion: number
  /** Known to whoever is making the next block; who comes after takes its place. */
  publicando: string | null
  /** 1 after the close, until everything that it ends is deleted. */
  por_borrar: number
  /** The whole structure as JSON. */
  definicion: string
  /** Another one whenever the structure is written: by it a node knows that what it remembers still holds. */
  revision: string
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
/** Rounds whose figures the clients of the company see, since when, and by whose account. */
export interface PublicadosAlClienteTable {
  id_clima: string
  desde: number
  por: string | null
}

export interface EncuestadosTable {
  id_clima: string
  id: string
  id_grupo: string
  correo: string | null
  /** In lower case: one invitation per address and climate. */
  correo_clave: string | null
  token_hash: string
  /** Staff was shown the token, because there was no address to send it to. */
  token_visto: number
  /** How the mails ended, kept at the close, when they themselves are deleted. */
  correo_final: 'enviado' | 'rechazado' | null
  /** Asked for no more reminders, as every mail offers. */
  sin_recordatorios: number
  /** How the token reaches them; the database has 'papeleta' where none is given. */
  via: Generated<Via>
}

/** One answer sheet per respondent with an answer. Nothing ties it to the respondent but the climate's key. */
export interface HojasTable {
  id_clima: string
  clave: string
  id_grupo: string
  completa: number
  /** One character per question, at the question's position. */
  respuestas: string
  /** The block that holds it, or is about to: it counts as published up to the climate's `publicacion`. */
  bloque: number | null
}

export interface RespuestasAbiertasTable {
  id_clima: string
  clave: string
  id_grupo: string
  id_pregunta: string
  texto: string
  /** As that of its sheet. */
  bloque: number | null
}

/** A published text: nothing leads from it to its sheet. */
export interface TextosTable {
  id_clima: string
  clave: string
  /** Null where the group may not be shown. */
  id_grupo: string | null
  id_pregunta: string
  texto: string
}

/** What answers to an open question speak of, as staff see it. */
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

/** What somebody decided about a stretch of a published text. */
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

/** Sheets that were published together. */
export interface BloquesTable {
  id_clima: string
  numero: number
  publicado: number
  hojas: number
  /** JSON: how many sheets are of each group. */
  hojas_por_grupo: string
  /** Of how many people the shares of seniorities are; null where that would give one away. */
  dijeron_antiguedad: number | null
  /** JSON: which sets of people may be shown (domain/resultados/supresion). */
  patron: string
}

/** What the sheets of a block say all together: counts and sums of one set of people that may be shown. */
export interface SumasTable {
  id_clima: string
  bloque: number
  conjunto: string
  /** JSON. */
  sumas: string
}

/** Written at the close; before it, the counts come from the tables above. */
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

/** The last round of reminders of a climate. Who gets one is worked out as it is sent, and stands nowhere. */
export interface RondasTable {
  id_clima: string
  /** In the firm's time zone: one round a day. */
  dia: string
  creada: number
  /** The last respondent that was looked at, finished or not. */
  cursor: string
  terminada: number
  proximo_intento: number
  arrendada_por: string | null
}

export interface ParticipacionesTable {
  id_clima: string
  id_grupo: string
  invitados: number
  contestaron: number
  completas: number
}

/** Grows with every change of a climate's results. Spread over rows, so that saves do not queue for one. */
export interface ClimasCambiosTable {
  id_clima: string
  ranura: number
  cuenta: number
}

/** Long work that somebody waits for, and how far it is. */
export interface TrabajosTable {
  id: string
  tipo: string
  id_usuario: string
  id_clima: string | null
  estado: 'en_curso' | 'listo' | 'fallido' | 'cancelado'
  /** What it is doing now, as a person reads it. */
  paso: string
  hecho: number
  total: number
  creado: number
  /** When whoever does it was last heard of: a process that died leaves it behind. */
  latido: number
  archivo: string | null
  mime: string | null
  bytes: number | null
}

export interface TrabajosArchivosTable {
  id_trabajo: string
  contenido: Uint8Array
}

/** What staff chose for a climate's report: sections, their order, who it is for. */
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
  /** Who said that it is right as it stands, and when; null while nobody has. */
  revisada_por: string | null
  revisada: number | null
}

/** What was agreed after a round. Days stand as YYYY-MM-DD. */
export interface CompromisosTable {
  id: string
  id_clima: string
  revision: number
  que: string
  clase: 'variable' | 'indicador'
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

/** What staff chose and wrote for the readings of a climate. */
export interface LecturasTable {
  id_clima: string
  /** The variable that stands for commitment. */
  compromiso: string | null
  /** What happened in the company before this round; empty: nothing was written. */
  hecho: string
}

/** A variable that staff declared the same in two rounds, although its questions changed. */
export interface ComparablesTable {
  id_clima: string
  /** The earlier round. */
  id_anterior: string
  variable: string
  /** JSON: what had changed then. Of any other change nothing is declared. */
  cambios: string
  declarada: number
}
