import { measureTexto } from '../letras.ts'
import { at, BORDE_DE_RESERVA, CANDADO, type Trazo, type X } from '../trazos.ts'
import type { Barra, Fila } from './grafica-de-barras.ts'
import {
  LETRA_DE_RAZON,
  LETRA_DE_RESERVA,
  LINEA,
  type MedidasDeBarras,
  type MedidasDeFila,
  SANGRIA_DE_RESERVA,
} from './medidas.ts'

export function drawBarra(
  barra: Barra,
  { barras }: Fila,
  medida: MedidasDeFila,
  medidas: MedidasDeBarras,
  b: number,
): Trazo[] {
  const suya = medida.barras[b]!
  const altoDeTodas = Math.max(...medida.barras.map(({ y, alto }) => y + alto))
  const y = medida.y + medida.plano.y + (medida.plano.alto - altoDeTodas) / 2 + suya.y
  const centro = y + suya.alto / 2
  switch (barra.tipo) {
    case 'cifra':
      return drawCifra(barra, centro, medidas)
    case 'sinCifra':
      return [
        {
          tipo: 'texto',
          x: at(0, 10),
          y: centro + 5,
          texto: barra.texto,
          letra: { tamano: Math.min(15, medidas.letraDeValor.tamano), peso: 500 },
          color: 'ink-3',
          halo: 7,
        },
      ]
    case 'alPublicar':
      return barra.muda ? [] : drawAlPublicar(barra.texto, centro)
    case 'reservada':
      if (barra.muda) return []
      return barras.length === 1
        ? drawReservaEntera(suya, y, medidas)
        : drawReservaDeSerie(barra, suya, y, medidas, barras.length)
  }
}

function drawCifra(
  { valor, texto, color }: Extract<Barra, { tipo: 'cifra' }>,
  centro: number,
  { barra, letraDeValor, encima }: MedidasDeBarras,
): Trazo[] {
  const fin = at(valor / 100)
  const [arriba, abajo] = [centro - barra / 2 + 0.5, centro + barra / 2 - 0.5]
  return [
    { tipo: 'rect', x: at(0), y: centro - barra / 2, ancho: fin, alto: barra, relleno: color },
    // Where colours are greys the bar ends at a line; the axis is its fourth.
    drawFilo(at(0), arriba, fin, arriba),
    drawFilo(at(0), abajo, fin, abajo),
    drawFilo(fin, arriba, fin, abajo),
    {
      tipo: 'texto',
      x: at(valor / 100, encima ? 7 : 9),
      y: centro + letraDeValor.tamano * 0.35,
      texto,
      letra: letraDeValor,
      color: 'ink',
      halo: 7,
    },
  ]
}

const drawFilo = (x1: X, y1: number, x2: X, y2: number): Trazo => ({
  tipo: 'linea',
  x1,
  y1,
  x2,
  y2,
  borde: { color: 'ink', grueso: 1 },
  soloEnPapel: true,
})

/** Where a bar would start, said in a small frame. */
function drawAlPublicar(texto: string, centro: number): Trazo[] {
  const letra = { tamano: 13, peso: 500 } as const
  return [
    {
      tipo: 'rect',
      x: at(0, 12),
      y: centro - 13,
      ancho: at(0, measureTexto(texto, letra) + 22),
      alto: 26,
      relleno: 'paper',
      borde: BORDE_DE_RESERVA,
    },
    { tipo: 'texto', x: at(0, 23), y: centro + 4.5, texto, letra, color: 'ink-2' },
  ]
}

/** From the axis to 100; on a phone, to the edge. */
const getAnchoDeCaja = ({ encima, derecha }: MedidasDeBarras) => at(1, encima ? derecha : 0)

function drawReservaEntera(
  { alto, lineas, razon }: MedidasDeFila['barras'][number],
  y: number,
  medidas: MedidasDeBarras,
): Trazo[] {
  const write = (texto: string, i: number, primera: boolean): Trazo => ({
    tipo: 'texto',
    x: at(0, SANGRIA_DE_RESERVA),
    y: y + 10 + i * LINEA.reserva + 16,
    texto,
    letra: primera ? LETRA_DE_RESERVA : LETRA_DE_RAZON,
    color: primera ? 'ink' : 'ink-2',
  })
  return [
    { tipo: 'rect', x: at(0), y, ancho: getAnchoDeCaja(medidas), alto, borde: BORDE_DE_RESERVA },
    { tipo: 'camino', x: at(0, 15), y: y + 11, d: CANDADO, borde: { color: 'ink', grueso: 1.8 } },
    ...lineas.map((texto, i) => write(texto, i, true)),
    ...razon.map((texto, i) => write(texto, lineas.length + i, false)),
  ]
}

/** One bar among others: whose it is, and why it is not seen. */
function drawReservaDeSerie(
  { serie }: Extract<Barra, { tipo: 'reservada' }>,
  { alto, lineas }: MedidasDeFila['barras'][number],
  y: number,
  medidas: MedidasDeBarras,
  cuantas: number,
): Trazo[] {
  const chica = cuantas > 2
  const tamano = chica ? 13 : 15
  const conCandado = !medidas.encima && !chica
  const x = conCandado ? 36 : 10
  const deQuien = chica ? '' : (serie ?? '')
  const sangria = x + (deQuien ? measureTexto(deQuien, { tamano, peso: 700 }) + 9 : 0)
  const arriba = y + (alto - lineas.length * 19) / 2 + 14.5
  return [
    {
      tipo: 'rect',
      x: at(0),
      y,
      ancho: getAnchoDeCaja(medidas),
      alto,
      relleno: 'paper',
      borde: BORDE_DE_RESERVA,
    },
    ...(conCandado
      ? [
          {
            tipo: 'camino' as const,
            x: at(0, 10),
            y: y + alto / 2 - 10,
            d: CANDADO,
            borde: { color: 'ink' as const, grueso: 1.8 },
          },
        ]
      : []),
    ...(deQuien
      ? [
          {
            tipo: 'texto' as const,
            x: at(0, x),
            y: arriba,
            texto: deQuien,
            letra: { tamano, peso: 700 as const },
            color: 'ink' as const,
          },
        ]
      : []),
    ...lineas.map(
      (texto, i): Trazo => ({
        tipo: 'texto',
        x: at(0, i === 0 ? sangria : x),
        y: arriba + i * 19,
        texto,
        letra: { tamano, peso: 400 },
        color: 'ink',
      }),
    ),
  ]
}
