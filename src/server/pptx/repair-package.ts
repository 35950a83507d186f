import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { PALETA } from '#dibujo/paleta.ts'

/** The colours a person finds in PowerPoint's palette when editing the slides. */
const THEME = {
  dk1: PALETA.ink.slice(1),
  lt1: PALETA.paper.slice(1),
  dk2: '47505C',
  lt2: 'F4EEE3',
  accent1: PALETA.amber.slice(1),
  accent2: 'D9622B',
  accent3: PALETA.pine.slice(1),
  accent4: '2E9E4F',
  accent5: '86C232',
  accent6: 'D64545',
  hlink: PALETA.pine.slice(1),
  folHlink: 'A8441A',
}

const REPAIRS: [RegExp, (xml: string) => string][] = [
  [/^ppt\/charts\/chart\d+\.xml$/, repairChart],
  [/^ppt\/presentation\.xml$/, repairPresentation],
  [/^ppt\/(slides\/)?_rels\/.*\.rels$/, dropNotes],
  [/^ppt\/theme\/theme\d+\.xml$/, paintTheme],
  [/^ppt\/slides\/slide\d+\.xml$/, (xml) => completeShapes(repairSlide(xml))],
  [/^ppt\/slide(Layouts|Masters)\/[^/]+\.xml$/, completeShapes],
]

function repairPart(path: string, xml: string): string {
  return REPAIRS.find(([pattern]) => pattern.test(path))?.[1](xml) ?? xml
}

/** Points before labels, two axes a chart; where categories run downwards, the value axis at the foot. */
function repairChart(xml: string): string {
  return xml
    .replace(/(<c:dLbls>(?:(?!<\/c:dLbls>)[\s\S])*<\/c:dLbls>)\s*((?:\s*<c:dPt>[\s\S]*?<\/c:dPt>)+)/g, '$2$1')
    .replace(/(<c:axId val="\d+"\/><c:axId val="\d+"\/>)<c:axId val="\d+"\/>(?=<\/c:barChart>)/g, '$1')
    .replace(/(<c:orientation val="maxMin"\/>[\s\S]*<c:valAx>[\s\S]*?<c:crosses val=")autoZero/, '$1max')
    .replace(/(<c:valAx>[\s\S]*?<c:tickLblPos val=")low/, '$1nextTo')
    .replace('<c:roundedCorners val="1"/>', '<c:roundedCorners val="0"/>')
}

function repairPresentation(xml: string): string {
  return xml
    .replace(/<p:notesMasterIdLst>[\s\S]*?<\/p:notesMasterIdLst>/, '')
    .replace(
      /(<p14:section [^>]*id=")(\{[0-9a-f-]+\})/g,
      (_, start: string, id: string) => start + id.toUpperCase(),
    )
}

function dropNotes(xml: string): string {
  return xml.replace(/<Relationship [^>]*Target="[^"]*notes(?:Slides|Masters)\/[^"]*"[^>]*\/>/g, '')
}

function paintTheme(xml: string): string {
  const colours = Object.entries(THEME).map(
    ([name, value]) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`,
  )
  return xml.replace(
    /<a:clrScheme[\s\S]*?<\/a:clrScheme>/,
    `<a:clrScheme name="Firma">${colours.join('')}</a:clrScheme>`,
  )
}

/**
 * The slide number's id is always 25, and tables share theirs: numbered anew, in order. A paragraph says once how it is. The
 * library gives tables no alternative text: their name says what they are.
 */
function repairSlide(xml: string): string {
  let id = 1
  return xml
    .replace(/<p:cNvPr id="\d+"/g, () => `<p:cNvPr id="${id++}"`)
    .replace(/(<p:nvGraphicFramePr><p:cNvPr id="\d+") name="([^"]*)"\/>/g, '$1 name="$2" descr="$2"/>')
    .replace(/(<\/a:r>)<a:pPr[^>]*?(?:\/>|>[\s\S]*?<\/a:pPr>)/g, '$1')
    .replaceAll('<a:tblPr/>', '<a:tblPr firstRow="1" bandRow="0"/>')
    .replace(/ ?altLang="en-US"/g, '')
    .replace(/<a:endParaRPr lang="en-US"/g, '<a:endParaRPr lang="es-GT"')
}

/** The schema lets these be left out, and PowerPoint offers a repair: a ground's effects, a shape's text. */
function completeShapes(xml: string): string {
  return xml
    .replace(/(<p:bgPr>(?:(?!<a:effectLst)[\s\S])*?)(?=<\/p:bgPr>)/g, '$1<a:effectLst/>')
    .replace(/<p:sp>(?:(?!<p:txBody>)[\s\S])*?(?=<\/p:sp>)/g, `$&${SIN_TEXTO}`)
}

const SIN_TEXTO = '<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="es-GT"/></a:p></p:txBody>'

/** Reach of each bar's interval to both sides. */
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

/** The first day that a zip can tell: the same slides are the same bytes. */
const FECHA = new Date(1980, 0, 1)

/**
 * The package of pptxgenjs, made right and compressed: parts in the schema's order, one id a shape, no part without a type and
 * no type without a part, our theme. Charts are numbered from 1 as they were added to the deck; the ones with intervals
 * get them here, because the library knows none.
 */
export function repairPackage(
  bytes: Uint8Array,
  margenes: ReadonlyMap<number, Margenes> = new Map(),
): Uint8Array {
  const partes = Object.entries(unzipSync(bytes)).filter(
    ([path]) => !path.endsWith('/') && !UNWANTED.test(path),
  )
  const paths = partes.map(([path]) => path)
  /** The library goes on counting from deck to deck. */
  const primera = Math.min(...paths.map(readNumeroDeGrafica).filter((numero) => numero > 0))

  function repair(path: string, xml: string): string {
    if (path === '[Content_Types].xml') return keepTypesOfParts(xml, paths)
    const suyos = margenes.get(readNumeroDeGrafica(path) - primera + 1)
    return suyos ? addMargenes(repairPart(path, xml), suyos) : repairPart(path, xml)
  }

  const repaired: Zippable = {}
  for (const [path, parte] of partes) {
    if (path.endsWith('.xlsx')) repaired[path] = [repairPackage(parte), { level: 0 }]
    else if (/\.(xml|rels)$/.test(path))
      repaired[path] = strToU8(repair(path, strFromU8(parte).replace(CONTROL, '')))
    else repaired[path] = [parte, { level: 0 }]
  }
  return zipSync(repaired, { mtime: FECHA })
}

/** PowerPoint offers a repair where a type is told of no part, be it by name or by ending. */
function keepTypesOfParts(types: string, paths: readonly string[]): string {
  const names = new Set(paths.map((path) => `/${path}`))
  const endings = new Set(paths.map((path) => path.slice(path.lastIndexOf('.') + 1)))
  return types
    .replace(/<Override[^>]*PartName="([^"]+)"[^>]*\/>/g, (one, name: string) => (names.has(name) ? one : ''))
    .replace(/<Default[^>]*Extension="([^"]+)"[^>]*\/>/g, (one, ending: string) =>
      endings.has(ending) ? one : '',
    )
}
