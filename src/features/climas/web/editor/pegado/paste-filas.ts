import { getClaveDeNombre } from '#domain/climas/nombres.ts'
import { cutNumeracion, readCantidad, readSentido } from '#domain/hojas/celdas.ts'
import type { Borrador, Nodo } from '../borrador.ts'
import { type Adicion, applyCambio } from '../cambios.ts'

/** What is pasted row by row; groups bring their areas along and have a way of their own. */
export type AdicionDeFila = Extract<Adicion, { que: 'addArea' | 'addVariable' | 'addFactor' | 'addPregunta' }>

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

const findDicho = (celdas: readonly string[]) => celdas.find((celda) => readSentido(celda) !== null)

function readSentidoDe(celdas: readonly string[]) {
  const dicho = findDicho(celdas)
  return dicho === undefined ? {} : { positiva: readSentido(dicho) as boolean }
}

const TITULO =
  /^(preguntas?|items?|reactivos?|afirmacion(es)?|enunciados?|frases?|factor(es)?( evaluados?)?|variables?|areas?( de trabajo)?|nombre|sentido|no\.?|descripcion|dimension(es)?)$/

/** Each cell of the first row is a title: it names the columns and is no row of them. */
const isTitulos = (fila: readonly string[]) => {
  const dichas = fila.filter(Boolean)
  return dichas.length > 0 && dichas.every((celda) => TITULO.test(getClaveDeNombre(celda)))
}

const getVariable = (borrador: Borrador, parte: string) => {
  const medida = borrador.partes.find(({ clave }) => clave === parte)?.variable
  return borrador.indicadores.flatMap(({ variables }) => variables).find(({ clave }) => clave === medida)
}

/** The longest text of the row, its sense, and the name of a factor in a column of its own. */
function readPregunta(celdas: readonly string[], numero: number) {
  const [pregunta = '', ...otras] = celdas.toSorted((a, b) => b.length - a.length)
  const dicho = findDicho(otras)
  return {
    pregunta: cutNumeracion(pregunta, numero).texto,
    sentido: readSentidoDe(otras),
    factor: otras.find((celda) => celda !== dicho) ?? null,
  }
}

/** A factor of the part's variable by that name; made, where there is none and the structure may change. */
function findFactor(
  borrador: Borrador,
  parte: string,
  nombre: string,
  makes: boolean,
): { borrador: Borrador; clave: string | null; nuevo: boolean } {
  const variable = getVariable(borrador, parte)
  const conocido = variable?.factores.find(
    (factor) => getClaveDeNombre(factor.nombre) === getClaveDeNombre(nombre),
  )
  if (conocido || !variable || !makes) return { borrador, clave: conocido?.clave ?? null, nuevo: false }
  const clave = `n${borrador.siguiente}`
  const conFactor = applyCambio(borrador, { que: 'addFactor', variable: variable.clave })
  return {
    borrador: applyCambio(conFactor, { que: 'campo', clave, campos: { nombre } }),
    clave,
    nuevo: true,
  }
}

const listDichas = (fila: readonly string[]) => {
  // A column that only numbers the rows says nothing, unless there is no other.
  const dichas = fila.filter((celda) => celda && readCantidad(celda) === null)
  return dichas.length > 0 ? dichas : fila.filter(Boolean)
}

function readCampos(add: AdicionDeFila, celdas: readonly string[]): Record<string, unknown> {
  const [nombre = '', descripcion] = celdas
  switch (add.que) {
    case 'addVariable':
      return { nombre, ...(descripcion ? { descripcion } : {}) }
    case 'addFactor':
      return { nombre, ...readSentidoDe(celdas.slice(1)) }
    default:
      return { nombre }
  }
}

export interface FilasTomadas {
  nuevos: number
  cambiados: number
  /** Factors that were made for the questions that name them. */
  factores: string[]
}

/** As in a sheet: each takes the place of the row that is there, from the one they were pasted in, and the rest is added. */
export function pasteFilas(
  antes: Borrador,
  {
    clave,
    add,
    filas: pegadas,
    soloLectura,
  }: { clave: string; add: AdicionDeFila; filas: readonly string[][]; soloLectura: boolean },
): { borrador: Borrador; tomados: FilasTomadas } {
  const filas = isTitulos(pegadas[0] ?? []) ? pegadas.slice(1) : pegadas
  const hermanas = listHermanas(antes, add)
  const desde = hermanas.findIndex((nodo) => nodo.clave === clave)
  const tomados: FilasTomadas = { nuevos: 0, cambiados: 0, factores: [] }
  let borrador = antes
  for (const [i, fila] of filas.entries()) {
    const celdas = listDichas(fila)
    const previa = desde < 0 ? undefined : hermanas[desde + i]
    const destino = previa?.clave ?? `n${borrador.siguiente}`
    if (!previa) borrador = applyCambio(borrador, add)
    const tenia = previa && ('pregunta' in previa ? previa.pregunta : 'nombre' in previa && previa.nombre)
    if (tenia) tomados.cambiados++
    else tomados.nuevos++
    let campos: Record<string, unknown>
    if (add.que === 'addPregunta') {
      const { pregunta, sentido, factor } = readPregunta(celdas, i + 1)
      campos = { pregunta, ...sentido }
      if (factor) {
        const encontrado = findFactor(borrador, add.parte, factor, !soloLectura)
        borrador = encontrado.borrador
        if (encontrado.nuevo) tomados.factores.push(factor)
        if (encontrado.clave) campos.factor = encontrado.clave
      }
    } else campos = readCampos(add, celdas)
    borrador = applyCambio(borrador, { que: 'campo', clave: destino, campos })
  }
  return { borrador, tomados }
}
