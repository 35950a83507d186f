import type { Cuenta as CuentaWire } from '#contract/schema.generated.ts'
import type { Sesion } from '#server/context/context.ts'
import type { Cuenta } from './get-equipo.ts'

/** A whitelist: nothing of a password, a link or a factor leaves but that it is there. */
export const presentCuenta = (cuenta: Cuenta, sesion: Sesion | null): CuentaWire => ({
  id: cuenta.id,
  nombre: cuenta.nombre || cuenta.usuario,
  usuario: cuenta.usuario,
  correo: cuenta.correo,
  rol: cuenta.rol,
  empresas: cuenta.empresas.map(({ id, nombre_comercial }) => ({ id, nombre_comercial })),
  estado: cuenta.estado,
  propia: cuenta.id === sesion?.idUsuario,
  ultimoAcceso: Math.max(cuenta.ultimoUso ?? 0, cuenta.ultimoIngreso ?? 0) || null,
  segundoFactor: cuenta.segundoFactor,
  llaveDeAcceso: cuenta.llaveDeAcceso,
  sesiones: cuenta.sesiones,
  invitacion:
    cuenta.estado === 'invitada' && cuenta.invitacion
      ? {
          enviada: cuenta.invitacion.creado,
          vence: cuenta.invitacion.hasta,
          rechazada: cuenta.invitacionRechazada,
        }
      : null,
  desactivada: cuenta.desactivada,
  desactivadaPor: cuenta.desactivadaPor,
})
