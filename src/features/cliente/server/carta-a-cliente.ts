import { listCuentasDeCliente } from '#features/cuentas/server/equipo/cuentas.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Bloque, Carta } from '#server/mail/carta.ts'
import type { MailContent } from '#server/mail/correo.ts'
import { renderCorreo } from '#server/mail/render-correo.ts'

interface CartaACliente {
  idCuenta: string
  idEmpresa: string
  asunto: string
  bloques: Bloque[]
  /** Below the button, so that it stays in sight. */
  despues?: Bloque[]
  boton: { texto: string; ruta: string }
}

/** A mail to the client's people: what is there and where, never a figure. Unsent to whoever may no longer see it. */
export async function renderCartaACliente(
  ctx: AppContext,
  { idCuenta, idEmpresa, asunto, bloques, despues = [], boton }: CartaACliente,
): Promise<MailContent | null> {
  const { db, config } = ctx
  const cuenta = (await listCuentasDeCliente(db, { idEmpresa })).find(({ id }) => id === idCuenta)
  if (!cuenta) return null
  const carta: Carta = {
    asunto,
    titulo: `Hola, ${cuenta.nombre || cuenta.usuario}`,
    bloques: [
      ...bloques,
      {
        tipo: 'boton',
        texto: boton.texto,
        url: `${config.publicUrl}${config.basePath}${boton.ruta}`,
      },
      ...despues,
      ...(cuenta.conPassword
        ? []
        : [
            {
              tipo: 'parrafo' as const,
              texto:
                'Todavía no has elegido tu contraseña: hazlo con el enlace de la invitación que recibiste. Si ya venció, pide otra.',
            },
          ]),
    ],
    nota: 'Se ve al entrar con tu cuenta; este correo no lleva cifras ni archivos. Nadie de tu empresa ve quién contestó ni lo que contestó una persona.',
  }
  return renderCorreo(ctx, carta)
}
