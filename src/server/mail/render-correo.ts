import { readFileSync } from 'node:fs'
import { withoutEnlaces } from '#domain/texto/enlaces.ts'
import type { Config } from '../context/config.ts'
import type { Bloque, Carta } from './carta.ts'
import type { MailContent } from './correo.ts'
import { getFirma } from './firma.ts'
import { CID, renderHtml } from './render-html.ts'
import { renderTexto } from './render-texto.ts'

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
