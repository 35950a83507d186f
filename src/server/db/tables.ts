/**
 * Every table as it stands in the database. Times are milliseconds since 1970, booleans 0 or 1, on both engines.
 * Names are the glossary's (docs/glosario.md).
 */
export interface Tables {
  usuarios: UsuariosTable
  sesiones: SesionesTable
  limites: LimitesTable
  correos: CorreosTable
  ajustes: AjustesTable
}

export interface UsuariosTable {
  id: string
  usuario: string
  /** Lower case; what a login is compared with. */
  usuario_clave: string
  correo: string
  correo_clave: string
  password_hash: string
  creado: number
}

export interface SesionesTable {
  /** SHA-256 of the cookie's value: a copy of the table opens no session. */
  id_hash: string
  id_usuario: string
  creada: number
  vista: number
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
  para: string
  estado: 'en_cola' | 'enviado' | 'rechazado'
  intentos: number
  proximo_intento: number
  /** Who holds the row while sending, and until when. */
  arrendado_por: string | null
  arrendado_hasta: number
  creado: number
  terminado: number | null
}

/** Facts about the installation itself, such as the fingerprint of SECRET. */
export interface AjustesTable {
  clave: string
  valor: string
}
