import type { TablaDeGrafica } from '#dibujo/grafica.ts'
import { disarmFormula } from '#domain/texto/sin-formula.ts'

/** A name that somebody wrote is no formula, and stays in its cell. */
const toNombre = (texto: string) => disarmFormula(texto.replace(/\s+/g, ' '))

/** To the clipboard, as a sheet takes it: a tab between cells. */
export async function copyTabla({ encabezados, filas }: TablaDeGrafica): Promise<void> {
  const celdas = [
    encabezados.map(toNombre),
    ...filas.map(([nombre = '', ...cifras]) => [toNombre(nombre), ...cifras]),
  ]
  await navigator.clipboard.writeText(celdas.map((fila) => fila.join('\t')).join('\n'))
}
