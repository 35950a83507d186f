import type { Forma } from '../formas.ts'
import type { Color } from '../paleta.ts'
import { at, type Borde, type Figura, type Trazo } from '../trazos.ts'
import { drawBarra } from './draw-barra.ts'
import { drawDiferencia, drawRotulo } from './draw-rotulo.ts'
import type { GraficaDeBarras } from './grafica-de-barras.ts'
import { computeMedidas, hasPlano, type MedidasDeBarras } from './medidas.ts'

const EJE = 32
const MARCAS = [0, 25, 50, 75, 100]
const REJILLA: Borde = { color: 'line', grueso: 1 }

export function drawBarras(grafica: GraficaDeBarras, forma: Forma): Figura {
  const medidas = computeMedidas(grafica, forma)
  const fin = getFin(medidas)
  const fondo: Trazo[] = listPlanos(grafica, medidas).flatMap(([y1, y2]) => drawPlano(y1, y2, grafica.umbral))
  const filas = grafica.filas.flatMap((fila, i) => {
    const medida = medidas.filas[i]!
    return [
      ...drawRotulo(fila, medida, medidas),
      ...fila.barras.flatMap((barra, b) => drawBarra(barra, fila, medida, medidas, b)),
      ...(fila.diferencia ? drawDiferencia(fila.diferencia, medida, medidas) : []),
    ]
  })
  const eje = grafica.enLista === 'primeras' ? [] : drawEje(fin, medidas.encima)
  return {
    alto: getAlto(grafica, medidas),
    izquierda: medidas.izquierda,
    derecha: medidas.derecha,
    cortes: medidas.filas.map(({ y }) => y),
    trazos: [...fondo, ...filas, ...eje],
  }
}

const getFin = ({ filas }: MedidasDeBarras) => {
  const ultima = filas.at(-1)
  return ultima ? ultima.y + ultima.alto : 0
}

const getAlto = ({ enLista }: GraficaDeBarras, medidas: MedidasDeBarras) =>
  Math.ceil(getFin(medidas)) + (enLista === 'primeras' ? 0 : EJE)

/** How high a chart will be, for the place that is kept for it. */
export const getAltoDeBarras = (grafica: GraficaDeBarras, forma: Forma) =>
  getAlto(grafica, computeMedidas(grafica, forma))

/** From where to where the axis runs: without a break, but for the rows that are withheld whole. */
function listPlanos({ filas }: GraficaDeBarras, medidas: MedidasDeBarras): [number, number][] {
  const planos: [number, number][] = []
  filas.forEach((fila, i) => {
    if (!hasPlano(fila)) return
    const { y, plano } = medidas.filas[i]!
    const ultimo = planos.at(-1)
    if (ultimo && !medidas.encima && ultimo[1] === y) ultimo[1] = y + plano.alto
    else planos.push([y + plano.y, y + plano.y + plano.alto])
  })
  return planos
}

function drawPlano(y1: number, y2: number, umbral: number | undefined): Trazo[] {
  const vertical = (marca: number, borde: Borde, redonda = false): Trazo => {
    const x = at(marca / 100)
    return { tipo: 'linea', x1: x, y1, x2: x, y2, borde, redonda }
  }
  return [
    ...MARCAS.slice(1).map((marca) => vertical(marca, REJILLA)),
    ...(umbral === undefined
      ? []
      : [vertical(umbral, { color: 'ink-3' as Color, grueso: 2, guiones: '0 4' }, true)]),
    vertical(0, { color: 'ink', grueso: 1.5 }),
  ]
}

function drawEje(y: number, angosta: boolean): Trazo[] {
  return MARCAS.map((marca) => ({
    tipo: 'texto',
    x: at(marca / 100),
    y: y + 20,
    texto: marca === 100 ? '100 %' : String(marca),
    letra: { tamano: 13, peso: 500 },
    color: 'ink-2',
    // The first would hang over the edge of a phone.
    ...(angosta && marca === 0 ? {} : { ancla: 'middle' as const }),
  }))
}
