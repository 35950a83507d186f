import { PALETA } from '#dibujo/paleta.ts'

/** The colours a person finds in PowerPoint's palette when editing the slides. */
const THEME = {
  dk1: PALETA.ink.slice(1),
  lt1: 'FFFDF8',
  dk2: '47505C',
  lt2: 'F4EEE3',
  accent1: 'F2B705',
  accent2: 'D9622B',
  accent3: '17614F',
  accent4: '2E9E4F',
  accent5: '86C232',
  accent6: 'D64545',
  hlink: '17614F',
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

export function repairPart(path: string, xml: string): string {
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
    `<a:clrScheme name="Clima y Talento">${colours.join('')}</a:clrScheme>`,
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
