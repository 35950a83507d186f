import { ANCHO_MINIMO, type Forma, TRAMA } from '../formas.ts'
import type { Grafica } from '../grafica.ts'
import { type Letra, measureTexto, wrapTexto } from '../letras.ts'
import { at, type Figura, type Trazo } from '../trazos.ts'
import type { FilaDePilas, GraficaDePilas } from './grafica-de-pilas.ts'

const NOMBRE: Letra = { tamano: 16, peso: 500 }
const NOTA: Letra = { tamano: 13, peso: 400 }
const MARCA: Letra = { tamano: 13, peso: 600 }
const NUMERO: Letra = { tamano: 17, peso: 700, familia: 'display' }
const VALOR: Letra = { tamano: 20, peso: 700, familia: 'display' }
const LINEA = 21
/** Narrower parts have no room for their figure. */
const MINIMO_CON_CIFRA = 7.5

const LADOS = {
  ancha: { izquierda: 480, derecha: 104, sangria: 44 },
  media: { izquierda: 300, derecha: 96, sangria: 36 },
  angosta: { izquierda: 0, derecha: 0, sangria: 32 },
}

interface Medidas {
  forma: Forma
  filas: { y: number; alto: number; nombre: string[] }[]
  fin: number
}

function computeMedidas({ filas }: GraficaDePilas, forma: Forma): Medidas {
  const { izquierda, sangria } = LADOS[forma]
  const ancho = forma === 'angosta' ? ANCHO_MINIMO.angosta - sangria - 76 : izquierda - sangria - 24
  let y = 2
  const medidas = filas.map(({ nombre }) => {
    const lineas = wrapTexto(nombre, NOMBRE, ancho)
    const rotulo = lineas.length * LINEA + 18
    const alto = forma === 'angosta' ? rotulo + 62 : Math.max(58, rotulo + 18)
    const fila = { y, alto, nombre: lineas }
    y += alto
    return fila
  })
  return { forma, filas: medidas, fin: y }
}

function drawPilas(grafica: GraficaDePilas, forma: Forma): Figura {
  const medidas = computeMedidas(grafica, forma)
  const { izquierda, derecha } = LADOS[forma]
  return {
    alto: Math.ceil(medidas.fin) + 2,
    izquierda,
    derecha,
    cortes: medidas.filas.map(({ y }) => y),
    trazos: grafica.filas.flatMap((fila, i) => drawFila(fila, medidas.filas[i]!, grafica, forma)),
  }
}

function drawFila(
  fila: FilaDePilas,
  { y, alto, nombre }: Medidas['filas'][number],
  grafica: GraficaDePilas,
  forma: Forma,
): Trazo[] {
  const { izquierda, derecha, sangria } = LADOS[forma]
  const encima = forma === 'angosta'
  const altoDeRotulo = nombre.length * LINEA + 18
  const arriba = y + (encima ? 12 : (alto - altoDeRotulo) / 2)
  const barra = encima ? 26 : 30
  const centro = encima ? arriba + altoDeRotulo + 12 + barra / 2 : y + alto / 2
  const trazos: Trazo[] = [
    {
      tipo: 'texto',
      x: at(0, -izquierda),
      y: arriba + 16,
      texto: fila.numero,
      letra: NUMERO,
      color: 'ink-2',
    },
    ...nombre.map(
      (texto, i): Trazo => ({
        tipo: 'texto',
        x: at(0, -izquierda + sangria),
        y: arriba + 16 + i * LINEA,
        texto,
        letra: NOMBRE,
        color: 'ink',
      }),
    ),
    ...drawNota(fila, -izquierda + sangria, arriba + nombre.length * LINEA + 13),
  ]
  const { pila } = fila
  if (pila.tipo === 'sinPila')
    trazos.push({
      tipo: 'texto',
      x: at(0, encima ? 0 : 12),
      y: centro + 5,
      texto: pila.texto,
      letra: { tamano: 15, peso: 500 },
      color: 'ink-2',
    })
  else if (pila.tipo === 'alPublicar')
    trazos.push(
      ...drawLugar(centro, barra),
      ...drawUmbral(grafica.umbral, y, y + alto, centro, barra, encima),
    )
  else
    trazos.push(
      ...drawUmbral(grafica.umbral, y, y + alto, centro, barra, encima),
      ...drawPila(pila, grafica, centro, barra),
      {
        tipo: 'texto',
        x: at(1, derecha),
        y: encima ? arriba + 17 : centro + 7,
        texto: pila.texto,
        letra: VALOR,
        color: 'ink',
        ancla: 'end',
      },
      {
        tipo: 'rect',
        x: at(1, derecha - measureTexto(pila.texto, VALOR) - 20),
        y: (encima ? arriba + 10 : centro) - 13,
        ancho: at(0, 8),
        alto: 26,
        relleno: pila.color,
      },
    )
  trazos.push({
    tipo: 'rect',
    x: at(0, -izquierda),
    y: y + alto - 1,
    ancho: at(0, izquierda),
    alto: 1,
    relleno: 'line',
  })
  trazos.push({ tipo: 'rect', x: at(0), y: y + alto - 1, ancho: at(1, derecha), alto: 1, relleno: 'line' })
  return trazos
}

function drawNota({ nota = '', marca }: FilaDePilas, x: number, y: number): Trazo[] {
  return [
    { tipo: 'texto', x: at(0, x), y, texto: nota, letra: NOTA, color: 'ink-2' },
    ...(marca
      ? [
          {
            tipo: 'texto' as const,
            x: at(0, x + measureTexto(nota, NOTA) + (nota ? 10 : 0)),
            y,
            texto: marca,
            letra: MARCA,
            color: 'ink' as const,
          },
        ]
      : []),
  ]
}

/** The line at the threshold stops at the bar: no number is crossed. */
function drawUmbral(
  umbral: number | undefined,
  y1: number,
  y2: number,
  centro: number,
  barra: number,
  encima: boolean,
): Trazo[] {
  if (umbral === undefined) return []
  const tramo = (desde: number, hasta: number): Trazo => ({
    tipo: 'linea',
    x1: at(umbral / 100),
    y1: desde,
    x2: at(umbral / 100),
    y2: hasta,
    borde: { color: 'ink', grueso: 1.5, guiones: '0 4' },
    redonda: true,
  })
  const [arriba, abajo] = encima ? [centro - barra / 2 - 8, centro + barra / 2 + 8] : [y1 + 2, y2 - 2]
  return [tramo(arriba, centro - barra / 2 - 2), tramo(centro + barra / 2 + 4, abajo)]
}

/** Where the bar will be: from nothing to everybody, without a colour. */
const drawLugar = (centro: number, barra: number): Trazo[] =>
  [0, 1].map((parte) => ({
    tipo: 'linea',
    x1: at(parte),
    y1: centro - barra / 2,
    x2: at(parte),
    y2: centro + barra / 2,
    borde: parte === 0 ? { color: 'ink', grueso: 1.5 } : { color: 'line-strong', grueso: 1 },
  }))

function drawPila(
  { valores, corte }: Extract<FilaDePilas['pila'], { tipo: 'pila' }>,
  { partes }: GraficaDePilas,
  centro: number,
  barra: number,
): Trazo[] {
  const trazos: Trazo[] = []
  let desde = 0
  valores.forEach((valor, i) => {
    const parte = partes[i]
    if (!parte || valor <= 0) return
    const x = at(desde / 100)
    const ancho = at(valor / 100)
    if (parte.color === 'trama')
      trazos.push(
        { tipo: 'rect', x, y: centro - barra / 2, ancho, alto: barra, relleno: 'sand' },
        {
          tipo: 'linea',
          x1: x,
          y1: centro,
          x2: at((desde + valor) / 100),
          y2: centro,
          borde: { color: 'sand-3', grueso: barra, guiones: TRAMA },
        },
      )
    else trazos.push({ tipo: 'rect', x, y: centro - barra / 2, ancho, alto: barra, relleno: parte.color })
    if (parte.color !== 'trama' && valor >= MINIMO_CON_CIFRA)
      trazos.push({
        tipo: 'texto',
        x: at((desde + valor / 2) / 100),
        y: centro + 4.5,
        texto: valor.toFixed(0),
        letra: { tamano: 13, peso: 600 },
        color: parte.tinta,
        ancla: 'middle',
      })
    desde += valor
  })
  trazos.push({
    tipo: 'rect',
    x: at(corte / 100, -1.5),
    y: centro - barra / 2 - 4,
    ancho: at(0, 3),
    alto: barra + 8,
    relleno: 'ink',
  })
  return trazos
}

export const createGraficaDePilas = (grafica: GraficaDePilas): Grafica => ({
  draw: (forma) => drawPilas(grafica, forma),
  getAlto: (forma) => Math.ceil(computeMedidas(grafica, forma).fin) + 2,
  get tabla() {
    return {
      encabezados: [grafica.encabezado, ...grafica.partes.map(({ nombre }) => `${nombre} %`), grafica.medida],
      filas: grafica.filas.map(({ nombre, marca, pila }) => [
        marca ? `${nombre} (${marca})` : nombre,
        ...(pila.tipo === 'pila'
          ? [...pila.valores.map((valor) => valor.toFixed(2)), pila.texto]
          : [...grafica.partes.map(() => ''), pila.texto]),
      ]),
    }
  },
})
