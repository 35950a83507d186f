import { formatLinea } from '../texto/format-linea.ts'

export const LIMITES_DE_TEMA = { nombre: 60, temas: 40 }

/** Tidied; null where it is empty or too long. */
export function parseNombreDeTema(escrito: string): string | null {
  const nombre = formatLinea(escrito)
  return nombre === '' || nombre.length > LIMITES_DE_TEMA.nombre ? null : nombre
}

/** The key of a theme is its place; those after the ninth have none. */
export const getTecla = (lugar: number): string | null => (lugar < 9 ? String(lugar + 1) : null)
