import { CAMPOS_PROPIOS } from '#domain/cvs/cv.ts'
import type { AppContext } from '#server/context/context.ts'
import { answerSolicitud, enlaceVencido } from '../actualizacion/answer-solicitud.ts'
import { envioError } from './form-error.ts'
import type { FormularioRecibido } from './formulario-recibido.ts'
import { requireArchivo } from './require-archivo.ts'

/** Longer than any link is; whoever sends more holds none. */
const LARGO_DE_TOKEN = 100

/** What somebody answers through the link that asked whether the CV is still true. */
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
