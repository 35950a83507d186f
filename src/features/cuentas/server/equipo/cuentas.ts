import type { Cuenta as CuentaWire } from '#contract/schema.generated.ts'
import { isCorreo } from '#domain/encuesta/correo.ts'
import { type CuentaEscrita, parseCuenta } from '#domain/equipo/cuenta.ts'
import { empresaNotFound } from '#features/empresas/server/empresas.ts'
import { conflict, notFound, requireValor } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext, Sesion } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { findEstadosDeCorreos } from '#server/mail/outbox-store.ts'
import { tellCambio } from '../sesion/avisos/tell-cambio.ts'
import { requireAdministrador, requireSesion } from '../sesion/permisos.ts'
import {
  type Accesos,
  endAccesos,
  endSesiones,
  endTrabajos,
  listAccesos,
  removeSegundoFactor,
} from '../sesion/sesiones.ts'
import {
  type CuentaDeCliente,
  type CuentaGuardada,
  changeDesactivada,
  findCuenta,
  listClientesDe,
  listCuentas,
  listEmpresasDeCuentas,
  listIdsDeEmpresas,
  listIdsEmpresasConCliente,
  replaceEmpresas,
  updateCuentaRow,
} from './equipo-store.ts'
import { getReferenciaDeCuenta } from './send-invitacion.ts'

/** A change of somebody else's account by who still administers at that moment. */
export function changeCuenta(
  ctx: RequestContext,
  idCuenta: string,
  change: (tx: Tx, cuenta: CuentaGuardada) => Promise<void>,
): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    await requireAdministrador(tx, ctx)
    const cuenta = await findCuenta(tx, idCuenta)
    if (!cuenta) throw notFound('Esa cuenta ya no existe.')
    if (cuenta.id === requireSesion(ctx).idUsuario)
      throw conflict('Tu propia cuenta la cambia otro administrador.')
    await change(tx, cuenta)
  })
}

/** Nothing of it is deleted: what it did stays in the log under its name. */
export function deactivateCuenta(ctx: RequestContext, { idCuenta }: { idCuenta: string }): Promise<void> {
  return changeCuenta(ctx, idCuenta, async (tx, cuenta) => {
    if (cuenta.desactivada !== null) throw conflict('La cuenta ya está desactivada.')
    const por = requireSesion(ctx).idUsuario
    await changeDesactivada(tx, idCuenta, { desactivada: ctx.now(), por })
    await endAccesos(tx, idCuenta)
    await noteBitacora(tx, ctx, { tipo: 'cuentaDesactivada', idObjeto: idCuenta })
  })
}

/** As it was, without whatever was open before. */
export function reactivateCuenta(ctx: RequestContext, { idCuenta }: { idCuenta: string }): Promise<void> {
  return changeCuenta(ctx, idCuenta, async (tx, cuenta) => {
    if (cuenta.desactivada === null) throw conflict('La cuenta no está desactivada.')
    await changeDesactivada(tx, idCuenta, { desactivada: null, por: null })
    await endAccesos(tx, idCuenta)
    await noteBitacora(tx, ctx, { tipo: 'cuentaReactivada', idObjeto: idCuenta })
  })
}

export function deleteSesionesDeCuenta(
  ctx: RequestContext,
  { idCuenta }: { idCuenta: string },
): Promise<void> {
  return changeCuenta(ctx, idCuenta, async (tx) => {
    await endSesiones(tx, idCuenta)
    await noteBitacora(tx, ctx, { tipo: 'sesionesTerminadas', idObjeto: idCuenta })
  })
}

export function deleteSegundoFactorDeCuenta(
  ctx: RequestContext,
  { idCuenta }: { idCuenta: string },
): Promise<void> {
  return changeCuenta(ctx, idCuenta, async (tx) => {
    if (!(await removeSegundoFactor(tx, idCuenta))) throw conflict('Esa cuenta no tiene segundo factor.')
    await noteBitacora(tx, ctx, { tipo: 'segundoFactorRetirado', idObjeto: idCuenta })
    await tellCambio(tx, ctx, { idUsuario: idCuenta, tipo: 'factorRetirado' })
  })
}

type Estado = 'activa' | 'invitada' | 'desactivada'

interface Cuenta extends CuentaGuardada, Accesos {
  estado: Estado
  empresas: { id: string; nombre_comercial: string }[]
  invitacionRechazada: boolean
}

const abecedario = new Intl.Collator('es', { sensitivity: 'base', numeric: true })

const ORDEN: Estado[] = ['activa', 'invitada', 'desactivada']

function findEstado({ desactivada, conPassword }: CuentaGuardada): Estado {
  if (desactivada !== null) return 'desactivada'
  return conPassword ? 'activa' : 'invitada'
}

export async function getEquipo(ctx: RequestContext): Promise<Cuenta[]> {
  const cuentas = await listCuentas(ctx.db)
  const getAccesos = await listAccesos(ctx)
  const empresas = Map.groupBy(await listEmpresasDeCuentas(ctx.db), ({ idUsuario }) => idUsuario)
  const referencias = cuentas
    .filter(({ conPassword }) => !conPassword)
    .map(({ id }) => getReferenciaDeCuenta(id))
  const correos = await findEstadosDeCorreos(ctx.db, referencias)
  return cuentas
    .map((cuenta) => ({
      ...cuenta,
      ...getAccesos(cuenta.id),
      estado: findEstado(cuenta),
      empresas: empresas.get(cuenta.id) ?? [],
      invitacionRechazada: correos.get(getReferenciaDeCuenta(cuenta.id)) === 'rechazado',
    }))
    .sort(
      (a, b) =>
        ORDEN.indexOf(a.estado) - ORDEN.indexOf(b.estado) ||
        abecedario.compare(a.nombre || a.usuario, b.nombre || b.usuario),
    )
}

/** Names of the company's clients who may enter, or were invited. */
export const listClientes = async (
  { db }: Pick<AppContext, 'db'>,
  { idEmpresa }: { idEmpresa: string },
): Promise<string[]> => (await listClientesDe(db, idEmpresa)).map(({ nombre, usuario }) => nombre || usuario)

/** Where the person of an account is written to; null where there is none, or it is gone. */
export async function findCorreoDeCuenta(db: Db, idCuenta: string): Promise<string | null> {
  const cuenta = await findCuenta(db, idCuenta)
  return cuenta && cuenta.desactivada === null && isCorreo(cuenta.correo) ? cuenta.correo : null
}

/** Those of a company's clients who can be written to. */
export const listCuentasDeCliente = async (
  db: Db | Tx,
  { idEmpresa }: { idEmpresa: string },
): Promise<CuentaDeCliente[]> =>
  (await listClientesDe(db, idEmpresa)).filter(({ correo }) => isCorreo(correo))

/** Companies that somebody of theirs may enter for. */
export const listEmpresasConCliente = async ({ db }: Pick<AppContext, 'db'>): Promise<ReadonlySet<string>> =>
  new Set(await listIdsEmpresasConCliente(db))

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

/** Name, role and companies; the address stays, for the invitation and a forgotten password go there. */
export function updateCuenta(
  ctx: RequestContext,
  { idCuenta, ...escrita }: Omit<CuentaEscrita, 'correo'> & { idCuenta: string },
): Promise<void> {
  return changeCuenta(ctx, idCuenta, async (tx, anterior) => {
    const { nombre, rol, idsEmpresas } = requireValor(parseCuenta({ ...escrita, correo: anterior.correo }))
    const antes = await listIdsDeEmpresas(tx, idCuenta)
    await updateCuentaRow(tx, idCuenta, { nombre, rol })
    if (!(await replaceEmpresas(tx, idCuenta, idsEmpresas))) throw empresaNotFound()
    if (rol === 'cliente') await endTrabajos(tx, idCuenta)
    if (rol !== anterior.rol) {
      const datos = { de: anterior.rol, a: rol }
      await noteBitacora(tx, ctx, { tipo: 'rolCambiado', datos, idObjeto: idCuenta })
    }
    if ([...idsEmpresas].sort().join() !== antes.join()) {
      const datos = { empresas: idsEmpresas.length }
      await noteBitacora(tx, ctx, { tipo: 'empresasDeCuentaCambiadas', datos, idObjeto: idCuenta })
    }
  })
}
