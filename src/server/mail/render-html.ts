import { PALETA } from '#dibujo/paleta.ts'
import type { Bloque, CartaFirmada, Cliente } from './carta.ts'

/** Mail programs know neither our style sheet nor its variables. */
const { ink: INK, 'ink-2': INK_2, paper: PAPER, sand: SAND, line: LINE, pine: PINE } = PALETA
const AMBER_TINT = PALETA['amber-tint']
const TEXT = "'Instrument Sans','Segoe UI',Helvetica,Arial,sans-serif"
const DISPLAY = "'Bricolage Grotesque','Trebuchet MS',Helvetica,Arial,sans-serif"

/** The rule under the name: the eight bands between 50 and 100, each as wide as it is. */
const REGLA: [percent: number, color: string][] = [
  [22, '#D64545'],
  [8, '#F28C28'],
  [6, '#F5B700'],
  [4, '#F5D327'],
  [10, '#B9D43B'],
  [10, '#86C232'],
  [20, '#2E9E4F'],
  [20, '#0B6B3A'],
]

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char]!)

const withBreaks = (text: string) => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>')

const table = (style: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;${style}">${rows}</table>`

function renderFila([rotulo, valor]: [string, string]): string {
  const cell = `padding:10px 0;border-bottom:1px solid ${LINE};vertical-align:top;`
  return `<tr><th scope="row" align="left" style="${cell}padding-right:16px;width:84px;font-weight:600;font-size:15px;color:${INK_2};">${escapeHtml(rotulo)}</th><td style="${cell}font-size:16px;overflow-wrap:anywhere;word-break:break-word;">${withBreaks(valor)}</td></tr>`
}

function renderBloque(bloque: Bloque): string {
  switch (bloque.tipo) {
    case 'parrafo':
      return `<p style="margin:0 0 20px;">${withBreaks(bloque.texto)}</p>`
    case 'datos':
      return table(
        `width:100%;margin:0 0 24px;border-top:2px solid ${INK};`,
        bloque.filas.map(renderFila).join(''),
      )
    case 'cita':
      return `<div style="margin:0 0 24px;padding:20px 24px;background:${SAND};word-break:break-word;">${withBreaks(bloque.texto)}</div>`
    case 'codigo':
      return `<div style="margin:0 0 24px;padding:20px 24px;background:${AMBER_TINT};"><div style="font-size:15px;font-weight:600;">${escapeHtml(bloque.rotulo)}</div><div style="margin-top:6px;font-family:Consolas,Menlo,'Courier New',monospace;font-size:26px;line-height:1.3;font-weight:700;letter-spacing:1px;">${escapeHtml(bloque.texto)}</div></div>`
    case 'boton':
      return table(
        'margin:0 0 24px;',
        `<tr><td bgcolor="${PINE}" style="background:${PINE};border-radius:4px;"><a href="${escapeHtml(bloque.url)}" style="display:inline-block;padding:14px 24px;font-weight:600;font-size:16px;line-height:20px;color:${PAPER};text-decoration:none;">${escapeHtml(bloque.texto)}</a></td></tr>`,
      )
  }
}

function renderMarca(firma: string): string {
  const bands = REGLA.map(
    ([percent, color]) =>
      `<td width="${percent}%" bgcolor="${color}" style="width:${percent}%;height:4px;line-height:4px;font-size:0;background:${color};">&nbsp;</td>`,
  )
  const rule = table('width:100%;margin-top:7px;', `<tr>${bands.join('')}</tr>`)
  return table(
    '',
    `<tr><td style="font-family:${DISPLAY};font-size:22px;line-height:1;font-weight:700;letter-spacing:-0.6px;">${escapeHtml(firma)}${rule}</td></tr>`,
  )
}

/** By it the HTML finds the picture that the mail carries. */
export const CID_DEL_LOGO = 'logo-del-cliente'

/** At the other end of the head: who asks, and for whom. */
function renderCliente({ nombre, logo }: Cliente): string {
  const alt = escapeHtml(nombre)
  return logo
    ? `<img src="cid:${CID_DEL_LOGO}" alt="${alt}" height="44" style="display:inline-block;height:44px;width:auto;max-width:180px;border:0;font-size:15px;font-weight:600;">`
    : `<span style="font-size:15px;line-height:1.3;font-weight:600;color:${INK_2};">${alt}</span>`
}

function renderCabeza(firma: string, cliente: Cliente | undefined): string {
  if (!cliente) return renderMarca(firma)
  return table(
    'width:100%;',
    `<tr><td style="vertical-align:middle;">${renderMarca(firma)}</td><td align="right" style="padding-left:16px;vertical-align:middle;text-align:right;">${renderCliente(cliente)}</td></tr>`,
  )
}

export function renderHtml({ asunto, titulo, bloques, nota, firma, cliente }: CartaFirmada): string {
  const foot = nota
    ? `<tr><td style="padding:16px 28px 32px;font-size:14px;line-height:1.5;color:${INK_2};">${withBreaks(nota)}</td></tr>`
    : ''
  const page = [
    `<tr><td style="padding:32px 28px 0;">${renderCabeza(firma, cliente)}</td></tr>`,
    `<tr><td style="padding:40px 28px 8px;"><h1 style="margin:0 0 24px;font-family:${DISPLAY};font-size:30px;line-height:1.1;font-weight:700;letter-spacing:-0.6px;">${escapeHtml(titulo)}</h1>${bloques.map(renderBloque).join('')}</td></tr>`,
    foot,
  ]
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(asunto)}</title>
</head>
<body style="margin:0;padding:0;background:${SAND};">
${table(`width:100%;background:${SAND};`, `<tr><td align="center" style="padding:24px 12px;">${table(`width:100%;max-width:600px;background:${PAPER};color:${INK};font-family:${TEXT};font-size:17px;line-height:1.55;text-align:left;`, page.join('\n'))}</td></tr>`)}
</body>
</html>
`
}
