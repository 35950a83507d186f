import {
  CAMPOS_DE_CLIENTE,
  HACEN_ARCHIVO,
  PERMISOS,
  SIN_PUBLICAR,
  SIN_SEGUNDO_FACTOR,
} from './directivas.generated.ts'
import type { Permiso, Rol } from './schema.generated.ts'

/** Every call of the API. */
export type Llamada = keyof typeof PERMISOS

const ROLES: Record<Exclude<Permiso, 'todos'>, readonly Rol[]> = {
  conSesion: ['administrador', 'consultor', 'cliente'],
  personal: ['administrador', 'consultor'],
  administrador: ['administrador'],
  cliente: ['cliente'],
}

/** Whether an account of that role has the permission; null: nobody is logged in. */
export const hasPermiso = (permiso: Permiso, rol: Rol | null): boolean =>
  permiso === 'todos' || (rol !== null && ROLES[permiso].includes(rol))

/** Whether it may make the call; one that the schema does not have is refused to everybody. */
export const mayCall = (llamada: string, rol: Rol | null): boolean =>
  Object.hasOwn(PERMISOS, llamada) && hasPermiso(PERMISOS[llamada as Llamada], rol)

/** Calls left to an account that has no second factor while the firm asks everybody for one. */
export const mayCallWithoutFactor = (llamada: string): boolean =>
  SIN_SEGUNDO_FACTOR.includes(llamada) || mayCall(llamada, null)

/** Whether a client's call about a round asks for one that was published to them. */
export const asksForPublicado = (llamada: string): boolean => !SIN_PUBLICAR.includes(llamada)

export const makesArchivo = (llamada: string): boolean => HACEN_ARCHIVO.includes(llamada)

/** Whether a client reads that field of what a call answers. */
export const mayClienteRead = (tipo: string, campo: string): boolean =>
  Object.hasOwn(CAMPOS_DE_CLIENTE, tipo) && CAMPOS_DE_CLIENTE[tipo]!.includes(campo)
