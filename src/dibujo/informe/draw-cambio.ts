import type { SeccionCambio, Veredicto } from '#domain/informe/informe.ts'
import { type Letra, wrapTexto } from '../letras.ts'
import type { Color } from '../paleta.ts'
import { formatDiferencia, formatPorcentaje } from '../resultados/cifras.ts'
import { at, type Figura, type Trazo, type X } from '../trazos.ts'

const COLUMNAS = { nombre: 200, antes: 258, ahora: 312, izquierda: 330, derecha: 128 }
const CABEZA = 30
/** Height of a row whose name is no higher. */
const FILA = 38
const LINEA = 16
const LETRAS_DE_CABEZA: Letra[] = [
  { tamano: 13, peso: 400 },
  { tamano: 13, peso: 700 },
]
/** Width of the name of a round over its figures. */
const RONDA = 50
const NOMBRE: Letra = { tamano: 14, peso: 400 }
const CIFRA: Letra = { tamano: 14, peso: 400 }
const COLOR: Record<Veredicto, Color> = { Sube: 'pine', Baja: 'danger', 'Sin cambio claro': 'ink-2' }

/**
 * Each difference as a point with its interval; what touches zero is not said to have changed. Rows that stand on several
 * sheets share the scale of all of them.
 */
export function drawCambio(
  filas: SeccionCambio['filas'],
  periodoAntes: string,
  periodo: string,
  todas = filas,
): Figura {
  const limite = Math.max(
    10,
    ...todas.flatMap(({ cambio }) => [Math.abs(cambio.desde), Math.abs(cambio.hasta)]),
  )
  const tope = Math.ceil(limite / 10) * 10
  const toX = (puntos: number, px = 0) => at((puntos + tope) / (2 * tope), px)
  const rondas = [periodoAntes, periodo].map((cual, i) => wrapTexto(cual, LETRAS_DE_CABEZA[i]!, RONDA))
  const cabeza = CABEZA + (Math.max(...rondas.map(({ length }) => length)) - 1) * LINEA
  const trazos = drawCabeza(rondas as [string[], string[]], tope, toX)
  let y = cabeza
  for (const fila of filas) {
    const lineas = wrapTexto(fila.nombre, NOMBRE, COLUMNAS.nombre)
    const alto = Math.max(FILA, lineas.length * LINEA + 10)
    trazos.push(...drawFila(fila, lineas, y, alto, toX))
    y += alto
  }
  return {
    alto: y + 4,
    izquierda: COLUMNAS.izquierda,
    derecha: COLUMNAS.derecha,
    trazos: [
      ...trazos,
      {
        tipo: 'linea',
        x1: toX(0),
        y1: cabeza - 4,
        x2: toX(0),
        y2: y,
        borde: { color: 'ink', grueso: 2 },
      },
    ],
  }
}

const desdeIzquierda = (px: number) => at(0, px - COLUMNAS.izquierda)
const derecha = at(1, COLUMNAS.derecha)

function drawCabeza([antes, ahora]: [string[], string[]], tope: number, toX: (puntos: number) => X): Trazo[] {
  const escrito = (x: X, texto: string, peso: 400 | 700, ancla: 'middle' | 'end', linea = 0): Trazo => ({
    tipo: 'texto',
    x,
    y: 15 + linea * LINEA,
    texto,
    letra: { tamano: 13, peso },
    color: 'ink-2',
    ancla,
  })
  return [
    ...antes.map((texto, i) => escrito(desdeIzquierda(COLUMNAS.antes), texto, 400, 'end', i)),
    ...ahora.map((texto, i) => escrito(desdeIzquierda(COLUMNAS.ahora), texto, 700, 'end', i)),
    ...[-tope, -tope / 2, 0, tope / 2, tope].map((puntos) =>
      escrito(
        toX(puntos),
        puntos > 0 ? `+${puntos}` : puntos < 0 ? `−${-puntos}` : '0',
        puntos === 0 ? 700 : 400,
        'middle',
      ),
    ),
    escrito(derecha, 'Qué pasó', 400, 'end'),
  ]
}

function drawFila(
  { antes, ahora, cambio }: SeccionCambio['filas'][number],
  lineas: string[],
  y: number,
  alto: number,
  toX: (puntos: number, px?: number) => X,
): Trazo[] {
  const centro = y + alto / 2
  const color = COLOR[cambio.veredicto]
  const primera = centro + 5 - ((lineas.length - 1) * LINEA) / 2
  const escrito = (x: X, dy: number, texto: string, letra: Letra, tinta: Color, ancla?: 'end'): Trazo => ({
    tipo: 'texto',
    x,
    y: centro + dy,
    texto,
    letra,
    color: tinta,
    ...(ancla ? { ancla } : {}),
  })
  return [
    {
      tipo: 'linea',
      x1: desdeIzquierda(0),
      y1: y,
      x2: desdeIzquierda(COLUMNAS.izquierda),
      y2: y,
      borde: { color: 'line', grueso: 1 },
    },
    { tipo: 'rect', x: at(0), y: y - 0.5, ancho: at(1, COLUMNAS.derecha), alto: 1, relleno: 'line' },
    ...lineas.map(
      (texto, i): Trazo => ({
        tipo: 'texto',
        x: desdeIzquierda(0),
        y: primera + i * LINEA,
        texto,
        letra: NOMBRE,
        color: 'ink',
      }),
    ),
    escrito(desdeIzquierda(COLUMNAS.antes), 5, formatPorcentaje(antes), CIFRA, 'ink-2', 'end'),
    escrito(
      desdeIzquierda(COLUMNAS.ahora),
      5,
      formatPorcentaje(ahora),
      { ...CIFRA, peso: 700 },
      'ink',
      'end',
    ),
    {
      tipo: 'rect',
      x: toX(cambio.desde),
      y: centro - 2,
      ancho: at(toX(cambio.hasta).parte - toX(cambio.desde).parte),
      alto: 4,
      relleno: color,
    },
    { tipo: 'circulo', x: toX(cambio.puntos), y: centro, radio: 6, relleno: color },
    escrito(derecha, -1, cambio.veredicto, { tamano: 13, peso: 700 }, color, 'end'),
    escrito(derecha, 14, formatDiferencia(cambio.puntos).texto, { tamano: 12, peso: 400 }, 'ink-2', 'end'),
  ]
}
