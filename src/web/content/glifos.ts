/**
 * The drawings of the services, on a field of 160 × 120, made of balls, lines and blocks alone. `caja` is the SVG viewBox:
 * its first number puts the drawing's left edge at the left edge of the text.
 */
export type Tono = 'tinta' | 'ambar' | 'hueco'

export type Figura =
  | { tipo: 'bola'; x: number; y: number; r: number; tono: Tono }
  | { tipo: 'linea'; d: string }
  | { tipo: 'bloque'; x: number; y: number; ancho: number; alto: number; tono: Tono }

export type Glifo = { caja: string; figuras: readonly Figura[] }

const bola = (x: number, y: number, r: number, tono: Tono = 'tinta'): Figura => ({
  tipo: 'bola',
  x,
  y,
  r,
  tono,
})
const linea = (d: string): Figura => ({ tipo: 'linea', d })
const bloque = (x: number, y: number, ancho: number, alto: number, tono: Tono = 'tinta'): Figura => ({
  tipo: 'bloque',
  x,
  y,
  ancho,
  alto,
  tono,
})

/** Lines and the edge of hollow balls. */
export const trazo = 3

export const glifos = {
  clima: {
    caja: '3 0 160 120',
    figuras: [
      linea('M4 96C30 96 34 40 80 40s50 56 76 56'),
      linea('M4 112c34 0 40-46 76-46s42 46 76 46'),
      bola(80, 22, 18, 'ambar'),
      bola(34, 50, 7),
      bola(128, 52, 7),
      bola(80, 92, 9),
    ],
  },
  engagement: {
    caja: '16 0 160 120',
    figuras: [bola(58, 60, 42, 'ambar'), bola(102, 60, 40.5, 'hueco'), bola(80, 60, 11)],
  },
  coaching: {
    caja: '12 0 160 120',
    figuras: [
      bola(52, 68, 40, 'ambar'),
      bola(122, 84, 24),
      linea('M52 14c34-10 64 4 70 34'),
      linea('m112 40 10 12 9-13'),
    ],
  },
  liderazgo: {
    caja: '13 0 160 120',
    figuras: [
      bola(134, 34, 22, 'ambar'),
      bola(96, 60, 11),
      bola(70, 76, 11),
      bola(46, 90, 11),
      bola(24, 102, 11),
      bola(70, 46, 5.5, 'hueco'),
      bola(44, 62, 5.5, 'hueco'),
    ],
  },
  desempeno: {
    caja: '8 0 160 120',
    figuras: [
      bloque(8, 96, 144, 4),
      bloque(14, 56, 20, 40),
      bloque(46, 34, 20, 62),
      bloque(78, 66, 20, 30),
      bloque(110, 22, 20, 74, 'ambar'),
      bola(24, 40, 8),
      bola(56, 18, 8),
      bola(88, 50, 8),
      bola(120, 10, 8, 'ambar'),
    ],
  },
  competencias: {
    caja: '13 0 160 120',
    figuras: [
      bola(26, 24, 13, 'ambar'),
      bola(26, 60, 11.5, 'hueco'),
      bola(26, 96, 13),
      bola(62, 24, 13),
      bola(62, 60, 13),
      bola(62, 96, 13, 'ambar'),
      bola(98, 24, 13),
      bola(98, 60, 13),
      bola(98, 96, 13),
      bola(134, 24, 11.5, 'hueco'),
      bola(134, 60, 13, 'ambar'),
      bola(134, 96, 13),
    ],
  },
  salarios: {
    caja: '8 0 160 120',
    figuras: [
      bloque(8, 92, 36, 18),
      bloque(44, 74, 36, 36),
      bloque(80, 52, 36, 58),
      bloque(116, 26, 36, 84, 'ambar'),
      bola(26, 78, 9),
      bola(62, 60, 9),
      bola(98, 38, 9),
      bola(134, 12, 9),
    ],
  },
  manuales: {
    caja: '12 0 160 120',
    figuras: [
      linea('M80 34v24M26 86V58h108v28M80 58v28'),
      bola(80, 22, 20, 'ambar'),
      bola(26, 96, 14),
      bola(80, 96, 14),
      bola(134, 96, 14),
    ],
  },
  diagnostico: {
    caja: '8 0 160 120',
    figuras: [
      linea('M8 32h144'),
      linea('M24 96V32M62 62V32M136 78V32'),
      bola(24, 98, 12),
      bola(62, 66, 12),
      bola(100, 32, 19, 'ambar'),
      bola(136, 82, 12),
    ],
  },
  programas: {
    caja: '10 0 160 120',
    figuras: [
      linea('M28 100c40 0 10-38 50-38s10-32 50-32'),
      bola(19, 100, 8, 'hueco'),
      bola(78, 62, 13),
      bola(134, 30, 25, 'ambar'),
    ],
  },
  seleccion: {
    caja: '7 0 160 120',
    figuras: [
      linea('M80 82V46'),
      bola(80, 26, 22, 'ambar'),
      bola(80, 96, 12.5, 'hueco'),
      bola(21, 96, 14),
      bola(50.5, 96, 14),
      bola(109.5, 96, 14),
      bola(139, 96, 14),
    ],
  },
  psicometria: {
    caja: '8 0 160 120',
    figuras: [
      linea('M8 16h144M8 46h144M8 76h144M8 106h144'),
      linea('M44 16l62 30-38 30 56 30'),
      bola(44, 16, 11),
      bola(106, 46, 16, 'ambar'),
      bola(68, 76, 11),
      bola(124, 106, 11),
    ],
  },
  carrera: {
    caja: '8 0 160 120',
    figuras: [
      linea('M20 94h106.5'),
      linea('M58 94c36 0 22-62 64-62'),
      bola(21, 94, 13),
      bola(60, 94, 9),
      bola(138, 94, 11.5, 'hueco'),
      bola(130, 32, 23, 'ambar'),
    ],
  },
} as const satisfies Record<string, Glifo>

export type ClaveGlifo = keyof typeof glifos
