import type { Grafica, TablaDeGrafica } from '../grafica.ts'
import { drawBarras, getAltoDeBarras } from './draw-barras.ts'
import type { Fila, GraficaDeBarras } from './grafica-de-barras.ts'

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
    ...(encabezadoDeDiferencia ? [diferencia?.texto ?? ''] : []),
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
