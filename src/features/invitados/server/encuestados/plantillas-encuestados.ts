import { formatTrato, getCaracter, getPromesa, getRotuloDeAnonimato } from '#domain/climas/anonimato.ts'
import { formatDireccionCorta } from '#domain/climas/codigo-corto.ts'
import { SIN_MINIMO } from '#domain/climas/minimo-por-grupo.ts'
import { countDiasQueQuedan } from '#domain/climas/plazos.ts'
import { countPreguntas } from '#domain/cuestionario/preguntas-de-parte.ts'
import { computeMinutos } from '#domain/encuesta/tiempos.ts'
import { formatToken } from '#domain/encuesta/token.ts'
import { getsRecordatorio } from '#domain/encuestados/invitacion.ts'
import { fillPalabras, fillTexto, mergePalabras, type Palabras } from '#domain/palabras/palabras.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import { withoutEnlaces } from '#domain/texto/enlaces.ts'
import { findDefinicion } from '#features/climas/server/leer-clima.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { getLogo, requireEmpresa } from '#features/empresas/server/empresas.ts'
import { getPortada, type Portada } from '#features/encuesta/server/encuesta.ts'
import { findEstado } from '#features/encuesta/server/estados.ts'
import { findDireccionDePrueba } from '#features/encuesta/server/prueba/prueba.ts'
import {
  computeRellenos,
  formatPlazo,
  getPalabrasDeFirma,
  readPalabras,
  requirePalabras,
} from '#features/palabras/server/palabras.ts'
import type { Config } from '#server/context/config.ts'
import type { AppContext } from '#server/context/context.ts'
import { findLlave } from '#server/llaves/create-llave.ts'
import { computeToken } from '#server/llaves/llave.ts'
import type { Cliente } from '#server/mail/carta.ts'
import type { MailContent, NuevoCorreo, Plantilla, Plantillas } from '#server/mail/correo.ts'
import { findNombreDeFirma } from '#server/mail/direccion.ts'
import { renderCorreo } from '#server/mail/render-correo.ts'
import { findDestinatario } from './encuestados-store.ts'
import { getReferenciaDeCorreo } from './referencia-de-correo.ts'
import { computeEtiqueta, formatEnlaceDeBaja } from './sobres.ts'

type ClaseDeCorreo = 'invitacion' | 'recordatorio'
type Ctx = Pick<AppContext, 'db' | 'config' | 'now'>

/** The respondent it is for. The token is derived as the mail is sent, and stands in no row. */
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

/** For whom the survey is made, with the logo that the mail carries. */
const loadCliente = async (
  { db }: Pick<AppContext, 'db'>,
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
  const palabras = mergePalabras(
    readPalabras(destinatario.palabras),
    readPalabras(destinatario.palabrasDeFirma),
  )
  const token = computeToken(llave, idEncuestado)
  return { ...destinatario, idClima, definicion, cliente, llave, token, palabras }
}

export type Destino = NonNullable<Awaited<ReturnType<typeof findDestino>>>

/** Words of a mail, whoever it is for. */
type Contenido = Pick<
  Destino,
  | 'idClima'
  | 'empresa'
  | 'codigo'
  | 'minimo'
  | 'fechaLimite'
  | 'definicion'
  | 'cliente'
  | 'token'
  | 'palabras'
> & {
  /** Where the button of a sample leads: what it opens can be tried, and keeps nothing. */
  dePrueba?: string | null
}

/** Duration and last day, which a reader weighs before the button. */
function listDatos(config: Config, { definicion, fechaLimite, minimo }: Contenido) {
  const { cuestionario } = definicion
  const minutos = computeMinutos(cuestionario)
  const preguntas = formatCantidad(countPreguntas(cuestionario), 'pregunta', 'preguntas')
  const hasta = fechaLimite === null ? [] : [formatPlazo(config, fechaLimite)]
  return {
    lineas: [
      `Unos ${minutos} minutos (${preguntas}), ${getCaracter(minimo)}`,
      ...hasta.map((dia) => `Hasta el ${dia}`),
    ],
    resumen: [`${minutos} minutos`, 'sin tu nombre', ...hasta.map((dia) => `hasta el ${dia}`)].join(', '),
  }
}

interface Invitacion {
  clase: ClaseDeCorreo
  /** The product's own words, for what the firm did not write. */
  asunto: string
  titulo: string
  texto: string
}

/**
 * Parts that both mails share: the button first, the promise below it, and the way in by hand for whoever cannot press it. Of these
 * nothing can be worded otherwise.
 */
async function renderInvitacion(
  ctx: Pick<AppContext, 'db' | 'config'>,
  contenido: Contenido,
  { clase, asunto, titulo, texto }: Invitacion,
  baja: string,
): Promise<MailContent> {
  const { config } = ctx
  const { idClima, codigo, minimo, cliente, token, palabras } = contenido
  const rellenos = await computeRellenos(ctx, {
    ...contenido,
    cuestionario: contenido.definicion.cuestionario,
  })
  const suyo = fillTexto(palabras[clase], rellenos)
  const { lineas, resumen } = listDatos(config, contenido)
  const direccion = formatDireccionCorta(config, codigo)
  const parrafos = suyo.parrafos.length > 0 ? suyo.parrafos : [texto]
  const carta = await renderCorreo(ctx, {
    asunto: suyo.asunto || asunto,
    titulo: suyo.saludo || titulo,
    resumen: `${resumen}.`,
    bloques: [
      ...parrafos.map((parrafo) => ({ tipo: 'parrafo', texto: parrafo }) as const),
      { tipo: 'destacado', lineas },
      // After #, so that no server, log or proxy on the way ever sees it.
      { tipo: 'boton', texto: 'Contestar la encuesta', url: contenido.dePrueba ?? `${direccion}#${token}` },
      // The drawing of an answer's way, once: in the first mail.
      {
        tipo: 'promesa',
        frases: getPromesa(minimo),
        conCamino: clase === 'invitacion' && minimo !== SIN_MINIMO,
      },
      {
        tipo: 'parrafo',
        texto: `${formatTrato(minimo)} Puedes contestar por partes: lo guardado te espera.`,
      },
      ...(suyo.firma ? [{ tipo: 'parrafo', texto: suyo.firma } as const] : []),
      { tipo: 'aMano', direccion: direccion.replace(/^https?:\/\//, ''), codigo: formatToken(token) },
    ],
    cliente,
    enlaces: [
      {
        texto: getRotuloDeAnonimato(minimo),
        url: `${config.publicUrl}${config.basePath}/anonimato?e=${idClima}`,
      },
      { texto: 'No quiero recordatorios', url: baja },
    ],
  })
  return {
    ...carta,
    ...(palabras.remitente && { remitente: withoutEnlaces(fillPalabras(palabras.remitente, rellenos)) }),
    ...(palabras.responderA && { responderA: { nombre: '', correo: palabras.responderA } }),
  }
}

/** Envelope and headers of the mail: where its report comes back to, and where its reader stops the next. */
function computeSobre({ config }: AppContext, { llave }: Destino, datos: DatosDeEncuestado) {
  return {
    etiqueta: computeEtiqueta(llave, datos.idEncuestado),
    baja: formatEnlaceDeBaja(config, llave, datos),
  }
}

const describeInvitacion = async (ctx: Ctx, { empresa, minimo }: Contenido): Promise<Invitacion> => ({
  clase: 'invitacion',
  asunto: `Tu opinión sobre ${empresa}: encuesta ${getCaracter(minimo)} de clima`,
  titulo: `¿Cómo se trabaja en ${empresa}?`,
  texto: `${empresa} quiere saberlo de quienes trabajan ahí, y le pidió a ${await findNombreDeFirma(ctx)} que lo pregunte.`,
})

const invitacion: Plantilla<DatosDeEncuestado> = async (ctx, datos) => {
  const destino = await findDestino(ctx, datos)
  if (!destino) return null
  const sobre = computeSobre(ctx, destino, datos)
  return {
    ...(await renderInvitacion(ctx, destino, await describeInvitacion(ctx, destino), sobre.baja)),
    ...sobre,
  }
}

/** Counted as the mail goes out: one that waited says the days of the day it leaves. */
function describeQueQueda({ config, now }: Ctx, { fechaLimite }: Contenido): string | null {
  if (fechaLimite === null) return null
  const dias = countDiasQueQuedan(fechaLimite, now(), config.timeZone)
  if (dias < 0) return null
  return dias === 0 ? 'Hoy es el último día' : dias === 1 ? 'Queda un día' : `Quedan ${dias} días`
}

/** One wording for all, whether they began or not. */
async function describeRecordatorio(ctx: Ctx, contenido: Contenido): Promise<Invitacion> {
  const { empresa } = contenido
  const queda = describeQueQueda(ctx, contenido)
  return {
    clase: 'recordatorio',
    asunto: `${queda ?? 'Aún puedes opinar'}: la encuesta de clima de ${empresa}`,
    titulo: queda ? `${queda} para dar tu opinión` : 'Todavía esperamos tu opinión',
    texto: `Todavía puedes contestar la encuesta de clima que ${await findNombreDeFirma(ctx)} hace en ${empresa}. Si ya empezaste, sigues donde te quedaste.`,
  }
}

/** Null where they have finished, or wanted none. */
export async function renderRecordatorio(
  ctx: AppContext,
  destino: Destino,
  datos: DatosDeEncuestado,
): Promise<MailContent | null> {
  const { idClima, llave, token, publicacion } = destino
  const estado = await findEstado(ctx.db, llave, { clima: { id: idClima, publicacion }, token })
  if (!getsRecordatorio({ sinRecordatorios: destino.sinRecordatorios === 1, estado })) return null
  const sobre = computeSobre(ctx, destino, datos)
  return {
    ...(await renderInvitacion(ctx, destino, await describeRecordatorio(ctx, destino), sobre.baja)),
    ...sobre,
  }
}

/** The token of nobody: whoever sees a sample must not hold a way in. */
const TOKEN_DE_MUESTRA = '00MUESTRA000'

/** The mail as it would go out now with these words. */
export async function renderMuestra(
  ctx: Pick<AppContext, 'db' | 'config' | 'now' | 'secret'>,
  { idClima, clase, palabras }: { idClima: string; clase: ClaseDeCorreo; palabras: Palabras },
): Promise<MailContent> {
  const clima = await requireClima(ctx.db, idClima)
  const portada = await requireEmpresa(ctx.db, clima.idEmpresa)
  const contenido: Contenido = {
    idClima,
    empresa: portada.nombre_comercial,
    codigo: clima.codigo,
    minimo: clima.minimoPorGrupo,
    fechaLimite: clima.fechaLimite,
    definicion: clima.definicion,
    cliente: await loadCliente(ctx, { empresa: portada.nombre_comercial, logo: portada.logo }),
    token: TOKEN_DE_MUESTRA,
    dePrueba: await findDireccionDePrueba(ctx, clima),
    palabras: mergePalabras(requirePalabras(palabras), await getPalabrasDeFirma(ctx)),
  }
  const describeCorreo = clase === 'invitacion' ? describeInvitacion : describeRecordatorio
  return renderInvitacion(
    ctx,
    contenido,
    await describeCorreo(ctx, contenido),
    formatDireccionCorta(ctx.config, clima.codigo),
  )
}

/** To an address whose invitation went to another one: what it received opens nothing any more. */
const tokenAnulado: Plantilla<{ idClima: string }> = async (ctx, { idClima }) => {
  const portada = await getPortada(ctx, { idClima })
  if (!portada) return null
  const { empresa } = portada
  const firma = await findNombreDeFirma(ctx)
  return renderCorreo(ctx, {
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
