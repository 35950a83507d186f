import type { Generated } from 'kysely'

/** CVs, their files, what arrives from visitors. */
export interface TablasDeCvs {
  cvs: CvsTable
  etiquetas_puestos: EtiquetasPuestosTable
  cvs_etiquetas: CvsEtiquetasTable
  archivos: ArchivosTable
  archivos_contenidos: ArchivosContenidosTable
  envios_de_cv: EnviosDeCvTable
  solicitudes_de_actualizacion: SolicitudesDeActualizacionTable
  mensajes_de_contacto: MensajesDeContactoTable
  peticiones_de_datos: PeticionesDeDatosTable
  vacantes: VacantesTable
  candidatos: CandidatosTable
  busquedas: BusquedasTable
  busquedas_etiquetas: BusquedasEtiquetasTable
  subidas: SubidasTable
  subidas_archivos: SubidasArchivosTable
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
  /** When it was deleted; it can be brought back for thirty days, and then the row goes. */
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
  /** The person's answer, until staff has seen it. */
  respuesta: 'igual' | 'cambio' | null
  /** Kept beyond its time until then, for this reason, by this account. */
  conservar_hasta: number | null
  conservar_razon: string | null
  conservado_por: string | null
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

/** The file of a CV, or of a submission that nobody has read yet. */
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
  /** Its active contents, with a blank between. */
  activo: Generated<string>
  bytes: number
  /** Whether its text was read for the search; `llegando`: it is nobody's yet, and some of it may be missing. */
  lectura: 'llegando' | 'pendiente' | 'leido' | 'ilegible'
  intentos: number
  arrendado_por: string | null
  arrendado_hasta: number
  texto: string
  /** SHA-256 of its bytes, by which the same file is known again. */
  huella: Generated<string>
}

/** In pieces, so that nobody waits while a large file is written or read. */
export interface ArchivosContenidosTable {
  id_archivo: string
  orden: number
  contenido: Uint8Array
}

/** A visitor's public form, kept with the CV it became. */
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
  /** 1 where staff put the file in with others: nobody filled in a form, nor accepted a notice. */
  subido: Generated<number>
  /** The version of the notice that was accepted. */
  aviso: Generated<number | null>
}

/** Many files that somebody of staff put in at once, with tags for all. */
export interface SubidasTable {
  id: string
  id_usuario: string | null
  creada: number
  /** JSON: texts. */
  etiquetas: string
}

/** Outcome of each file: it waits in the inbox, or did not enter for a reason. The same bytes come once. */
export interface SubidasArchivosTable {
  /** In the order in which they came. */
  numero: Generated<number>
  id: string
  id_subida: string
  huella: string
  nombre: string
  rechazo: string | null
  /** Of the same bytes: whose they are already. */
  igual_a: string | null
  id_envio: string | null
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

/** Messages of the contact form, until they have been answered for a while. */
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

/** Requests of people about what is stored of them, made on the site. */
export interface PeticionesDeDatosTable {
  id: string
  correo: string
  correo_clave: string
  pedido: 'copia' | 'correccion' | 'borrado'
  nota: string
  /** SHA-256: a copy of the table confirms nobody's request. */
  token_hash: string
  recibida: number
  /** When the link of the mail was used; until then nobody knows whose address it is. */
  confirmada: number | null
  resuelta: number | null
}

export interface VacantesTable {
  id: string
  nombre: string
  /** The name without case or accents. */
  clave: string
  creada: number
}

/** A step of a CV, or of a submission that still waits: it goes with either. */
export interface CandidatosTable {
  id: string
  id_vacante: string
  id_cv: string | null
  id_envio: string | null
  estado: 'porVer' | 'entrevista' | 'finalista' | 'contratado' | 'noSigue'
  nota: string
  agregado: number
}

/** A search that somebody keeps. */
export interface BusquedasTable {
  id: string
  id_usuario: string
  nombre: string
  clave: string
  filtro: string
  estado: string | null
  edad: 'seisMeses' | 'unAnio' | 'dosAnios' | 'masDeDosAnios' | null
  /** When it was last looked at, and the newest CV (`cvs.numero`) that there was then. */
  vista: number
  visto_hasta: number
}

export interface BusquedasEtiquetasTable {
  id_busqueda: string
  id_etiqueta: string
}
