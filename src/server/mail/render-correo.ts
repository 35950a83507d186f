import { readFileSync } from 'node:fs'
import { composeColores } from '#domain/firma/colores.ts'
import type { Firma } from '#domain/firma/firma.ts'
import { withoutEnlaces } from '#domain/texto/enlaces.ts'
import type { AppContext } from '../context/context.ts'
import type { Bloque, Carta, CartaFirmada } from './carta.ts'
import type { MailContent } from './correo.ts'
import { findFirmaDeCorreos } from './direccion.ts'
import { CID, renderHtml } from './render-html.ts'

function renderBloque(bloque: Bloque): string {
  switch (bloque.tipo) {
    case 'parrafo':
    case 'cita':
      return bloque.texto
    case 'destacado':
      return bloque.lineas.join('\n')
    case 'datos':
      return bloque.filas.map(([rotulo, valor]) => `${rotulo}: ${valor}`).join('\n')
    case 'aMano':
      return `¿El enlace no abre? Escribe en tu navegador\n${bloque.direccion}\ny este código (tu token):\n\n    ${bloque.codigo}\n\nEs solo tuyo: no reenvíes este correo.`
    case 'promesa':
      return bloque.frases.join(' ')
    case 'boton':
      return `${bloque.texto}:\n${bloque.url}`
  }
}

function renderTexto({ titulo, bloques, nota, enlaces = [], firma, despedida }: CartaFirmada): string {
  const links = enlaces.map(({ texto, url }) => `${texto}:\n${url}`)
  // "-- " alone on a line is how mail programs know a signature.
  const foot = ['-- ', firma, ...(despedida ? [despedida] : []), ...(nota ? [nota] : []), ...links].join('\n')
  return `${[titulo, ...bloques.map(renderBloque), foot].join('\n\n')}\n`
}

/**
 * Names that somebody typed stand in subjects and sentences, and go to people who never heard of them: none becomes a link.
 * What a template links to stands in its buttons and its small print.
 */
function withoutTypedEnlaces(carta: Carta): Carta {
  if (carta.paraLaFirma) return carta
  const bloques = carta.bloques.map((bloque): Bloque => {
    if (bloque.tipo === 'parrafo') return { ...bloque, texto: withoutEnlaces(bloque.texto) }
    if (bloque.tipo === 'destacado') return { ...bloque, lineas: bloque.lineas.map(withoutEnlaces) }
    if (bloque.tipo !== 'datos') return bloque
    return { ...bloque, filas: bloque.filas.map(([rotulo, valor]) => [rotulo, withoutEnlaces(valor)]) }
  })
  const { asunto, titulo, resumen, cliente } = carta
  return {
    ...carta,
    asunto: withoutEnlaces(asunto),
    titulo: withoutEnlaces(titulo),
    bloques,
    ...(resumen && { resumen: withoutEnlaces(resumen) }),
    ...(cliente && { cliente: { ...cliente, nombre: withoutEnlaces(cliente.nombre) } }),
  }
}

const readImagen = (nombre: string) => ({
  nombre,
  mime: 'image/png',
  contenido: new Uint8Array(readFileSync(new URL(`./imagenes/${nombre}`, import.meta.url))),
})

const FRANJA = { cid: CID.franja, ...readImagen('franja.png') }
/** `npm run marca` draws it. */
const CAMINO = { cid: CID.camino, ...readImagen('camino.png') }

function listImagenes({ cliente, bloques, paraLaFirma }: Carta) {
  const logo = cliente?.logo
  return [
    ...(logo ? [{ cid: CID.logo, nombre: 'logo.png', mime: 'image/png', contenido: logo }] : []),
    ...(paraLaFirma ? [] : [FRANJA]),
    ...(bloques.some((bloque) => bloque.tipo === 'promesa' && bloque.conCamino) ? [CAMINO] : []),
  ]
}

/** Both forms of a mail, in the look of the firm that writes it. */
export function renderCarta(
  { nombre, remitente, firmaDeCorreos, colorPrincipal, colorAcento }: Firma,
  carta: Carta,
): MailContent {
  const firmada = {
    ...withoutTypedEnlaces(carta),
    firma: nombre,
    despedida: firmaDeCorreos,
    colores: composeColores({ colorPrincipal, colorAcento }),
  }
  return {
    remitente,
    asunto: firmada.asunto,
    texto: renderTexto(firmada),
    html: renderHtml(firmada),
    imagenes: listImagenes(firmada),
  }
}

/** A template says what a mail contains; who writes it is looked up as it goes out. */
export const renderCorreo = async (
  ctx: Pick<AppContext, 'db' | 'config'>,
  carta: Carta,
): Promise<MailContent> => renderCarta(await findFirmaDeCorreos(ctx), carta)
