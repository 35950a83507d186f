import { splitPeriodo } from '#domain/climas/ronda.ts'
import { ANCHO_MINIMO, type Forma } from '../formas.ts'
import { type Letra, measureTexto, wrapTexto } from '../letras.ts'
import type { GraficaDeLineas, PuntoDeLinea } from './grafica-de-lineas.ts'

export interface Medidas extends Letras {
  /** Pixels from one round to the next in the narrowest place. */
  paso: number
  /** One round in so many has its words, counted from the last: of many on a phone not all fit. */
  cada: number
}

interface Letras {
  arriba: number
  abajo: number
  alto: number
  radio: number
  letra: Letra
  ultima: Letra
  rotulo: Letra
}

/** Under the label of a round. */
export const NOTA: Letra = { tamano: 13, peso: 400 }
export const LINEA = 16
/** Between words side by side. */
export const AIRE = 6

/** In lines that leave room for their neighbours. */
export const wrapEnSuLugar = (texto: string, letra: Letra, { paso, cada }: Pick<Medidas, 'paso' | 'cada'>) =>
  wrapTexto(texto, letra, paso * cada - AIRE)

/** Below the year of a round: its own name, where it has one, and what is noted of it. */
export const listNotas = (
  { rotulo, nota }: Pick<PuntoDeLinea, 'rotulo' | 'nota'>,
  lugar: Pick<Medidas, 'paso' | 'cada'>,
): string[] => [splitPeriodo(rotulo).nombre, nota].flatMap((texto) => wrapEnSuLugar(texto ?? '', NOTA, lugar))

export function getMedidas(grafica: GraficaDeLineas, forma: Forma): Medidas {
  const { puntos, grande } = grafica
  const letras = grande ? getGrandes(forma, puntos.length) : PEQUENAS
  const paso = ANCHO_MINIMO[forma] / puntos.length
  const anchos = puntos.flatMap(({ punto, rotulo }) => [
    punto.tipo === 'sinCifra' ? 0 : measureTexto(punto.texto, letras.letra),
    measureTexto(splitPeriodo(rotulo).anio, letras.rotulo),
  ])
  const cada = Math.max(1, Math.ceil((Math.max(...anchos) + AIRE) / paso))
  const lineas = Math.max(0, ...puntos.map((punto) => listNotas(punto, { paso, cada }).length))
  const notas = lineas && (grande ? 30 : 18) + (lineas - 1) * LINEA
  return { ...letras, paso, cada, alto: letras.alto + notas }
}

const PEQUENAS: Letras = {
  arriba: 32,
  abajo: 144,
  alto: 170,
  radio: 5,
  letra: { tamano: 14, peso: 500 },
  ultima: { tamano: 16, peso: 700 },
  rotulo: { tamano: 14, peso: 500 },
}

/** Smaller where many rounds share the width. */
function getGrandes(forma: Forma, rondas: number): Letras {
  const angosta = forma === 'angosta'
  const [radio, letra, ultima, rotulo] = angosta
    ? rondas > 4
      ? [5, 13, 16, 14]
      : [7, 15, 20, 16]
    : rondas > 6
      ? [9, 16, 22, 17]
      : [9, 20, 28, 20]
  return {
    arriba: 20,
    abajo: angosta ? 180 : 310,
    alto: angosta ? 206 : 340,
    radio: radio!,
    letra: { tamano: letra!, peso: 500 },
    ultima: { tamano: ultima!, peso: 700, familia: 'display' },
    rotulo: { tamano: rotulo!, peso: 700, familia: 'display' },
  }
}
