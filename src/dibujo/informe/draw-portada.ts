import { contours } from 'd3-contour'
import type { Pelota } from '#domain/informe/informe.ts'
import { isAlMenos, UMBRAL_DE_SATISFACCION } from '#domain/resultados/bandas.ts'
import { at, type Figura, type Trazo } from '../trazos.ts'

/** The field is worked out on a grid this fine, in cells of this many pixels. */
const CELDA = 12
const LINEAS = 24
const RADIO = { menor: 15, mayor: 34, sola: 110 }

interface Puesta {
  pelota: Pelota
  x: number
  y: number
  radio: number
}

/**
 * The weather map of a round: each group a ball, as large as its people, and lines that join what is equally
 * satisfied, amber from 75 on. A withheld group has no place in it.
 */
export function drawPortada(
  pelotas: Pelota[],
  ancho: number,
  alto: number,
  { lineas = LINEAS } = {},
): Figura {
  const puestas = placePelotas(pelotas, ancho, alto)
  return {
    alto,
    izquierda: 0,
    derecha: 0,
    trazos: [
      { tipo: 'rect', x: at(0), y: 0, ancho: at(0, ancho), alto, relleno: 'sand' },
      ...drawLineas(puestas, ancho, alto, lineas),
      ...puestas.flatMap(drawPelota),
    ],
  }
}

/** Along a spiral from the middle, the most satisfied first: what is alike stands together. */
function placePelotas(pelotas: Pelota[], ancho: number, alto: number): Puesta[] {
  const conCifra = pelotas
    .filter(({ valor }) => valor !== null)
    .sort((a, b) => b.valor! - a.valor! || a.codigo.localeCompare(b.codigo))
  const [una] = conCifra
  if (una && conCifra.length === 1)
    return [{ pelota: una, x: ancho * 0.5, y: alto * 0.48, radio: RADIO.sola }]
  const mayor = Math.max(1, ...conCifra.map(({ personas }) => personas))
  return conCifra.map((pelota, i) => {
    const lejos = Math.sqrt((i + 0.35) / conCifra.length)
    const angulo = i * 2.39996 - 0.9
    return {
      pelota,
      x: ancho * (0.58 + 0.42 * lejos * Math.cos(angulo) * 0.92),
      y: alto * (0.42 + 0.44 * lejos * Math.sin(angulo) * 0.92),
      radio: RADIO.menor + (RADIO.mayor - RADIO.menor) * Math.sqrt(pelota.personas / mayor),
    }
  })
}

function drawLineas(puestas: Puesta[], ancho: number, alto: number, lineas: number): Trazo[] {
  if (puestas.length === 0) return []
  const columnas = Math.ceil(ancho / CELDA) + 2
  const filas = Math.ceil(alto / CELDA) + 2
  const campo = Array.from({ length: columnas * filas }, (_, i) =>
    computeCampo(puestas, (i % columnas) * CELDA, Math.floor(i / columnas) * CELDA),
  )
  const valores = puestas.map(({ pelota }) => pelota.valor!)
  const [menor, mayor] = [Math.min(...valores), Math.max(...valores)]
  const paso = Math.max(0.25, (mayor - menor) / lineas)
  const niveles = Array.from({ length: lineas - 1 }, (_, i) => menor + paso * (i + 1))
  const draw = contours().size([columnas, filas]).smooth(true)
  const toCamino = (nivel: number) =>
    draw
      .contour(campo, nivel)
      .coordinates.flat()
      .map((anillo) => anillo.map(([x, y]) => `${round(x! * CELDA)} ${round(y! * CELDA)}`).join('L'))
      .map((puntos) => `M${puntos}Z`)
      .join('')
  const amparo = toCamino(UMBRAL_DE_SATISFACCION)
  const orilla = draw
    .contour(campo, UMBRAL_DE_SATISFACCION)
    .coordinates.flat(2)
    .map(([x, y]) => ({ x: x! * CELDA, y: y! * CELDA }))
  const caminos = [
    ...(amparo ? [createCamino(amparo, { relleno: 'amber' })] : []),
    ...niveles.map((nivel) =>
      createCamino(toCamino(nivel), { borde: { color: 'line-strong', grueso: 0.75 } }),
    ),
    ...(amparo ? [createCamino(amparo, { borde: { color: 'ink', grueso: 2.5 } })] : []),
  ].filter(({ d }) => d !== '')
  return [...caminos, ...drawRotulo(orilla, puestas, ancho, alto)]
}

/** "75" on its line, where it is farthest from every ball and from the edges. */
function drawRotulo(
  orilla: { x: number; y: number }[],
  puestas: Puesta[],
  ancho: number,
  alto: number,
): Trazo[] {
  const lejania = ({ x, y }: { x: number; y: number }) =>
    Math.min(
      x - 30,
      ancho - 30 - x,
      y - 24,
      alto - 24 - y,
      ...puestas.map((p) => Math.hypot(p.x - x, p.y - y) - p.radio - 22),
    )
  const lugar = orilla.toSorted((a, b) => lejania(b) - lejania(a))[0]
  if (!lugar || lejania(lugar) < 0) return []
  return [
    { tipo: 'rect', x: at(0, lugar.x - 16), y: lugar.y - 12, ancho: at(0, 32), alto: 24, relleno: 'ink' },
    {
      tipo: 'texto',
      x: at(0, lugar.x),
      y: lugar.y + 5,
      texto: String(UMBRAL_DE_SATISFACCION),
      letra: { tamano: 14, peso: 700 },
      color: 'paper',
      ancla: 'middle',
    },
  ]
}

/** By the inverse of the distance, so that the field passes through every group's own figure. */
function computeCampo(puestas: Puesta[], x: number, y: number): number {
  let suma = 0
  let pesos = 0
  for (const puesta of puestas) {
    const peso = 1 / ((x - puesta.x) ** 2 + (y - puesta.y) ** 2 + 400) ** 1.6
    suma += peso * puesta.pelota.valor!
    pesos += peso
  }
  return suma / pesos
}

const round = (valor: number) => Math.round(valor * 10) / 10

const createCamino = (d: string, como: Pick<Trazo & { tipo: 'camino' }, 'relleno' | 'borde'>) => ({
  tipo: 'camino' as const,
  x: at(0),
  y: 0,
  d,
  ...como,
})

function drawPelota({ pelota, x, y, radio }: Puesta): Trazo[] {
  const llena = isAlMenos(pelota.valor!, UMBRAL_DE_SATISFACCION)
  return [
    {
      tipo: 'circulo',
      x: at(0, x),
      y,
      radio,
      relleno: llena ? 'ink' : 'paper',
      borde: { color: 'ink', grueso: 2 },
    },
    {
      tipo: 'texto',
      x: at(0, x),
      y: y + (radio === RADIO.sola ? 17 : 5),
      texto: pelota.codigo,
      letra: radio === RADIO.sola ? { tamano: 50, peso: 700, familia: 'display' } : { tamano: 15, peso: 700 },
      color: llena ? 'paper' : 'ink',
      ancla: 'middle',
    },
  ]
}
