import { CAMPOS_DE_CURRICULUM } from '#domain/contacto/formulario.ts'
import { CAMPOS_PROPIOS } from '#domain/cvs/cv.ts'
import { formatNombreDeArchivo } from '#domain/cvs/nombres.ts'
import { getClaveDeCorreo } from '#domain/encuesta/correo.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { type ArchivoInspeccionado, inspectArchivo } from '#server/archivos/inspect-archivo.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { consumeLimite } from '#server/db/limites.ts'
import { parseDireccion } from '#server/mail/direccion.ts'
import { insertCorreos } from '#server/mail/insert-correo.ts'
import { answerSolicitud, enlaceVencido } from '../actualizacion/answer-solicitud.ts'
import { insertEnvio } from '../bandeja/aceptar-envio.ts'
import { sumBytesPendientes } from '../bandeja/envios.ts'
import { hasEspacioEnDisco } from '../bandeja/espacio.ts'
import { withArchivoSuelto } from '../escribir-cv.ts'
import {
  type ArchivoRecibido,
  campoError,
  envioError,
  type FormularioRecibido,
  requireCampos,
} from './form-error.ts'
import type { DatosDeCurriculum } from './plantillas-contacto.ts'

/** A file that somebody sent, judged by its content. */
async function requireArchivo(
  archivo: ArchivoRecibido | null,
): Promise<ArchivoInspeccionado & { nombre: string; bytes: Uint8Array }> {
  // A browser sends a file field that nobody filled in as an empty file without a name.
  if (!archivo || (archivo.largo === 0 && !archivo.nombre))
    throw campoError({ campo: 'archivo', falla: 'vacio' })
  if (archivo.largo === 0) throw campoError({ campo: 'archivo', falla: 'sinContenido' })
  const bytes = await archivo.read()
  const inspeccionado = await inspectArchivo(bytes)
  if ('rechazo' in inspeccionado) throw campoError({ campo: 'archivo', falla: inspeccionado.rechazo })
  const nombre = formatNombreDeArchivo(archivo.nombre, inspeccionado.extension, 'curriculum')
  return { ...inspeccionado, nombre, bytes }
}

const ACUSES_POR_DIA = 2

/** Anybody can write anybody's address into the form: nobody is to get more than these few mails for it. */
function mayAcknowledge(ctx: AppContext, correo: string): Promise<boolean> {
  const clave = `acuses:${ctx.secret.sign('limites', getClaveDeCorreo(correo))}`
  return consumeLimite(ctx.db, ctx.now(), { clave, max: ACUSES_POR_DIA, ventanaMs: DIA_MS })
}

/** Once this returns, the CV is in staff's inbox, file included, and its mail in the outbox: it cannot get lost. */
export async function insertCurriculum(ctx: AppContext, formulario: FormularioRecibido): Promise<void> {
  const valores = requireCampos(CAMPOS_DE_CURRICULUM, formulario)
  const archivo = await requireArchivo(formulario.archivo)
  const now = ctx.now()
  const para = parseDireccion(ctx.config.mailTo).correo
  const acuse = { plantilla: 'curriculum-recibido', datos: { consentimiento: now }, para: valores.correo }
  const acusar = await mayAcknowledge(ctx, valores.correo)
  await withArchivoSuelto(ctx, archivo, (idArchivo) =>
    inTransaction(ctx.db, async (tx) => {
      const idEnvio = await insertEnvio(tx, { valores, idArchivo }, now)
      const datos: DatosDeCurriculum = { ...valores, consentimiento: now, idEnvio }
      const correo = { plantilla: 'curriculum', datos, para }
      await insertCorreos(tx, acusar ? [correo, acuse] : [correo], now)
    }),
  )
}

/** Longer than any link is; whoever sends more holds none. */
const LARGO_DE_TOKEN = 100

/** An answer through the link that asked whether the CV is still true. */
export async function insertRespuesta(
  ctx: AppContext,
  { getValores, archivo }: FormularioRecibido,
): Promise<void> {
  const [token = ''] = getValores('token')
  const [respuesta] = getValores('respuesta')
  if (!token || token.length > LARGO_DE_TOKEN) throw enlaceVencido()
  if (respuesta === 'igual' || respuesta === 'borrar') return answerSolicitud(ctx, { token, respuesta })
  if (respuesta !== 'cambio') throw envioError(400, 'formato')
  const cambios = Object.fromEntries(CAMPOS_PROPIOS.map((campo) => [campo, getValores(campo)[0] ?? '']))
  const nuevo = archivo && archivo.largo > 0 ? await requireArchivo(archivo) : null
  await answerSolicitud(ctx, { token, respuesta, cambios, archivo: nuevo })
}

const MB = 1024 * 1024
/** Bytes of all that waits for staff: two hundred CVs of the largest size. */
const MAX_PENDIENTES = 2_000 * MB

/** Strangers may fill neither the disk, which surveys need to go on saving, nor the inbox. */
export async function requireEspacio(ctx: AppContext, bytes: number): Promise<void> {
  const { db, log } = ctx
  if (!(await hasEspacioEnDisco(ctx, bytes))) {
    log.error('public forms refused: free space is below ESPACIO_MINIMO_MB')
    throw envioError(507, 'lleno')
  }
  if ((await sumBytesPendientes(db)) + bytes > MAX_PENDIENTES) {
    log.error('public forms refused: the inbox holds as much as it may')
    throw envioError(507, 'lleno')
  }
}
