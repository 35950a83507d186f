import { HORAS_DE_INVITACION } from '#domain/equipo/cuenta.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import type { Bloque } from '#server/mail/carta.ts'
import type { Plantilla, Plantillas } from '#server/mail/correo.ts'
import { findNombreDeFirma } from '#server/mail/direccion.ts'
import { renderCorreo } from '#server/mail/render-correo.ts'
import { formatEnlace } from '../sesion/enlaces/enlace.ts'
import { type CuentaGuardada, findCuenta, listEmpresasDeCuentas } from './equipo-store.ts'

export const PLANTILLA_DE_CUENTA = 'invitacion-de-cuenta'

const describePersonal = ({ rol }: CuentaGuardada, firma: string): Bloque[] => [
  {
    tipo: 'parrafo',
    texto:
      rol === 'administrador'
        ? `Eres parte del equipo de ${firma} como administrador: entras a todo, y además llevas las cuentas, los ajustes y la bitácora.`
        : `Eres parte del equipo de ${firma} como consultor: entras a los CV, los climas y los resultados de todas las empresas.`,
  },
]

/** Words on what a client will see, and what nobody of the company does: so that nobody comes to ask for it. */
const describeCliente = (empresas: string[], firma: string): Bloque[] => [
  {
    tipo: 'parrafo',
    texto: `${firma} te abrió una cuenta para seguir el estudio de clima de ${joinEnLetras(empresas)}.`,
  },
  {
    tipo: 'datos',
    filas: [
      [
        'Verás',
        'Cuántas personas han contestado, por grupo, mientras la encuesta está abierta. Cuando se cierra, los resultados y los informes que la consultora publique para tu empresa, y el plan de acción.',
      ],
      [
        'No verás',
        'Quién contestó y quién no, ni lo que contestó una persona. Las cifras de grupos pequeños tampoco, para no señalar a nadie. Es igual para ti que para quien dirige la empresa.',
      ],
    ],
  },
]

/** Goes unsent where the account is gone, deactivated, or has a password by now. */
const invitacion: Plantilla<{ idCuenta: string; idEnlace: string }> = async (ctx, { idCuenta, idEnlace }) => {
  const cuenta = await findCuenta(ctx.db, idCuenta)
  if (!cuenta || cuenta.conPassword || cuenta.desactivada !== null) return null
  const firma = await findNombreDeFirma(ctx)
  const empresas = (await listEmpresasDeCuentas(ctx.db))
    .filter(({ idUsuario }) => idUsuario === idCuenta)
    .map(({ nombre_comercial }) => nombre_comercial)
  const [primero, ...despues] =
    cuenta.rol === 'cliente' ? describeCliente(empresas, firma) : describePersonal(cuenta, firma)
  return renderCorreo(ctx, {
    asunto: `Tu cuenta en ${firma}`,
    titulo: `Hola, ${cuenta.nombre || cuenta.usuario}`,
    bloques: [
      ...(primero ? [primero] : []),
      { tipo: 'boton', texto: 'Elegir mi contraseña', url: formatEnlace(ctx, idEnlace) },
      {
        tipo: 'parrafo',
        texto: `El enlace sirve ${HORAS_DE_INVITACION} horas y una sola vez. Después entras con tu correo o con el usuario ${cuenta.usuario}.`,
      },
      ...despues,
    ],
    nota: 'El enlace es solo tuyo: no reenvíes este correo. Si no esperabas esta invitación, no hagas nada.',
  })
}

export const plantillasEquipo: Plantillas = { [PLANTILLA_DE_CUENTA]: invitacion }
