import { expect, test } from 'vitest'
import { createGraficaDeBarras } from './barras/draw-barras.ts'
import { TRAMA } from './formas.ts'
import { drawLamina, type Lamina } from './lamina.ts'
import { createGraficaDeMatriz } from './matriz/draw-matriz.ts'
import { CON_RESERVAS } from './testing/graficas-de-ejemplo.ts'
import { writeSvg } from './write-svg.ts'

const LAMINA: Lamina = {
  titulo: 'Satisfacción general por grupo de opinión',
  texto: '139 personas contestaron.',
  total: { tipo: 'cifra', texto: '73.90', color: 'b70' },
  grafica: createGraficaDeBarras(CON_RESERVAS),
  leyenda: [{ color: 'b70', texto: '70%-74%' }],
  base: 'Base: 139 personas que contestaron algo.',
  archivo: 'x',
  fuente: 'Clínica Santa Lucía 2025',
}

function write(lamina: Lamina): string {
  const dibujada = drawLamina(lamina)
  return writeSvg(dibujada, { ancho: dibujada.ancho })
}

test('a picture says its title, figure, colours, base and where it comes from, over and under its chart', () => {
  const svg = write(LAMINA)
  const lugares = [LAMINA.titulo, '73.90 %', '70%-74%', '62.50', LAMINA.base, LAMINA.fuente].map((texto) =>
    svg.indexOf(`>${texto}</text>`),
  )
  expect(lugares).not.toContain(-1)
  expect(lugares).toEqual([...lugares].sort((a, b) => a - b))
})

test('of what is withheld it says so instead of a figure', () => {
  expect(write({ ...LAMINA, total: { tipo: 'reservado', texto: 'Reservado' } })).toContain(
    '>Reservado</text>',
  )
})

test('what is ruled in the chart is ruled beside its words', () => {
  const leyenda = [{ color: 'sand-3', texto: 'Sin contestar', trama: true }] as const
  const [llano, rayado] = [false, true].map((trama) =>
    write({ ...LAMINA, leyenda: leyenda.map((entrada) => ({ ...entrada, trama })) }),
  )
  expect(llano).not.toContain(`stroke-dasharray="${TRAMA}"`)
  expect(rayado).toContain(`stroke-dasharray="${TRAMA}"`)
})

test('nothing stands outside', () => {
  const svg = write({ ...LAMINA, titulo: 'Larguísimo '.repeat(30), texto: 'palabras '.repeat(80) })
  const alto = Number(/height="(\d+)"/.exec(svg)?.[1])
  const lugares = [...svg.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"/g)]
  expect(lugares.length).toBeGreaterThan(5)
  for (const [, x, y] of lugares) {
    expect(Number(x)).toBeGreaterThanOrEqual(48)
    expect(Number(y)).toBeLessThan(alto)
  }
})

test('a picture is as wide as its columns need, so that no figure stands on its neighbour', () => {
  const columnas = Array.from({ length: 41 }, (_, i) => ({ nombre: `Variable ${i}`, grupo: '' }))
  const celdas = columnas.map(() => ({ tipo: 'oculta', texto: '–' }) as const)
  const measure = (cuantas: number) =>
    drawLamina({
      titulo: 'Mapa de calor',
      grafica: createGraficaDeMatriz({
        encabezado: 'De quién',
        columnas: columnas.slice(0, cuantas),
        bloques: [
          { nombre: '', filas: [{ nombre: 'Todos', personas: '9', celdas: celdas.slice(0, cuantas) }] },
        ],
      }),
      base: '',
      archivo: '',
      fuente: '',
    })
  const { ancho, izquierda, derecha } = measure(41)
  expect((ancho - izquierda - derecha) / 41).toBeGreaterThanOrEqual(44)
  expect(measure(13).ancho).toBe(measure(2).ancho)
})
