import { LETRAS } from '#domain/firma/colores.ts'

/** The colours of the page's tokens, for what is drawn where there is no page. A test holds them equal. */
export const PALETA = {
  ink: LETRAS.oscura,
  'ink-2': '#47505c',
  'ink-3': '#5f6670',
  paper: LETRAS.clara,
  sand: '#f4eee3',
  'sand-2': '#e9e0d0',
  'sand-3': '#c9c3b6',
  line: '#dcd2c0',
  'line-strong': '#857d6d',
  amber: '#f2b705',
  'amber-tint': '#fdf0c4',
  terracotta: '#d9622b',
  pine: '#17614f',
  danger: '#a12b2b',
  b90: '#0b6b3a',
  b80: '#2e9e4f',
  b75: '#86c232',
  b70: '#b9d43b',
  b68: '#f5d327',
  b65: '#f5b700',
  b61: '#f28c28',
  b50: '#d64545',
  exelente: '#2e9e4f',
  bueno: '#2f6fb0',
  regular: '#f28c28',
  malo: '#d64545',
  r0: '#17614f',
  r1: '#8dbba8',
  r2: '#f0b3a6',
  r3: '#a12b2b',
  sube: '#bfdacd',
  'serie-1': '#b98b2f',
  'serie-2': '#5b9a86',
  'serie-3': '#2f7f95',
  'serie-4': '#27588a',
  'serie-5': '#1d2b47',
} as const

export type Color = keyof typeof PALETA

/** The CSS by which a page asks for the colour. */
export const toVariable = (color: Color) => `var(--${color})`
