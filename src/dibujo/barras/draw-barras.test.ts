import { describe, expect, test } from 'vitest'
import { FORMAS } from '../formas.ts'
import { AL_PUBLICAR, COMPARADA, CON_RESERVAS } from '../testing/graficas-de-ejemplo.ts'
import type { Figura, Rect, Texto } from '../trazos.ts'
import { createGraficaDeBarras, drawBarras } from './draw-barras.ts'

const listTextos = ({ trazos }: Figura) =>
  trazos.filter((trazo): trazo is Texto => trazo.tipo === 'texto').map(({ texto }) => texto)
const listCajas = ({ trazos }: Figura) =>
  trazos.filter((trazo): trazo is Rect => trazo.tipo === 'rect' && Boolean(trazo.borde?.guiones))
const listBarras = ({ trazos }: Figura) =>
  trazos.filter((trazo): trazo is Rect => trazo.tipo === 'rect' && !trazo.borde)

describe.each(FORMAS)('in the form %s', (forma) => {
  test('names, notes, figures, reasons and axis are written', () => {
    const escrito = listTextos(drawBarras(CON_RESERVAS, forma)).join(' ')
    for (const texto of ['G1 Enfermería', '65 personas', '62.50', '3 hojas más no se muestran aquí'])
      expect(escrito).toContain(texto)
    for (const texto of ['Menos de 5 personas', 'Sin datos', '0 25 50 75 100 %'])
      expect(escrito).toContain(texto)
    expect(escrito).toContain('Se reserva para proteger a otro grupo Con una resta se sabría')
  })

  test('a bar is as long as its value, in its colour', () => {
    expect(listBarras(drawBarras(CON_RESERVAS, forma))[0]).toMatchObject({
      ancho: { parte: 0.625, px: 0 },
      relleno: 'b61',
    })
  })

  test('a withheld row has a dashed frame from the axis to 100 and no bar, and nothing crosses it', () => {
    const figura = drawBarras(CON_RESERVAS, forma)
    expect(listBarras(figura)).toHaveLength(2)
    const cajas = listCajas(figura)
    expect(cajas).toHaveLength(2)
    for (const caja of cajas) {
      expect(caja).toMatchObject({ x: { parte: 0, px: 0 }, ancho: { parte: 1 } })
      const cruzan = figura.trazos.filter(
        (trazo) =>
          trazo.tipo === 'linea' && !trazo.soloEnPapel && trazo.y1 < caja.y + caja.alto && trazo.y2 > caja.y,
      )
      expect(cruzan).toEqual([])
    }
  })

  test('what comes with the publication is said where a bar would start, and no bar suggests a value', () => {
    const figura = drawBarras(AL_PUBLICAR, forma)
    expect(listTextos(figura).filter((texto) => texto === 'Al publicar')).toHaveLength(1)
    expect(listBarras(figura)).toEqual([])
    expect(listCajas(figura)[0]).toMatchObject({ x: { parte: 0, px: 12 } })
  })

  test('of two rounds the one that may be shown is shown, the other says its year and why', () => {
    const figura = drawBarras(COMPARADA, forma)
    const escrito = listTextos(figura)
    expect(escrito.join(' ')).toContain('2025 Se reserva para proteger a otro grupo')
    expect(escrito).toEqual(expect.arrayContaining(['73.40', '+3.64', 'No se muestra']))
    expect(listBarras(figura)).toHaveLength(3)
  })

  test('nothing stands outside the room that was kept', () => {
    for (const grafica of [CON_RESERVAS, AL_PUBLICAR, COMPARADA]) {
      const figura = drawBarras(grafica, forma)
      expect(figura.alto).toBe(createGraficaDeBarras(grafica).getAlto(forma))
      for (const trazo of figura.trazos)
        if (trazo.tipo === 'rect') expect(trazo.y + trazo.alto).toBeLessThanOrEqual(figura.alto)
        else if (trazo.tipo !== 'linea') expect(trazo.y).toBeLessThanOrEqual(figura.alto)
    }
  })

  test('rows do not touch each other', () => {
    const { trazos } = drawBarras(COMPARADA, forma)
    const rects = trazos.filter((trazo): trazo is Rect => trazo.tipo === 'rect')
    rects.slice(1).forEach((rect, i) => {
      expect(rect.y).toBeGreaterThanOrEqual(rects[i]!.y + rects[i]!.alto)
    })
  })
})

test('a few letters stand beside their bar even on a phone; in a list all names take the same column', () => {
  const grafica = {
    encabezado: 'Calificación',
    medida: 'Porcentaje',
    filas: [{ nombre: 'Malo', barras: [{ tipo: 'cifra', valor: 8, texto: '8.00', color: 'malo' } as const] }],
  }
  expect(drawBarras(grafica, 'angosta').izquierda).toBe(88)
  expect(drawBarras({ ...grafica, enLista: 'primeras' }, 'ancha').izquierda).toBe(300)
})

test('a word is never cut for want of a column that is there', () => {
  for (const nombre of ['Exelente', 'Liderazgo', 'Dirección', 'Beneficios'])
    for (const forma of FORMAS) {
      const barras = [{ tipo: 'cifra', valor: 8, texto: '8.00', color: 'malo' } as const]
      const grafica = { encabezado: 'Variable', medida: 'Porcentaje', filas: [{ nombre, barras }] }
      expect(listTextos(drawBarras(grafica, forma))).toContain(nombre)
    }
})

test('the table says what the chart says', () => {
  expect(createGraficaDeBarras(CON_RESERVAS).tabla.filas).toEqual([
    ['G1 Enfermería', '65 personas', '62.50'],
    ['G2 Tejeduría', '55 personas. 3 hojas más no se muestran aquí', '73.41'],
    ['G3 Laboratorio y farmacia', '30 personas', 'Se reserva para proteger a otro grupo'],
    ['G4 Dirección', '', 'Menos de 5 personas'],
    ['G5 Ventas', '', 'Sin datos'],
  ])
  expect(createGraficaDeBarras(COMPARADA).tabla).toEqual({
    encabezados: ['Grupo', '2025', '2023', 'Diferencia en puntos'],
    filas: [
      ['Enfermería', '71.84', '68.20', '+3.64'],
      ['Laboratorio y farmacia', 'Se reserva para proteger a otro grupo', '73.40', 'No se muestra'],
    ],
  })
})
