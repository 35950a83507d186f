import { checkClima } from '../climas/check-clima.ts'
import type { GrupoDeOpinionInput, IndicadorInput, ParteInput, PreguntaInput } from '../climas/clima-input.ts'
import { type Estructura, SIN_GRUPOS, TODA_LA_EMPRESA } from '../climas/en-blanco.ts'
import { LIMITES } from '../climas/limites.ts'
import { formatNombre, getClaveDeNombre } from '../climas/nombres.ts'
import { getReglas, isDeOpciones } from '../cuestionario/tipos-de-parte.ts'
import { formatNumero } from '../texto/cantidad.ts'
import { readPuntos } from './celdas.ts'
import type { Hoja } from './hoja.ts'
import {
  type CuestionarioLeido,
  type Decisiones,
  type FilaLeida,
  readCuestionario,
} from './read-cuestionario.ts'
import { readGrupos } from './read-grupos.ts'

export interface LibroLeido {
  cuestionario: CuestionarioLeido | null
  /** With the rows that come in; null where none does, or a person is to say something first. */
  estructura: Estructura | null
  /** Problems of the sheet of groups. */
  problemasDeGrupos: string[]
  /** Why the file as a whole cannot be used. */
  falla: string | null
}

const DE_GRUPOS =
  /^(grupos?( de opinion)?|areas?( y (grupos|departamentos))?|grupos y areas|departamentos?|estructura( organizacional)?)$/
const DE_PREGUNTAS = /cuestionario|pregunta|reactivo|item|encuesta/

const countTextos = ({ filas }: Hoja) =>
  filas.filter(({ celdas }) => celdas.some((celda) => celda.length > 15)).length

/** The sheet of questions by its name, else the one with most of them. */
function chooseHojas(hojas: readonly Hoja[]): { preguntas: Hoja | null; grupos: Hoja | null } {
  const grupos =
    hojas.length < 2 ? null : (hojas.find(({ nombre }) => DE_GRUPOS.test(getClaveDeNombre(nombre))) ?? null)
  const otras = hojas.filter((hoja) => hoja !== grupos && hoja.filas.length > 0)
  const porNombre = otras.filter(({ nombre }) => DE_PREGUNTAS.test(getClaveDeNombre(nombre)))
  const [preguntas = null] = (porNombre.length > 0 ? porNombre : otras).toSorted(
    (a, b) => countTextos(b) - countTextos(a),
  )
  return { preguntas, grupos }
}

/** Far more than any questionnaire: beyond it nothing is looked for. */
const MAX_FILAS = 5_000

const fail = (falla: string): LibroLeido => ({
  cuestionario: null,
  estructura: null,
  problemasDeGrupos: [],
  falla,
})

/** A questionnaire, and the groups if there are any, of a workbook as somebody made it. */
export function readLibro(
  hojas: readonly Hoja[],
  decisiones: Decisiones = {},
  otrasEmpresas: readonly string[] = [],
): LibroLeido {
  const { preguntas, grupos } = chooseHojas(hojas)
  if (!preguntas) return fail('El archivo está vacío.')
  if (preguntas.filas.length > MAX_FILAS)
    return fail(
      `La hoja trae ${formatNumero(preguntas.filas.length)} filas: son demasiadas para un cuestionario.`,
    )
  const cuestionario = readCuestionario(preguntas, decisiones, otrasEmpresas)
  const deGrupos = grupos ? buildGrupos(grupos) : { ...SIN_GRUPOS, problemas: [] }
  const leido: LibroLeido = {
    cuestionario,
    estructura: null,
    problemasDeGrupos: deGrupos.problemas,
    falla: null,
  }
  if (cuestionario.pide) return leido
  const cuantas = cuestionario.filas.reduce((suma, fila) => suma + countPreguntas(fila), 0)
  if (cuantas === 0) return { ...leido, falla: 'El archivo no trae ninguna pregunta.' }
  if (cuantas > LIMITES.preguntas)
    return {
      ...leido,
      falla: `El archivo trae ${formatNumero(cuantas)} preguntas y un cuestionario lleva ${LIMITES.preguntas} como máximo: no se tomó ninguna.`,
    }
  const entran = cuestionario.filas.filter(({ duda, quitada }) => duda === null && !quitada)
  if (entran.length === 0) return leido
  const { gruposDeOpinion, areasDeTrabajo } = deGrupos
  const estructura = { gruposDeOpinion, areasDeTrabajo, ...buildCuestionario(cuestionario, entran) }
  const [problema] = checkClima({ idEmpresa: 'nueva', fechaInicio: 0, ...estructura }, null)
  return problema ? { ...leido, falla: problema.mensaje } : { ...leido, estructura }
}

const countPreguntas = (fila: FilaLeida) => (isDeOpciones(fila.tipo) ? fila.opciones.length : 1)

function buildGrupos({ nombre, filas }: Hoja) {
  const problemas: string[] = []
  const vistos = new Set<string>()
  const grupos = readGrupos(filas.map(({ celdas }) => celdas.map(formatNombre))).filter((grupo) => {
    const clave = getClaveDeNombre(grupo.nombre)
    const largo = grupo.nombre.length > LIMITES.nombre || grupo.area.length > LIMITES.nombre
    if (largo) problemas.push(`El nombre de un grupo de «${nombre}» pasa de ${LIMITES.nombre} letras.`)
    else if (vistos.has(clave)) problemas.push(`El grupo «${grupo.nombre}» está dos veces en «${nombre}».`)
    else return vistos.add(clave)
    return false
  })
  if (grupos.length === 0 || grupos.length > LIMITES.grupos)
    return {
      ...SIN_GRUPOS,
      problemas: [...problemas, `La hoja «${nombre}» no trae grupos que se puedan usar.`],
    }
  const ordenes = grupos.map(({ orden }) => orden)
  const conOrden = !ordenes.includes(null) && new Set(ordenes).size === ordenes.length
  const areas = new Map<string, { nombre: string; gruposDeOpinion: number[] }>()
  const gruposDeOpinion = grupos.map((grupo, i): GrupoDeOpinionInput => {
    const orden = conOrden ? grupo.orden! : i + 1
    const area = grupo.area || TODA_LA_EMPRESA
    const deArea = areas.get(getClaveDeNombre(area)) ?? { nombre: area, gruposDeOpinion: [] }
    deArea.gruposDeOpinion.push(orden)
    areas.set(getClaveDeNombre(area), deArea)
    const planeados = Number(grupo.planeados || 0)
    const sirve = Number.isInteger(planeados) && planeados <= LIMITES.encuestadosPlaneados
    if (!sirve)
      problemas.push(
        `«${grupo.planeados}» no es un número: escribe cuántas personas son en «${grupo.nombre}».`,
      )
    return { orden, nombre: grupo.nombre, encuestadosPlaneados: sirve ? planeados : 0 }
  })
  return { gruposDeOpinion, areasDeTrabajo: [...areas.values()], problemas }
}

type EnObra<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] }
type VariableEnObra = {
  nombre: string
  descripcion: string
  factoresEvaluados: { nombre: string; positiva: boolean }[]
}

/** Indicators, variables and factors are made as the rows name them. */
function createMedidas() {
  const indicadores = new Map<string, { nombre: string; variables: VariableEnObra[] }>()
  const variables = new Map<string, VariableEnObra>()
  const makeVariable = (fila: FilaLeida) => {
    const variable: VariableEnObra = { nombre: fila.variable, descripcion: '', factoresEvaluados: [] }
    const clave = getClaveDeNombre(fila.indicador)
    const indicador = indicadores.get(clave) ?? { nombre: fila.indicador, variables: [] }
    indicador.variables.push(variable)
    indicadores.set(clave, indicador)
    variables.set(getClaveDeNombre(fila.variable), variable)
    return variable
  }
  const findFactor = (fila: FilaLeida) => {
    const variable = variables.get(getClaveDeNombre(fila.variable)) ?? makeVariable(fila)
    variable.descripcion ||= fila.descripcion
    const conocido = variable.factoresEvaluados.find(
      ({ nombre }) => getClaveDeNombre(nombre) === getClaveDeNombre(fila.factor),
    )
    const factor = conocido ?? { nombre: fila.factor, positiva: fila.sentidoDelFactor ?? true }
    if (!conocido) variable.factoresEvaluados.push(factor)
    return { variable: variable.nombre, factor: factor.nombre }
  }
  return { findFactor, list: (): IndicadorInput[] => [...indicadores.values()] }
}

type Medido = { variable: string; factor: string } | null

function buildCuestionario({ declarados }: CuestionarioLeido, filas: readonly FilaLeida[]) {
  const medidas = createMedidas()
  for (const fila of declarados) medidas.findFactor(fila)
  const partes = new Map<string, EnObra<ParteInput>>()
  for (const [i, fila] of filas.entries()) {
    const medido = isMedida(fila) ? medidas.findFactor(fila) : null
    const clave = fila.parte || getClaveDeParte(fila, i, filas)
    // An open question may come before those of its part.
    const primera =
      (fila.parte && filas.find((otra) => otra.parte === fila.parte && otra.tipo !== 'preguntasAbiertas')) ||
      fila
    const parte = partes.get(clave) ?? createParte(partes.size + 1, primera, medido)
    partes.set(clave, parte)
    addPregunta(parte, fila, medido)
  }
  return {
    indicadoresDeMedicion: medidas.list(),
    cuestionario: { tipo: 'Clima organizacional', partesCuestionario: [...partes.values()] },
  }
}

/** A scale measures where it says of what. */
const isMedida = ({ tipo, factor }: FilaLeida) => tipo === 'smile' || (tipo === 'escala' && factor !== '')

const createParte = (orden: number, primera: FilaLeida, medido: Medido): EnObra<ParteInput> => ({
  orden,
  tipo: primera.tipo,
  variable: medido?.variable ?? ((primera.parte && primera.variable) || null),
  preguntaGeneral: getPreguntaGeneral(primera) || null,
  preguntaAbierta: null,
  cantidadDeOpciones: null,
  ...(primera.tipo === 'escala' && {
    puntos: readPuntos(primera.opciones, primera.eNPS, primera.sentido ?? true),
    eNPS: primera.eNPS,
  }),
  preguntas: [],
})

function addPregunta(parte: EnObra<ParteInput>, fila: FilaLeida, medido: Medido): void {
  const { tipo, pregunta, opciones } = fila
  const siguiente = parte.preguntas.length + (parte.preguntaAbierta ? 2 : 1)
  if (tipo !== parte.tipo) parte.preguntaAbierta = { orden: siguiente, pregunta }
  else if (isDeOpciones(tipo)) {
    parte.preguntas = opciones.map((opcion, n) => toPregunta(n + 1, opcion))
    const hasta = Math.max(1, fila.hasta ?? opciones.length)
    if (tipo === 'seleccionMultiple') parte.cantidadDeOpciones = Math.min(hasta, opciones.length)
  } else
    parte.preguntas.push({
      ...toPregunta(siguiente, pregunta),
      factorEvaluado: medido?.factor ?? null,
      positiva: tipo === 'smile' ? fila.sentido : null,
      NoAplica: getReglas(tipo).conNoAplica && fila.noAplica,
    })
}

/** Options: their question stands where questions stand; what breaks its lines, in a column of its own. */
const getPreguntaGeneral = (fila: FilaLeida): string =>
  isDeOpciones(fila.tipo) && formatNombre(fila.preguntaGeneral) !== fila.pregunta
    ? fila.pregunta
    : fila.preguntaGeneral

const toPregunta = (orden: number, pregunta: string): PreguntaInput => ({
  orden,
  pregunta,
  factorEvaluado: null,
  positiva: null,
  NoAplica: false,
})

/** A variable is one page; questions of another type that follow each other are one too. */
function getClaveDeParte(fila: FilaLeida, i: number, filas: readonly FilaLeida[]): string {
  if (fila.tipo === 'smile') {
    // A row that was added to a workbook of ours goes with those of its variable.
    const variable = getClaveDeNombre(fila.variable)
    const conParte = filas.find((otra) => otra.parte && getClaveDeNombre(otra.variable) === variable)
    return conParte?.parte ?? `smile ${variable}`
  }
  if (isDeOpciones(fila.tipo)) return `opciones ${fila.linea}`
  if (fila.tipo === 'escala')
    return ['escala', getClaveDeNombre(fila.variable), fila.sentido ?? true, ...fila.opciones].join('\n')
  let primera = i
  while (primera > 0 && filas[primera - 1]!.tipo === fila.tipo) primera--
  return `${fila.tipo} ${filas[primera]!.linea}`
}
