import { createEscala, type Escala } from '../escala.ts'
import { ANCHO_MINIMO, type Forma } from '../formas.ts'
import type { Grafica } from '../grafica.ts'
import { type Letra, measureTexto, wrapTexto } from '../letras.ts'
import type { Color } from '../paleta.ts'
import { at, type Figura, type Trazo, type X } from '../trazos.ts'
import {
  type FilaDeIntervalo,
  type GraficaDeIntervalos,
  PALABRAS_DE_VEREDICTO,
  type Veredicto,
} from './grafica-de-intervalos.ts'

const NOMBRE: Letra = { tamano: 16, peso: 500 }
const CHICA: Letra = { tamano: 13, peso: 400 }
const ROTULO: Letra = { tamano: 13, peso: 600 }
const VEREDICTO: Letra = { tamano: 15, peso: 600 }
const LINEA = 20
const LINEA_CHICA = 17

const COLOR_DE_VEREDICTO: Record<Veredicto, Color> = {
  sube: 'pine',
  baja: 'danger',
  sinCambio: 'ink-2',
}
const SENALES: Record<Veredicto, string> = {
  sube: 'M6 0 12 11H0z',
  baja: 'M0 0H12L6 11z',
  sinCambio: 'M0 4H12V7H0z',
}

/** Where the columns end, from the left of the plot; and how much stands at its right. */
const COLUMNAS = {
  ancha: { nombre: 268, antes: 60, ahora: 60, aire: 28, diferencia: 126, veredicto: 172 },
  media: { nombre: 176, antes: 52, ahora: 52, aire: 18, diferencia: 118, veredicto: 0 },
} as const

interface Medidas {
  forma: Forma
  izquierda: number
  derecha: number
  escala: Escala
  filas: { y: number; alto: number; nombre: string[]; nota: string[] }[]
  fin: number
}

const CABEZA = 44

function computeMedidas({ filas }: GraficaDeIntervalos, forma: Forma): Medidas {
  const encima = forma === 'angosta'
  const columnas = encima ? null : COLUMNAS[forma]
  const izquierda = columnas ? columnas.nombre + columnas.antes + columnas.ahora + columnas.aire : 6
  const derecha = columnas ? columnas.diferencia + columnas.veredicto : 6
  const valores = filas.flatMap(({ diferencia }) =>
    diferencia.tipo === 'intervalo' ? [diferencia.desde, diferencia.hasta] : [],
  )
  const escala = createEscala(valores.length > 0 ? valores : [-10, 10], encima ? 4 : 6, true)
  const anchoDeNombre = columnas ? columnas.nombre - 12 : ANCHO_MINIMO.angosta - 130
  let y = encima ? 26 : CABEZA
  const medidas = filas.map(({ nombre, nota }) => {
    const lineas = wrapTexto(nombre, NOMBRE, anchoDeNombre)
    const notas = nota ? wrapTexto(nota, CHICA, anchoDeNombre) : []
    const rotulo = lineas.length * LINEA + notas.length * LINEA_CHICA
    const alto = encima ? rotulo + 76 : Math.max(50, rotulo + 14)
    const fila = { y, alto, nombre: lineas, nota: notas }
    y += alto
    return fila
  })
  return { forma, izquierda, derecha, escala, filas: medidas, fin: y }
}

function drawIntervalos(grafica: GraficaDeIntervalos, forma: Forma): Figura {
  const medidas = computeMedidas(grafica, forma)
  const { izquierda, derecha, filas, fin } = medidas
  return {
    alto: Math.ceil(fin) + 2,
    izquierda,
    derecha,
    cortes: filas.map(({ y }) => y),
    trazos: [
      ...drawCabeza(grafica, medidas),
      ...grafica.filas.flatMap((fila, i) => drawFila(fila, filas[i]!, grafica, medidas)),
    ],
  }
}

const formatMarca = (marca: number) => (marca > 0 ? `+${marca}` : marca < 0 ? `−${-marca}` : '0')

function drawCabeza({ encabezado, antes, ahora }: GraficaDeIntervalos, medidas: Medidas): Trazo[] {
  const { forma, izquierda, derecha, escala } = medidas
  const y = forma === 'angosta' ? 16 : CABEZA - 12
  const marcas = escala.marcas.map(
    (marca): Trazo => ({
      tipo: 'texto',
      x: escala.at(marca),
      y,
      texto: formatMarca(marca),
      letra: { tamano: 13, peso: 500 },
      color: 'ink-3',
      ancla: 'middle',
    }),
  )
  const raya = drawRaya(forma === 'angosta' ? 25 : CABEZA - 1, izquierda, derecha, 'ink', 2)
  if (forma === 'angosta') return [...marcas, ...raya]
  const columnas = COLUMNAS[forma]
  const write = (x: X, texto: string, dy = 0, fin = true): Trazo => ({
    tipo: 'texto',
    x,
    y: y + dy,
    texto,
    letra: ROTULO,
    color: 'ink-2',
    ...(fin ? { ancla: 'end' } : {}),
  })
  const finDeAhora = -columnas.aire
  return [
    ...marcas,
    ...raya,
    write(at(0, -izquierda), encabezado, 0, false),
    write(at(0, finDeAhora - columnas.ahora), antes),
    write(at(0, finDeAhora), ahora),
    write(at(1, columnas.diferencia), 'Diferencia', -16),
    write(at(1, columnas.diferencia), 'en puntos'),
    ...(columnas.veredicto > 0 ? [write(at(1, columnas.diferencia + 24), 'Qué pasó', 0, false)] : []),
  ]
}

/** Over the whole width: at both sides of the plot and across it. */
function drawRaya(y: number, izquierda: number, derecha: number, color: Color, grueso: number): Trazo[] {
  return [
    {
      tipo: 'rect',
      x: at(0, -izquierda),
      y: y - grueso / 2,
      ancho: at(0, izquierda),
      alto: grueso,
      relleno: color,
    },
    { tipo: 'rect', x: at(0), y: y - grueso / 2, ancho: at(1, derecha), alto: grueso, relleno: color },
  ]
}

function drawFila(
  fila: FilaDeIntervalo,
  { y, alto, nombre, nota }: Medidas['filas'][number],
  { antes, ahora }: GraficaDeIntervalos,
  medidas: Medidas,
): Trazo[] {
  const { forma, izquierda, derecha, escala } = medidas
  const encima = forma === 'angosta'
  const altoDeRotulo = nombre.length * LINEA + nota.length * LINEA_CHICA
  const arriba = y + (encima ? 10 : (alto - altoDeRotulo) / 2)
  const [y1, y2] = encima ? [arriba + altoDeRotulo + 4, arriba + altoDeRotulo + 36] : [y, y + alto]
  const centro = (y1 + y2) / 2
  const rotulo: Trazo[] = nombre.map((texto, i) => ({
    tipo: 'texto',
    x: at(0, -izquierda),
    y: arriba + 15 + i * LINEA,
    texto,
    letra: NOMBRE,
    color: 'ink',
  }))
  nota.forEach((texto, i) => {
    rotulo.push({
      tipo: 'texto',
      x: at(0, -izquierda),
      y: arriba + nombre.length * LINEA + 12 + i * LINEA_CHICA,
      texto,
      letra: CHICA,
      color: 'ink-2',
    })
  })
  return [
    // Words in place of an interval stand on no line.
    ...(fila.diferencia.tipo === 'sinIntervalo' ? [] : escala.marcas).map(
      (marca): Trazo => ({
        tipo: 'linea',
        x1: escala.at(marca),
        y1,
        x2: escala.at(marca),
        y2,
        borde: marca === 0 ? { color: 'ink', grueso: 2 } : { color: 'line', grueso: 1 },
      }),
    ),
    ...rotulo,
    ...drawFiguras(fila, encima ? y2 + 18 : centro + 5, { antes, ahora }, medidas),
    ...drawDiferencia(fila, centro, arriba + 15, encima ? y2 + 18 : centro, medidas),
    ...drawRaya(y + alto - 0.5, izquierda, derecha, 'line', 1),
  ]
}

function drawFiguras(
  { antes, ahora }: FilaDeIntervalo,
  y: number,
  rotulos: { antes: string; ahora: string },
  { forma, izquierda }: Medidas,
): Trazo[] {
  if (forma === 'angosta') {
    const primero = `${rotulos.antes}  ${antes}`
    const letra: Letra = { tamano: 15, peso: 400 }
    return [
      { tipo: 'texto', x: at(0, -izquierda), y, texto: primero, letra, color: 'ink-2' },
      ...(ahora
        ? [
            {
              tipo: 'texto' as const,
              x: at(0, -izquierda + measureTexto(primero, letra) + 18),
              y,
              texto: `${rotulos.ahora}  ${ahora}`,
              letra: { tamano: 15, peso: 600 } as const,
              color: 'ink' as const,
            },
          ]
        : []),
    ]
  }
  const { ahora: columna, aire } = COLUMNAS[forma]
  return [
    {
      tipo: 'texto',
      x: at(0, -aire - columna),
      y,
      texto: antes,
      letra: { tamano: 16, peso: 400 },
      color: 'ink-2',
      ancla: 'end',
    },
    {
      tipo: 'texto',
      x: at(0, -aire),
      y,
      texto: ahora,
      letra: { tamano: 16, peso: 600 },
      color: 'ink',
      ancla: 'end',
    },
  ]
}

function drawDiferencia(
  { diferencia }: FilaDeIntervalo,
  centro: number,
  yDelNombre: number,
  yDeFiguras: number,
  { forma, derecha, escala }: Medidas,
): Trazo[] {
  if (diferencia.tipo === 'alPublicar') return []
  if (diferencia.tipo === 'sinIntervalo')
    return [
      {
        tipo: 'texto',
        x: at(0, 10),
        y: centro + 5,
        texto: diferencia.texto,
        letra: { tamano: 15, peso: 500 },
        color: 'ink-2',
        halo: 7,
      },
    ]
  const { puntos, desde, hasta, veredicto, texto, rango } = diferencia
  const color = COLOR_DE_VEREDICTO[veredicto]
  const palabra = PALABRAS_DE_VEREDICTO[veredicto]
  const fuerte: Letra = { tamano: 18, peso: veredicto === 'sinCambio' ? 500 : 700 }
  const dibujo: Trazo[] = [
    {
      tipo: 'linea',
      x1: escala.at(desde),
      y1: centro,
      x2: escala.at(hasta),
      y2: centro,
      borde: { color, grueso: 4 },
    },
    {
      tipo: 'circulo',
      x: escala.at(puntos),
      y: centro,
      radio: 8,
      relleno: color,
      borde: { color: 'paper', grueso: 2 },
    },
  ]
  const write = (x: X, y: number, que: string, letra: Letra, tinta: Color): Trazo => ({
    tipo: 'texto',
    x,
    y,
    texto: que,
    letra,
    color: tinta,
    ancla: 'end',
  })
  const drawVeredicto = (x: X, y: number, fin: boolean): Trazo[] => {
    const inicio = fin ? { ...x, px: x.px - measureTexto(palabra, VEREDICTO) - 20 } : x
    return [
      { tipo: 'camino', x: inicio, y: y - 10, d: SENALES[veredicto], relleno: color },
      { tipo: 'texto', x: { ...inicio, px: inicio.px + 20 }, y, texto: palabra, letra: VEREDICTO, color },
    ]
  }
  if (forma === 'angosta')
    return [
      ...dibujo,
      ...drawVeredicto(at(1, derecha), yDelNombre, true),
      write(at(1, derecha), yDeFiguras, texto, fuerte, color),
    ]
  const { diferencia: columna, veredicto: columnaDeVeredicto } = COLUMNAS[forma]
  return [
    ...dibujo,
    write(at(1, columna), centro - 1, texto, fuerte, color),
    ...(columnaDeVeredicto > 0
      ? [
          write(at(1, columna), centro + 16, rango, CHICA, 'ink-2'),
          ...drawVeredicto(at(1, columna + 24), centro + 5, false),
        ]
      : [write(at(1, columna), centro + 16, palabra, ROTULO, color)]),
  ]
}

export const createGraficaDeIntervalos = (grafica: GraficaDeIntervalos): Grafica => ({
  draw: (forma) => drawIntervalos(grafica, forma),
  getAlto: (forma) => Math.ceil(computeMedidas(grafica, forma).fin) + 2,
  get tabla() {
    return {
      encabezados: [
        grafica.encabezado,
        grafica.antes,
        grafica.ahora,
        'Diferencia en puntos',
        'Margen de 95 %',
        'Qué pasó',
      ],
      filas: grafica.filas.map(({ nombre, nota, antes, ahora, diferencia }) => [
        nota ? `${nombre}, ${nota}` : nombre,
        antes,
        ahora,
        ...(diferencia.tipo === 'intervalo'
          ? [diferencia.texto, diferencia.rango, PALABRAS_DE_VEREDICTO[diferencia.veredicto]]
          : ['', '', diferencia.texto]),
      ]),
    }
  },
})
