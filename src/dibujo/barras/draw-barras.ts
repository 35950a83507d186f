import type { Forma } from '../formas.ts'
import type { Grafica, TablaDeGrafica } from '../grafica.ts'
import type { Color } from '../paleta.ts'
import { at, type Borde, type Figura, type Trazo } from '../trazos.ts'
import { drawBarra } from './draw-barra.ts'
import type { Diferencia, Fila, GraficaDeBarras } from './grafica-de-barras.ts'
import {
  computeMedidas,
  FLECHA,
  getLetraDeDiferencia,
  hasPlano,
  LETRA_DE_AVISO,
  LETRA_DE_NOMBRE,
  LETRA_DE_NOTA,
  LINEA,
  type MedidasDeBarras,
  type MedidasDeFila,
} from './medidas.ts'

/** The name of a row with its note: beside the bars, halfway down, or above them. */
function drawRotulo(_: Fila, medida: MedidasDeFila, { encima, izquierda }: MedidasDeBarras): Trazo[] {
  const x = -izquierda
  let y = medida.y + (encima ? 8 : (medida.alto - medida.altoDeRotulo) / 2)
  const trazos: Trazo[] = []
  for (const texto of medida.nombre) {
    trazos.push({ tipo: 'texto', x: at(0, x), y: y + 15, texto, letra: LETRA_DE_NOMBRE, color: 'ink' })
    y += LINEA.nombre
  }
  const { nota } = medida
  if (nota) {
    const donde = nota.junto === null ? { px: x, y: y + 13 } : { px: x + nota.junto, y: y - 5 }
    const { texto } = nota
    trazos.push({
      tipo: 'texto',
      x: at(0, donde.px),
      y: donde.y,
      texto,
      letra: LETRA_DE_NOTA,
      color: 'ink-2',
    })
    if (nota.junto === null) y += LINEA.nota
  }
  for (const texto of medida.aviso) {
    trazos.push({ tipo: 'texto', x: at(0, x), y: y + 13, texto, letra: LETRA_DE_AVISO, color: 'ink' })
    y += LINEA.nota
  }
  return trazos
}

const TONOS = { sube: 'pine', baja: 'danger', igual: 'ink-2', ninguna: 'ink-2' } as const
const FLECHAS = { sube: 'M5.5 12V1.5M1 6l4.5-4.5L10 6', baja: 'M5.5 1.5V12M1 7.5 5.5 12 10 7.5' }

/** At the right edge, halfway down its bars; on a phone, beside the name. */
function drawDiferencia(
  { texto, nota, tono }: Diferencia,
  medida: MedidasDeFila,
  { forma, encima, derecha }: MedidasDeBarras,
): Trazo[] {
  const color = TONOS[tono]
  const y = encima ? medida.y + 8 + 16 : medida.y + medida.alto / 2 + (nota ? 0 : 7)
  const flecha = tono === 'sube' || tono === 'baja' ? FLECHAS[tono] : null
  return [
    ...(nota
      ? [
          {
            tipo: 'texto' as const,
            x: at(1, derecha),
            y: y + LINEA.nota - 1,
            texto: nota,
            letra: LETRA_DE_NOTA,
            color,
            ancla: 'end' as const,
          },
        ]
      : []),
    {
      tipo: 'texto',
      x: at(1, derecha - (flecha ? FLECHA : 0)),
      y,
      texto,
      letra: getLetraDeDiferencia(tono, forma),
      color,
      ancla: 'end',
    },
    ...(flecha
      ? [
          {
            tipo: 'camino' as const,
            x: at(1, derecha - 12),
            y: y - 13,
            d: flecha,
            borde: { color, grueso: 2.2 },
          },
        ]
      : []),
  ]
}

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

/** The height that a chart will have, for the place that is kept for it. */
const getAltoDeBarras = (grafica: GraficaDeBarras, forma: Forma) =>
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

export const createGraficaDeBarras = (grafica: GraficaDeBarras): Grafica => ({
  draw: (forma) => drawBarras(grafica, forma),
  getAlto: (forma) => getAltoDeBarras(grafica, forma),
  get tabla() {
    return createTabla(grafica)
  },
})

function createTabla(grafica: GraficaDeBarras): TablaDeGrafica {
  const { encabezado, encabezadoDeDiferencia, series, medida, filas } = grafica
  const encabezadoDeNota = grafica.encabezadoDeNota ?? (filas.some(({ aviso }) => aviso) ? 'Nota' : undefined)
  const columnas = series?.map(({ nombre }) => nombre) ?? [medida]
  const toCeldas = ({ nombre, nota, aviso, barras, diferencia }: Fila) => [
    nombre,
    ...(encabezadoDeNota ? [[nota, aviso].filter(Boolean).join('. ')] : []),
    ...columnas.map((_, i) => barras[i]?.texto ?? ''),
    ...(encabezadoDeDiferencia ? [[diferencia?.texto, diferencia?.nota].filter(Boolean).join(', ')] : []),
  ]
  return {
    encabezados: [
      encabezado,
      ...(encabezadoDeNota ? [encabezadoDeNota] : []),
      ...columnas,
      ...(encabezadoDeDiferencia ? [encabezadoDeDiferencia] : []),
    ],
    filas: filas.map(toCeldas),
  }
}
