import type { Rol } from '#contract/schema.generated.ts'

export const TEMAS = [
  // Only clients have it, and theirs comes first.
  'Para clientes',
  'Preparar una ronda',
  'Invitar y seguir',
  'Leer y entregar',
  'Currículums',
  'Cuentas',
] as const

/**
 * One thing that somebody does. In its texts `[[Publicar resultados]]` is what a button, a field or a screen says: it stands
 * out, and a test looks for it among the screens.
 */
export interface Articulo {
  clave: string
  titulo: string
  tema: (typeof TEMAS)[number]
  para: readonly Rol[]
  entrada: string
  pasos: readonly string[]
  /** Protections of people, where the steps touch them. */
  cuida?: string
  dudas?: readonly { duda: string; respuesta: string }[]
  /** A picture of the demo: where it is taken (`CLIMA` stands for a round), and what it shows. */
  imagen?: { ruta: string; alt: string; pie: string }
}

export const PERSONAL: readonly Rol[] = ['administrador', 'consultor']
export const ADMINISTRADOR: readonly Rol[] = ['administrador']
export const CLIENTE: readonly Rol[] = ['cliente']
export const TODOS: readonly Rol[] = ['administrador', 'consultor', 'cliente']

/** Pieces of a text: what a screen says stands out. */
export const splitTexto = (texto: string): { texto: string; dePantalla: boolean }[] =>
  texto
    .split(/\[\[|\]\]/)
    .map((trozo, i) => ({ texto: trozo, dePantalla: i % 2 === 1 }))
    .filter((trozo) => trozo.texto !== '')

/** Everything an article says, for whoever searches. */
export const getTextos = ({ titulo, entrada, pasos, cuida = '', dudas = [] }: Articulo): string[] => [
  titulo,
  entrada,
  ...pasos,
  cuida,
  ...dudas.flatMap(({ duda, respuesta }) => [duda, respuesta]),
]
