import { PALETA } from './paleta.ts'

/** The drawing in words, for whoever does not see it. */
export const DICHO_DEL_CAMINO =
  'El camino de una respuesta en seis pasos: tú contestas, sale sin tu nombre, se junta con tu grupo, se suma, al cerrar se borra y queda el informe. Del informe no se vuelve a ti.'
const DICHO_ENTERO = `${DICHO_DEL_CAMINO} Dos tramos punteados dicen lo que no se puede prometer: tus palabras y una copia de antes del cierre.`

const { ink: INK, paper: PAPER, amber: AMBER, terracotta: TERRACOTTA } = PALETA
const LINEA = `fill="none" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"`
const HOJA = `fill="${PAPER}" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"`
const PUNTEADA = `fill="none" stroke="${TERRACOTTA}" stroke-width="2.4" stroke-dasharray="6 5"`
const TEXTO = 'font-family="Instrument Sans, Segoe UI, sans-serif"'

const lleno = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${INK}"/>`
const hueco = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${PAPER}" stroke="${INK}" stroke-width="2"/>`
const borrado = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="5.4" fill="none" stroke="${INK}" stroke-width="1.3" stroke-dasharray="2 2.6"/>`
/** Your answer: amber until nobody can tell it apart. */
const tuya = (y: number, r: number) =>
  `<circle cx="0" cy="${y}" r="${r}" fill="${AMBER}" stroke="${INK}" stroke-width="2.2"/>`

/** The six stations around their own middle: phone, envelope, the group's box, the sum, the close, the report. */
const ESTACIONES = [
  `<rect x="-16" y="-28" width="32" height="56" rx="4" ${HOJA}/><path d="M-4 23h8" ${LINEA}/>${tuya(-4, 8)}`,
  `<rect x="-28" y="-20" width="56" height="40" ${HOJA}/><path d="M-28-20 0 2 28-20" ${LINEA}/>${tuya(9, 6.5)}`,
  `<path d="M-30-22V24H30V-22" ${HOJA}/>${lleno(-17, -9, 6.2)}${hueco(0, -12, 5.2)}${lleno(17, -8, 6.2)}${hueco(-18, 10, 5.2)}${lleno(-2, 7, 6.2)}${lleno(15, 11, 6.2)}`,
  `${lleno(-22, -17, 4.6)}${hueco(-11, -17, 3.6)}${lleno(0, -17, 4.6)}${lleno(11, -17, 4.6)}${hueco(22, -17, 3.6)}<path d="M0-8v7m-3.5-3.5L0-1l3.5-3.5" ${LINEA}/><rect x="-28" y="6" width="56" height="15" ${HOJA}/><rect x="-28" y="6" width="40" height="15" fill="${INK}"/>`,
  `<path d="M-30-20V24H30V-20Z" ${HOJA}/><path d="M-34-20h68" ${LINEA}/>${[
    [-17, -6],
    [0, -9],
    [17, -5],
    [-18, 13],
    [-2, 10],
    [15, 14],
  ]
    .map(([x, y]) => borrado(x!, y!))
    .join('')}`,
  `<path d="M-21-29h31l11 11v47h-42z" ${HOJA}/><path d="M10-29v11h11" ${LINEA}/><path d="M-13-8h22M-13 2h26M-13 12h16" stroke="${INK}" stroke-width="5.5" fill="none"/>`,
]

const estacion = (i: number, x: number, y: number, escala = 1) =>
  `<g transform="translate(${x} ${y}) scale(${escala})">${ESTACIONES[i]}</g>`
const camino = (d: string, resto = LINEA) => `<path d="${d}" ${resto}/>`
const punta = (x: number, y: number, grados: number, color: string = INK) =>
  `<path d="M-6-5 0 0-6 5" transform="translate(${x} ${y}) rotate(${grados})" fill="none" stroke="${color}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`
const cruz = (d: string) => `<path d="${d}" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`
const letrero = (x: number, y: number, cuerpo: number, texto: string, resto = 'text-anchor="middle"') =>
  `<text x="${x}" y="${y}" font-size="${cuerpo}" font-weight="600" fill="${INK}" ${resto} ${TEXTO}>${texto}</text>`

const wrap = (caja: string, dicho: string, piezas: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${caja}" role="img" aria-label="${dicho}">${piezas.join('')}</svg>`

/** Beside two sentences: at the entry of the survey, in mails and on paper. */
export function drawCaminoChico(): string {
  const x = [26, 79.6, 133.2, 186.8, 240.4, 294]
  const rotulos = ['Tú', 'Sin nombre', 'Tu grupo', 'La suma', 'El cierre', 'El informe']
  const tramos = 'M39 26H58.6M100.6 26H112.2M154.2 26H165.8M207.8 26H219.4M261.4 26H279'
  return wrap('0 0 320 114', DICHO_DEL_CAMINO, [
    camino(tramos),
    ...x.map((lugar, i) => estacion(i, lugar, 26, 0.62)),
    ...rotulos.flatMap((rotulo, i) =>
      rotulo.split(' ').map((palabra, n) => letrero(x[i]!, 62 + 15 * n, 13, palabra)),
    ),
    camino('M294 86v11a6 6 0 0 1-6 6H270M58 103H32a6 6 0 0 1-6-6V72M21 77l5-6 5 6'),
    cruz('M64 98l10 10M74 98l-10 10'),
    letrero(173, 107.5, 13, 'Del informe no se vuelve a ti'),
  ])
}

/** The page about anonymity on a phone: two rows, so that the report comes to stand under the phone. */
export function drawCaminoMovil(): string {
  const lugares = [
    [53, 66, 'Tú'],
    [160, 66, 'Sin tu nombre'],
    [267, 66, 'Tu grupo'],
    [267, 222, 'La suma'],
    [160, 222, 'El cierre'],
    [53, 222, 'El informe'],
  ] as const
  return wrap('0 0 320 282', DICHO_ENTERO, [
    camino('M75 66H128M190 66H233M267 128V182M233 222H200M120 222H82'),
    punta(126, 66, 0),
    punta(231, 66, 0),
    punta(267, 182, 90),
    punta(198, 222, 180),
    punta(80, 222, 180),
    camino('M34 58C10 60 7 84 7 136S8 218 27 222', PUNTEADA),
    punta(27, 222, 12, TERRACOTTA),
    camino('M247 34H307V84', PUNTEADA),
    camino('M53 186V132M47 138l6-7 6 7'),
    cruz('M45 152l16 16M61 152l-16 16'),
    ...lugares.map(([x, y], i) => estacion(i, x, y)),
    ...lugares.map(([x, y, rotulo]) => letrero(x, y + 50, 15, rotulo)),
  ])
}

/** Across a page. Its words stand under it, as text: here are only those that belong to a line. */
export function drawCaminoAncho(): string {
  const x = [106, 319.6, 533.2, 746.8, 960.4, 1174]
  const aparte = 'paint-order="stroke" stroke-width="16" stroke-linejoin="round"'
  return wrap('0 0 1280 300', DICHO_ENTERO, [
    camino('M146 172H259.6M379.6 172H469.2M597.2 172H686.8M806.8 172H892.4M1028.4 172H1124'),
    ...[260.6, 470.2, 687.8, 893.4, 1125].map((lugar) => punta(lugar, 172, 0)),
    camino('M106 118C106 20 319.6 20 319.6 20H1114C1164 20 1174 60 1174 112', PUNTEADA),
    punta(1174, 114, 90, TERRACOTTA),
    letrero(
      640.8,
      26,
      18,
      'Tus palabras llegan como las escribes',
      `text-anchor="middle" stroke="${PAPER}" ${aparte}`,
    ),
    camino('M503.2 124H593.2V199', PUNTEADA),
    letrero(503.2, 106, 18, 'Una copia de antes del cierre', ''),
    camino('M1174 234v30a12 12 0 0 1-12 12H118a12 12 0 0 1-12-12V230M98 240l8-9 8 9'),
    letrero(532, 282, 20, 'Del informe no se vuelve a ti', `stroke="${PAPER}" ${aparte}`),
    `<rect x="482" y="262" width="44" height="28" fill="${PAPER}"/>`,
    cruz('M499 267l18 18M517 267l-18 18'),
    ...x.map((lugar, i) => estacion(i, lugar, 172, 1.5)),
  ])
}
