import { readFileSync } from 'node:fs'
import { withoutEnlaces } from '#domain/texto/enlaces.ts'
import type { Config } from '../context/config.ts'
import type { Bloque, Carta, CartaFirmada } from './carta.ts'
import type { MailContent } from './correo.ts'
import { getFirma } from './direccion.ts'
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

function renderTexto({ titulo, bloques, nota, enlaces = [], firma }: CartaFirmada): string {
  const links = enlaces.map(({ texto, url }) => `${texto}:\n${url}`)
  // "-- " alone on a line is how mail programs know a signature.
  const foot = ['-- ', firma, ...(nota ? [nota] : []), ...links].join('\n')
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

/** A template says what a mail contains; both of its forms, and the firm's look, come from here. */
export function renderCorreo(config: Pick<Config, 'mailFrom' | 'publicUrl'>, carta: Carta): MailContent {
  const firmada = { ...withoutTypedEnlaces(carta), firma: getFirma(config) }
  return {
    asunto: firmada.asunto,
    texto: renderTexto(firmada),
    html: renderHtml(firmada),
    imagenes: listImagenes(firmada),
  }
}
