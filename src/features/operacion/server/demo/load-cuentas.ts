import { randomBytes } from 'node:crypto'
import type { Rol } from '#contract/schema.generated.ts'
import { insertUsuario } from '#features/cuentas/server/sesion/insert-usuario.ts'
import type { AppContext } from '#server/context/context.ts'
import { insertEmpresaDeCuenta, insertPublicadosAlCliente } from './demo-store.ts'
import { TEXTILES } from './empresas-demo.ts'

export interface CuentaDeDemo {
  usuario: string
  password: string
  rol: Rol
}

const CUENTAS: { usuario: string; nombre: string; correo: string; rol: Rol }[] = [
  {
    usuario: 'lucia.aju',
    nombre: 'Lucía Ajú Sotz',
    correo: 'lucia.aju@climaytalento.example',
    rol: 'consultor',
  },
  {
    usuario: 'diego.barrios',
    nombre: 'Diego Barrios Monzón',
    correo: 'diego.barrios@climaytalento.example',
    rol: 'consultor',
  },
  {
    usuario: 'silvia.ajanel',
    nombre: 'Silvia Ajanel Coyoy',
    correo: 's.ajanel@textilesaltiplano.example',
    rol: 'cliente',
  },
]

/**
 * Two consultants and a client, so that a newcomer can try the roles; each with a password that is told once. The client
 * finds the figures of a closed round.
 */
export async function loadCuentas(ctx: AppContext): Promise<CuentaDeDemo[]> {
  const hechas: CuentaDeDemo[] = []
  for (const cuenta of CUENTAS) {
    const password = randomBytes(12).toString('base64url')
    const id = await insertUsuario(ctx, { ...cuenta, password })
    if (cuenta.rol === 'cliente') await insertEmpresaDeCuenta(ctx.db, id, TEXTILES.nombre_comercial)
    hechas.push({ usuario: cuenta.usuario, password, rol: cuenta.rol })
  }
  await insertPublicadosAlCliente(ctx.db, TEXTILES.nombre_comercial, ctx.now())
  return hechas
}
