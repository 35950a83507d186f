import type { BaseDeCalculo, ClimaInput, ParteInput } from '../../climas/clima-input.ts'
import { createClima } from '../../climas/create-clima.ts'
import type { Definicion } from '../../climas/definicion.ts'
import { PRIMER_PUNTO_A_FAVOR, PRIMER_PUNTO_EN_CONTRA } from '../../cuestionario/codigos.ts'
import { listCasillas } from '../../encuesta/hoja.ts'
import { createAzar } from '../../estadistica/azar.ts'
import { type Cubo, createCubo } from '../../resultados/cubo.ts'
import { createFuenteViva } from '../../resultados/fuente.ts'
import { addHoja } from '../../resultados/testing/add-hoja.ts'
import { type ConjuntoPublicado, computeRonda, listConjuntosPublicados } from '../ronda.ts'

export type Pregunta = { texto: string; positiva?: boolean }

/** Names of the variables of two indicators, with what they ask. */
export const VARIABLES: Record<string, Pregunta[]> = {
  Rumbo: [{ texto: 'Conozco las metas.' }, { texto: 'Confío en la dirección.' }],
  Jefe: [{ texto: 'Me explica.' }, { texto: 'Grita.', positiva: false }],
  Horario: [{ texto: 'Alcanza la jornada.' }, { texto: 'Descanso.' }],
  Orgullo: [{ texto: 'Me veo aquí.' }, { texto: 'La recomiendo.' }],
}

const INDICADORES = { Dirección: ['Rumbo', 'Jefe'], Compromiso: ['Horario', 'Orgullo'] }

export const AREAS: Record<string, string[]> = { Oficinas: ['Finanzas'], Producción: ['Día', 'Noche'] }

export function createDefinicion(variables = VARIABLES, areas = AREAS): Definicion {
  let ids = 0
  return createClima(createInput(variables, areas), () => `id${ids++}`).definicion
}

export function createInput(variables = VARIABLES, areas = AREAS): ClimaInput {
  const grupos = Object.values(areas).flat()
  const partes = Object.entries(variables).map(
    ([variable, preguntas], i): ParteInput => ({
      orden: i + 1,
      tipo: 'smile',
      variable,
      preguntas: preguntas.map(({ texto, positiva = true }, orden) => ({
        orden: orden + 1,
        pregunta: texto,
        factorEvaluado: `${variable} en general`,
        positiva,
        NoAplica: true,
      })),
    }),
  )
  return {
    idEmpresa: 'empresa',
    fechaInicio: 0,
    gruposDeOpinion: grupos.map((nombre, i) => ({ orden: i + 1, nombre, encuestadosPlaneados: 9 })),
    areasDeTrabajo: Object.entries(areas).map(([nombre, suyos]) => ({
      nombre,
      gruposDeOpinion: suyos.map((grupo) => grupos.indexOf(grupo) + 1),
    })),
    indicadoresDeMedicion: Object.entries(INDICADORES).map(([nombre, suyas]) => ({
      nombre,
      variables: suyas
        .filter((variable) => variables[variable])
        .map((variable) => ({
          nombre: variable,
          descripcion: '',
          factoresEvaluados: [{ nombre: `${variable} en general`, positiva: true }],
        })),
    })),
    cuestionario: {
      tipo: 'clima',
      partesCuestionario: [
        ...partes,
        {
          orden: partes.length + 1,
          tipo: 'tiempoDeLaborarEnEmpresa',
          preguntas: ['Nuevos', 'Viejos'].map((pregunta, i) => ({ orden: i + 1, pregunta })),
        },
      ],
    },
  }
}

/** How favourably a person of a group answers a variable's questions, from 0 to 1. */
export type Opinion = (grupo: string, variable: string, animo: number) => number

/** Of a group: how many answer. */
type PorGrupo = number | ((grupo: string) => number)

/** The people of each group, whose mood goes through all their answers. */
/** Of a scale from 0 to 10, as a sheet has them. */
const DIEZ = String.fromCharCode(PRIMER_PUNTO_A_FAVOR.charCodeAt(0) + 10)
const CERO = PRIMER_PUNTO_EN_CONTRA

export function listHojas(
  definicion: Definicion,
  porGrupo: PorGrupo,
  opinion: Opinion,
  semilla = 1,
  dice?: (persona: number) => number,
) {
  const { next: uniform, normal } = createAzar(semilla)
  const variableDe = new Map(
    definicion.cuestionario.partesCuestionario.flatMap(({ variable, preguntas }) =>
      preguntas.map(({ posicion }) => [posicion, variable] as const),
    ),
  )
  const count = typeof porGrupo === 'number' ? () => porGrupo : porGrupo
  return definicion.gruposDeOpinion.flatMap(({ id, nombre }) =>
    Array.from({ length: count(nombre) }, (_, persona) => {
      const animo = normal()
      let opcion = 0
      const elige = dice
        ? () => opcion++ === dice(persona)
        : (posicion: number) => persona % 2 === Number(posicion % 2 === 0)
      const hoja = listCasillas(definicion.cuestionario)
        .toSorted((a, b) => a.posicion - b.posicion)
        .map(({ posicion, clase }) => {
          if (clase === 'opcion') return elige(posicion) ? 't' : 'f'
          const favor = uniform() < opinion(nombre, variableDe.get(posicion) ?? '', animo)
          if (clase === 'puntos') return favor ? DIEZ : CERO
          return String((favor ? 0 : 2) + Number(uniform() < 0.5))
        })
      return { idGrupo: id, respuestas: hoja.join('') }
    }),
  )
}

function answerRonda(definicion: Definicion, porGrupo: PorGrupo, opinion: Opinion, semilla: number): Cubo {
  const cubo = createCubo(definicion)
  for (const { idGrupo, respuestas } of listHojas(definicion, porGrupo, opinion, semilla))
    addHoja(cubo, idGrupo, respuestas)
  return cubo
}

export function createRonda(
  nombre: string,
  opinion: Opinion,
  {
    definicion = createDefinicion(),
    porGrupo = 40,
    base = 'encuestados',
    semilla = 1,
    hide = () => false,
  }: {
    definicion?: Definicion
    porGrupo?: number
    base?: BaseDeCalculo
    semilla?: number
    hide?: (conjunto: ConjuntoPublicado) => boolean
  } = {},
) {
  const cubo = answerRonda(definicion, porGrupo, opinion, semilla)
  const conjuntos = listConjuntosPublicados(definicion, createFuenteViva(definicion, cubo)).map((conjunto) =>
    hide(conjunto) ? { ...conjunto, reserva: 'menosDelMinimo' as const } : conjunto,
  )
  const ronda = computeRonda({ id: nombre, nombre, definicion, base, conjuntos })
  return { cubo, conjuntos, ronda }
}
