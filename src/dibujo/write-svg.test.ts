import { expect, test } from 'vitest'
import { drawBarras } from './barras/draw-barras.ts'
import { CON_RESERVAS } from './testing/graficas-de-ejemplo.ts'
import { writeSvg } from './write-svg.ts'

const figura = drawBarras(CON_RESERVAS, 'ancha')

test('every place is in pixels of the width that was asked for', () => {
  const svg = writeSvg(figura, { ancho: 1000 })
  expect(svg).not.toMatch(/%"|calc\(|var\(|undefined|NaN/)
  // 300 of names and 72 of figures leave 628 for 100 points.
  expect(svg).toContain('<rect x="300" y="20" width="392.5" height="24" fill="#f28c28"/>')
})

test('texts are texts, whatever they are', () => {
  const hostil = { ...CON_RESERVAS, filas: [{ nombre: '<b>&"', barras: [] }] }
  expect(writeSvg(drawBarras(hostil, 'ancha'), { ancho: 900 })).toContain('>&lt;b&gt;&amp;&quot;</text>')
})

test('on paper each bar has a line at its three free sides, and on a screen none', () => {
  const countLineas = (svg: string) => svg.match(/<line /g)?.length ?? 0
  const enPantalla = countLineas(writeSvg(figura, { ancho: 900 }))
  const conCifra = CON_RESERVAS.filas.flatMap(({ barras }) => barras).filter(({ tipo }) => tipo === 'cifra')
  expect(countLineas(writeSvg(figura, { ancho: 900, enPapel: true }))).toBe(enPantalla + 3 * conCifra.length)
})

test('brings no style, which a page would refuse, and no class', () => {
  expect(writeSvg(figura, { ancho: 900 })).not.toMatch(/<style|class=|style=/)
})
