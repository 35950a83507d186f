import { formatLinea } from '../texto/format-linea.ts'
import { conclude, fail, type Leido } from '../validacion/leido.ts'

export const LIMITES_DE_TEMA = { nombre: 60, temas: 40 }

export function parseNombreDeTema(escrito: string): Leido<string, 'nombre'> {
  const nombre = formatLinea(escrito)
  return nombre === '' || nombre.length > LIMITES_DE_TEMA.nombre
    ? fail({ nombre: `Escribe el nombre del tema, en ${LIMITES_DE_TEMA.nombre} letras o menos.` })
    : conclude(nombre, {})
}

/** The key of a theme is its place; those after the ninth have none. */
export const getTecla = (lugar: number): string | null => (lugar < 9 ? String(lugar + 1) : null)
