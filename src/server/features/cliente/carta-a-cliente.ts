import type { AppContext } from '../../context.ts'
import type { Bloque, Carta } from '../../mail/carta.ts'
import type { MailContent } from '../../mail/correo.ts'
import { renderCorreo } from '../../mail/render-correo.ts'
import { listCuentasDeCliente } from '../equipo/list-clientes.ts'

interface CartaACliente {
  idCuenta: string
  idEmpresa: string
  asunto: string
  bloques: Bloque[]
  boton: { texto: string; ruta: string }
}

/** What the client's people are told: what is there and where, never a figure. Unsent to whoever may no longer see it. */
export async function renderCartaACliente(
  { db, config }: AppContext,
  { idCuenta, idEmpresa, asunto, bloques, boton }: CartaACliente,
): Promise<MailContent | null> {
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
  return renderCorreo(config, carta)
}
