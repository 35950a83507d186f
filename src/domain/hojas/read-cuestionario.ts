import { isDeCeroADiez } from '../climas/check-parte.ts'
import { LIMITES } from '../climas/limites.ts'
import { formatNombre, getClaveDeNombre } from '../climas/nombres.ts'
import { CARAS, type TipoDeParte } from '../cuestionario/cuestionario.ts'
import { isDeOpciones } from '../cuestionario/tipos-de-parte.ts'
import type { FilaCsv } from '../encuestados/parse-csv.ts'
import { formatCantidad } from '../texto/cantidad.ts'
import {
  cutMarca,
  cutNumeracion,
  isTotal,
  readMarca,
  readOpciones,
  readPuntos,
  readSentido,
  readSi,
  readTipo,
} from './celdas.ts'
import {
  type Campo,
  type ColumnasLeidas,
  findColumnas,
  isFilaDeTitulos,
  TITULO_DE_CAMPO,
} from './columnas.ts'
import type { Hoja } from './hoja.ts'

/** A person's words about a sheet that it does not say itself; rows by their line. */
export interface Decisiones {
  columnas?: readonly (Campo | null)[]
  sentidos?: Readonly<Record<number, boolean>>
  /** The sense of all the rows that do not say it. */
  todasAFavor?: boolean
  repetidas?: Readonly<Record<number, 'quitar' | 'dejar'>>
  /** The variable measured from that row on. */
  variables?: Readonly<Record<number, string>>
}

export type Duda =
  | { de: 'sentido' }
  | { de: 'repetida'; linea: number }
  /** The sheet is to be mended. */
  | { de: 'problema'; mensaje: string }

export interface FilaLeida {
  linea: number
  celdas: readonly string[]
  indicador: string
  variable: string
  descripcion: string
  factor: string
  pregunta: string
  /** The numbering that was cut. */
  quitado: string
  sentido: boolean | null
  noAplica: boolean
  tipo: TipoDeParte
  opciones: readonly string[]
  hasta: number | null
  /** For a scale from 0 to 10. */
  eNPS: boolean
  parte: string
  preguntaGeneral: string
  sentidoDelFactor: boolean | null
  /** Values that came from the row above. */
  heredadas: readonly Campo[]
  /** Other companies that it names. */
  nombra: readonly string[]
  /** The reason that keeps it out; null: it comes in. */
  duda: Duda | null
  /** A person took it out. */
  quitada: boolean
}

export interface CuestionarioLeido extends ColumnasLeidas {
  hoja: Hoja
  /** Our own workbook, in which everything is said. */
  propio: boolean
  filas: FilaLeida[]
  /** Factors without a question, which only our own workbooks name. */
  declarados: FilaLeida[]
  hecho: string[]
}

const DE_PROPIO: readonly Campo[] = ['parte', 'preguntaGeneral', 'sentidoDelFactor']
const HEREDAN = ['indicador', 'variable', 'factor'] as const

/** Under the last question there may stand who made the list. */
const PIE = /^((elaborado|fuente|nota|realizado|revisado|aprobado|firma)\b|(muchas )?gracias( por |[.!]*$))/

/** Words before a name that only say what it is the name of. */
const DE_TRAMO =
  /^(?:(?:dimensi[oó]n|variable|factor|secci[oó]n|bloque|eje|m[oó]dulo|categor[ií]a) ?(?:\d{1,2}|[ivx]{1,5})? ?[.:–—-])+ ?(?=\p{L})/iu
const ROMANO = /^[IVX]{1,5} ?[.–—-] ?(?=\p{L})/u

/** "LIDERAZGO", "II. Equipo" or "Dimensión 2: Equipo" over its questions, in a list without a column for it: the name. Null: it is none. */
function readTituloDeTramo(texto: string): string | null {
  if (texto.length > 60 || isFinDeFrase(texto)) return null
  const nombre = texto.replace(DE_TRAMO, '').replace(ROMANO, '')
  return nombre !== texto || (/\p{Lu}{3}/u.test(texto) && !/\p{Ll}/u.test(texto)) ? nombre : null
}

/** A row that asks for words, in a sheet without a column of types. */
const ABIERTA = /^(comentarios?|sugerencias?|observaciones)( (generales|adicionales)| (o|y|u) \S+)?[.:]?$/

const isFinDeFrase = (texto: string) => /[.?!…]["»)]?$/.test(texto.trim())

/** Over a bare list there may stand what it is: the others are numbered or end in a point, it is not. */
function skipsEncabezado(filas: readonly FilaCsv[], columna: number): number {
  const textos = filas.map(({ celdas }) => celdas[columna] ?? '')
  const isPregunta = (texto: string, n: number) =>
    cutNumeracion(texto, n).quitado !== '' || isFinDeFrase(texto) || readTituloDeTramo(texto) !== null
  const cuantas = textos.filter((texto, i) => isPregunta(texto, i)).length
  if (cuantas * 3 < textos.length * 2) return 0
  const primera = textos.slice(0, 5).findIndex(isPregunta)
  return Math.max(0, primera)
}

interface Lector {
  get: (celdas: readonly string[], campo: Campo) => string
  tiene: (campo: Campo) => boolean
}

/** One questionnaire of a sheet, row by row. `otras`: names of companies that it should not speak of. */
export function readCuestionario(
  hoja: Hoja,
  decisiones: Decisiones = {},
  otras: readonly string[] = [],
): CuestionarioLeido {
  const columnas = findColumnas(hoja, decisiones.columnas)
  const { campos } = columnas
  const lector: Lector = {
    get: (celdas, campo) => celdas[campos.indexOf(campo)] ?? '',
    tiene: (campo) => campos.includes(campo),
  }
  const propio = DE_PROPIO.every(lector.tiene)
  const leido: CuestionarioLeido = {
    ...columnas,
    hoja,
    propio,
    filas: [],
    declarados: [],
    hecho: [],
  }
  if (!lector.tiene('pregunta')) return leido
  const dejadas = readFilas(hoja, leido, lector, decisiones)
  doubt(leido, decisiones)
  nameOtras(leido.filas, otras)
  leido.hecho = tellHecho(leido, hoja, dejadas)
  return leido
}

type Heredado = Record<(typeof HEREDAN)[number], string>

/** Takes what the row says; what it leaves empty is that of the row above, as far as nothing before it changed. */
function inherit(antes: Heredado, suyos: Heredado, { tiene }: Lector, propio: boolean): Campo[] {
  const heredadas: Campo[] = []
  let cambia = false
  for (const campo of HEREDAN) {
    if (suyos[campo]) {
      cambia ||= suyos[campo] !== antes[campo]
      antes[campo] = suyos[campo]
    } else if (cambia || propio) antes[campo] = ''
    else if (antes[campo] && tiene(campo)) heredadas.push(campo)
  }
  return heredadas
}

const readSuyos = (celdas: readonly string[], { get }: Lector): Heredado => ({
  indicador: formatNombre(get(celdas, 'indicador')),
  variable: formatNombre(get(celdas, 'variable')),
  factor: formatNombre(get(celdas, 'factor')),
})

function isPie(celdas: readonly string[]): boolean {
  const primera = celdas.find(Boolean) ?? ''
  return isTotal(primera) || PIE.test(getClaveDeNombre(primera))
}

const isAparte = (fila: FilaCsv) => isPie(fila.celdas) || isFilaDeTitulos(fila)

/** The rows that have a question; the number of those that say nothing. */
function readFilas(hoja: Hoja, leido: CuestionarioLeido, lector: Lector, decisiones: Decisiones): number {
  const { propio } = leido
  const { get, tiene } = lector
  const cuerpo = hoja.filas.slice(leido.desde)
  const sinTitulos = leido.desde === 0 && !propio
  const filas = sinTitulos ? cuerpo.slice(skipsEncabezado(cuerpo, leido.campos.indexOf('pregunta'))) : cuerpo
  const antes: Heredado = { indicador: '', variable: '', factor: '' }
  const deTramos = !tiene('variable') && !propio
  let dejadas = cuerpo.length - filas.length
  let numero = 0
  for (const { linea, celdas } of filas) {
    if (!propio && isAparte({ linea, celdas })) {
      dejadas++
      continue
    }
    const dicho = get(celdas, 'pregunta')
    const suyos = readSuyos(celdas, lector)
    // A row that somebody added to a workbook of ours is read like anybody's.
    const completa = propio && get(celdas, 'parte') !== ''
    const heredadas = inherit(antes, suyos, lector, completa)
    const tramo = decisiones.variables?.[linea]
    if (tramo !== undefined && deTramos) antes.variable = formatNombre(tramo)
    const conOpciones = get(celdas, 'opciones') !== ''
    if (dicho || conOpciones) {
      const titulo = deTramos ? readTituloDeTramo(formatNombre(dicho)) : null
      if (titulo !== null) antes.variable = titulo
      else
        leido.filas.push(
          readFila({ linea, celdas }, { ...antes }, lector, completa ? null : ++numero, heredadas),
        )
    } else if (propio && suyos.factor)
      leido.declarados.push(readFila({ linea, celdas }, { ...antes }, lector, null, heredadas))
    else if (!HEREDAN.some((campo) => suyos[campo])) dejadas++
  }
  return dejadas
}

/** numero: of the question in its sheet, by which a numbering is known; null in our own workbooks, which have none. */
function readFila(
  { linea, celdas }: FilaCsv,
  heredado: Heredado,
  lector: Lector,
  numero: number | null,
  heredadas: readonly Campo[],
): FilaLeida {
  const { get } = lector
  const dicho = get(celdas, 'pregunta')
  const propio = numero === null
  const { texto, quitado } = propio
    ? { texto: formatNombre(dicho), quitado: '' }
    : cutNumeracion(cutMarca(dicho), numero)
  const opciones = readOpciones(get(celdas, 'opciones'), propio ? ['\n'] : ['\n', ';', '|', ','])
  const variable = heredado.variable || (propio ? '' : 'General')
  return {
    linea,
    celdas,
    indicador: heredado.indicador || (propio ? '' : 'Clima organizacional'),
    variable,
    descripcion: get(celdas, 'descripcion').trim(),
    factor: heredado.factor || (propio ? '' : variable),
    pregunta: texto,
    quitado,
    sentido: readSentidoDeFila(celdas, lector) ?? (propio ? null : readMarca(dicho)),
    noAplica: readSi(get(celdas, 'noAplica')),
    ...readTipoDeFila(celdas, lector, texto, opciones),
    opciones,
    parte: lector.tiene('preguntaGeneral') && lector.tiene('sentidoDelFactor') ? get(celdas, 'parte') : '',
    preguntaGeneral: get(celdas, 'preguntaGeneral').trim(),
    sentidoDelFactor: readSentido(get(celdas, 'sentidoDelFactor')),
    heredadas,
    nombra: [],
    duda: null,
    quitada: false,
  }
}

function readSentidoDeFila(celdas: readonly string[], { get, tiene }: Lector): boolean | null {
  // Beside -1 it is what agrees; elsewhere a 1 says nothing of sense.
  const dicho = get(celdas, 'sentido') === '1' ? true : readSentido(get(celdas, 'sentido'))
  if (dicho !== null || !tiene('invertida')) return dicho
  const invertida = get(celdas, 'invertida')
  return !(readSi(invertida) || readSentido(invertida) === false)
}

function readTipoDeFila(
  celdas: readonly string[],
  { get, tiene }: Lector,
  texto: string,
  opciones: readonly string[],
): Pick<FilaLeida, 'tipo' | 'hasta' | 'eNPS'> {
  const dicho = get(celdas, 'tipo')
  const hasta = /\bhasta (\d{1,3})\b/i.exec(dicho)?.[1]
  // Four answers from agreeing to not are the faces; other numbers of them are a scale.
  const deCaras = (): TipoDeParte =>
    opciones.length === 0 || opciones.length === CARAS.length ? 'smile' : 'escala'
  const deTexto = (): TipoDeParte => {
    if (!tiene('tipo') && opciones.length === 0 && ABIERTA.test(getClaveDeNombre(texto)))
      return 'preguntasAbiertas'
    if (tiene('tipo') || opciones.length === 0) return 'smile'
    if (/acuerdo|siempre|nunca/i.test(opciones.join(' '))) return deCaras()
    return /tiempo|antigüedad|antiguedad/i.test(texto) ? 'tiempoDeLaborarEnEmpresa' : 'seleccionMultiple'
  }
  const leido = readTipo(dicho) ?? deTexto()
  // Our own workbooks have the points of a scale in its row.
  const conPuntos = leido === 'smile' && opciones.length > 0 && /escala/i.test(dicho)
  const tipo = conPuntos ? 'escala' : leido === 'smile' ? deCaras() : leido
  return { tipo, hasta: hasta ? Number(hasta) : null, eNPS: /\be ?nps\b/i.test(dicho) }
}

function findProblemaDePuntos({ opciones, eNPS }: FilaLeida): string | null {
  if (opciones.length < 2 || opciones.length > LIMITES.puntos)
    return `Una escala lleva de 2 a ${LIMITES.puntos} puntos, en la columna Opciones.`
  const puntos = readPuntos(opciones, eNPS)
  if (new Set(puntos.map(({ texto }) => getClaveDeNombre(texto))).size < puntos.length)
    return 'Tiene dos veces el mismo punto.'
  if (puntos.every(({ favorable }) => favorable)) return 'Todos sus puntos están marcados a favor.'
  if (puntos.some(({ texto }) => texto.length > LIMITES.punto))
    return `Un punto pasa de ${LIMITES.punto} letras.`
  return eNPS && !isDeCeroADiez(puntos)
    ? 'Un eNPS va de 0 a 10: sus once puntos empiezan con su número.'
    : null
}

function findProblema(fila: FilaLeida): string | null {
  const { pregunta, opciones, tipo } = fila
  const largo = (texto: string, max: number, que: string) =>
    texto.length > max ? `${que} pasa de ${max} letras.` : null
  const claves = new Set(opciones.map(getClaveDeNombre))
  if (tipo === 'escala') {
    const deEscala = findProblemaDePuntos(fila)
    if (deEscala) return deEscala
  }
  if (isDeOpciones(tipo)) {
    if (opciones.length === 0)
      return 'Le faltan las opciones: escríbelas en la columna Opciones, separadas por punto y coma.'
    if (claves.size < opciones.length) return 'Tiene dos veces la misma opción.'
    if (tipo === 'tiempoDeLaborarEnEmpresa' && opciones.length > LIMITES.antiguedades)
      return `Tiene más de ${LIMITES.antiguedades} opciones de tiempo.`
    if (tipo === 'unica' && (opciones.length < 2 || opciones.length > LIMITES.opcionesDeUnica))
      return `De las que se escoge una son de 2 a ${LIMITES.opcionesDeUnica}.`
  }
  return (
    largo(pregunta, LIMITES.pregunta, 'La pregunta') ??
    opciones.map((opcion) => largo(opcion, LIMITES.pregunta, 'Una opción')).find(Boolean) ??
    HEREDAN.map((campo) => largo(fila[campo], LIMITES.nombre, TITULO_DE_CAMPO[campo])).find(Boolean) ??
    largo(fila.preguntaGeneral, LIMITES.preguntaGeneral, 'La pregunta general') ??
    largo(fila.descripcion, LIMITES.descripcion, 'La descripción')
  )
}

/** The key by which two questions are the same: not the point at their end. */
const getClaveDePregunta = (texto: string) => getClaveDeNombre(texto).replace(/[.?!]$/, '')

interface Vistas {
  /** Lines of the questions before, by their text. */
  lineas: Map<string, number>
  hayAntiguedad: boolean
}

/** Reasons that keep a row out: the sheet is to be mended, it is there already, or it does not say its sense. */
function findDuda(
  fila: FilaLeida,
  { lineas, hayAntiguedad }: Vistas,
  decidida: string | undefined,
): Duda | null {
  const mensaje =
    findProblema(fila) ??
    (fila.tipo === 'tiempoDeLaborarEnEmpresa' && hayAntiguedad
      ? 'Solo puede haber una pregunta de antigüedad.'
      : null)
  if (mensaje) return { de: 'problema', mensaje }
  // With its part, as our own workbooks have it, nothing is left to ask.
  if (fila.parte) return null
  const anterior = lineas.get(getClaveDePregunta(fila.pregunta))
  if (fila.pregunta && anterior !== undefined && !decidida) return { de: 'repetida', linea: anterior }
  return fila.tipo === 'smile' && fila.sentido === null && decidida !== 'quitar' ? { de: 'sentido' } : null
}

function doubt({ filas }: CuestionarioLeido, decisiones: Decisiones) {
  const vistas: Vistas = { lineas: new Map(), hayAntiguedad: false }
  for (const fila of filas) {
    const { linea, tipo } = fila
    const decidida = decisiones.repetidas?.[linea]
    if (tipo === 'smile' && !fila.parte)
      fila.sentido ??= decisiones.sentidos?.[linea] ?? (decisiones.todasAFavor ? true : null)
    fila.duda = findDuda(fila, vistas, decidida)
    fila.quitada = decidida === 'quitar' && fila.duda === null
    const clave = getClaveDePregunta(fila.pregunta)
    if (!vistas.lineas.has(clave)) vistas.lineas.set(clave, linea)
    vistas.hayAntiguedad ||= tipo === 'tiempoDeLaborarEnEmpresa'
  }
}

function nameOtras(filas: readonly FilaLeida[], otras: readonly string[]) {
  const claves = otras.map((nombre) => [nombre, getClaveDeNombre(nombre)] as const)
  const conocidas = claves.filter(([, clave]) => clave.length > 3)
  for (const fila of filas) {
    const texto = ` ${getClaveDeNombre(fila.pregunta).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
    fila.nombra = conocidas
      .filter(([, clave]) => texto.includes(` ${clave.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `))
      .map(([nombre]) => nombre)
  }
}

const formatColumna = (n: number) => String.fromCharCode(65 + (n % 26))

function tellHecho({ filas, desde, pide, campos }: CuestionarioLeido, hoja: Hoja, dejadas: number): string[] {
  const cuantas = (fits: (fila: FilaLeida) => boolean) => filas.filter(fits).length
  const tell = (n: number, frase: (n: number) => string) => (n === 0 ? [] : [frase(n)])
  const ocultas = (hoja.ocultas ?? []).filter((i) => hoja.filas.some(({ celdas }) => celdas[i]))
  return [
    ...(desde > 0 || pide ? [] : ['La hoja no trae títulos: las columnas se reconocieron por lo que dicen.']),
    ...tell(
      cuantas(({ quitado }) => quitado !== ''),
      (n) => `Se quitó la numeración de ${formatCantidad(n, 'pregunta', 'preguntas')}.`,
    ),
    ...tell(
      cuantas(({ heredadas }) => heredadas.length > 0),
      (n) => `${formatCantidad(n, 'fila tomó', 'filas tomaron')} lo que faltaba de la fila de arriba.`,
    ),
    ...tell(
      dejadas,
      (n) => `${formatCantidad(n, 'fila sin pregunta quedó', 'filas sin pregunta quedaron')} fuera.`,
    ),
    ...ocultas.map((i) => `La columna ${formatColumna(i)} está oculta: no se leyó.`),
    ...(campos.includes('variable')
      ? []
      : ['La hoja no dice qué mide cada pregunta: escribe la variable en la fila donde empieza.']),
  ]
}
