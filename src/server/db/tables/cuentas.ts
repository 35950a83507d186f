import type { Generated } from 'kysely'
import type { Rol } from '#contract/schema.generated.ts'
import type { AutorDeAnotacion, Factor, TipoDeAnotacion } from '#domain/bitacora/anotacion.ts'

/** Accounts, their ways in, and what they did. */
export interface TablasDeCuentas {
  usuarios: UsuariosTable
  usuarios_empresas: UsuariosEmpresasTable
  enlaces_de_cuenta: EnlacesDeCuentaTable
  segundos_factores: SegundosFactoresTable
  codigos_de_recuperacion: CodigosDeRecuperacionTable
  llaves_de_acceso: LlavesDeAccesoTable
  retos: RetosTable
  sesiones: SesionesTable
  bitacora: BitacoraTable
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

/** Companies whose rounds a client sees. */
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

export interface SesionesTable {
  /** SHA-256 of the cookie's value: a copy of the table opens no session. */
  id_hash: string
  id_usuario: string
  creada: number
  vista: number
  /** The proof besides the password that opened it. */
  factor: Generated<Factor>
}

/** The log: who did what, and when. Rows are added and, after their two years, removed; nothing changes one. */
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
