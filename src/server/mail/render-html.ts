import { PALETA } from '#dibujo/paleta.ts'
import { type Colores, findLetra, mixColores } from '#domain/firma/colores.ts'
import type { Bloque, CartaFirmada, Cliente } from './carta.ts'

/** Mail programs know neither our style sheet nor its variables. */
const { ink: INK, 'ink-2': INK_2, paper: PAPER, sand: SAND, line: LINE } = PALETA
const TEXT = "'Instrument Sans','Segoe UI',Helvetica,Arial,sans-serif"
const DISPLAY = "'Bricolage Grotesque','Trebuchet MS',Helvetica,Arial,sans-serif"
const MONO = "Consolas,Menlo,'Courier New',monospace"

/**
 * Classes serve dark mode alone; everything else stands beside its element, where every mail program reads it. The block of
 * the promise stays sand, as its picture is.
 */
const renderOscuro = ({ principal }: Colores): string => {
  const boton = mixColores(principal, '#ffffff', 0.6)
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
body,.fondo{background:#10161e!important}.hoja{background:${INK}!important}.cita{background:#10161e!important}
.tx{color:${PAPER}!important}.tq{color:${PALETA.line}!important}.li{border-color:#46505d!important}
.bt{background:${boton}!important}.bta{color:${findLetra(boton) ?? INK}!important}}`
}

/** A name or a word wider than its place breaks anywhere. */
const BREAK = 'overflow-wrap:anywhere;word-break:break-word;'

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

const table = (attributes: string, style: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes} style="border-collapse:collapse;${style}">${rows}</table>`

const paragraph = (style: string, html: string, color = 'tx') =>
  `<p class="${color}" style="margin:0 0 16px;font-size:16px;line-height:25px;color:${color === 'tx' ? INK : INK_2};${BREAK}${style}">${html}</p>`

function renderFila([rotulo, valor]: [string, string]): string {
  const cell = `padding:10px 0;border-bottom:1px solid ${LINE};vertical-align:top;${BREAK}`
  return `<tr><th scope="row" align="left" class="tq li" style="${cell}padding-right:12px;width:30%;font-weight:600;font-size:15px;line-height:22px;color:${INK_2};">${escapeHtml(rotulo)}</th><td class="tx li" style="${cell}font-size:16px;line-height:22px;color:${INK};">${withBreaks(valor)}</td></tr>`
}

/** In groups that never break: each is read and typed in one go. */
const renderCodigo = (codigo: string) =>
  codigo
    .split(' ')
    .map((grupo) => `<span style="display:inline-block;white-space:nowrap;">${escapeHtml(grupo)}</span>`)
    .join(' ')

const ALT_DEL_CAMINO =
  'El camino de una respuesta: tú contestas, sale sin tu nombre, se junta con tu grupo, se suma, al cerrar se borra y queda el informe. Del informe no se vuelve a ti.'

/** By these names the HTML finds the pictures that the mail carries. */
export const CID = { logo: 'logo-del-cliente', franja: 'franja', camino: 'camino' }

/** A row of the page: the promise interrupts the one that it stands in, and goes from edge to edge. */
const ROW = '<tr><td style="padding:24px 24px 8px;">'

const renderPromesa = ({ frases: [fuerte, resto], conCamino }: Extract<Bloque, { tipo: 'promesa' }>) =>
  `</td></tr><tr><td bgcolor="${SAND}" style="padding:18px 24px;background:${SAND};"><p style="margin:0;font-size:16px;line-height:24px;color:${INK};"><strong>${escapeHtml(fuerte)}</strong> ${escapeHtml(resto)}</p>${
    conCamino
      ? `<img src="cid:${CID.camino}" width="320" alt="${ALT_DEL_CAMINO}" style="display:block;margin-top:12px;width:100%;max-width:320px;height:auto;border:0;font-size:14px;line-height:20px;color:${INK_2};">`
      : ''
  }</td></tr>${ROW}`

const renderAMano = ({ direccion, codigo }: Extract<Bloque, { tipo: 'aMano' }>) =>
  [
    paragraph(
      'margin-bottom:2px;font-size:15px;',
      '<strong>¿El botón no abre?</strong> Escribe en tu navegador',
    ),
    paragraph('margin-bottom:8px;font-size:17px;font-weight:700;', escapeHtml(direccion)),
    paragraph('margin-bottom:2px;font-size:15px;', 'y este código (tu token):'),
    `<p class="tx" style="margin:0 0 8px;font-family:${MONO};font-size:22px;line-height:32px;font-weight:700;color:${INK};">${renderCodigo(codigo)}</p>`,
    paragraph('font-size:14px;line-height:21px;', 'Es solo tuyo: no reenvíes este correo.', 'tq'),
  ].join('')

function renderBloque(bloque: Bloque, { principal, sobrePrincipal }: Colores): string {
  switch (bloque.tipo) {
    case 'parrafo':
      return paragraph('', withBreaks(bloque.texto))
    case 'destacado':
      return paragraph('font-weight:700;line-height:24px;', bloque.lineas.map(escapeHtml).join('<br>'))
    case 'datos':
      return table(
        'width="100%" class="li"',
        `width:100%;table-layout:fixed;margin:0 0 24px;border-top:2px solid ${INK};`,
        bloque.filas.map(renderFila).join(''),
      )
    case 'cita':
      return `<div class="cita tx" style="margin:0 0 24px;padding:16px 20px;background:${SAND};color:${INK};font-size:16px;line-height:25px;${BREAK}">${withBreaks(bloque.texto)}</div>`
    case 'aMano':
      return renderAMano(bloque)
    case 'promesa':
      return renderPromesa(bloque)
    case 'boton':
      return table(
        'width="100%"',
        'width:100%;margin:4px 0 24px;',
        `<tr><td align="center" class="bt" bgcolor="${principal}" style="background:${principal};border-radius:4px;"><a href="${escapeHtml(bloque.url)}" class="bta" style="display:block;padding:15px 16px;font-size:17px;line-height:22px;font-weight:700;color:${sobrePrincipal};text-decoration:none;">${escapeHtml(bloque.texto)}</a></td></tr>`,
      )
  }
}

function renderMarca(firma: string): string {
  const bands = REGLA.map(
    ([percent, color]) =>
      `<td width="${percent}%" bgcolor="${color}" style="width:${percent}%;height:4px;line-height:4px;font-size:0;background:${color};">&nbsp;</td>`,
  )
  const rule = table('width="100%"', 'width:100%;margin-top:6px;', `<tr>${bands.join('')}</tr>`)
  return table(
    '',
    '',
    `<tr><td class="tx" style="font-family:${DISPLAY};font-size:20px;line-height:22px;font-weight:700;letter-spacing:-0.5px;color:${INK};${BREAK}">${escapeHtml(firma)}${rule}</td></tr>`,
  )
}

/** At the other end of the head: who asks, and for whom. */
function renderCliente({ nombre, logo }: Cliente): string {
  const alt = escapeHtml(nombre)
  return logo
    ? `<img src="cid:${CID.logo}" alt="${alt}" height="44" style="display:inline-block;height:auto;max-height:44px;width:auto;max-width:100px;padding:4px;background:${PAPER};border:0;font-size:14px;font-weight:700;">`
    : `<span class="tx" style="font-size:14px;line-height:18px;font-weight:700;color:${INK};">${alt}</span>`
}

const renderCabeza = (firma: string, cliente: Cliente | undefined) =>
  cliente
    ? table(
        'width="100%"',
        'width:100%;table-layout:fixed;',
        `<tr><td width="56%" style="width:56%;vertical-align:middle;">${renderMarca(firma)}</td><td align="right" style="padding-left:12px;vertical-align:middle;text-align:right;${BREAK}">${renderCliente(cliente)}</td></tr>`,
      )
    : renderMarca(firma)

function renderPie({ nota, enlaces = [], despedida }: CartaFirmada): string {
  if (!nota && !despedida && enlaces.length === 0) return ''
  const firma = despedida
    ? `<p class="tx" style="margin:0;padding:14px 0 0;font-size:15px;line-height:22px;color:${INK};${BREAK}">${withBreaks(despedida)}</p>`
    : ''
  const texto = nota
    ? `<p class="tq" style="margin:0;padding:14px 0 8px;font-size:14px;line-height:21px;color:${INK_2};${BREAK}">${withBreaks(nota)}</p>`
    : ''
  const filas = enlaces.map(
    ({ texto: rotulo, url }) =>
      `<a href="${escapeHtml(url)}" class="tx" style="display:block;padding:11px 0;font-size:15px;line-height:22px;color:${INK};text-decoration:underline;">${escapeHtml(rotulo)}</a>`,
  )
  return `<tr><td style="padding:8px 24px 28px;"><div class="li" style="border-top:1px solid ${LINE};padding-top:6px;">${firma}${texto}${filas.join('')}</div></td></tr>`
}

/** The words that a list of mails shows after the subject: nobody reads it again in the mail itself. */
const renderResumen = ({ resumen, bloques: [primero] }: CartaFirmada) => {
  const texto = resumen ?? (primero?.tipo === 'parrafo' ? primero.texto : '')
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${escapeHtml(texto)}</div>`
}

export function renderHtml(carta: CartaFirmada): string {
  const { asunto, titulo, bloques, paraLaFirma, firma, cliente, colores } = carta
  const franja = paraLaFirma
    ? ''
    : `<tr><td style="padding:0;"><img src="cid:${CID.franja}" width="600" alt="" style="display:block;width:100%;max-width:600px;height:auto;border:0;"></td></tr>`
  const page = [
    franja,
    `<tr><td style="padding:18px 24px 0;">${renderCabeza(firma, cliente)}</td></tr>`,
    `${ROW}<h1 class="tx" style="margin:0 0 14px;font-family:${DISPLAY};font-size:28px;line-height:31px;font-weight:700;letter-spacing:-0.6px;color:${INK};${BREAK}">${escapeHtml(titulo)}</h1>${bloques.map((bloque) => renderBloque(bloque, colores)).join('')}</td></tr>`,
    renderPie(carta),
  ]
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(asunto)}</title>
<style>${renderOscuro(colores)}</style>
</head>
<body style="margin:0;padding:0;background:${SAND};">
${renderResumen(carta)}
${table('width="100%" class="fondo"', `width:100%;background:${SAND};`, `<tr><td align="center" style="padding:0;">${table('width="100%" class="hoja"', `width:100%;max-width:600px;table-layout:fixed;background:${PAPER};font-family:${TEXT};text-align:left;`, page.join('\n'))}</td></tr>`)}
</body>
</html>
`
}
