import type { ClimaInput } from '#domain/climas/clima-input.ts'
import type { TipoDeParte } from '#domain/cuestionario/cuestionario.ts'
import type { Borrador, Factor, Indicador, Nodo, Parte, Pregunta, Variable } from './borrador.ts'

/** Changes of a draft. A place counts from 0 within its own list. */
export type Cambio =
  | {
      que: 'clima'
      campos: Partial<
        Pick<
          Borrador,
          'nombre' | 'fechaInicio' | 'fechaLimite' | 'baseDeCalculo' | 'minimoPorGrupo' | 'lectura' | 'tipo'
        >
      >
    }
  | { que: 'campo'; clave: string; campos: Record<string, unknown> }
  | { que: 'move'; clave: string; lugar: number }
  | { que: 'remove'; clave: string }
  | { que: 'addGrupo'; area: string | null }
  | { que: 'addArea' }
  | { que: 'addIndicador' }
  | { que: 'addVariable'; indicador: string }
  | { que: 'addFactor'; variable: string }
  | { que: 'addParte'; tipo: TipoDeParte }
  | { que: 'addPregunta'; parte: string; abierta: boolean }
  | { que: 'takeVariable'; clave: string; indicador: string }
  | { que: 'paste'; borrador: Borrador }

export function applyCambio(borrador: Borrador, cambio: Cambio): Borrador {
  switch (cambio.que) {
    case 'clima':
      return { ...borrador, ...cambio.campos }
    case 'campo':
      return editLista(borrador, cambio.clave, (lista) =>
        lista.map((nodo) => (nodo.clave === cambio.clave ? ({ ...nodo, ...cambio.campos } as Nodo) : nodo)),
      )
    case 'move':
      return editLista(borrador, cambio.clave, (lista) => renumber(moveTo(lista, cambio.clave, cambio.lugar)))
    case 'remove':
      return forgetArea(
        editLista(borrador, cambio.clave, (lista) =>
          lista.at(-1)?.clave === cambio.clave
            ? lista.slice(0, -1)
            : renumber(lista.filter(({ clave }) => clave !== cambio.clave)),
        ),
        cambio.clave,
      )
    case 'paste':
      return cambio.borrador
    case 'takeVariable':
      return takeVariable(borrador, cambio.clave, cambio.indicador)
    default:
      return addNuevo(borrador, cambio)
  }
}

export type Adicion = Extract<Cambio, { que: `add${string}` }>

function addNuevo(antes: Borrador, cambio: Adicion): Borrador {
  const clave = `n${antes.siguiente}`
  const borrador = { ...antes, siguiente: antes.siguiente + 1 }
  switch (cambio.que) {
    case 'addGrupo': {
      const orden = (borrador.grupos.at(-1)?.orden ?? 0) + 1
      const nuevo = {
        clave,
        orden,
        nombre: '',
        encuestadosPlaneados: '',
        seLeeEnSuArea: false,
        area: cambio.area,
      }
      return { ...borrador, grupos: [...borrador.grupos, nuevo] }
    }
    case 'addArea':
      return { ...borrador, areas: [...borrador.areas, { clave, nombre: '' }] }
    case 'addIndicador': {
      const nuevo: Indicador = { clave, nombre: '', variables: [] }
      return { ...borrador, indicadores: [...borrador.indicadores, nuevo] }
    }
    case 'addVariable': {
      const nueva: Variable = { clave, nombre: '', descripcion: '', factores: [] }
      return editHijos<Indicador>(borrador, cambio.indicador, ({ variables }) => ({
        variables: [...variables, nueva],
      }))
    }
    case 'addFactor': {
      const nuevo: Factor = { clave, nombre: '', positiva: true }
      return editHijos<Variable>(borrador, cambio.variable, ({ factores }) => ({
        factores: [...factores, nuevo],
      }))
    }
    case 'addParte':
      return { ...borrador, partes: renumber([...borrador.partes, newParte(clave, cambio.tipo)]) }
    case 'addPregunta':
      return editHijos<Parte>(borrador, cambio.parte, ({ preguntas }) => ({
        preguntas: renumber([...preguntas, newPregunta(clave, cambio.abierta)]),
      }))
  }
}

/** Beginning of a new scale. */
const ESCALA_DE_CINCO: Parte['puntos'] = [
  { texto: 'Nunca', favorable: false },
  { texto: 'Casi nunca', favorable: false },
  { texto: 'A veces', favorable: false },
  { texto: 'Casi siempre', favorable: true },
  { texto: 'Siempre', favorable: true },
]

const newParte = (clave: string, tipo: TipoDeParte): Parte => ({
  clave,
  orden: 0,
  tipo,
  variable: null,
  nombre: '',
  preguntaGeneral: '',
  cantidadDeOpciones: tipo === 'seleccionMultiple' ? '1' : '',
  enOrden: true,
  puntos: tipo === 'escala' ? ESCALA_DE_CINCO : [],
  eNPS: false,
  preguntas: [],
})

const newPregunta = (clave: string, abierta: boolean): Pregunta => ({
  clave,
  orden: 0,
  abierta,
  pregunta: '',
  factor: null,
  positiva: null,
  NoAplica: false,
})

function takeVariable(borrador: Borrador, clave: string, indicador: string): Borrador {
  const variable = borrador.indicadores.flatMap(({ variables }) => variables).find((v) => v.clave === clave)
  if (!variable) return borrador
  const sinElla = editLista(borrador, clave, (lista) => lista.filter((nodo) => nodo.clave !== clave))
  return editHijos<Indicador>(sinElla, indicador, ({ variables }) => ({
    variables: [...variables, variable],
  }))
}

/** Groups of an area that is gone are in none. */
function forgetArea(borrador: Borrador, area: string): Borrador {
  if (!borrador.grupos.some((grupo) => grupo.area === area)) return borrador
  const grupos = borrador.grupos.map((grupo) => (grupo.area === area ? { ...grupo, area: null } : grupo))
  return { ...borrador, grupos }
}

function editHijos<T extends Nodo>(
  borrador: Borrador,
  clave: string,
  edit: (nodo: T) => Partial<T>,
): Borrador {
  return editLista(borrador, clave, (lista) =>
    lista.map((nodo) => (nodo.clave === clave ? { ...nodo, ...edit(nodo as T) } : nodo)),
  )
}

/** Edits the list that holds `clave`. Whatever is not on the way to it stays the same object: its row is not drawn again. */
function editLista<T extends object>(raiz: T, clave: string, edit: (lista: Nodo[]) => Nodo[]): T {
  for (const [campo, valor] of Object.entries(raiz)) {
    if (!Array.isArray(valor)) continue
    const lista = valor as Nodo[]
    if (lista.some((nodo) => nodo.clave === clave)) return { ...raiz, [campo]: edit(lista) }
    for (const [i, nodo] of lista.entries()) {
      const editado = editLista(nodo, clave, edit)
      if (editado !== nodo) return { ...raiz, [campo]: lista.with(i, editado) }
    }
  }
  return raiz
}

function moveTo(lista: Nodo[], clave: string, lugar: number): Nodo[] {
  const nodo = lista.find((otro) => otro.clave === clave)
  if (!nodo) return lista
  return lista.filter((otro) => otro !== nodo).toSpliced(lugar, 0, nodo)
}

/** Once a list changes its places, orden counts them from 1. */
function renumber<T extends Nodo>(lista: T[]): T[] {
  return lista.map((nodo, i) => ('orden' in nodo && nodo.orden !== i + 1 ? { ...nodo, orden: i + 1 } : nodo))
}

/** The document as it was read, and which one that was. */
export interface Leido {
  documento: ClimaInput
  revision: string
}

const PARTES: [rotulo: string, read: (documento: ClimaInput) => unknown][] = [
  ['El nombre de la ronda', ({ nombre }) => nombre],
  ['Las fechas', ({ fechaInicio, fechaLimite }) => [fechaInicio, fechaLimite]],
  ['La base de cálculo', ({ baseDeCalculo }) => baseDeCalculo],
  ['El mínimo por grupo', ({ minimoPorGrupo }) => minimoPorGrupo],
  ['Si se lee por grupos o por áreas', ({ lectura }) => lectura],
  ['La empresa', ({ idEmpresa }) => idEmpresa],
  ['Los grupos de opinión', ({ gruposDeOpinion }) => gruposDeOpinion],
  ['Las áreas de trabajo', ({ areasDeTrabajo }) => areasDeTrabajo],
  ['Los indicadores de medición', ({ indicadoresDeMedicion }) => indicadoresDeMedicion],
  ['El cuestionario', ({ cuestionario }) => cuestionario],
]

/** Which parts of it somebody else changed. */
export const listCambios = (antes: Leido, ahora: Leido): string[] =>
  PARTES.filter(
    ([, read]) => JSON.stringify(read(antes.documento)) !== JSON.stringify(read(ahora.documento)),
  ).map(([rotulo]) => rotulo)
