import { TIPOS_DE_PARTE } from '../cuestionario/cuestionario.ts'
import type {
  Correccion,
  Definicion,
  ParteDefinida,
  PreguntaAbiertaDefinida,
  PreguntaDefinida,
} from './definicion.ts'
import {
  readBooleano,
  readEntero,
  readLista,
  readObjeto,
  readOpcional,
  readTexto,
  readUnoDe,
  readWith,
} from './lector.ts'
import { readIndicadores } from './parse-clima-input.ts'

const readParte = readObjeto<ParteDefinida>({
  id: readTexto,
  orden: readEntero,
  tipo: readUnoDe(TIPOS_DE_PARTE),
  variable: readOpcional(readTexto),
  preguntaGeneral: readOpcional(readTexto),
  preguntaAbierta: readOpcional(
    readObjeto<PreguntaAbiertaDefinida>({
      id: readTexto,
      orden: readEntero,
      pregunta: readTexto,
      posicion: readEntero,
    }),
  ),
  cantidadDeOpciones: readOpcional(readEntero),
  preguntas: readLista(
    readObjeto<PreguntaDefinida>({
      id: readTexto,
      orden: readEntero,
      pregunta: readTexto,
      factorEvaluado: readOpcional(readTexto),
      positiva: readOpcional(readBooleano),
      NoAplica: readBooleano,
      posicion: readEntero,
    }),
  ),
})

const readCorreccion = readObjeto<Correccion>({ antes: readTexto, ahora: readTexto })

const readDefinicion = readObjeto<Omit<Definicion, 'correcciones'> & { correcciones: Correccion[] | null }>({
  gruposDeOpinion: readLista(
    readObjeto({ id: readTexto, orden: readEntero, nombre: readTexto, encuestadosPlaneados: readEntero }),
  ),
  areasDeTrabajo: readLista(
    readObjeto({ id: readTexto, nombre: readTexto, idsGruposDeOpinion: readLista(readTexto) }),
  ),
  indicadoresDeMedicion: readIndicadores,
  cuestionario: readObjeto({ tipo: readTexto, partesCuestionario: readLista(readParte) }),
  correcciones: readOpcional(readLista(readCorreccion)),
})

/** The stored document, typed as it is read. It was checked when written, so a fault here is damage: it throws. */
export function parseDefinicion(texto: string): Definicion {
  const leido = readWith(readDefinicion, JSON.parse(texto))
  if (!leido.ok) throw new TypeError(`stored definicion is damaged: ${leido.problemas[0]?.mensaje}`)
  const { correcciones, ...definicion } = leido.valor
  return correcciones ? { ...definicion, correcciones } : definicion
}
