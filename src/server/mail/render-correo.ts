import { withoutEnlaces } from '#domain/texto/enlaces.ts'
import type { Config } from '../context/config.ts'
import type { Bloque, Carta } from './carta.ts'
import type { MailContent } from './correo.ts'
import { getFirma } from './firma.ts'
import { CID_DEL_LOGO, renderHtml } from './render-html.ts'
import { renderTexto } from './render-texto.ts'

/**
 * Names that somebody typed stand in subjects and sentences, and go to people who never heard of them: none becomes a link.
 * What a template links to stands in its buttons and its small print.
 */
function withoutTypedEnlaces(carta: Carta): Carta {
  if (carta.paraLaFirma) return carta
  const bloques = carta.bloques.map((bloque): Bloque => {
    if (bloque.tipo === 'parrafo') return { ...bloque, texto: withoutEnlaces(bloque.texto) }
    if (bloque.tipo !== 'datos') return bloque
    return { ...bloque, filas: bloque.filas.map(([rotulo, valor]) => [rotulo, withoutEnlaces(valor)]) }
  })
  const { asunto, titulo, cliente } = carta
  return {
    ...carta,
    asunto: withoutEnlaces(asunto),
    titulo: withoutEnlaces(titulo),
    bloques,
    ...(cliente && { cliente: { ...cliente, nombre: withoutEnlaces(cliente.nombre) } }),
  }
}

/** A template says what a mail contains; both of its forms, and the firm's look, come from here. */
export function renderCorreo(config: Pick<Config, 'mailFrom' | 'publicUrl'>, carta: Carta): MailContent {
  const firmada = { ...withoutTypedEnlaces(carta), firma: getFirma(config) }
  const logo = carta.cliente?.logo
  return {
    asunto: firmada.asunto,
    texto: renderTexto(firmada),
    html: renderHtml(firmada),
    ...(logo && {
      imagenes: [{ cid: CID_DEL_LOGO, nombre: 'logo.png', mime: 'image/png', contenido: logo }],
    }),
  }
}
