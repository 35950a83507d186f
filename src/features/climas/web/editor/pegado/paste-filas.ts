import { getClaveDeNombre } from '#domain/climas/nombres.ts'
import type { Borrador, Nodo } from '../borrador.ts'
import { type Adicion, applyCambio } from '../cambios.ts'
import { readCantidad } from './read-celdas.ts'

/** What is pasted row by row; groups bring their areas along and have a way of their own. */
export type AdicionDeFila = Extract<Adicion, { que: 'addArea' | 'addVariable' | 'addFactor' | 'addPregunta' }>

const SENTIDO = /^(positiv|negativ)[oa]$/

function listHermanas(borrador: Borrador, add: AdicionDeFila): readonly Nodo[] {
  const variables = () => borrador.indicadores.flatMap((indicador) => indicador.variables)
  switch (add.que) {
    case 'addArea':
      return borrador.areas
    case 'addVariable':
      return borrador.indicadores.find(({ clave }) => clave === add.indicador)?.variables ?? []
    case 'addFactor':
      return variables().find(({ clave }) => clave === add.variable)?.factores ?? []
    case 'addPregunta':
      // The part's own open question keeps its place and its text.
      return (
        borrador.partes
          .find(({ clave }) => clave === add.parte)
          ?.preguntas.filter(({ abierta }) => !abierta) ?? []
      )
  }
}

function readSentido(celdas: readonly string[]) {
  const dicho = celdas.find((celda) => SENTIDO.test(getClaveDeNombre(celda)))
  return dicho === undefined ? {} : { positiva: getClaveDeNombre(dicho).startsWith('positiv') }
}

/** The longest text of the row, and whichever of the others names a factor of the part's variable. */
function readPregunta(borrador: Borrador, parte: string, celdas: readonly string[]) {
  const medida = borrador.partes.find(({ clave }) => clave === parte)?.variable
  const factores =
    borrador.indicadores.flatMap(({ variables }) => variables).find(({ clave }) => clave === medida)
      ?.factores ?? []
  const [pregunta = '', ...otras] = celdas.toSorted((a, b) => b.length - a.length)
  const factor = factores.find(({ nombre }) =>
    otras.some((celda) => getClaveDeNombre(celda) === getClaveDeNombre(nombre)),
  )
  return { pregunta, ...(factor ? { factor: factor.clave, ...readSentido(otras) } : {}) }
}

function readCampos(
  borrador: Borrador,
  add: AdicionDeFila,
  fila: readonly string[],
): Record<string, unknown> {
  // A column that only numbers the rows says nothing, unless there is no other.
  const dichas = fila.filter((celda) => celda && readCantidad(celda) === null)
  const celdas = dichas.length > 0 ? dichas : fila.filter(Boolean)
  const [nombre = '', descripcion] = celdas
  switch (add.que) {
    case 'addArea':
      return { nombre }
    case 'addVariable':
      return { nombre, ...(descripcion ? { descripcion } : {}) }
    case 'addFactor':
      return { nombre, ...readSentido(celdas.slice(1)) }
    case 'addPregunta':
      return readPregunta(borrador, add.parte, celdas)
  }
}

/** As in a sheet: each takes the place of the row that is there, from the one they were pasted in, and the rest is added. */
export function pasteFilas(
  antes: Borrador,
  { clave, add, filas }: { clave: string; add: AdicionDeFila; filas: readonly string[][] },
): { borrador: Borrador; tomados: { nuevos: number; cambiados: number } } {
  const hermanas = listHermanas(antes, add)
  const desde = hermanas.findIndex((nodo) => nodo.clave === clave)
  const tomados = { nuevos: 0, cambiados: 0 }
  let borrador = antes
  for (const [i, fila] of filas.entries()) {
    const previa = desde < 0 ? undefined : hermanas[desde + i]
    const destino = previa?.clave ?? `n${borrador.siguiente}`
    if (!previa) borrador = applyCambio(borrador, add)
    const tenia = previa && ('pregunta' in previa ? previa.pregunta : 'nombre' in previa && previa.nombre)
    if (tenia) tomados.cambiados++
    else tomados.nuevos++
    borrador = applyCambio(borrador, { que: 'campo', clave: destino, campos: readCampos(antes, add, fila) })
  }
  return { borrador, tomados }
}
