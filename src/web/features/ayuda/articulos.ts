import type { Rol } from '../../../contract/schema.generated.ts'
import { foldTexto } from '../../../domain/texto/fold-texto.ts'
import { type Articulo, getTextos, TEMAS } from './articulo.ts'
import { CUENTAS } from './articulos/cuentas.ts'
import { CURRICULUMS } from './articulos/curriculums.ts'
import { INVITAR } from './articulos/invitar.ts'
import { LEER } from './articulos/leer.ts'
import { PREPARAR } from './articulos/preparar.ts'

export const ARTICULOS: readonly Articulo[] = [...PREPARAR, ...INVITAR, ...LEER, ...CURRICULUMS, ...CUENTAS]

export const listArticulos = (rol: Rol): Articulo[] => ARTICULOS.filter(({ para }) => para.includes(rol))

/** By the words typed, all of them, in any order; those that have them in the title first. */
export function searchArticulos(articulos: readonly Articulo[], buscado: string): Articulo[] {
  const palabras = foldTexto(buscado).split(/\s+/).filter(Boolean)
  const hasTodas = (texto: string) => palabras.every((palabra) => foldTexto(texto).includes(palabra))
  return articulos
    .filter((articulo) => hasTodas(getTextos(articulo).join(' ')))
    .sort((a, b) => Number(hasTodas(b.titulo)) - Number(hasTodas(a.titulo)))
}

export const groupPorTema = (articulos: readonly Articulo[]) =>
  TEMAS.map((tema) => ({ tema, articulos: articulos.filter((articulo) => articulo.tema === tema) })).filter(
    ({ articulos: suyos }) => suyos.length > 0,
  )
