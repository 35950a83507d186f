import { formatNombre, getClaveDeNombre } from '../climas/nombres.ts'
import type { FilaCsv } from '../encuestados/parse-csv.ts'
import { readSentido } from './celdas.ts'
import type { Hoja } from './hoja.ts'

/** Columns of a questionnaire, by the title that our own workbooks give it. */
export const TITULO_DE_CAMPO = {
  indicador: 'Indicador',
  variable: 'Variable',
  descripcion: 'Descripción',
  factor: 'Factor',
  pregunta: 'Pregunta',
  sentido: 'Sentido',
  noAplica: 'No Aplica',
  tipo: 'Tipo',
  opciones: 'Opciones',
  parte: 'Parte',
  preguntaGeneral: 'Pregunta general',
  sentidoDelFactor: 'Sentido del factor',
  invertida: 'Invertida',
} as const

export type Campo = keyof typeof TITULO_DE_CAMPO

/** Those that a person is offered for a column that was not understood. */
export const CAMPOS_DE_COLUMNA: readonly Campo[] = [
  'indicador',
  'variable',
  'descripcion',
  'factor',
  'pregunta',
  'sentido',
  'invertida',
  'noAplica',
  'tipo',
  'opciones',
]

/** Folded: no accents, no capitals. Numbers and remarks are known, so that nobody is asked about them. */
const TITULOS: readonly (readonly [Campo | 'nada', RegExp])[] = [
  ['preguntaGeneral', /^(pregunta general|instruccion(es)?|consigna)$/],
  ['sentidoDelFactor', /^sentido del factor$/],
  ['parte', /^parte$/],
  [
    'indicador',
    /^(indicador(es)?( de medicion)?|dimension(es)?|categorias?|dominios?|ejes?|pilar(es)?|ambitos?)$/,
  ],
  [
    'variable',
    /^(variables?|sub ?-?dimension(es)?|sub ?categorias?|competencias?|temas?|componentes?|secciones|seccion|aspectos?)$/,
  ],
  ['factor', /^(factor(es)?( evaluados?)?|sub ?factor(es)?|sub ?variables?|atributos?)$/],
  ['descripcion', /^(descripcion|definicion)( de la (variable|dimension))?$/],
  [
    'pregunta',
    /^((texto|redaccion) (de la pregunta|del (item|reactivo))|preguntas?|items?|reactivos?|afirmacion(es)?|enunciados?|frases?|aseveracion(es)?|planteamientos?|questions?)$/,
  ],
  [
    'sentido',
    /^(sentido( del? (item|reactivo|(la )?pregunta))?|direccion|polaridad|signo|orientacion|valencia|positiv[ao]s? ?(\/|o|y) ?negativ[ao]s?|\+ ?\/ ?[-−–])$/,
  ],
  ['invertida', /^(invers[ao]s?|invertid[ao]s?|negativ[ao]s?|reactivo invers[ao]|item invers[ao])$/],
  ['noAplica', /^(no aplica|n\/?a|admite no aplica|permite no aplica)$/],
  ['tipo', /^(tipo( de (pregunta|respuesta|reactivo))?|formato|escala)$/],
  ['opciones', /^(opciones( de respuesta)?|alternativas|respuestas( posibles)?)$/],
  [
    'nada',
    /^(no|n[°º]?|num(ero)?|#|id|orden|codigo|clave|item no|nota|notas|observacion(es)?|comentarios?|fuente|responsable|fecha|estado|revision)$/,
  ],
]

function findCampo(celda: string): Campo | 'nada' | null {
  if (celda.length > 60) return null
  const clave = getClaveDeNombre(celda).replace(/ ?[.:*]$/, '')
  return TITULOS.find(([, titulo]) => titulo.test(clave))?.[0] ?? null
}

export interface ColumnasLeidas {
  /** By column; null: it says nothing of the questionnaire, or nobody knows what. */
  campos: (Campo | null)[]
  titulos: string[]
  /** Rows before the first question. */
  desde: number
  /** Columns that say something and were not understood. */
  dudosas: number[]
  /** Nobody could tell which column has the questions: a person says it. */
  pide: boolean
}

/** Above the titles there may stand what the sheet is of, its date and who made it. */
const MAX_ENCABEZADO = 10
const MAX_COLUMNAS = 60

const findTitulos = ({ celdas }: FilaCsv) => celdas.slice(0, MAX_COLUMNAS).map(findCampo)

const countCampos = (campos: readonly (Campo | 'nada' | null)[]) =>
  new Set(campos.filter((campo) => campo !== null && campo !== 'nada')).size

/** The titles again, as on the next page of a printed sheet. */
export function isFilaDeTitulos(fila: FilaCsv): boolean {
  const campos = findTitulos(fila)
  return campos.includes('pregunta') && countCampos(campos) > 1
}

/** The row of titles, with what a second one above or below it adds. Null: there is none. */
function readTitulos(filas: readonly FilaCsv[]):
  | (Pick<ColumnasLeidas, 'titulos' | 'desde'> & {
      encontrados: (Campo | 'nada' | null)[]
    })
  | null {
  const posibles = filas.slice(0, MAX_ENCABEZADO).map(findTitulos)
  const cuentas = posibles.map((campos) => countCampos(campos) + (campos.includes('pregunta') ? 1 : 0))
  const mayor = Math.max(0, ...cuentas)
  const lugar = cuentas.indexOf(mayor)
  if (mayor < 2) return null
  const arriba = posibles[lugar - 1] ?? []
  const abajo = posibles[lugar + 1] ?? []
  const dichas = (filas[lugar + 1]?.celdas ?? []).slice(0, MAX_COLUMNAS)
  const sigueAbajo = countCampos(abajo) > 0 && dichas.every((celda, i) => !celda || abajo[i] != null)
  const ancho = Math.max(posibles[lugar]!.length, arriba.length, sigueAbajo ? abajo.length : 0)
  const encontrados: (Campo | 'nada' | null)[] = []
  for (let i = 0; i < ancho; i++) {
    const campo = (sigueAbajo ? abajo[i] : null) ?? posibles[lugar]![i] ?? arriba[i] ?? null
    encontrados.push(campo !== 'nada' && encontrados.includes(campo) ? null : campo)
  }
  return {
    encontrados,
    titulos: encontrados.map((_, i) => formatNombre(filas[lugar]!.celdas[i] ?? '')),
    desde: lugar + (sigueAbajo ? 2 : 1),
  }
}

/** A numbered or marked cell that is no text of its own. */
const NUMERO = /^\P{L}*$/u

function measure(filas: readonly FilaCsv[], columna: number) {
  const dichas = filas.map(({ celdas }) => celdas[columna] ?? '').filter(Boolean)
  const letras = dichas.reduce((suma, celda) => suma + celda.length, 0)
  return {
    dichas: dichas.length,
    largo: dichas.length === 0 ? 0 : letras / dichas.length,
    numeros: dichas.filter((celda) => NUMERO.test(celda)).length,
    sentidos: dichas.filter((celda) => readSentido(celda) !== null).length,
    distintas: new Set(dichas).size,
  }
}

/** Without titles: the longest texts are the questions, what repeats itself before them says what they are of. */
function guessCampos(filas: readonly FilaCsv[], ancho: number, dados: readonly (Campo | 'nada' | null)[]) {
  const campos: (Campo | 'nada' | null)[] = Array.from({ length: ancho }, (_, i) => dados[i] ?? null)
  const medidas = campos.map((_, i) => measure(filas, i))
  const libres = campos.flatMap((campo, i) => (campo === null && medidas[i]!.dichas > 0 ? [i] : []))
  for (const i of libres) {
    const { dichas, sentidos, numeros } = medidas[i]!
    if (sentidos === dichas && !campos.includes('sentido')) campos[i] = 'sentido'
    else if (numeros === dichas) campos[i] = 'nada'
  }
  const textos = libres.filter((i) => campos[i] === null)
  const pregunta = textos.toSorted((a, b) => medidas[b]!.largo - medidas[a]!.largo)[0]
  if (pregunta === undefined) return { campos, textos: 0 }
  campos[pregunta] = 'pregunta'
  const deGrupo = textos.filter((i) => i !== pregunta && medidas[i]!.distintas < medidas[pregunta]!.dichas)
  const nombres: Campo[] =
    deGrupo.length > 2
      ? ['indicador', 'variable', 'factor']
      : deGrupo.length === 2
        ? ['indicador', 'variable']
        : ['variable']
  for (const [n, i] of deGrupo.entries())
    if (nombres[n] && !campos.includes(nombres[n])) campos[i] = nombres[n]
  return { campos, textos: textos.length }
}

/** A column without a known title that says nothing but senses, of both kinds or good ones. */
function findSentido(filas: readonly FilaCsv[], campos: readonly (Campo | 'nada' | null)[]): number {
  if (campos.includes('sentido') || campos.includes('invertida')) return -1
  return campos.findIndex((campo, i) => {
    const { dichas, sentidos } = measure(filas, i)
    return (
      campo === null &&
      dichas > 1 &&
      sentidos === dichas &&
      filas.some(({ celdas }) => readSentido(celdas[i] ?? ''))
    )
  })
}

/** One column of groups is what is measured; what stands above it may be left out, not it. */
function settleGrupos(campos: (Campo | null)[]): (Campo | null)[] {
  if (campos.includes('variable')) return campos
  const lugar = campos.includes('indicador') ? campos.indexOf('indicador') : campos.indexOf('factor')
  return lugar < 0 ? campos : campos.with(lugar, 'variable')
}

/** Which column says what: as a person said it, else by the titles, else by what stands in them. */
export function findColumnas(hoja: Hoja, dichas?: readonly (Campo | null)[]): ColumnasLeidas {
  const { filas, ocultas = [] } = hoja
  const ancho = Math.min(
    MAX_COLUMNAS,
    filas.reduce((mayor, { celdas }) => Math.max(mayor, celdas.length), 0),
  )
  const conTitulos = readTitulos(filas)
  const desde = conTitulos?.desde ?? 0
  const cuerpo = filas.slice(desde)
  const titulos = Array.from({ length: ancho }, (_, i) => conTitulos?.titulos[i] ?? '')
  const vistas = (i: number) => !ocultas.includes(i)
  if (dichas) {
    const campos = titulos.map((_, i) => dichas[i] ?? null)
    return { campos: settleGrupos(campos), titulos, desde, dudosas: [], pide: !campos.includes('pregunta') }
  }
  const dados = titulos.map((_, i) => (vistas(i) ? (conTitulos?.encontrados[i] ?? null) : ('nada' as const)))
  const sabe = dados.includes('pregunta')
  const deSentido = sabe ? findSentido(cuerpo, dados) : -1
  const conSentido = deSentido < 0 ? dados : dados.with(deSentido, 'sentido')
  const { campos, textos } = sabe ? { campos: conSentido, textos: 0 } : guessCampos(cuerpo, ancho, dados)
  const dudosas = campos.flatMap((campo, i) => (campo === null && measure(cuerpo, i).dichas > 0 ? [i] : []))
  return {
    campos: settleGrupos(campos.map((campo) => (campo === 'nada' ? null : campo))),
    titulos,
    desde,
    dudosas,
    // A bare list has one column of texts; with more, a guess is a question.
    pide: !sabe && textos !== 1,
  }
}
