import { TRAMA } from './formas.ts'
import type { Grafica } from './grafica.ts'
import { type Letra, measureTexto, wrapTexto } from './letras.ts'
import type { Color } from './paleta.ts'
import { at, BORDE_DE_RESERVA, CANDADO, type Figura, type Trazo } from './trazos.ts'

/** A chart with all that its picture says. */
export interface Lamina {
  titulo: string
  /** The subject of the chart, under its title. */
  texto?: string
  /** A warning, after the text. */
  aviso?: string
  /** The figure for the whole chart with the colour that goes with it, or why there is none. */
  total?: TotalDeLamina | null
  grafica: Grafica
  /** Heads the right edge of the chart. */
  encabezadoDeDiferencia?: string
  /** Meanings of the colours. The picture always says it; the page where nothing else does. */
  leyenda?: readonly EntradaDeLeyenda[]
  /** The divisor of the figures, and the people behind them. */
  base: string
  /** Name of the picture's file, and the line at its foot that says where the figures come from. */
  archivo: string
  fuente: string
}

export type TotalDeLamina =
  | { tipo: 'cifra'; texto: string; color: Color }
  | { tipo: 'reservado' | 'alPublicar'; texto: string }

export interface EntradaDeLeyenda {
  color: Color
  texto: string
  /** The thing that the colour stands for is not shown. */
  reservada?: boolean
  /** Lines of the colour on sand, as in the bars. */
  trama?: boolean
}

/** The words beside a colour. */
export const formatEntrada = ({ texto, reservada }: EntradaDeLeyenda) =>
  reservada ? `${texto}: se reserva` : texto

const ANCHO = 1104
const MARGEN = 48

const TITULO: Letra = { tamano: 32, peso: 700, familia: 'display' }
const TEXTO: Letra = { tamano: 17, peso: 400 }
const TOTAL: Letra = { tamano: 38, peso: 700, familia: 'display' }
const MENOR: Letra = { tamano: 15, peso: 500 }
const PIE: Letra = { tamano: 14, peso: 400 }

/** The picture that stands alone: title, chart, what its colours mean, its base and where it comes from. */
export function drawLamina(lamina: Lamina): Figura & { ancho: number } {
  const { grafica, leyenda = [], base, fuente } = lamina
  const figura = grafica.draw('ancha')
  const izquierda = at(0, -figura.izquierda)
  const derecha = at(1, figura.derecha)
  const trazos: Trazo[] = []
  const write = (texto: string, y: number, letra: Letra, color: Color, x = izquierda) =>
    trazos.push({ tipo: 'texto', x, y, texto, letra, color, ...(x === derecha ? { ancla: 'end' } : {}) })

  let y = MARGEN
  for (const linea of wrapTexto(lamina.titulo, TITULO, ANCHO - 260)) {
    write(linea, y + 28, TITULO, 'ink')
    y += 38
  }
  for (const linea of wrapTexto([lamina.texto, lamina.aviso].filter(Boolean).join(' '), TEXTO, ANCHO - 220)) {
    write(linea, y + 18, TEXTO, 'ink-2')
    y += 24
  }
  y = Math.max(y, MARGEN + 40)
  if (lamina.total) trazos.push(...drawTotal(lamina.total, y, figura.derecha))
  if (lamina.encabezadoDeDiferencia)
    write(lamina.encabezadoDeDiferencia, y - 2, { ...MENOR, peso: 600 }, 'ink', derecha)
  y += 12
  trazos.push({
    tipo: 'linea',
    x1: izquierda,
    y1: y,
    x2: at(0),
    y2: y,
    borde: { color: 'ink', grueso: 2 },
  })
  trazos.push({ tipo: 'rect', x: at(0), y: y - 1, ancho: at(1, figura.derecha), alto: 2, relleno: 'ink' })
  y += 8
  for (const fila of splitLeyenda(leyenda)) {
    let x = -figura.izquierda
    for (const { ancho, ...entrada } of fila) {
      const relleno = entrada.reservada
        ? { borde: BORDE_DE_RESERVA }
        : { relleno: entrada.trama ? ('sand' as const) : entrada.color }
      trazos.push({ tipo: 'rect', x: at(0, x), y: y + 12, ancho: at(0, 20), alto: 14, ...relleno })
      if (entrada.trama)
        trazos.push({
          tipo: 'linea',
          x1: at(0, x),
          y1: y + 19,
          x2: at(0, x + 20),
          y2: y + 19,
          borde: { color: entrada.color, grueso: 14, guiones: TRAMA },
        })
      write(formatEntrada(entrada), y + 24, MENOR, 'ink', at(0, x + 28))
      x += ancho
    }
    y += 28
  }
  if (leyenda.length > 0) y += 10
  trazos.push(...figura.trazos.map((trazo) => moveTrazo(trazo, y)))
  y += figura.alto + 14
  for (const linea of wrapTexto(base, PIE, ANCHO)) {
    write(linea, y + 14, PIE, 'ink-2')
    y += 21
  }
  write(fuente, y + 14, PIE, 'ink-3')
  return {
    ancho: Math.max(ANCHO, figura.anchoMinimo ?? 0) + 2 * MARGEN,
    alto: Math.ceil(y + 20 + MARGEN),
    izquierda: figura.izquierda + MARGEN,
    derecha: figura.derecha + MARGEN,
    trazos,
  }
}

function drawTotal(total: TotalDeLamina, y: number, derecha: number): Trazo[] {
  const fin = (px: number) => at(1, derecha - px)
  if (total.tipo === 'cifra') {
    const texto = `${total.texto} %`
    const ancho = measureTexto(texto, TOTAL)
    return [
      { tipo: 'texto', x: fin(0), y, texto, letra: TOTAL, color: 'ink', ancla: 'end' },
      { tipo: 'rect', x: fin(ancho + 26), y: y - 32, ancho: at(0, 10), alto: 34, relleno: total.color },
    ]
  }
  const letra: Letra = { tamano: 15, peso: 600 }
  const conCandado = total.tipo === 'reservado'
  const ancho = measureTexto(total.texto, letra) + (conCandado ? 56 : 28)
  return [
    {
      tipo: 'rect',
      x: fin(ancho),
      y: y - 34,
      ancho: at(0, ancho),
      alto: 38,
      borde: BORDE_DE_RESERVA,
    },
    ...(conCandado
      ? [
          {
            tipo: 'camino' as const,
            x: fin(ancho - 14),
            y: y - 25,
            d: CANDADO,
            borde: { color: 'ink' as const, grueso: 1.8 },
          },
        ]
      : []),
    { tipo: 'texto', x: fin(14), y: y - 10, texto: total.texto, letra, color: 'ink', ancla: 'end' },
  ]
}

function moveTrazo(trazo: Trazo, dy: number): Trazo {
  return trazo.tipo === 'linea'
    ? { ...trazo, y1: trazo.y1 + dy, y2: trazo.y2 + dy }
    : { ...trazo, y: trazo.y + dy }
}

function splitLeyenda(leyenda: readonly EntradaDeLeyenda[]) {
  const filas: (EntradaDeLeyenda & { ancho: number })[][] = []
  let lleno = Number.POSITIVE_INFINITY
  for (const entrada of leyenda) {
    const ancho = 28 + measureTexto(formatEntrada(entrada), MENOR) + 24
    if (lleno + ancho > ANCHO) {
      filas.push([])
      lleno = 0
    }
    lleno += ancho
    filas.at(-1)?.push({ ...entrada, ancho })
  }
  return filas
}
