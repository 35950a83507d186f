import type { PuntoDeEscala } from '../cuestionario/cuestionario.ts'
import { getReglas, isDeOpciones, isDeVariable } from '../cuestionario/tipos-de-parte.ts'
import type { Ruta } from '../validacion/leido.ts'
import type { ParteInput } from './clima-input.ts'
import { LIMITES } from './limites.ts'
import { formatNombre } from './nombres.ts'
import {
  checkCantidad,
  checkEntero,
  checkNombres,
  checkOrdenes,
  checkTexto,
  checkTextoRequerido,
  type Revision,
} from './revision.ts'

/** The names of a variable's factors, by the variable's name. */
export type FactoresDeVariable = ReadonlyMap<string, readonly string[]>

export function checkParte(revision: Revision, ruta: Ruta, parte: ParteInput, factores: FactoresDeVariable) {
  const lugar = `Parte ${parte.orden}`
  if (parte.preguntas.length === 0)
    revision.note([...ruta, 'preguntas'], lugar, 'falta al menos una pregunta.')
  checkTexto(
    revision,
    [...ruta, 'preguntaGeneral'],
    lugar,
    'la pregunta general',
    parte.preguntaGeneral ?? '',
    LIMITES.preguntaGeneral,
  )
  checkTexto(revision, [...ruta, 'variable'], lugar, 'la variable', parte.variable ?? '', LIMITES.nombre)
  checkPreguntas(revision, ruta, lugar, parte)
  checkPreguntaAbierta(revision, ruta, lugar, parte)
  const variable = formatNombre(parte.variable ?? '')
  if (isDeVariable({ ...parte, variable })) checkFactores(revision, ruta, lugar, parte, factores)
  if (parte.tipo === 'escala') checkPuntos(revision, ruta, lugar, parte)
  if (parte.tipo === 'seleccionMultiple') checkCantidadDeOpciones(revision, ruta, lugar, parte)
}

function checkPreguntas(revision: Revision, ruta: Ruta, lugar: string, parte: ParteInput) {
  const preguntas = parte.preguntas.map((p, i) => ({
    orden: p.orden,
    nombre: p.pregunta,
    ruta: [...ruta, 'preguntas', i],
    lugar: `${lugar}, pregunta ${p.orden}`,
  }))
  const abierta = parte.preguntaAbierta
  const ordenes = preguntas.map((p) => ({ ...p, ruta: [...p.ruta, 'orden'] }))
  if (abierta)
    ordenes.push({
      orden: abierta.orden,
      nombre: '',
      ruta: [...ruta, 'preguntaAbierta', 'orden'],
      lugar: `${lugar}, pregunta abierta`,
    })
  checkOrdenes(revision, ordenes)

  const textos = preguntas.map((p) => ({ ...p, ruta: [...p.ruta, 'pregunta'] }))
  // Two options with the same words cannot be told apart, neither when answering nor between rounds.
  if (isDeOpciones(parte.tipo)) checkNombres(revision, 'el texto de la opción', textos, LIMITES.pregunta)
  else
    for (const p of textos)
      checkTextoRequerido(revision, p.ruta, p.lugar, 'el texto de la pregunta', p.nombre, LIMITES.pregunta)
  if (parte.tipo === 'tiempoDeLaborarEnEmpresa')
    checkCantidad(revision, [...ruta, 'preguntas'], `${lugar}, opciones de tiempo`, textos.length, [
      0,
      LIMITES.antiguedades,
    ])
  if (parte.tipo === 'unica')
    checkCantidad(revision, [...ruta, 'preguntas'], `${lugar}, opciones`, textos.length, [
      2,
      LIMITES.opcionesDeUnica,
    ])
}

function checkPreguntaAbierta(revision: Revision, ruta: Ruta, lugar: string, parte: ParteInput) {
  const abierta = parte.preguntaAbierta
  if (!abierta) return
  if (!getReglas(parte.tipo).conAbierta)
    revision.note(
      [...ruta, 'preguntaAbierta'],
      lugar,
      'una parte de este tipo no lleva pregunta abierta aparte.',
    )
  checkTextoRequerido(
    revision,
    [...ruta, 'preguntaAbierta', 'pregunta'],
    `${lugar}, pregunta abierta`,
    'el texto de la pregunta',
    abierta.pregunta,
    LIMITES.pregunta,
  )
}

function checkPuntos(revision: Revision, ruta: Ruta, lugar: string, { puntos, eNPS }: ParteInput) {
  const rutaDePuntos = [...ruta, 'puntos']
  const cuantos = puntos?.length ?? 0
  if (cuantos < 2 || cuantos > LIMITES.puntos) {
    revision.note(
      rutaDePuntos,
      lugar,
      `una escala lleva de 2 a ${LIMITES.puntos} puntos; esta tiene ${cuantos}.`,
    )
    return
  }
  const textos = puntos!.map(({ texto }, i) => ({
    nombre: texto,
    ruta: [...rutaDePuntos, i, 'texto'],
    lugar: `${lugar}, punto ${i + 1}`,
  }))
  checkNombres(revision, 'el texto del punto', textos, LIMITES.punto)
  const aFavor = puntos!.filter(({ favorable }) => favorable).length
  if (aFavor === 0) revision.note(rutaDePuntos, lugar, 'marca qué puntos cuentan a favor.')
  if (aFavor === cuantos)
    revision.note(rutaDePuntos, lugar, 'todos los puntos cuentan a favor: deja fuera los que no.')
  if (eNPS && !isDeCeroADiez(puntos!))
    revision.note([...ruta, 'eNPS'], lugar, 'un eNPS va de 0 a 10: sus once puntos empiezan con su número.')
}

const PUNTOS_DE_ENPS = 11

/** "0 Nada probable", "1", … "10 Muy probable". */
export const isDeCeroADiez = (puntos: readonly PuntoDeEscala[]) =>
  puntos.length === PUNTOS_DE_ENPS &&
  puntos.every(({ texto }, i) => /^\d+(?!\d)/.exec(formatNombre(texto))?.[0] === String(i))

/** A part that measures names a variable, and each of its questions one of that variable's factors. */
function checkFactores(
  revision: Revision,
  ruta: Ruta,
  lugar: string,
  parte: ParteInput,
  factoresDeVariable: FactoresDeVariable,
) {
  const variable = formatNombre(parte.variable ?? '')
  const factores = factoresDeVariable.get(variable)
  if (variable === '') revision.note([...ruta, 'variable'], lugar, 'escoge la variable que mide.')
  else if (!factores) revision.note([...ruta, 'variable'], lugar, `la variable «${variable}» no existe.`)
  parte.preguntas.forEach(({ orden, factorEvaluado }, i) => {
    const factor = formatNombre(factorEvaluado ?? '')
    const rutaDeFactor = [...ruta, 'preguntas', i, 'factorEvaluado']
    const pregunta = `${lugar}, pregunta ${orden}`
    if (factor === '')
      revision.note(rutaDeFactor, pregunta, `escoge el factor que evalúa${variable && ` de «${variable}»`}.`)
    else if (factores && !factores.includes(factor))
      revision.note(rutaDeFactor, pregunta, `«${factor}» no es un factor de la variable «${variable}».`)
  })
}

function checkCantidadDeOpciones(revision: Revision, ruta: Ruta, lugar: string, parte: ParteInput) {
  const cantidad = parte.cantidadDeOpciones
  const rutaDeCantidad = [...ruta, 'cantidadDeOpciones']
  if (cantidad == null) revision.note(rutaDeCantidad, lugar, 'falta cuántas opciones se pueden escoger.')
  else if (parte.preguntas.length > 0)
    checkEntero(revision, rutaDeCantidad, lugar, 'la cantidad de opciones que se pueden escoger', cantidad, [
      1,
      parte.preguntas.length,
    ])
}
