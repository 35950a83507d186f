import { LIMITES } from '#domain/climas/limites.ts'
import { formatNombre, getClaveDeNombre } from '#domain/climas/nombres.ts'
import { parseCsv } from '#domain/encuestados/parse-csv.ts'
import { cutNumeracion, readCantidad, readSentido } from '#domain/hojas/celdas.ts'
import { readGrupos } from '#domain/hojas/read-grupos.ts'
import { formatCantidad, formatNumero } from '#domain/texto/cantidad.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import type { Borrador, Nodo } from '../borrador.ts'
import { type Adicion, applyCambio } from '../cambios.ts'
import { type GruposTomados, pasteGrupos } from './paste-grupos.ts'

type ClaseDeFila = Exclude<Adicion['que'], 'addIndicador' | 'addParte'>

const NOMBRES: Record<ClaseDeFila, [uno: string, varios: string, letra: 'o' | 'a']> = {
  addGrupo: ['grupo', 'grupos', 'o'],
  addArea: ['área', 'áreas', 'a'],
  addVariable: ['variable', 'variables', 'a'],
  addFactor: ['factor', 'factores', 'o'],
  addPregunta: ['renglón', 'renglones', 'o'],
}

/** More of them would be a list to read, not a sentence. */
const MAX_NOMBRADAS = 3

function formatAreas(nombres: readonly string[], una: string, varias: string, resto = ''): string[] {
  if (nombres.length === 0) return []
  if (nombres.length === 1) return [`${una} el área ${nombres[0]}${resto}.`]
  const cuales =
    nombres.length > MAX_NOMBRADAS ? `${nombres.length} áreas` : `las áreas ${joinEnLetras(nombres)}`
  return [`${varias} ${cuales}${resto.replace('quedó', 'quedaron')}.`]
}

const formatFalta = (n: number, que: string) =>
  n === 0 ? [] : [`A ${n} ${n === 1 ? 'le' : 'les'} falta ${que}.`]

function formatTomados(clase: ClaseDeFila, nuevos: number, cambiados: number): string[] {
  const [uno, varios, letra] = NOMBRES[clase]
  if (nuevos + cambiados === 0) return []
  if (cambiados === 0)
    return [`${nuevos === 1 ? 'Se agregó' : 'Se agregaron'} ${formatCantidad(nuevos, uno, varios)}.`]
  const pegados = `${nuevos + cambiados === 1 ? 'Se pegó' : 'Se pegaron'} ${formatCantidad(nuevos + cambiados, uno, varios)}`
  const enSuLugar = `${cambiados} en el lugar de ${cambiados === 1 ? `${letra === 'a' ? 'la' : 'el'} que estaba` : `${letra === 'a' ? 'las' : 'los'} que estaban`}`
  return [
    nuevos === 0
      ? `${pegados} ${enSuLugar.replace(/^\d+ /, '')}.`
      : `${pegados}: ${enSuLugar} y ${nuevos} nuev${letra}${nuevos === 1 ? '' : 's'}.`,
  ]
}

/** The taken part of a paste, so that nobody has to count. */
const formatPegado = (
  clase: ClaseDeFila,
  { nuevos, cambiados, factores }: { nuevos: number; cambiados: number; factores: readonly string[] },
) =>
  [
    ...formatTomados(clase, nuevos, cambiados),
    ...(factores.length === 0
      ? []
      : [
          `${factores.length === 1 ? 'Se hizo el factor' : 'Se hicieron los factores'} ${joinEnLetras(factores)}.`,
        ]),
  ].join(' ')

function formatGruposPegados(tomados: GruposTomados): string {
  const { nuevos, cambiados, conocidos } = tomados
  const yaEstaban =
    conocidos === 0
      ? []
      : [
          `${formatCantidad(conocidos, 'grupo ya estaba y tomó', 'grupos ya estaban y tomaron')} lo que dice la hoja.`,
        ]
  return [
    ...formatTomados('addGrupo', nuevos, cambiados),
    ...yaEstaban,
    ...formatAreas(tomados.areasNuevas, 'Se agregó', 'Se agregaron'),
    ...formatAreas(tomados.areasQuitadas, 'Se quitó', 'Se quitaron', ', que quedó sin grupos'),
    ...formatFalta(tomados.sinArea, 'el área'),
    ...formatFalta(tomados.sinPlaneados, 'cuántas personas son'),
    ...tomados.sinNumero
      .slice(0, MAX_NOMBRADAS)
      .map((escrito) => `«${escrito}» no es un número de personas.`),
  ].join(' ')
}

const formatDemasiados = (clase: ClaseDeFila, filas: number, caben: number) =>
  `Lo pegado trae ${formatNumero(filas)} renglones y aquí caben ${caben} ${NOMBRES[clase][1]}: no se tomó nada.`

/** Lists that are pasted row by row; groups bring their areas along and have a way of their own. */
type AdicionDeFila = Extract<Adicion, { que: 'addArea' | 'addVariable' | 'addFactor' | 'addPregunta' }>

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

interface FilasTomadas {
  nuevos: number
  cambiados: number
  /** Factors that were made for the questions that name them. */
  factores: string[]
}

/** As in a sheet: each takes the place of the row that is there, from the one they were pasted in, and the rest is added. */
function pasteFilas(
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

/** The cells of what a spreadsheet copied, row by row. Null: it is one text, as any other. */
export function readCeldas(texto: string): string[][] | null {
  const filas = parseCsv(texto, '\t').map(({ celdas }) => celdas.map(formatNombre))
  const dichas = filas.reduce((suma, celdas) => suma + celdas.filter(Boolean).length, 0)
  return dichas > 1 ? filas : null
}

/** A line that begins with a small letter goes on with the one before: where it was copied from, it had no more room. */
const joinRenglones = (texto: string): string =>
  texto.includes('\t') ? texto : texto.replace(/\r?\n(?=\p{Ll})/gu, ' ')

/** The new row of one that does not fit in those that are there. */
export type AdicionPegable = Extract<Adicion, { que: ClaseDeFila }>

/** borrador: with what was pasted in it; null where nothing was taken, and why. */
type Toma = { borrador: Borrador | null; frase: string }

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
