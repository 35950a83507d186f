import { NIVELES, type SeccionPrioridades } from '../../domain/informe/informe.ts'
import { isAlMenos, UMBRAL_DE_SATISFACCION } from '../../domain/resultados/bandas.ts'
import { type Letra, measureTexto } from '../letras.ts'
import { at, type Figura, type Trazo } from '../trazos.ts'

type Variable = SeccionPrioridades['variables'][number]

const IZQUIERDA = 92
const PISO = 26
const ANCHO = 560
const NOMBRE: Letra = { tamano: 13, peso: 500 }
const RADIO = 6

/** Three tiers, never weights: within one the order says nothing. The shaded corner weighs most and satisfies least. */
export function drawPrioridades(variables: Variable[]): Figura {
  const valores = variables.map(({ valor }) => valor)
  const desde = Math.max(0, Math.floor((Math.min(...valores, UMBRAL_DE_SATISFACCION - 5) - 2) / 5) * 5)
  const hasta = Math.min(100, Math.ceil((Math.max(...valores, UMBRAL_DE_SATISFACCION + 5) + 2) / 5) * 5)
  const toParte = (valor: number) => (valor - desde) / (hasta - desde)
  const niveles = NIVELES.map((nivel) => {
    const suyas = variables.filter((una) => una.nivel === nivel).sort((a, b) => a.valor - b.valor)
    return { nivel, puestas: placePuntos(suyas, toParte) }
  })
  const trazos: Trazo[] = []
  let y = 8
  for (const [i, { nivel, puestas }] of niveles.entries()) {
    const alto = Math.max(2, ...puestas.map(({ piso }) => piso + 1)) * PISO + 34
    trazos.push(...drawNivel(nivel, i, y, alto, toParte))
    trazos.push(...puestas.flatMap((puesta) => drawPunto(puesta, y + 30)))
    y += alto
  }
  trazos.push(...drawEje(desde, hasta, y, toParte))
  return { alto: y + 44, izquierda: IZQUIERDA, derecha: 16, trazos }
}

interface Puesta {
  variable: Variable
  parte: number
  piso: number
  aLaIzquierda: boolean
}

/** A name stands at the right of its point; at its left where the right would cross 75 or the edge. */
function placePuntos(variables: Variable[], toParte: (valor: number) => number): Puesta[] {
  const pisos: [number, number][][] = []
  return variables.map((variable) => {
    const parte = toParte(variable.valor)
    const x = parte * ANCHO
    const ancho = measureTexto(variable.nombre, NOMBRE) + RADIO + 10
    const umbral = toParte(UMBRAL_DE_SATISFACCION) * ANCHO
    const cruza = x + ancho > ANCHO || (x < umbral && x + ancho > umbral)
    const aLaIzquierda = cruza && x - ancho > 0
    const tramo: [number, number] = aLaIzquierda ? [x - ancho, x + RADIO + 4] : [x - RADIO - 4, x + ancho]
    const libre = pisos.findIndex((piso) => piso.every(([a, b]) => tramo[1] < a || tramo[0] > b))
    const piso = libre === -1 ? pisos.push([]) - 1 : libre
    pisos[piso]!.push(tramo)
    return { variable, parte, piso, aLaIzquierda }
  })
}

function drawNivel(
  nivel: string,
  indice: number,
  y: number,
  alto: number,
  toParte: (valor: number) => number,
): Trazo[] {
  const umbral = toParte(UMBRAL_DE_SATISFACCION)
  const rotulo = (parte: number, px: number, texto: string, ancla?: 'end'): Trazo => ({
    tipo: 'texto',
    x: at(parte, px),
    y: y + 16,
    texto,
    letra: { tamano: 13, peso: 700 },
    color: 'ink',
    ...(ancla ? { ancla } : {}),
  })
  return [
    ...(indice === 0
      ? [
          {
            tipo: 'rect' as const,
            x: at(0),
            y,
            ancho: at(umbral),
            alto,
            relleno: 'amber-tint' as const,
          },
          rotulo(0, 8, 'Atender primero'),
          rotulo(1, -8, 'Cuidar', 'end'),
        ]
      : []),
    { tipo: 'rect', x: at(0), y: y - 0.5, ancho: at(1), alto: 1, relleno: 'line-strong' },
    {
      tipo: 'texto',
      x: at(0, -IZQUIERDA),
      y: y + 16,
      texto: nivel,
      letra: { tamano: 13, peso: 600 },
      color: 'ink-2',
    },
  ]
}

function drawPunto({ variable, parte, piso, aLaIzquierda }: Puesta, y: number): Trazo[] {
  const llena = isAlMenos(variable.valor, UMBRAL_DE_SATISFACCION)
  const centro = y + piso * PISO + 8
  return [
    {
      tipo: 'circulo',
      x: at(parte),
      y: centro,
      radio: RADIO,
      relleno: llena ? 'ink' : 'paper',
      borde: { color: 'ink', grueso: 2 },
    },
    {
      tipo: 'texto',
      x: at(parte, aLaIzquierda ? -(RADIO + 7) : RADIO + 7),
      y: centro + 4.5,
      texto: variable.nombre,
      letra: NOMBRE,
      color: 'ink',
      ...(aLaIzquierda ? { ancla: 'end' as const } : {}),
    },
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
