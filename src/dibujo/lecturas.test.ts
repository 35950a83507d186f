import { describe, expect, test } from 'vitest'
import { ANCHO_MINIMO, FORMAS } from './formas.ts'
import type { Grafica } from './grafica.ts'
import { createGraficaDeIntervalos } from './intervalos/draw-intervalos.ts'
import { measureTexto } from './letras.ts'
import { createGraficaDeLineas } from './lineas/draw-lineas.ts'
import { createGraficaDeMatriz } from './matriz/draw-matriz.ts'
import { createGraficaDePilas } from './pilas/draw-pilas.ts'
import { INTERVALOS, LINEAS, MATRIZ, PILAS } from './testing/lecturas-de-ejemplo.ts'
import type { Figura, Linea, Texto } from './trazos.ts'

const listTextos = ({ trazos }: Figura) =>
  trazos.filter((trazo): trazo is Texto => trazo.tipo === 'texto').map(({ texto }) => texto)
const listLineas = ({ trazos }: Figura, grueso: number) =>
  trazos.filter((trazo): trazo is Linea => trazo.tipo === 'linea' && trazo.borde.grueso === grueso)

const TODAS: [string, Grafica][] = [
  ['intervals', createGraficaDeIntervalos(INTERVALOS)],
  ['stacks', createGraficaDePilas(PILAS)],
  ['lines', createGraficaDeLineas(LINEAS)],
  ['large lines', createGraficaDeLineas({ ...LINEAS, grande: true })],
  ['a matrix', createGraficaDeMatriz(MATRIZ)],
]

describe.each(TODAS)('%s', (_, grafica) => {
  test.each(FORMAS)('keep to the room that was kept (%s)', (forma) => {
    const figura = grafica.draw(forma)
    expect(figura.alto).toBe(grafica.getAlto(forma))
    for (const trazo of figura.trazos) {
      const fin = trazo.tipo === 'rect' ? trazo.y + trazo.alto : trazo.tipo === 'linea' ? trazo.y2 : trazo.y
      expect(fin).toBeLessThanOrEqual(figura.alto)
      expect(Number.isFinite(fin)).toBe(true)
    }
  })

  test('their table has as many cells as heads', () => {
    const { encabezados, filas } = grafica.tabla
    for (const fila of filas) expect(fila).toHaveLength(encabezados.length)
  })
})

describe('intervals', () => {
  test.each(FORMAS)(
    'a verdict is a word first, and its line runs from end to end of the margin (%s)',
    (forma) => {
      const figura = createGraficaDeIntervalos(INTERVALOS).draw(forma)
      const textos = listTextos(figura)
      expect(textos).toEqual(expect.arrayContaining(['+14.74', 'Sube', 'Sin cambio claro']))
      expect(textos.join(' ')).toContain('Guía del jefe inmediato')
      const [raya] = listLineas(figura, 4)
      // From −10 to 20: 11.3 is 21.3 of 30.
      expect(raya?.x1.parte).toBeCloseTo(21.3 / 30)
      expect(raya?.x2.parte).toBeCloseTo(28.2 / 30)
      expect(raya?.borde.color).toBe('pine')
    },
  )

  test('what does not compare has no line and says why', () => {
    const figura = createGraficaDeIntervalos(INTERVALOS).draw('ancha')
    expect(listLineas(figura, 4)).toHaveLength(2)
    expect(listTextos(figura)).toContain('No comparable: cambiaron sus preguntas')
  })
})

describe('stacks', () => {
  test('parts stand one after the other, the last hatched; the ink stroke ends the satisfied part', () => {
    const figura = createGraficaDePilas(PILAS).draw('ancha')
    const rects = figura.trazos.filter((trazo) => trazo.tipo === 'rect' && trazo.alto === 30)
    expect(rects.map((rect) => rect.tipo === 'rect' && rect.x.parte)).toEqual([0, 0.23, 0.5181, 0.7881, 0.97])
    expect(figura.trazos).toContainEqual(
      expect.objectContaining({ tipo: 'rect', alto: 38, x: { parte: 0.5181, px: -1.5 } }),
    )
  })

  test('a part too narrow for its figure has none', () => {
    const textos = listTextos(createGraficaDePilas(PILAS).draw('ancha'))
    expect(textos).toEqual(expect.arrayContaining(['23', '29', '27', '18', '51.81', 'En negativo']))
    expect(textos).not.toContain('3')
  })
})

describe('lines', () => {
  const figura = createGraficaDeLineas(LINEAS).draw('ancha')

  test('no line leads to a round that does not compare, nor to one without a figure', () => {
    const lineas = listLineas(figura, 2.4)
    expect(lineas.map(({ x1, x2 }) => [x1.parte, x2.parte])).toEqual([
      [0.3, 0.5],
      [0.5, 0.7],
    ])
    expect(listTextos(figura)).toEqual(expect.arrayContaining(['no comparable', 'Al publicar']))
  })

  test('where the people changed the line is dashed', () => {
    expect(listLineas(figura, 2.4).map(({ borde }) => borde.guiones)).toEqual(['7 5', undefined])
  })

  test('a ball is full from the threshold on, and never where it does not compare', () => {
    const bolas = figura.trazos.flatMap((trazo) => (trazo.tipo === 'circulo' ? [trazo.relleno] : []))
    expect(bolas).toEqual(['paper', 'paper', 'paper', 'ink'])
  })
})

test('in a matrix what is hidden is hatched and says so', () => {
  const textos = listTextos(createGraficaDeMatriz(MATRIZ).draw('ancha'))
  expect(textos).toContain('Personas')
  expect(textos).toEqual(expect.arrayContaining(['77.3', '<5', 'Menos de 5 personas']))
})

describe('lines of many rounds', () => {
  const CIFRAS = [72.4, 65.5, 76.6, 74.5, 75.9, 60.2, 74.9, 88.1, 70.3]
  const createRondas = (cuantas: number, grande: boolean) => ({
    ...LINEAS,
    grande,
    puntos: CIFRAS.slice(0, cuantas).map((valor, i) => ({
      rotulo: String(2018 + i),
      nota: `${545 + i} de 1,640`,
      punto:
        i === cuantas - 1
          ? { tipo: 'sinCifra' as const, texto: 'Al publicar' }
          : {
              tipo: i === 0 ? ('noComparable' as const) : ('cifra' as const),
              valor,
              texto: valor.toFixed(2),
            },
    })),
  })
  const listCajas = ({ trazos }: Figura, ancho: number) =>
    trazos
      .filter((trazo): trazo is Texto => trazo.tipo === 'texto')
      .map(({ texto, letra, x, y, ancla }) => {
        const suyo = measureTexto(texto, letra)
        const desde = x.parte * ancho + x.px - (ancla === 'end' ? suyo : ancla === 'middle' ? suyo / 2 : 0)
        return { texto, x: [desde, desde + suyo], y: [y - letra.tamano * 0.7, y] } as const
      })
  const isEncima = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) =>
    a < d - 1 && c < b - 1

  const CASOS = FORMAS.flatMap((forma) => [3, 4, 5, 6, 9].map((cuantas) => [forma, cuantas] as const))
  test.each(CASOS)('no word stands on another or over the edge (%s, %i)', (forma, cuantas) => {
    for (const grande of [true, false]) {
      const grafica = createGraficaDeLineas(createRondas(cuantas, grande))
      const figura = grafica.draw(forma)
      const cajas = listCajas(figura, ANCHO_MINIMO[forma])
      for (const [i, una] of cajas.entries()) {
        expect(una.x[0]).toBeGreaterThanOrEqual(-1)
        expect(una.x[1]).toBeLessThanOrEqual(ANCHO_MINIMO[forma] + 1)
        expect(una.y[1]).toBeLessThanOrEqual(figura.alto)
        const debajo = cajas.slice(i + 1).filter((otra) => isEncima(una.x, otra.x) && isEncima(una.y, otra.y))
        expect(debajo.map((otra) => `${una.texto} / ${otra.texto}`)).toEqual([])
      }
      // Three rounds beside their figure on a desk leave room for what the line means.
      if (grande && forma !== 'angosta' && cuantas === 3)
        expect(cajas.map(({ texto }) => texto)).toContain('75, satisfecho')
      // The table has every round, also those whose words have no room.
      expect(grafica.tabla.filas).toHaveLength(cuantas)
    }
  })
})
