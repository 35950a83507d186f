import { listPreguntas } from '../../domain/cuestionario/preguntas-de-parte.ts'
import { computeMinutos } from '../../domain/encuesta/duracion.ts'
import { formatToken } from '../../domain/encuesta/token.ts'
import { findClima } from '../climas/find-clima.ts'
import type { Config } from '../config.ts'
import type { AppContext } from '../context.ts'
import { requireEmpresa } from '../empresas/get-empresas.ts'
import { findEstado } from '../encuesta/find-estado.ts'
import { computeToken, deriveLlave } from '../encuesta/llave.ts'
import type { Bloque } from '../mail/carta.ts'
import type { NuevoCorreo, Plantilla, Plantillas } from '../mail/correo.ts'
import { getFirma } from '../mail/firma.ts'
import { renderCorreo } from '../mail/render-correo.ts'
import { findEncuestado } from './encuestados-store.ts'
import { formatCantidad } from './frases.ts'
import { getReferenciaDeCorreo } from './referencia-de-correo.ts'

/** Whom it is for. The token is derived as the mail is sent, and stands in no row. */
export interface DatosDeEncuestado {
  idClima: string
  idEncuestado: string
}

export const buildCorreo = (
  plantilla: 'invitacion' | 'recordatorio',
  datos: DatosDeEncuestado,
  para: string,
): NuevoCorreo => ({ plantilla, datos, para, referencia: getReferenciaDeCorreo(datos.idEncuestado) })

const formatFecha = ({ timeZone }: Config, ms: number) =>
  new Intl.DateTimeFormat('es', { dateStyle: 'full', timeZone }).format(ms)

/** Null where there is nobody to write to any more: deleted meanwhile, or the climate closed. */
async function findDestinatario(ctx: AppContext, { idClima, idEncuestado }: DatosDeEncuestado) {
  const clima = await findClima(ctx.db, { idClima })
  if (!clima?.sal || !(await findEncuestado(ctx.db, idClima, idEncuestado))) return null
  const llave = deriveLlave(ctx.secret, clima.sal)
  const token = computeToken(llave, idEncuestado)
  const empresa = await requireEmpresa(ctx.db, clima.idEmpresa)
  return { clima, llave, token, empresa: empresa.nombre_comercial }
}

type Destinatario = NonNullable<Awaited<ReturnType<typeof findDestinatario>>>

/** What both mails say: how long, until when, with which token, and where. */
function listBloques({ config }: AppContext, { clima, token }: Destinatario, boton: string): Bloque[] {
  const { cuestionario } = clima.definicion
  const preguntas = formatCantidad(listPreguntas(cuestionario).length, 'pregunta', 'preguntas')
  const filas: [string, string][] = [
    ['Duración', `Unos ${computeMinutos(cuestionario)} minutos (${preguntas})`],
  ]
  if (clima.fechaLimite !== null) filas.push(['Hasta', `El ${formatFecha(config, clima.fechaLimite)}`])
  const url = `${config.publicUrl}${config.basePath}/admin/clima-organizacional/encuesta/${clima.id}`
  return [
    { tipo: 'datos', filas },
    { tipo: 'codigo', rotulo: 'Tu token', texto: formatToken(token) },
    { tipo: 'boton', texto: boton, url },
    {
      tipo: 'parrafo',
      texto: 'Al abrirla, escribe tu token. Puedes contestar por partes: con él sigues donde te quedaste.',
    },
  ]
}

function formatNota({ config }: AppContext): string {
  return `El token es solo tuyo: no reenvíes este correo. Cómo cuidamos tu anonimato: ${config.publicUrl}${config.basePath}/anonimato`
}

const invitacion: Plantilla<DatosDeEncuestado> = async (ctx, datos) => {
  const destinatario = await findDestinatario(ctx, datos)
  if (!destinatario) return null
  const { empresa } = destinatario
  const firma = getFirma(ctx.config)
  return renderCorreo(ctx.config, {
    asunto: `Tu opinión sobre ${empresa}: encuesta anónima de clima`,
    titulo: `¿Cómo se trabaja en ${empresa}?`,
    bloques: [
      {
        tipo: 'parrafo',
        texto: `${empresa} quiere saberlo de quienes trabajan ahí, y le pidió a ${firma} que lo pregunte. Te invitamos a contestar su encuesta de clima organizacional.`,
      },
      {
        tipo: 'parrafo',
        texto: `La encuesta es anónima: ${firma} maneja tus respuestas de forma confidencial y ${empresa} solo recibe resultados por grupo, nunca quién contestó qué. Contesta con honestidad.`,
      },
      ...listBloques(ctx, destinatario, 'Contestar la encuesta'),
    ],
    nota: formatNota(ctx),
  })
}

/** Goes unsent to whoever finished while it waited. */
const recordatorio: Plantilla<DatosDeEncuestado> = async (ctx, datos) => {
  const destinatario = await findDestinatario(ctx, datos)
  if (!destinatario) return null
  const { empresa, llave, token } = destinatario
  const estado = await findEstado(ctx.db, llave, { idClima: datos.idClima, token })
  if (estado === 'Completa') return null
  const firma = getFirma(ctx.config)
  const empezo = estado === 'En proceso'
  return renderCorreo(ctx.config, {
    asunto: empezo
      ? `Te falta poco: la encuesta de clima de ${empresa}`
      : `Aún puedes opinar: la encuesta de clima de ${empresa}`,
    titulo: empezo ? 'Tu encuesta quedó a medias' : 'Todavía esperamos tu opinión',
    bloques: [
      {
        tipo: 'parrafo',
        texto: empezo
          ? `Empezaste la encuesta de clima organizacional que ${firma} hace en ${empresa}. Lo que contestaste está guardado; sigue donde te quedaste.`
          : `Hace unos días te invitamos a la encuesta de clima organizacional que ${firma} hace en ${empresa}. Tu respuesta cuenta tanto como la de cualquiera.`,
      },
      {
        tipo: 'parrafo',
        texto: `La encuesta es anónima: ${firma} maneja tus respuestas de forma confidencial y ${empresa} solo recibe resultados por grupo, nunca quién contestó qué.`,
      },
      ...listBloques(ctx, destinatario, empezo ? 'Seguir con la encuesta' : 'Contestar la encuesta'),
    ],
    nota: formatNota(ctx),
  })
}

export const plantillasEncuestados: Plantillas = { invitacion, recordatorio }
