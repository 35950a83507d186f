import { createEscalaFija } from '../escala.ts'
import type { Forma } from '../formas.ts'
import type { Grafica } from '../grafica.ts'
import { type Letra, wrapTexto } from '../letras.ts'
import { at, type Figura, type Trazo } from '../trazos.ts'
import type { GraficaDeLineas, PuntoDeLinea } from './grafica-de-lineas.ts'

interface Medidas {
  arriba: number
  abajo: number
  alto: number
  radio: number
  letra: Letra
  ultima: Letra
  rotulo: Letra
}

function getMedidas({ grande, puntos }: GraficaDeLineas, forma: Forma): Medidas {
  const conNotas = puntos.some(({ nota }) => nota)
  if (!grande)
    return {
      arriba: 32,
      abajo: 144,
      alto: 170 + (conNotas ? 18 : 0),
      radio: 5,
      letra: { tamano: 14, peso: 500 },
      ultima: { tamano: 16, peso: 700 },
      rotulo: { tamano: 14, peso: 500 },
    }
  const angosta = forma === 'angosta'
  return {
    arriba: 20,
    abajo: angosta ? 180 : 310,
    alto: (angosta ? 206 : 340) + (conNotas ? 30 : 0),
    radio: angosta ? 7 : 9,
    letra: { tamano: angosta ? 15 : 20, peso: 500 },
    ultima: { tamano: angosta ? 20 : 28, peso: 700, familia: 'display' },
    rotulo: { tamano: angosta ? 16 : 20, peso: 700, familia: 'display' },
  }
}

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
      ...puntos.flatMap((punto, i) => drawPunto(punto, getX(i), i === ultimo, getY, grafica, medidas)),
    ],
  }
}

const hasCifra = ({ punto }: PuntoDeLinea) => punto.tipo === 'cifra'

/** A figure stands above its point, or below it where it would touch the line of the threshold. */
const isDebajo = (y: number, yDelUmbral: number, { radio }: Medidas, { tamano }: Letra) =>
  y > yDelUmbral && y - radio - 8 - tamano < yDelUmbral + 4

const listMarcas = ({ desde, hasta }: GraficaDeLineas) =>
  Array.from({ length: Math.round((hasta - desde) / 10) + 1 }, (_, i) => desde + i * 10)

function drawFondo(
  { umbral, hasta }: GraficaDeLineas,
  { arriba, abajo }: Medidas,
  getY: (valor: number) => number,
  marcas: number[],
): Trazo[] {
  const across = (y: number, color: 'line' | 'line-strong', grueso: number): Trazo => ({
    tipo: 'linea',
    x1: at(0),
    y1: y,
    x2: at(1),
    y2: y,
    borde: { color, grueso },
  })
  const yDelUmbral = getY(umbral)
  return [
    ...(marcas.length > 0
      ? marcas.slice(1).map((marca) => across(getY(marca), 'line', 1))
      : [across(arriba, 'line', 1)]),
    across(abajo, 'line-strong', 1.5),
    ...marcas.map(
      (marca): Trazo => ({
        tipo: 'texto',
        x: at(1),
        y: getY(marca) - 6,
        texto: marca === hasta ? `${marca} %` : String(marca),
        letra: { tamano: 13, peso: 500 },
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
      texto: marcas.length > 0 ? `${umbral}, satisfecho` : String(umbral),
      letra: { tamano: 13, peso: marcas.length > 0 ? 600 : 500 },
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
  const { letra } = medidas
  // Where no figure stands beside it.
  const enSuLado = isDebajo(y, getY(umbral), medidas, letra) ? y - 14 : y + 26
  const yDelTexto = leaveUmbral(enSuLado, y, getY(umbral))
  return [
    { tipo: 'camino', x, y, d: 'M-6 6L-1 -6M1 6L6 -6', borde: { color: 'ink', grueso: 2.2 } },
    {
      tipo: 'texto',
      x,
      y: yDelTexto,
      texto: 'no comparable',
      letra: { tamano: Math.min(14, letra.tamano), peso: 500 },
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
  { punto, rotulo, nota }: PuntoDeLinea,
  x: number,
  ultimo: boolean,
  getY: (valor: number) => number,
  { umbral }: GraficaDeLineas,
  medidas: Medidas,
): Trazo[] {
  const { abajo, radio } = medidas
  const donde = at(x)
  const pie: Trazo[] = [
    {
      tipo: 'texto',
      x: donde,
      y: abajo + medidas.rotulo.tamano + 8,
      texto: rotulo,
      letra: medidas.rotulo,
      color: 'ink',
      ancla: 'middle',
    },
    ...(nota
      ? [
          {
            tipo: 'texto' as const,
            x: donde,
            y: abajo + medidas.rotulo.tamano + 28,
            texto: nota,
            letra: { tamano: 13, peso: 400 as const },
            color: 'ink-2' as const,
            ancla: 'middle' as const,
          },
        ]
      : []),
  ]
  if (punto.tipo === 'sinCifra')
    return [
      ...pie,
      {
        tipo: 'texto',
        x: donde,
        y: abajo - 12,
        texto: punto.texto,
        letra: { tamano: 13, peso: 500 },
        color: 'ink-3',
        ancla: 'middle',
        halo: 5,
      },
    ]
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
    {
      tipo: 'texto',
      x: donde,
      y: isDebajo(y, getY(umbral), medidas, grueso) ? y + radio + grueso.tamano + 4 : y - radio - 8,
      texto: punto.texto,
      letra: grueso,
      color: otro ? 'ink-3' : 'ink',
      ancla: 'middle',
      halo: 6,
    },
  ]
}

const PASO: Letra = { tamano: 14, peso: 500 }

/** What happened between two rounds hangs from its line. */
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
