import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createGraficaDeBarras } from '#dibujo/barras/draw-barras.ts'
import { FORMAS } from '#dibujo/formas.ts'
import { COMPARADA, CON_RESERVAS } from '#dibujo/testing/graficas-de-ejemplo.ts'
import { writeSvg } from '#dibujo/write-svg.ts'
import { Figura, Grafica } from './Grafica.tsx'

const listTextos = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, texto]) => texto)

test.each(FORMAS)('a page and a file draw the same marks in the same order (%s)', (forma) => {
  for (const ejemplo of [CON_RESERVAS, COMPARADA]) {
    const figura = createGraficaDeBarras(ejemplo).draw(forma)
    const pagina = renderToStaticMarkup(<Figura figura={figura} />)
    const archivo = writeSvg(figura, { ancho: 1000, enPapel: true })
    expect(listTextos(pagina)).toEqual(listTextos(archivo))
    const listMarcas = (svg: string) => [...svg.matchAll(/<(rect|line|path|text)\b/g)].map(([, tag]) => tag)
    expect(listMarcas(pagina)).toEqual(listMarcas(archivo))
  }
})

test('the first charts of a screen stand in the server page in every form; the others keep their room', () => {
  const grafica = createGraficaDeBarras(CON_RESERVAS)
  const primera = renderToStaticMarkup(<Grafica grafica={grafica} nombre="Gráfica" primera />)
  expect(primera.match(/<svg class/g)).toHaveLength(FORMAS.length)
  const otra = renderToStaticMarkup(<Grafica grafica={grafica} nombre="Gráfica" />)
  expect(otra).not.toContain('<svg')
  expect(otra).toContain(`--ancha:${grafica.getAlto('ancha')}px`)
})
