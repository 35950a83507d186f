import type { RequestContext } from '#server/context/context.ts'
import { findEstadosDeCorreos } from '#server/mail/outbox-store.ts'
import { type Accesos, listAccesos } from '../sesion/list-accesos.ts'
import { type CuentaGuardada, listCuentas, listEmpresasDeCuentas } from './equipo-store.ts'
import { getReferenciaDeCuenta } from './send-invitacion.ts'

export type Estado = 'activa' | 'invitada' | 'desactivada'

export interface Cuenta extends CuentaGuardada, Accesos {
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
