import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { addMargenes, type Margenes } from './add-margenes.ts'
import { repairPart } from './repair-part.ts'

/** One control character in a comment, and no program opens the file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const CONTROL = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

/**
 * Parts that do more harm than good: notes, which share the slides' theme so that PowerPoint offers a repair, and the
 * table behind each chart's sheet, whose range is none.
 */
const UNWANTED = /^ppt\/notes(Slides|Masters)\/|^xl\/(tables|worksheets\/_rels)\//

/**
 * What pptxgenjs writes, made right: parts in the schema's order, one id a shape, no part without a type and no type
 * without a part, our theme, and compressed (the library compresses only streams). Charts are numbered as they were
 * added; the ones with intervals get them here, because the library knows none.
 */
export function repairPackage(
  bytes: Uint8Array,
  margenes: ReadonlyMap<number, Margenes> = new Map(),
): Uint8Array {
  const parts = unzipSync(bytes)
  const repaired: Zippable = {}
  for (const [path, content] of Object.entries(parts)) {
    if (path.endsWith('/') || UNWANTED.test(path)) continue
    if (path.endsWith('.xlsx')) repaired[path] = [repairPackage(content), { level: 0 }]
    else if (/\.(xml|rels)$/.test(path)) {
      const xml = strFromU8(content).replace(CONTROL, '')
      const right = path === '[Content_Types].xml' ? keepTypesOfParts(xml, parts) : repairPart(path, xml)
      const suyos = margenes.get(Number(/^ppt\/charts\/chart(\d+)\.xml$/.exec(path)?.[1]))
      repaired[path] = [strToU8(suyos ? addMargenes(right, suyos) : right), { level: 6 }]
    } else repaired[path] = [content, { level: 0 }]
  }
  return zipSync(repaired)
}

function keepTypesOfParts(types: string, parts: Record<string, Uint8Array>): string {
  return types.replace(/<Override[^>]*PartName="\/([^"]+)"[^>]*\/>/g, (override, path: string) =>
    parts[path] && !UNWANTED.test(path) ? override : '',
  )
}
