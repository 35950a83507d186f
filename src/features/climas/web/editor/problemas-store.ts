import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { checkClima } from '#domain/climas/check-clima.ts'
import type { ProblemaDeRegla } from '#domain/climas/problema.ts'
import type { Ruta } from '#domain/validacion/leido.ts'
import type { Borrador, Parte } from './borrador.ts'
import { toClimaInput } from './to-clima-input.ts'

export type Seccion = 'fechas' | 'grupos' | 'indicadores' | 'cuestionario' | 'vistaPrevia'

/** Where in the editor a problem stands. `ancestros`: what must be unfolded to see it. */
type Lugar = { seccion: Seccion; clave: string; campo: string; ancestros: string[] }

/** `breve`: what is wrong, where the place is plain to see. */
export type ProblemaUbicado = Lugar & { mensaje: string; breve: string }

export const locate = (borrador: Borrador, { ruta, mensaje, breve }: ProblemaDeRegla): ProblemaUbicado => ({
  ...findLugar(borrador, ruta),
  mensaje,
  breve,
})

/** Follows a path of the ClimaInput document into the draft. */
function findLugar(borrador: Borrador, ruta: Ruta): Lugar {
  const [raiz, i, ...resto] = ruta
  const at = (seccion: Seccion, clave: string, campo = '', ancestros: string[] = []): Lugar => ({
    seccion,
    clave,
    campo,
    ancestros,
  })
  switch (raiz) {
    case 'gruposDeOpinion': {
      const grupo = borrador.grupos[Number(i)]
      // Without a field it is about the area the group is in.
      return grupo ? at('grupos', grupo.clave, String(resto[0] ?? 'area')) : at('grupos', 'grupos')
    }
    case 'areasDeTrabajo': {
      const area = borrador.areas[Number(i)]
      return area ? at('grupos', area.clave, String(resto[0] ?? '')) : at('grupos', 'areas')
    }
    case 'indicadoresDeMedicion':
      return findLugarEnIndicadores(borrador, ruta.slice(1))
    case 'cuestionario':
      return findLugarEnCuestionario(borrador, ruta.slice(1))
    default:
      return at('fechas', 'clima', String(raiz ?? ''))
  }
}

function findLugarEnIndicadores(
  borrador: Borrador,
  [i, campo, j, campoDeVariable, k, campoDeFactor]: Ruta,
): Lugar {
  const seccion = 'indicadores'
  const indicador = borrador.indicadores[Number(i)]
  if (!indicador) return { seccion, clave: 'indicadores', campo: '', ancestros: [] }
  const variable = campo === 'variables' ? indicador.variables[Number(j)] : undefined
  if (!variable) return { seccion, clave: indicador.clave, campo: String(campo ?? ''), ancestros: [] }
  const ancestros = [variable.clave]
  const factor = campoDeVariable === 'factoresEvaluados' ? variable.factores[Number(k)] : undefined
  if (!factor) return { seccion, clave: variable.clave, campo: String(campoDeVariable ?? ''), ancestros }
  return { seccion, clave: factor.clave, campo: String(campoDeFactor ?? ''), ancestros }
}

function findLugarEnCuestionario(borrador: Borrador, [campo, i, campoDeParte, ...resto]: Ruta): Lugar {
  const seccion = 'cuestionario'
  const parte = campo === 'partesCuestionario' ? borrador.partes[Number(i)] : undefined
  if (!parte) return { seccion, clave: 'cuestionario', campo: String(campo ?? ''), ancestros: [] }
  const ancestros = [parte.clave]
  const pregunta = findPregunta(parte, campoDeParte, resto)
  // A point has no key of its own: it is known by its place.
  const lugar = campoDeParte === 'puntos' && resto.length > 0 ? `.${resto[0]}` : ''
  if (!pregunta) return { seccion, clave: parte.clave, campo: String(campoDeParte ?? '') + lugar, ancestros }
  return { seccion, clave: pregunta.clave, campo: pregunta.campo, ancestros }
}

function findPregunta(parte: Parte, campo: Ruta[number] | undefined, resto: Ruta) {
  if (campo === 'preguntaAbierta') {
    const abierta = parte.preguntas.find((pregunta) => pregunta.abierta)
    return abierta && { clave: abierta.clave, campo: String(resto[0] ?? 'pregunta') }
  }
  if (campo !== 'preguntas' || resto[0] === undefined) return undefined
  const pregunta = parte.preguntas.filter(({ abierta }) => !abierta)[Number(resto[0])]
  return pregunta && { clave: pregunta.clave, campo: String(resto[1] ?? 'pregunta') }
}

/**
 * Tells each field its own sentence, and wakes only the fields whose sentence changed. A row that is being written is
 * judged when it is left: until then it shows only what it showed before.
 */
export interface ProblemasStore {
  get: (clave: string, campo: string) => string
  /** Problems at a row or inside it. */
  count: (clave: string) => number
  set: (problemas: readonly ProblemaUbicado[]) => void
  enter: (clave: string) => void
  leave: () => void
  /** From now on nothing waits: somebody tried to save. */
  showAll: () => void
  subscribe: (listener: () => void) => () => void
}

const getCampo = ({ clave, campo }: ProblemaUbicado) => `${clave}.${campo}`

function createProblemasStore(): ProblemasStore {
  let todos: readonly ProblemaUbicado[] = []
  let porCampo = new Map<string, string>()
  let porFila = new Map<string, number>()
  let escrita: string | null = null
  let sinEspera = false
  const listeners = new Set<() => void>()

  const show = () => {
    const antes = porCampo
    porCampo = new Map()
    porFila = new Map()
    for (const problema of todos) {
      const campo = getCampo(problema)
      if (!sinEspera && problema.clave === escrita && !antes.has(campo)) continue
      const previo = porCampo.get(campo)
      porCampo.set(campo, previo ? `${previo} ${problema.breve}` : problema.breve)
      for (const fila of new Set([problema.clave, ...problema.ancestros]))
        porFila.set(fila, (porFila.get(fila) ?? 0) + 1)
    }
    for (const listener of listeners) listener()
  }
  return {
    get: (clave, campo) => porCampo.get(`${clave}.${campo}`) ?? '',
    count: (clave) => porFila.get(clave) ?? 0,
    set: (problemas) => {
      todos = problemas
      show()
    },
    enter: (clave) => {
      escrita = clave
    },
    leave: () => {
      escrita = null
      show()
    },
    showAll: () => {
      sinEspera = true
      show()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Every rule of the document, a moment after each change: typing goes first. */
export function useProblemas(actual: Borrador) {
  const [store] = useState(createProblemasStore)
  const revisado = useDeferredValue(actual)
  const problemas = useMemo(
    () => checkClima(toClimaInput(revisado), null).map((problema) => locate(revisado, problema)),
    [revisado],
  )
  useEffect(() => store.set(problemas), [store, problemas])
  return { store, problemas }
}

export const SECCIONES: { seccion: Seccion; titulo: string }[] = [
  { seccion: 'fechas', titulo: 'Fechas y cálculo' },
  { seccion: 'grupos', titulo: 'Grupos y áreas' },
  { seccion: 'indicadores', titulo: 'Indicadores' },
  { seccion: 'cuestionario', titulo: 'Cuestionario' },
  { seccion: 'vistaPrevia', titulo: 'Vista previa' },
]

export const parseSeccion = (texto: string | null): Seccion =>
  SECCIONES.find(({ seccion }) => seccion === texto)?.seccion ?? 'fechas'
