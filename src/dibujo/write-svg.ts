import { createFija, type Escritura, toElemento } from './elementos.ts'
import { type Color, PALETA } from './paleta.ts'
import type { Figura } from './trazos.ts'

const FAMILIAS = { texto: 'Instrument Sans', display: 'Bricolage Grotesque' }

export interface OpcionesDeSvg {
  ancho: number
  /** As on paper: bars that would look alike in greys are ruled. */
  enPapel?: boolean
  /** The colour in place of the page's ground. */
  fondo?: string
}

/** The text of an SVG of that width, for whoever has no page: the report, a file. */
export function writeSvg({ alto, izquierda, derecha, trazos }: Figura, opciones: OpcionesDeSvg): string {
  const { ancho, enPapel = false, fondo = '#fff' } = opciones
  const escritura: Escritura = {
    ...createFija(izquierda, ancho - izquierda - derecha),
    color: (color: Color) => (color === 'paper' ? fondo : PALETA[color]),
    familia: (familia) => FAMILIAS[familia],
  }
  const elementos = trazos
    .map((trazo) => toElemento(trazo, escritura))
    .filter(({ soloEnPapel }) => enPapel || !soloEnPapel)
    .map(({ tag, atributos, texto }) => {
      const escritos = Object.entries(atributos)
        .filter(([, valor]) => valor !== undefined)
        .map(([n, v]) => ` ${toKebab(n)}="${escapeXml(String(v))}"`)
      return texto === undefined
        ? `<${tag}${escritos.join('')}/>`
        : `<${tag}${escritos.join('')}>${escapeXml(texto)}</${tag}>`
    })
  const marco = `width="${ancho}" height="${alto}" viewBox="0 0 ${ancho} ${alto}" font-family="${FAMILIAS.texto}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${marco}>${elementos.join('')}</svg>`
}

const toKebab = (nombre: string) =>
  nombre === 'viewBox' ? nombre : nombre.replace(/[A-Z]/g, (letra) => `-${letra.toLowerCase()}`)

const ENTIDADES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeXml = (texto: string) => texto.replace(/[&<>"]/g, (letra) => ENTIDADES[letra]!)
