import { expect, test } from 'vitest'
import type { Dibujo } from './dibujo.ts'
import { computeMedidas } from './medidas.ts'
import { listTramos } from './motor.ts'
import { wrapRotulo } from './wrap-rotulo.ts'

const dibujo: Dibujo = {
  encabezado: 'Factor',
  medida: 'Satisfacción %',
  umbral: 75,
  filas: [
    {
      nombre: 'Conocimiento de las metas de la empresa y {su} rumbo',
      nota: '12 personas',
      barras: [{ valor: 62.5, texto: '62.50', color: 'tomato' }],
    },
    { nombre: 'Otro', barras: [{ valor: null, texto: 'Sin datos', color: 'tomato' }] },
  ],
}
const render = (angosto: boolean, que = dibujo) =>
  listTramos(que, angosto ? 320 : 1000, angosto, (color) => (color.startsWith('var(') ? 'black' : color))
    .map((renderTramo) => renderTramo())
    .join('')

const listTextos = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, texto]) => texto)

test.each([false, true])(
  'writes names, notes and figures; a missing one in words (narrow: %s)',
  (angosto) => {
    const textos = listTextos(render(angosto))
    for (const texto of ['12 personas', '62.50', 'Otro', 'Sin datos', '0', '75', '100 %'])
      expect(textos).toContain(texto)
    const nombre = textos.filter((texto) => /metas|rumbo/.test(texto ?? '')).join(' ')
    expect(nombre).toBe('Conocimiento de las metas de la empresa y (su) rumbo')
  },
)

test('is as long as its value, in its colour, and as high as the room that was kept', () => {
  const svg = render(false)
  // 300 of names and 64 at the right of 1000 leave 636 for 100 points.
  expect(svg).toMatch(/d="M300 [\d.]+l397\.5 0[^"]*" fill="tomato"/)
  expect(svg).toContain(`height="${computeMedidas(dibujo, false).alto}"`)
})

test('a long chart comes in pieces as high as the whole, with one axis', () => {
  const filas = Array.from({ length: 23 }, (_, i) => ({
    nombre: `Área número ${i + 1}`,
    barras: [{ valor: i, texto: `${i}.00`, color: 'tomato' }],
  }))
  const svg = render(false, { ...dibujo, filas })
  const altos = [...svg.matchAll(/<svg[^>]*height="(\d+)"/g)].map(([, alto]) => Number(alto))
  expect(altos).toHaveLength(3)
  expect(altos.reduce((suma, alto) => suma + alto)).toBe(computeMedidas({ ...dibujo, filas }, false).alto)
  const textos = listTextos(svg)
  expect(textos.filter((texto) => texto?.startsWith('Área'))).toEqual(filas.map(({ nombre }) => nombre))
  expect(textos.filter((texto) => texto === '100 %')).toHaveLength(1)
})

test('brings no style element, which the page would refuse', () => {
  expect(render(false)).not.toContain('<style')
})

test('breaks names between words, and words that are longer than a line', () => {
  expect(wrapRotulo('uno dos tres', 7)).toEqual(['uno dos', 'tres'])
  expect(wrapRotulo('Electroencefalografista', 10)).toEqual(['Electroen-', 'cefalogra-', 'fista'])
})
