import type {
  EnlaceDeCuenta as EnlaceWire,
  LlaveDeAcceso as LlaveWire,
  SesionAbierta as SesionAbiertaWire,
  Sesion as SesionWire,
} from '#contract/schema.generated.ts'
import type { Sesion } from '#server/context/context.ts'
import type { EnlaceDeCuenta } from './enlaces/enlace.ts'
import type { LlaveDeAcceso } from './llaves-de-acceso-store.ts'
import type { Ingreso } from './log-in.ts'
import type { SesionAbierta } from './sesiones-store.ts'

export function presentSesion(sesion: Sesion | null): SesionWire {
  if (!sesion) return { conexion: false, usuario: null }
  const { idUsuario, usuario, nombre, rol, faltaFactor } = sesion
  const empresas =
    sesion.empresas?.map(({ id, nombreComercial }) => ({ id, nombre_comercial: nombreComercial })) ?? null
  return {
    conexion: true,
    usuario: { id: idUsuario, usuario, nombre: nombre || usuario, rol, empresas },
    faltaSegundoFactor: faltaFactor,
  }
}

/** With what is still wanted, where the first half was right. */
export const presentIngreso = ({ sesion, paso }: Ingreso): SesionWire => ({
  ...presentSesion(sesion),
  ...(paso ? { segundoFactor: { paso } } : {}),
})

export const presentEnlace = (
  { tipo, usuario }: EnlaceDeCuenta,
  porRetirar: LlaveDeAcceso[],
): EnlaceWire => ({
  tipo,
  nombre: usuario.nombre || usuario.usuario,
  correo: usuario.correo,
  retiraLlaves: porRetirar.length > 0,
})

export const presentLlaveDeAcceso = ({ id, nombre, creada, usada }: LlaveDeAcceso): LlaveWire => ({
  id,
  nombre,
  creada,
  usada,
})

export const presentSesionAbierta = ({ creada, vista, actual }: SesionAbierta): SesionAbiertaWire => ({
  inicio: creada,
  ultimoUso: vista,
  actual,
})
