import type { Forma } from '../formas.ts'
import type { Grafica } from '../grafica.ts'
import { type Letra, wrapTexto } from '../letras.ts'
import type { Color } from '../paleta.ts'
import { at, type Figura, type Trazo } from '../trazos.ts'

/** Sets of people in rows, what they were asked in columns. */
export interface GraficaDeMatriz {
  encabezado: string
  columnas: { nombre: string; grupo: string }[]
  bloques: { nombre: string; filas: FilaDeMatriz[] }[]
}

export interface FilaDeMatriz {
  nombre: string
  personas: string
  celdas: CeldaDeMatriz[]
  /** The whole row is withheld, and why. */
  reservada?: string
}

export type CeldaDeMatriz =
  | { tipo: 'celda'; texto: string; fondo: Color; tinta: Color }
  | { tipo: 'oculta'; texto: string }

const NOMBRE: Letra = { tamano: 15, peso: 500 }
/** In two lines of one row. */
const NOMBRE_LARGO: Letra = { tamano: 13, peso: 500 }
const LINEA_DE_NOMBRE = 15
const CABEZA: Letra = { tamano: 13, peso: 500 }
const IZQUIERDA = 280
const FILA = 34
/** A figure with its decimal, and air beside it. */
const CELDA = 46
/** Heights of names over their columns, and lines of them that fit one. */
const ALTOS_DE_CABEZA = [150, 190, 230, 280]
const LINEAS_DE_CABEZA = 2
const LINEA = 16
const TITULO = 40

/** As a picture or on paper; on a screen the map is a table, whose cells can be reached one by one. */
function drawMatriz(grafica: GraficaDeMatriz): Figura {
  const { columnas, bloques } = grafica
  const ancho = 1 / columnas.length
  const wrapCabeza = (nombre: string, alto: number) => wrapTexto(nombre, CABEZA, alto - 16)
  const altoDeCabeza =
    ALTOS_DE_CABEZA.find((alto) =>
      columnas.every(({ nombre }) => wrapCabeza(nombre, alto).length <= LINEAS_DE_CABEZA),
    ) ?? ALTOS_DE_CABEZA.at(-1)!
  const trazos: Trazo[] = columnas.flatMap(({ nombre }, c) =>
    wrapCabeza(nombre, altoDeCabeza)
      .slice(0, LINEAS_DE_CABEZA)
      .map(
        (texto, l, lineas): Trazo => ({
          tipo: 'texto',
          x: at((c + 0.5) * ancho, (l - (lineas.length - 1) / 2) * LINEA + 4),
          y: altoDeCabeza - 10,
          texto,
          letra: CABEZA,
          color: 'ink',
          giro: -90,
        }),
      ),
  )
  trazos.push(
    {
      tipo: 'texto',
      x: at(0, -12),
      y: altoDeCabeza - 10,
      texto: 'Personas',
      letra: CABEZA,
      color: 'ink-2',
      ancla: 'end',
    },
    {
      tipo: 'rect',
      x: at(0, -IZQUIERDA),
      y: altoDeCabeza,
      ancho: at(0, IZQUIERDA),
      alto: 2,
      relleno: 'ink',
    },
    { tipo: 'rect', x: at(0), y: altoDeCabeza, ancho: at(1), alto: 2, relleno: 'ink' },
  )
  let y = altoDeCabeza + 4
  for (const { nombre, filas } of bloques) {
    if (nombre) {
      trazos.push({
        tipo: 'texto',
        x: at(0, -IZQUIERDA),
        y: y + 30,
        texto: nombre,
        letra: { tamano: 18, peso: 700, familia: 'display' },
        color: 'ink',
      })
      y += TITULO
    }
    for (const fila of filas) {
      trazos.push(...drawFila(fila, y, ancho))
      y += FILA
    }
  }
  return {
    alto: y + 4,
    izquierda: IZQUIERDA,
    derecha: 0,
    anchoMinimo: IZQUIERDA + columnas.length * CELDA,
    trazos,
  }
}

function drawFila({ nombre, personas, celdas, reservada }: FilaDeMatriz, y: number, ancho: number): Trazo[] {
  const centro = y + FILA / 2 + 5
  const enUna = wrapTexto(nombre, NOMBRE, IZQUIERDA - 60)
  const letra = enUna.length > 1 ? NOMBRE_LARGO : NOMBRE
  const lineas = enUna.length > 1 ? wrapTexto(nombre, letra, IZQUIERDA - 60).slice(0, 2) : enUna
  const trazos: Trazo[] = [
    ...lineas.map(
      (texto, l): Trazo => ({
        tipo: 'texto',
        x: at(0, -IZQUIERDA),
        y: centro + (l - (lineas.length - 1) / 2) * LINEA_DE_NOMBRE,
        texto,
        letra,
        color: 'ink',
      }),
    ),
    {
      tipo: 'texto',
      x: at(0, -12),
      y: centro,
      texto: personas,
      letra: { tamano: 13, peso: 400 },
      color: 'ink-2',
      ancla: 'end',
    },
  ]
  if (reservada !== undefined)
    return [
      ...trazos,
      ...drawTrama(0, 1, y),
      {
        tipo: 'texto',
        x: at(0, 14),
        y: centro,
        texto: reservada,
        letra: { tamano: 13, peso: 500 },
        color: 'ink-2',
        halo: 8,
      },
    ]
  celdas.forEach((celda, c) => {
    const x = c * ancho
    if (celda.tipo === 'oculta') trazos.push(...drawTrama(x, ancho, y))
    else
      trazos.push({ tipo: 'rect', x: at(x), y, ancho: at(ancho, -2), alto: FILA - 2, relleno: celda.fondo })
    trazos.push({
      tipo: 'texto',
      x: at(x + ancho / 2, -1),
      y: centro,
      texto: celda.texto,
      letra: { tamano: celda.tipo === 'oculta' ? 13 : 14, peso: 500 },
      color: celda.tipo === 'oculta' ? 'ink-2' : celda.tinta,
      ancla: 'middle',
      ...(celda.tipo === 'oculta' ? { halo: 5 } : {}),
    })
  })
  return trazos
}

/** Hidden on purpose: hatched, never empty. */
const drawTrama = (x: number, ancho: number, y: number): Trazo[] => [
  { tipo: 'rect', x: at(x), y, ancho: at(ancho, -2), alto: FILA - 2, relleno: 'sand' },
  {
    tipo: 'linea',
    x1: at(x),
    y1: y + FILA / 2 - 1,
    x2: at(x + ancho),
    y2: y + FILA / 2 - 1,
    borde: { color: 'sand-3', grueso: FILA - 2, guiones: '1.5 4.5' },
  },
]

export const createGraficaDeMatriz = (grafica: GraficaDeMatriz): Grafica => ({
  draw: (_: Forma) => drawMatriz(grafica),
  getAlto: () => drawMatriz(grafica).alto,
  get tabla() {
    return {
      encabezados: [grafica.encabezado, 'Personas', ...grafica.columnas.map(({ nombre }) => nombre)],
      filas: grafica.bloques.flatMap(({ filas }) =>
        filas.map(({ nombre, personas, celdas, reservada }) => [
          nombre,
          personas,
          ...(reservada === undefined
            ? celdas.map(({ texto }) => texto)
            : grafica.columnas.map(() => reservada)),
        ]),
      ),
    }
  },
})
