import type { Preparacion } from '#contract/schema.generated.ts'
import { CAMPOS_DE_FIRMA, FIRMA_DE_FABRICA } from '#domain/firma/firma.ts'
import { conflict } from '#server/base/errors.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { deleteValor, findValor, saveValor } from '#server/db/ajustes-store.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { findFirma } from '#server/db/firma-store.ts'
import { composeMessage } from '#server/mail/compose-message.ts'
import { createMailTransport } from '#server/mail/create-mail-transport.ts'
import { renderCorreo } from '#server/mail/render-correo.ts'
import { requireCuotaDeCorreos } from '../ajustes/ajustes.ts'
import { findCorreoDeCuenta } from '../equipo/cuentas.ts'
import { listCuentas } from '../equipo/equipo-store.ts'
import { requireSesion } from '../sesion/permisos.ts'

const PROBADO = 'correo_probado'
const OMITIDA = 'preparacion_omitida'

/** Set-up of a new installation: its firm, a colleague, its mail. */
export async function getPreparacion({ db, config }: AppContext): Promise<Preparacion> {
  const firma = await findFirma(db)
  const probado = (await findValor(db, PROBADO)) !== null
  return {
    firma: CAMPOS_DE_FIRMA.some((campo) => firma[campo] !== FIRMA_DE_FABRICA[campo]),
    equipo: (await listCuentas(db)).filter(({ rol }) => rol !== 'cliente').length > 1,
    correo: config.smtpUrl === null ? 'sinServidor' : probado ? 'probado' : 'porProbar',
    omitida: (await findValor(db, OMITIDA)) !== null,
  }
}

/** For the first screen; null where nothing of it is this person's, or is left to do. */
export async function findPreparacionPendiente(ctx: RequestContext): Promise<Preparacion | null> {
  if (ctx.sesion?.rol !== 'administrador') return null
  const preparacion = await getPreparacion(ctx)
  const { firma, equipo, correo, omitida } = preparacion
  return omitida || (firma && equipo && correo === 'probado') ? null : preparacion
}

export async function changePreparacionOmitida(
  { db }: AppContext,
  { omitida }: { omitida: boolean },
): Promise<void> {
  if (omitida) await saveValor(db, OMITIDA, 'true')
  else await deleteValor(db, OMITIDA)
}

/** Somebody waits before the screen. */
const PLAZOS = { conexionMs: 8_000, silencioMs: 10_000, envioMs: 15_000 }

/** Words of mail servers stay in the log: they repeat addresses and names of users. */
function formatFallaDeServidor({ code, responseCode }: { code?: string; responseCode?: number }): string {
  if (code === 'EAUTH' || responseCode === 530)
    return 'El servidor de correo no aceptó el usuario o la contraseña: revisa SMTP_URL.'
  if (responseCode !== undefined && responseCode >= 500)
    return `El servidor de correo no aceptó el mensaje (código ${responseCode}): revisa el remitente, MAIL_FROM.`
  if (code === 'EDNS') return 'No se encuentra el servidor de correo: revisa su nombre en SMTP_URL.'
  return 'El servidor de correo no contestó. Revisa su nombre y su puerto en SMTP_URL.'
}

/** At once and outside the outbox, which would try for a day: whoever sets the site up wants to know now. */
export async function sendPruebaDeCorreo(ctx: RequestContext): Promise<string> {
  const { db, config, now } = ctx
  const { idUsuario } = requireSesion(ctx)
  if (config.smtpUrl === null)
    throw conflict('Falta el servidor de correo: quien instaló el sitio lo pone en SMTP_URL.')
  const para = await findCorreoDeCuenta(db, idUsuario)
  if (!para) throw conflict('Tu cuenta no tiene una dirección de correo: escríbela en «Mi cuenta».')
  await inTransaction(db, (tx) => requireCuotaDeCorreos(tx, ctx, 1))
  const contenido = await renderCorreo(ctx, {
    asunto: 'Prueba: el correo del sitio funciona',
    titulo: 'El correo del sitio funciona',
    paraLaFirma: true,
    bloques: [
      {
        tipo: 'parrafo',
        texto:
          'Así llegan las invitaciones. Si este mensaje está en la carpeta de correo no deseado, pide a quien administra tu dominio que revise SPF y DKIM.',
      },
    ],
  })
  const correo = { id: `prueba-${idUsuario}-${now()}`, para, creado: now() }
  const transport = createMailTransport(config, 1, PLAZOS)
  try {
    await transport.send(composeMessage(ctx, correo, contenido, []), correo)
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    ctx.log.warn({ code, responseCode }, 'mail test failed')
    throw conflict(formatFallaDeServidor(error as { code?: string; responseCode?: number }))
  } finally {
    transport.close()
  }
  await saveValor(db, PROBADO, String(now()))
  return `La prueba salió hacia ${para}. Mira si llegó.`
}
