import type { Config } from '../config.ts'
import type { Carta } from './carta.ts'
import type { MailContent } from './correo.ts'
import { getFirma } from './firma.ts'
import { CID_DEL_LOGO, renderHtml } from './render-html.ts'
import { renderTexto } from './render-texto.ts'

/** A template says what a mail contains; both of its forms, and the firm's look, come from here. */
export function renderCorreo(config: Pick<Config, 'mailFrom' | 'publicUrl'>, carta: Carta): MailContent {
  const firmada = { ...carta, firma: getFirma(config) }
  const logo = carta.cliente?.logo
  return {
    asunto: carta.asunto,
    texto: renderTexto(firmada),
    html: renderHtml(firmada),
    ...(logo && {
      imagenes: [{ cid: CID_DEL_LOGO, nombre: 'logo.png', mime: 'image/png', contenido: logo }],
    }),
  }
}
