import type { Rol } from '#contract/schema.generated.ts'
import { foldTexto } from '#domain/texto/fold-texto.ts'
import { getRaiz } from '#domain/voces/raices.ts'
import { type Articulo, getTextos, TEMAS } from './articulo.ts'
import { CUENTAS } from './articulos/cuentas.ts'
import { CURRICULUMS } from './articulos/curriculums.ts'
import { INVITAR } from './articulos/invitar.ts'
import { LEER } from './articulos/leer.ts'
import { PREPARAR } from './articulos/preparar.ts'

export const ARTICULOS: readonly Articulo[] = [...PREPARAR, ...INVITAR, ...LEER, ...CURRICULUMS, ...CUENTAS]

export const listArticulos = (rol: Rol): Articulo[] =>
  groupPorTema(ARTICULOS.filter(({ para }) => para.includes(rol))).flatMap(({ articulos }) => articulos)

/** A shorter root is in too many words. */
const RAIZ_MINIMA = 4

/**
 * By the words typed, all of them, in any order: those that have them in the title first, then those that have them, then
 * those that have words of the same families ("anónimo": "anonimizar").
 */
export function searchArticulos(articulos: readonly Articulo[], buscado: string): Articulo[] {
  const palabras = foldTexto(buscado).split(/\s+/).filter(Boolean)
  const familias = palabras.map((palabra) => {
    const raiz = getRaiz(palabra)
    return raiz.length < RAIZ_MINIMA ? palabra : raiz
  })
  const hasTodas = (texto: string, suyas: readonly string[]) => suyas.every((una) => texto.includes(una))
  const rank = (articulo: Articulo) => {
    const texto = foldTexto(getTextos(articulo).join(' '))
    if (hasTodas(foldTexto(articulo.titulo), palabras)) return 3
    return hasTodas(texto, palabras) ? 2 : hasTodas(texto, familias) ? 1 : 0
  }
  return articulos
    .map((articulo) => ({ articulo, lugar: rank(articulo) }))
    .filter(({ lugar }) => lugar > 0)
    .sort((a, b) => b.lugar - a.lugar)
    .map(({ articulo }) => articulo)
}

export const groupPorTema = (articulos: readonly Articulo[]) =>
  TEMAS.map((tema) => ({ tema, articulos: articulos.filter((articulo) => articulo.tema === tema) })).filter(
    ({ articulos: suyos }) => suyos.length > 0,
  )
