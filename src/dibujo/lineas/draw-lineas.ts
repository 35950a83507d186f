import { splitPeriodo } from '#domain/climas/ronda.ts'
import { createEscalaFija } from '../escala.ts'
import type { Forma } from '../formas.ts'
import type { Grafica } from '../grafica.ts'
import { type Letra, measureTexto, wrapTexto } from '../letras.ts'
import { at, type Figura, type Trazo } from '../trazos.ts'
import type { GraficaDeLineas, PuntoDeLinea } from './grafica-de-lineas.ts'
import { AIRE, getMedidas, LINEA, listNotas, type Medidas, NOTA, wrapEnSuLugar } from './medidas.ts'

const AVISO: Letra = { tamano: 13, peso: 500 }

function drawLineas(grafica: GraficaDeLineas, forma: Forma): Figura {
  const { puntos, grande = false } = grafica
  const medidas = getMedidas(grafica, forma)
  const { arriba, abajo } = medidas
  const marcas = listMarcas(grafica)
  const escala = createEscalaFija(grafica.desde, grafica.hasta, marcas)
  const getY = (valor: number) => abajo - escala.at(valor).parte * (abajo - arriba)
  const getX = (i: number) => (i + 0.5) / puntos.length
  const ultimo = puntos.findLastIndex(hasCifra)
  return {
    alto: medidas.alto,
    izquierda: 0,
    derecha: 0,
    trazos: [
      ...drawFondo(grafica, medidas, getY, grande ? marcas : []),
      ...(grande && forma !== 'angosta' ? drawPasos(grafica, medidas, getX, getY) : []),
      ...puntos.flatMap((punto, i) =>
        i === 0
          ? []
          : drawTramo(puntos[i - 1]!, punto, [getX(i - 1), getX(i)], getY, grafica.umbral, medidas),
      ),
      ...puntos.flatMap((punto, i) => {
        const escrito = ((ultimo === -1 ? puntos.length - 1 : ultimo) - i) % medidas.cada === 0
        return drawPunto(punto, { x: getX(i), ultimo: i === ultimo, escrito }, getY, grafica, medidas)
      }),
    ],
  }
}

const hasCifra = ({ punto }: PuntoDeLinea) => punto.tipo === 'cifra'

/** A figure stands above its point, or below it where it would touch the line of the threshold. */
const isDebajo = (y: number, yDelUmbral: number, { radio }: Medidas, { tamano }: Letra) =>
  y > yDelUmbral && y - radio - 8 - tamano < yDelUmbral + 4

const listMarcas = ({ desde, hasta }: GraficaDeLineas) =>
  Array.from({ length: Math.round((hasta - desde) / 10) + 1 }, (_, i) => desde + i * 10)

const MARCA: Letra = { tamano: 13, peso: 500 }
const UMBRAL: Letra = { tamano: 13, peso: 600 }

/** The scale at the right, but where the last round's words need its room. */
function isMarcaLibre(
  { puntos }: GraficaDeLineas,
  medidas: Medidas,
  y: number,
  getY: (valor: number) => number,
) {
  const { punto } = puntos.at(-1)!
  const letra = punto.tipo === 'sinCifra' ? AVISO : medidas.ultima
  const sobra = medidas.paso / 2 - measureTexto(punto.texto, letra) / 2
  const suya = punto.tipo === 'sinCifra' ? medidas.abajo : getY(punto.valor)
  return sobra > measureTexto('100 %', MARCA) + AIRE || Math.abs(y - suya) > letra.tamano * 2 + LINEA
}

function drawFondo(
  grafica: GraficaDeLineas,
  medidas: Medidas,
  getY: (valor: number) => number,
  marcas: number[],
): Trazo[] {
  const { umbral, hasta } = grafica
  const { arriba, abajo, paso, radio } = medidas
  const across = (y: number, color: 'line' | 'line-strong', grueso: number): Trazo => ({
    tipo: 'linea',
    x1: at(0),
    y1: y,
    x2: at(1),
    y2: y,
    borde: { color, grueso },
  })
  const yDelUmbral = getY(umbral)
  const entero = `${umbral}, satisfecho`
  const cabe = measureTexto(entero, UMBRAL) + radio < paso / 2
  return [
    ...(marcas.length > 0
      ? marcas.slice(1).map((marca) => across(getY(marca), 'line', 1))
      : [across(arriba, 'line', 1)]),
    across(abajo, 'line-strong', 1.5),
    ...marcas
      .filter((marca) => isMarcaLibre(grafica, medidas, getY(marca), getY))
      .map(
        (marca): Trazo => ({
          tipo: 'texto',
          x: at(1),
          y: getY(marca) - 6,
          texto: marca === hasta ? `${marca} %` : String(marca),
          letra: MARCA,
          color: 'ink-3',
          ancla: 'end',
        }),
      ),
    {
      tipo: 'linea',
      x1: at(0),
      y1: yDelUmbral,
      x2: at(1),
      y2: yDelUmbral,
      borde: { color: 'ink', grueso: 1.8, guiones: '0 5' },
      redonda: true,
    },
    {
      tipo: 'texto',
      x: at(0),
      y: yDelUmbral - 7,
      texto: marcas.length > 0 && cabe ? entero : String(umbral),
      letra: marcas.length > 0 ? UMBRAL : MARCA,
      color: marcas.length > 0 ? 'ink' : 'ink-3',
      halo: 4,
    },
  ]
}

/** A line where both ends compare; the sign of a break where the questions changed. */
function drawTramo(
  antes: PuntoDeLinea,
  ahora: PuntoDeLinea,
  [x1, x2]: [number, number],
  getY: (valor: number) => number,
  umbral: number,
  medidas: Medidas,
): Trazo[] {
  if (antes.punto.tipo === 'cifra' && ahora.punto.tipo === 'cifra')
    return [
      {
        tipo: 'linea',
        x1: at(x1),
        y1: getY(antes.punto.valor),
        x2: at(x2),
        y2: getY(ahora.punto.valor),
        borde: { color: 'ink', grueso: 2.4, ...(ahora.otraGente ? { guiones: '7 5' } : {}) },
        // Joined lines have round ends; dashes keep theirs.
        ...(ahora.otraGente ? {} : { redonda: true }),
      },
    ]
  const roto = antes.punto.tipo === 'noComparable' || ahora.punto.tipo === 'noComparable'
  if (!roto || (!hasCifra(antes) && !hasCifra(ahora))) return []
  const otro = antes.punto.tipo === 'cifra' ? antes.punto : ahora.punto
  const y = otro.tipo === 'cifra' ? getY(otro.valor) : 0
  const x = at((x1 + x2) / 2)
  const { letra, paso, abajo } = medidas
  const suya: Letra = { tamano: Math.min(14, letra.tamano), peso: 500 }
  // Where no figure stands beside it; above the axis where rounds stand close.
  const enSuLado = isDebajo(y, getY(umbral), medidas, letra) ? y - 14 : y + 26
  const ancho = measureTexto('no comparable', suya)
  const cabe = ancho + measureTexto('100.00', letra) + 2 * AIRE < paso
  // The mark of the second of many rounds does not go over the edge.
  const corrido = Math.max(0, ancho / 2 - (x.parte * paso) / (x2 - x1))
  const yDelTexto = cabe ? leaveUmbral(enSuLado, y, getY(umbral)) : abajo - 6
  return [
    { tipo: 'camino', x, y, d: 'M-6 6L-1 -6M1 6L6 -6', borde: { color: 'ink', grueso: 2.2 } },
    {
      tipo: 'texto',
      x: at(x.parte, corrido),
      y: yDelTexto,
      texto: 'no comparable',
      letra: suya,
      color: 'ink-2',
      ancla: 'middle',
      halo: 5,
    },
  ]
}

/** The words keep off the dotted line: on the other side of their break where it would cross them. */
function leaveUmbral(yDelTexto: number, y: number, yDelUmbral: number): number {
  const cruza = yDelUmbral > yDelTexto - 16 && yDelUmbral < yDelTexto + 8
  return cruza ? (yDelTexto < y ? y + 26 : y - 14) : yDelTexto
}

function drawPunto(
  { punto, rotulo, nota = '' }: PuntoDeLinea,
  { x, ultimo, escrito }: { x: number; ultimo: boolean; escrito: boolean },
  getY: (valor: number) => number,
  { umbral }: GraficaDeLineas,
  medidas: Medidas,
): Trazo[] {
  const { abajo, radio } = medidas
  const donde = at(x)
  const pie: Trazo[] = escrito
    ? [
        {
          tipo: 'texto',
          x: donde,
          y: abajo + medidas.rotulo.tamano + 8,
          texto: splitPeriodo(rotulo).anio,
          letra: medidas.rotulo,
          color: 'ink',
          ancla: 'middle',
        },
        ...listNotas({ rotulo, nota }, medidas).map(
          (texto, i): Trazo => ({
            tipo: 'texto',
            x: donde,
            y: abajo + medidas.rotulo.tamano + 28 + i * LINEA,
            texto,
            letra: NOTA,
            color: 'ink-2',
            ancla: 'middle',
          }),
        ),
      ]
    : []
  if (punto.tipo === 'sinCifra') {
    const lineas = wrapEnSuLugar(punto.texto, AVISO, medidas)
    return [
      ...pie,
      ...(escrito ? lineas : []).map(
        (texto, i): Trazo => ({
          tipo: 'texto',
          x: donde,
          y: abajo - 12 - (lineas.length - 1 - i) * LINEA,
          texto,
          letra: AVISO,
          color: 'ink-3',
          ancla: 'middle',
          halo: 5,
        }),
      ),
    ]
  }
  const y = getY(punto.valor)
  const otro = punto.tipo === 'noComparable'
  const grueso = ultimo ? medidas.ultima : medidas.letra
  return [
    ...pie,
    {
      tipo: 'circulo',
      x: donde,
      y,
      radio: ultimo ? radio + 1 : radio,
      relleno: punto.valor >= umbral && !otro ? 'ink' : 'paper',
      borde: otro ? { color: 'ink-3', grueso: 2, guiones: '3 3' } : { color: 'ink', grueso: 2.4 },
    },
    ...(escrito
      ? [
          {
            tipo: 'texto' as const,
            x: donde,
            y: isDebajo(y, getY(umbral), medidas, grueso) ? y + radio + grueso.tamano + 4 : y - radio - 8,
            texto: punto.texto,
            letra: grueso,
            color: otro ? ('ink-3' as const) : ('ink' as const),
            ancla: 'middle' as const,
            halo: 6,
          },
        ]
      : []),
  ]
}

const PASO: Letra = { tamano: 14, peso: 500 }

/** Events between two rounds hang from the line. */
function drawPasos(
  { puntos }: GraficaDeLineas,
  { abajo }: Medidas,
  getX: (i: number) => number,
  getY: (valor: number) => number,
): Trazo[] {
  return puntos.flatMap(({ paso, punto }, i) => {
    const antes = puntos[i - 1]?.punto
    if (!paso || !antes || antes.tipo !== 'cifra' || punto.tipo !== 'cifra') return []
    const x = at((getX(i - 1) + getX(i)) / 2)
    const y = (getY(antes.valor) + getY(punto.valor)) / 2
    const lineas = wrapTexto(paso, PASO, 150)
    const bajo = Math.min(abajo - lineas.length * 18 - 8, y + 70)
    return [
      { tipo: 'linea', x1: x, y1: y + 8, x2: x, y2: bajo, borde: { color: 'line-strong', grueso: 1.2 } },
      ...lineas.map(
        (texto, l): Trazo => ({
          tipo: 'texto',
          x,
          y: bajo + 18 + l * 18,
          texto,
          letra: PASO,
          color: 'ink-2',
          ancla: 'middle',
          halo: 5,
        }),
      ),
    ] as Trazo[]
  })
}

export const createGraficaDeLineas = (grafica: GraficaDeLineas): Grafica => ({
  draw: (forma) => drawLineas(grafica, forma),
  getAlto: (forma) => getMedidas(grafica, forma).alto,
  get tabla() {
    return {
      encabezados: [grafica.encabezado, grafica.medida],
      filas: grafica.puntos.map(({ rotulo, punto }) => [
        rotulo,
        punto.tipo === 'noComparable' ? `${punto.texto} (no comparable)` : punto.texto,
      ]),
    }
  },
})
