import { LIMITES } from '#domain/climas/limites.ts'
import { readGrupos } from '#domain/hojas/read-grupos.ts'
import type { Borrador } from '../borrador.ts'
import type { Adicion } from '../cambios.ts'
import { type ClaseDeFila, formatDemasiados, formatGruposPegados, formatPegado } from './format-pegado.ts'
import { pasteFilas } from './paste-filas.ts'
import { pasteGrupos } from './paste-grupos.ts'
import { joinRenglones, readCeldas } from './read-celdas.ts'

/** What a row becomes when it does not fit in one that is there. */
export type AdicionPegable = Extract<Adicion, { que: ClaseDeFila }>

/** borrador: with what was pasted in it; null where nothing was taken, and why. */
export type Toma = { borrador: Borrador | null; frase: string }

const CABEN: Record<ClaseDeFila, number> = {
  addGrupo: LIMITES.grupos,
  addArea: LIMITES.areas,
  addVariable: LIMITES.variables,
  addFactor: LIMITES.factores,
  addPregunta: LIMITES.preguntas,
}

/** Rows of a spreadsheet, pasted in the row `clave`. Null: it is one text, which goes where the cursor is. */
export function takePegado(
  antes: Borrador,
  clave: string,
  add: AdicionPegable,
  texto: string,
  estado: { conInvitados: boolean; soloLectura: boolean },
): Toma | null {
  const filas = readCeldas(add.que === 'addPregunta' ? joinRenglones(texto) : texto)
  if (!filas) return null
  if (filas.length > CABEN[add.que])
    return { borrador: null, frase: formatDemasiados(add.que, filas.length, CABEN[add.que]) }
  if (add.que !== 'addGrupo') {
    const { borrador, tomados } = pasteFilas(antes, { clave, add, filas, soloLectura: estado.soloLectura })
    return { borrador, frase: formatPegado(add.que, tomados) }
  }
  const grupos = readGrupos(filas)
  if (grupos.length === 0) return { borrador: null, frase: 'Lo pegado no trae el nombre de ningún grupo.' }
  const { borrador, tomados } = pasteGrupos(antes, { clave, grupos, ...estado })
  return { borrador, frase: formatGruposPegados(tomados) }
}
