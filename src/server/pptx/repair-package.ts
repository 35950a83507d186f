import { PALETA } from '../../dibujo/paleta.ts'
import type { Partes } from './partes.ts'
import { repairPart } from './repair-part.ts'
import { type Comprimido, compress, keepAsIs, writeZip } from './write-zip.ts'

/** How far each bar's interval reaches to both sides. */
interface Margenes {
  menos: number[]
  mas: number[]
}

/** Error bars for the one series of a chart, where the schema wants them: after the labels and before the categories. */
function addMargenes(xml: string, { menos, mas }: Margenes): string {
  const writeLado = (lado: 'minus' | 'plus', valores: number[]) =>
    `<c:${lado}><c:numLit><c:formatCode>General</c:formatCode><c:ptCount val="${valores.length}"/>${valores
      .map((valor, i) => `<c:pt idx="${i}"><c:v>${valor}</c:v></c:pt>`)
      .join('')}</c:numLit></c:${lado}>`
  const barras = `<c:errBars><c:errBarType val="both"/><c:errValType val="cust"/><c:noEndCap val="0"/>${writeLado('plus', mas)}${writeLado('minus', menos)}<c:spPr><a:ln w="15875"><a:solidFill><a:srgbClr val="${PALETA.ink.slice(1)}"/></a:solidFill></a:ln></c:spPr></c:errBars>`
  return xml.replace('<c:cat>', `${barras}<c:cat>`)
}

/** One control character in a comment, and no program opens the file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const CONTROL = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

/**
 * Parts that do more harm than good: notes, which share the slides' theme so that PowerPoint offers a repair, and the
 * table behind each chart's sheet, whose range is none.
 */
const UNWANTED = /^ppt\/notes(Slides|Masters)\/|^xl\/(tables|worksheets\/_rels)\//

const readNumeroDeGrafica = (path: string) => Number(/^ppt\/charts\/chart(\d+)\.xml$/.exec(path)?.[1])

/**
 * What pptxgenjs writes, made right and zipped: parts in the schema's order, one id a shape, no part without a type and
 * no type without a part, our theme. Charts are numbered from 1 as they were added to the deck; the ones with intervals
 * get them here, because the library knows none.
 */
export function repairPackage(partes: Partes, margenes: ReadonlyMap<number, Margenes> = new Map()): Buffer {
  /** The sheets behind charts repeat their theme, styles and names. */
  const hechas = new Map<string, Comprimido>()
  /** The library goes on counting from deck to deck. */
  const primera = Math.min(
    ...[...partes.todas.keys()].map(readNumeroDeGrafica).filter((numero) => numero > 0),
  )

  function repair(path: string, content: string, todas: Partes['todas']): Comprimido {
    const xml = content.replace(CONTROL, '')
    const right = path === '[Content_Types].xml' ? keepTypesOfParts(xml, todas) : repairPart(path, xml)
    const suyos = margenes.get(readNumeroDeGrafica(path) - primera + 1)
    return compress(suyos ? addMargenes(right, suyos) : right)
  }

  function repairOfSheet(path: string, content: string, todas: Partes['todas']): Comprimido {
    const hecha = hechas.get(content) ?? repair(path, content, todas)
    hechas.set(content, hecha)
    return hecha
  }

  function zip({ todas }: Partes, toComprimido: typeof repair): Buffer {
    const repaired: [string, Comprimido][] = []
    for (const [path, content] of todas) {
      if (UNWANTED.test(path)) continue
      if (typeof content === 'string') repaired.push([path, toComprimido(path, content, todas)])
      else repaired.push([path, keepAsIs('todas' in content ? zip(content, repairOfSheet) : content)])
    }
    return writeZip(repaired)
  }

  return zip(partes, repair)
}

function keepTypesOfParts(types: string, todas: Partes['todas']): string {
  return types.replace(/<Override[^>]*PartName="\/([^"]+)"[^>]*\/>/g, (override, path: string) =>
    todas.has(path) && !UNWANTED.test(path) ? override : '',
  )
}
