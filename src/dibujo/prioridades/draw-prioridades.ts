import { NIVELES, type Nivel } from '#domain/lecturas/prioridades.ts'
import { isAlMenos, UMBRAL_DE_SATISFACCION } from '#domain/resultados/bandas.ts'
import { ANCHO_MINIMO, type Forma } from '../formas.ts'
import type { Grafica } from '../grafica.ts'
import { type Letra, measureTexto, wrapTexto } from '../letras.ts'
import { formatPorcentaje } from '../resultados/cifras.ts'
import { at, type Figura, type Trazo } from '../trazos.ts'

/** A variable: how satisfied people are with it, and how it goes with commitment. numero: its place in the list. */
export interface PuntoDePrioridad {
  nombre: string
  valor: number
  nivel: Nivel
  numero?: number
}

const NOMBRE: Letra = { tamano: 13, peso: 500 }
const NUMERO: Letra = { tamano: 13, peso: 700 }
const LINEA = 15

interface Medidas {
  izquierda: number
  derecha: number
  /** The narrowest plot that this shape is drawn in. */
  ancho: number
  /** Height of a floor of points whose names have one line. */
  piso: number
  radio: number
  /** A longer name goes on in a line below. */
  nombre: number
  /** Where there is no room for names they stand in the list below, by number. */
  conNumeros: boolean
}

function getMedidas(forma: Forma): Medidas {
  if (forma === 'angosta')
    return {
      izquierda: 6,
      derecha: 6,
      ancho: ANCHO_MINIMO.angosta - 12,
      piso: 32,
      radio: 12,
      nombre: 0,
      conNumeros: true,
    }
  const izquierda = 92
  const ancho = ANCHO_MINIMO[forma] - izquierda - 16
  return { izquierda, derecha: 16, ancho, piso: 26, radio: 7, nombre: ancho * 0.45, conNumeros: false }
}

/** Three tiers, never weights: within one the order says nothing. The shaded corner weighs most and satisfies least. */
export function drawPrioridades(puntos: readonly PuntoDePrioridad[], forma: Forma): Figura {
  const medidas = getMedidas(forma)
  const valores = puntos.map(({ valor }) => valor)
  const desde = Math.max(0, Math.floor((Math.min(...valores, UMBRAL_DE_SATISFACCION - 10) - 2) / 5) * 5)
  // At the right of 75 names need room.
  const hasta = Math.min(100, Math.ceil((Math.max(...valores, UMBRAL_DE_SATISFACCION + 7) + 8) / 5) * 5)
  const toParte = (valor: number) => (valor - desde) / (hasta - desde)
  const niveles: Trazo[] = []
  const bolas: Trazo[] = []
  let y = 8
  for (const [i, nivel] of NIVELES.entries()) {
    const suyas = puntos.filter((uno) => uno.nivel === nivel).sort((a, b) => a.valor - b.valor)
    const puestas = placePuntos(suyas, toParte, medidas)
    const cabeza = medidas.conNumeros ? 52 : 34
    const altoDePiso = Math.max(medidas.piso, ...puestas.map(({ lineas }) => lineas.length * LINEA + 11))
    const alto = Math.max(2, ...puestas.map(({ piso }) => piso + 1)) * altoDePiso + cabeza + 6
    niveles.push(...drawNivel(nivel, i, y, alto, toParte(UMBRAL_DE_SATISFACCION), medidas, puntos.length > 0))
    bolas.push(...puestas.flatMap((puesta) => drawPunto(puesta, y + cabeza, altoDePiso, medidas)))
    y += alto
  }
  return {
    alto: y + 46,
    izquierda: medidas.izquierda,
    derecha: medidas.derecha,
    // The line at 75 stands behind the names: one that has no room beside it is not struck through.
    trazos: [...niveles, ...drawEje(desde, hasta, y, toParte), ...bolas],
  }
}

interface Puesta {
  punto: PuntoDePrioridad
  /** Lines of its name; none where it has a number instead. */
  lineas: string[]
  parte: number
  piso: number
  aLaIzquierda: boolean
}

/** A name stands at the right of its point; at its left where the right would cross 75 or the edge. */
function placePuntos(
  puntos: readonly PuntoDePrioridad[],
  toParte: (valor: number) => number,
  { ancho: plano, radio, nombre, conNumeros }: Medidas,
): Puesta[] {
  const pisos: [number, number][][] = []
  return puntos.map((punto) => {
    const parte = toParte(punto.valor)
    const x = parte * plano
    const lineas = conNumeros ? [] : wrapTexto(punto.nombre, NOMBRE, nombre)
    const escrito = Math.max(0, ...lineas.map((linea) => measureTexto(linea, NOMBRE)))
    const ancho = conNumeros ? radio + 2 : escrito + radio + 10
    const umbral = toParte(UMBRAL_DE_SATISFACCION) * plano
    const cruza = x + ancho > plano || (x < umbral && x + ancho > umbral)
    const aLaIzquierda = !conNumeros && cruza && x - ancho > 0
    const tramo: [number, number] = aLaIzquierda ? [x - ancho, x + radio + 4] : [x - radio - 4, x + ancho]
    const libre = pisos.findIndex((piso) => piso.every(([a, b]) => tramo[1] < a || tramo[0] > b))
    const piso = libre === -1 ? pisos.push([]) - 1 : libre
    pisos[piso]!.push(tramo)
    return { punto, lineas, parte, piso, aLaIzquierda }
  })
}

/** By tier: what stands at the left of 75 and at its right. */
const LECTURAS: readonly (readonly [string, string])[] = [
  ['Atender primero', 'Cuidar'],
  ['', ''],
  ['Mejorar también', 'Mantener'],
]

function drawNivel(
  nivel: Nivel,
  indice: number,
  y: number,
  alto: number,
  umbral: number,
  { izquierda, conNumeros }: Medidas,
  conPuntos: boolean,
): Trazo[] {
  const rotulo = (parte: number, px: number, texto: string, ancla?: 'end'): Trazo => ({
    tipo: 'texto',
    x: at(parte, px),
    y: y + (conNumeros ? 38 : 18),
    texto,
    letra: { tamano: conNumeros ? 14 : 16, peso: 700, familia: 'display' },
    color: 'ink',
    ...(ancla ? { ancla } : {}),
  })
  const [debajo, arriba] = LECTURAS[indice]!
  return [
    // A colour where nothing is known yet would say something.
    ...(indice === 0 && conPuntos
      ? [{ tipo: 'rect' as const, x: at(0), y, ancho: at(umbral), alto, relleno: 'amber-tint' as const }]
      : []),
    { tipo: 'rect', x: at(0), y: y - 0.5, ancho: at(1), alto: 1, relleno: 'line-strong' },
    ...(debajo ? [rotulo(0, 8, debajo), rotulo(1, -8, arriba, 'end')] : []),
    {
      tipo: 'texto',
      x: conNumeros ? at(0, 8) : at(0, -izquierda),
      y: y + 18,
      texto: nivel,
      letra: { tamano: 13, peso: 600 },
      color: 'ink-2',
    },
  ]
}

function drawPunto(
  { punto, lineas, parte, piso, aLaIzquierda }: Puesta,
  y: number,
  alto: number,
  { radio, conNumeros }: Medidas,
): Trazo[] {
  const llena = isAlMenos(punto.valor, UMBRAL_DE_SATISFACCION)
  const centro = y + piso * alto + alto / 2
  const bola: Trazo = {
    tipo: 'circulo',
    x: at(parte),
    y: centro,
    radio,
    relleno: llena ? 'ink' : 'paper',
    borde: { color: 'ink', grueso: 2 },
  }
  if (conNumeros)
    return [
      bola,
      {
        tipo: 'texto',
        x: at(parte),
        y: centro + 4.5,
        texto: String(punto.numero ?? ''),
        letra: NUMERO,
        color: llena ? 'paper' : 'ink',
        ancla: 'middle',
      },
    ]
  return [
    bola,
    ...lineas.map(
      (texto, i): Trazo => ({
        tipo: 'texto',
        x: at(parte, aLaIzquierda ? -(radio + 7) : radio + 7),
        y: centro + 4.5 + (i - (lineas.length - 1) / 2) * LINEA,
        texto,
        letra: NOMBRE,
        color: 'ink',
        halo: 4,
        ...(aLaIzquierda ? { ancla: 'end' as const } : {}),
      }),
    ),
  ]
}

function drawEje(desde: number, hasta: number, y: number, toParte: (valor: number) => number): Trazo[] {
  const umbral = at(toParte(UMBRAL_DE_SATISFACCION))
  const numeros = [desde, UMBRAL_DE_SATISFACCION, hasta]
  return [
    {
      tipo: 'linea',
      x1: umbral,
      y1: 8,
      x2: umbral,
      y2: y,
      borde: { color: 'ink', grueso: 1.25, guiones: '3 3' },
    },
    { tipo: 'rect', x: at(0), y, ancho: at(1), alto: 1.5, relleno: 'ink' },
    ...numeros.map(
      (valor): Trazo => ({
        tipo: 'texto',
        x: at(toParte(valor)),
        y: y + 18,
        texto: String(valor),
        letra: { tamano: 13, peso: valor === UMBRAL_DE_SATISFACCION ? 700 : 400 },
        color: 'ink-2',
        ancla: 'middle',
      }),
    ),
    {
      tipo: 'texto',
      x: at(1),
      y: y + 38,
      texto: 'Satisfacción, %',
      letra: { tamano: 12, peso: 600 },
      color: 'ink-2',
      ancla: 'end',
    },
  ]
}

export const createGraficaDePrioridades = (puntos: readonly PuntoDePrioridad[]): Grafica => ({
  draw: (forma) => drawPrioridades(puntos, forma),
  getAlto: (forma) => drawPrioridades(puntos, forma).alto,
  get tabla() {
    return {
      encabezados: ['Variable', 'Satisfacción %', 'Cuánto va con el compromiso'],
      filas: puntos.map(({ nombre, valor, nivel }) => [nombre, formatPorcentaje(valor), nivel]),
    }
  },
})
