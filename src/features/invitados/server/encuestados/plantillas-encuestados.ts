import { formatAnonimato, getCaracter, getRotuloDeAnonimato, TRATO } from '#domain/climas/anonimato.ts'
import { formatDireccionCorta } from '#domain/climas/codigo-corto.ts'
import type { Definicion } from '#domain/climas/definicion.ts'
import { countPreguntas } from '#domain/cuestionario/preguntas-de-parte.ts'
import { computeMinutos } from '#domain/encuesta/duracion.ts'
import { formatToken } from '#domain/encuesta/token.ts'
import { getsRecordatorio } from '#domain/encuestados/recordatorio.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import { findDefinicion } from '#features/climas/server/find-clima.ts'
import { getLogo } from '#features/empresas/server/get-empresas.ts'
import { findEstado } from '#features/encuesta/server/find-estado.ts'
import { getPortada, type Portada } from '#features/encuesta/server/get-portada.ts'
import type { Config } from '#server/context/config.ts'
import type { AppContext } from '#server/context/context.ts'
import { findLlave } from '#server/llaves/find-llave.ts'
import { computeToken } from '#server/llaves/llave.ts'
import type { Bloque, Cliente } from '#server/mail/carta.ts'
import type { MailContent, NuevoCorreo, Plantilla, Plantillas } from '#server/mail/correo.ts'
import { getFirma } from '#server/mail/firma.ts'
import { renderCorreo } from '#server/mail/render-correo.ts'
import { findDestinatario } from './encuestados-store.ts'
import { getReferenciaDeCorreo } from './referencia-de-correo.ts'
import { computeEtiqueta, formatEnlaceDeBaja } from './sobres.ts'

/** Whom it is for. The token is derived as the mail is sent, and stands in no row. */
export interface DatosDeEncuestado {
  idClima: string
  idEncuestado: string
}

export const buildCorreo = (
  plantilla: 'invitacion',
  datos: DatosDeEncuestado,
  para: string,
): NuevoCorreo => ({ plantilla, datos, para, referencia: getReferenciaDeCorreo(datos.idEncuestado) })

export const PLANTILLA_DE_TOKEN_ANULADO = 'tokenAnulado'

export const buildTokenAnulado = (idClima: string, para: string): NuevoCorreo => ({
  plantilla: PLANTILLA_DE_TOKEN_ANULADO,
  datos: { idClima },
  para,
})

const formatFecha = ({ timeZone }: Config, ms: number) =>
  new Intl.DateTimeFormat('es', { dateStyle: 'full', timeZone }).format(ms)

/** For whom the survey is made, with the logo that the mail carries. */
const loadCliente = async (
  { db }: AppContext,
  { empresa, logo }: Pick<Portada, 'empresa' | 'logo'>,
): Promise<Cliente> => ({
  nombre: empresa,
  logo: logo ? await getLogo(db, logo) : null,
})

/** Null where there is nobody to write to any more. */
export async function findDestino(ctx: AppContext, { idClima, idEncuestado }: DatosDeEncuestado) {
  const destinatario = await findDestinatario(ctx.db, idClima, idEncuestado)
  if (!destinatario) return null
  const definicion = await findDefinicion(ctx.db, { idClima, revision: destinatario.revision })
  if (!definicion) return null
  const llave = await findLlave(ctx, { ...destinatario, id: idClima })
  if (!llave) return null
  const cliente = await loadCliente(ctx, destinatario)
  return { ...destinatario, idClima, definicion, cliente, llave, token: computeToken(llave, idEncuestado) }
}

export type Destino = NonNullable<Awaited<ReturnType<typeof findDestino>>>

function describeDuracion({ cuestionario }: Definicion): string {
  const preguntas = formatCantidad(countPreguntas(cuestionario), 'pregunta', 'preguntas')
  return `Unos ${computeMinutos(cuestionario)} minutos (${preguntas})`
}

/** What both mails say: how long, until when, with which token, and where. */
function listBloques({ config }: AppContext, destino: Destino, boton: string): Bloque[] {
  const { idClima, definicion, fechaLimite, token } = destino
  const filas: [string, string][] = [['Duración', describeDuracion(definicion)]]
  if (fechaLimite !== null) filas.push(['Hasta', `El ${formatFecha(config, fechaLimite)}`])
  const url = `${config.publicUrl}${config.basePath}/admin/clima-organizacional/encuesta/${idClima}#${token}`
  return [
    { tipo: 'datos', filas },
    { tipo: 'codigo', rotulo: 'Tu token', texto: formatToken(token) },
    { tipo: 'boton', texto: boton, url },
    {
      tipo: 'parrafo',
      texto:
        'El botón lleva tu token: al abrir la encuesta, toca «Empezar». También puedes escribir la dirección corta del final, y ahí tu token. Puedes contestar por partes: con él sigues donde te quedaste.',
    },
  ]
}

function formatNota({ config }: AppContext, { idClima, codigo, minimo }: Destino, baja: string): string {
  return [
    `Dirección corta de la encuesta: ${formatDireccionCorta(config, codigo)}`,
    `El token es solo tuyo: no reenvíes este correo. ${getRotuloDeAnonimato(minimo)}: ${config.publicUrl}${config.basePath}/anonimato?e=${idClima}`,
    `Si no quieres recordatorios de esta encuesta: ${baja}`,
  ].join('\n')
}

/** What the mail's envelope and headers carry: where its report comes back to, and where its reader stops the next. */
function computeSobre({ config }: AppContext, { llave }: Destino, datos: DatosDeEncuestado) {
  return {
    etiqueta: computeEtiqueta(llave, datos.idEncuestado),
    baja: formatEnlaceDeBaja(config, llave, datos),
  }
}

const invitacion: Plantilla<DatosDeEncuestado> = async (ctx, datos) => {
  const destino = await findDestino(ctx, datos)
  if (!destino) return null
  const { empresa, cliente } = destino
  const firma = getFirma(ctx.config)
  const sobre = computeSobre(ctx, destino, datos)
  const carta = renderCorreo(ctx.config, {
    asunto: `Tu opinión sobre ${empresa}: encuesta ${getCaracter(destino.minimo)} de clima`,
    titulo: `¿Cómo se trabaja en ${empresa}?`,
    bloques: [
      {
        tipo: 'parrafo',
        texto: `${empresa} quiere saberlo de quienes trabajan ahí, y le pidió a ${firma} que lo pregunte. Te invitamos a contestar su encuesta de clima organizacional.`,
      },
      { tipo: 'parrafo', texto: `${formatAnonimato(destino.minimo)} ${TRATO}` },
      ...listBloques(ctx, destino, 'Contestar la encuesta'),
    ],
    cliente,
    nota: formatNota(ctx, destino, sobre.baja),
  })
  return { ...carta, ...sobre }
}

/** One wording for all, whether they began or not. Null where they have finished, or wanted none. */
export async function renderRecordatorio(
  ctx: AppContext,
  destino: Destino,
  datos: DatosDeEncuestado,
): Promise<MailContent | null> {
  const { idClima, empresa, cliente, llave, token, publicacion } = destino
  const estado = await findEstado(ctx.db, llave, { clima: { id: idClima, publicacion }, token })
  if (!getsRecordatorio({ sinRecordatorios: destino.sinRecordatorios === 1, estado })) return null
  const firma = getFirma(ctx.config)
  const sobre = computeSobre(ctx, destino, datos)
  const carta = renderCorreo(ctx.config, {
    asunto: `Aún puedes opinar: la encuesta de clima de ${empresa}`,
    titulo: 'Todavía esperamos tu opinión',
    bloques: [
      {
        tipo: 'parrafo',
        texto: `Te invitamos a la encuesta de clima organizacional que ${firma} hace en ${empresa}, y todavía la puedes contestar. Tu respuesta cuenta tanto como la de cualquiera. Si ya la empezaste, lo que contestaste está guardado y sigues donde te quedaste.`,
      },
      { tipo: 'parrafo', texto: formatAnonimato(destino.minimo) },
      ...listBloques(ctx, destino, 'Contestar la encuesta'),
    ],
    cliente,
    nota: formatNota(ctx, destino, sobre.baja),
  })
  return { ...carta, ...sobre }
}

/** To an address whose invitation went to another one: what it received opens nothing any more. */
const tokenAnulado: Plantilla<{ idClima: string }> = async (ctx, { idClima }) => {
  const portada = await getPortada(ctx, { idClima })
  if (!portada) return null
  const { empresa } = portada
  const firma = getFirma(ctx.config)
  return renderCorreo(ctx.config, {
    asunto: `Tu invitación a la encuesta de ${empresa} ya no sirve`,
    titulo: 'Tu token ya no sirve',
    bloques: [
      {
        tipo: 'parrafo',
        texto: `${firma} cambió la dirección de la invitación a la encuesta de clima de ${empresa} que recibiste aquí. El token de aquel correo ya no abre nada, y nadie había contestado con él.`,
      },
      {
        tipo: 'parrafo',
        texto: 'Si la encuesta era para ti, avisa a quien te invitó: te mandará un token nuevo.',
      },
    ],
    cliente: await loadCliente(ctx, portada),
  })
}

export const plantillasEncuestados: Plantillas = { invitacion, [PLANTILLA_DE_TOKEN_ANULADO]: tokenAnulado }
