import type { UsoDeImagen } from '#domain/firma/imagenes.ts'

/** Tables of the installation itself: settings, limits, the outbox, long work. */
export interface TablasDeInstalacion {
  ajustes: AjustesTable
  sitio_versiones: SitioVersionesTable
  imagenes_de_firma: ImagenesDeFirmaTable
  limites: LimitesTable
  correos: CorreosTable
  correos_adjuntos: CorreosAdjuntosTable
  trabajos: TrabajosTable
  trabajos_archivos: TrabajosArchivosTable
}

/** Facts about the installation itself, such as the fingerprint of SECRET. */
export interface AjustesTable {
  clave: string
  valor: string
}

/** The firm's own texts of the public pages. */
export interface SitioVersionesTable {
  version: 'borrador' | 'publicada' | 'anterior'
  /** JSON: what is not as it comes with the product. */
  contenido: string
  /** How often it was kept; of the draft alone. */
  revision: number
}

/** Pictures that public pages show of the firm. */
export interface ImagenesDeFirmaTable {
  /** Fingerprint of use and bytes: the name in its address. */
  huella: string
  uso: UsoDeImagen
  mime: string
  contenido: Uint8Array
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
  /** The subject of the mail, such as `encuestado:<id>`; whoever wrote it finds its estado and deletes it by this. */
  referencia: string | null
  /** en_espera: waits until its survey opens, and leaves nobody's hands until then. */
  estado: 'en_cola' | 'en_espera' | 'enviado' | 'rechazado'
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

/** Long work that somebody waits for, and how far it is. */
export interface TrabajosTable {
  id: string
  tipo: string
  id_usuario: string
  id_clima: string | null
  /** Fingerprint of what its file is made of: tells whether the file still says the same. */
  huella: string | null
  estado: 'en_curso' | 'listo' | 'fallido' | 'cancelado'
  /** The present step, as a person reads it. */
  paso: string
  hecho: number
  total: number
  creado: number
  /** When whoever does it was last heard of: a process that died leaves it behind. */
  latido: number
  archivo: string | null
  mime: string | null
  bytes: number | null
  /** 1 where whoever began it may call it off. */
  cancelable: number
}

export interface TrabajosArchivosTable {
  id_trabajo: string
  contenido: Uint8Array
}
