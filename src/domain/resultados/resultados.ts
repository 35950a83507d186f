import type { BaseDeCalculo } from '../climas/clima-input.ts'
import type { AreaDeTrabajo, Definicion, GrupoDeOpinion } from '../climas/definicion.ts'
import { findNombreDeTramo, joinOpciones } from '../climas/nombre-de-tramo.ts'
import { countLeidos, formatAvance } from './avance.ts'
import { type Fuente, lazy, type ParteContada } from './fuente.ts'
import { createOrigen, createOrigenes } from './respuestas-de-resultado.ts'
import { createComputeSatisfaccion, type Origen, type Satisfaccion } from './satisfaccion.ts'
import type { ClaseDeConjunto } from './supresion/patron.ts'

export type SatisfaccionDeParte = Satisfaccion & Omit<ParteContada, 'recuento'>

export type GrupoConResultado = Required<GrupoDeOpinion> & SatisfaccionDeParte
export type AreaConResultado = AreaDeTrabajo & SatisfaccionDeParte
/** A run of options that are read together; most are of one. */
export type Antiguedad = {
  id: string
  nombre: string
  idsPreguntas: readonly string[]
  opciones: readonly string[]
}
export type AntiguedadConResultado = Antiguedad & SatisfaccionDeParte

/** Each part is computed for whoever asks first: a climate has dozens of sets of people, and no view shows them all. */
export type Resultados = {
  readonly general: Satisfaccion
  /** "Avance: 3 de 8 grupos.", as long as the figures rest on no more than these. */
  readonly avance: string | null
  readonly gruposDeOpinion: GrupoConResultado[]
  readonly areasDeTrabajo: AreaConResultado[]
  readonly antiguedades: AntiguedadConResultado[]
  /** The share of those who said theirs that said each seniority, those of few people together. */
  readonly repartoDeAntiguedad: { nombre: string; parte: number | null }[]
}

export function computeResultados(definicion: Definicion, base: BaseDeCalculo, fuente: Fuente): Resultados {
  const computeSatisfaccion = createComputeSatisfaccion(definicion, base, fuente)
  const computePartes = <T extends { id: string }>(
    clase: ClaseDeConjunto,
    partes: readonly T[],
    listOrigenes: (parte: T & SatisfaccionDeParte) => Origen[],
  ) =>
    partes.map((parte) => {
      const { recuento, ...contada } = fuente.getParte(clase, parte.id)
      const origenes = lazy(() => listOrigenes(conResultado))
      const conResultado: T & SatisfaccionDeParte = {
        ...parte,
        ...computeSatisfaccion(recuento, origenes),
        ...contada,
      }
      return conResultado
    })
  const createOrigenDeGrupo = (grupo: GrupoConResultado) =>
    createOrigen({ idGrupoDeOpinion: grupo.id, idPreguntaAntiguedad: null }, grupo)
  const general = lazy(() => {
    const deTodos = lazy(() => createOrigenes(todos, grupos().map(createOrigenDeGrupo)))
    const todos = computeSatisfaccion(fuente.general, deTodos)
    return todos
  })
  const grupos = lazy(() =>
    computePartes(
      'grupos',
      definicion.gruposDeOpinion.map((grupo) => ({ ...grupo, seLeeEnSuArea: fuente.enSuArea.has(grupo.id) })),
      (grupo) => [createOrigenDeGrupo(grupo)],
    ),
  )
  const areas = lazy(() =>
    computePartes('areas', definicion.areasDeTrabajo, (area) =>
      area.reserva ? [] : createOrigenes(area, listGruposDe(area, grupos()).map(createOrigenDeGrupo)),
    ),
  )
  const antiguedades = lazy(() =>
    computePartes('antiguedades', listAntiguedades(definicion, fuente.antiguedades), (antiguedad) => [
      createOrigen({ idGrupoDeOpinion: null, idPreguntaAntiguedad: antiguedad.id }, antiguedad),
    ]),
  )
  return {
    get general() {
      return general()
    },
    avance:
      fuente.avance === null
        ? null
        : `${formatAvance({ con: fuente.avance, de: countLeidos(definicion) }, definicion.lectura)}.`,
    get gruposDeOpinion() {
      return grupos()
    },
    get areasDeTrabajo() {
      return areas()
    },
    get antiguedades() {
      return antiguedades()
    },
    get repartoDeAntiguedad() {
      return computeReparto(definicion, fuente)
    },
  }
}

export const listGruposDe = <T extends { id: string }>(
  { idsGruposDeOpinion }: Pick<AreaDeTrabajo, 'idsGruposDeOpinion'>,
  grupos: readonly T[],
): T[] => grupos.filter(({ id }) => idsGruposDeOpinion.includes(id))

/** Every seniority by itself, or those of `tramos`, by the ids of their options; called as staff named it, or as its options are. */
export function listAntiguedades(
  { cuestionario, nombresDeTramos }: Definicion,
  tramos?: readonly (readonly string[])[],
): Antiguedad[] {
  const parte = cuestionario.partesCuestionario.find(({ tipo }) => tipo === 'tiempoDeLaborarEnEmpresa')
  const nombres = new Map(parte?.preguntas.map(({ id, pregunta }) => [id, pregunta]))
  return (tramos ?? [...nombres.keys()].map((id) => [id])).map((idsPreguntas) => {
    const opciones = idsPreguntas.map((id) => nombres.get(id) ?? '')
    const nombre = findNombreDeTramo(nombresDeTramos, idsPreguntas) ?? joinOpciones(opciones)
    return { id: idsPreguntas[0]!, nombre, idsPreguntas, opciones }
  })
}

/** The options that a name of staff stands for; null where it is theirs. */
export const formatOpciones = ({
  nombre,
  opciones,
}: Pick<Antiguedad, 'nombre' | 'opciones'>): string | null =>
  opciones.length === 0 || nombre === joinOpciones(opciones) ? null : joinOpciones(opciones)

/** Names of staff with what each stands for, in a phrase each: "Nuevos: De 1 a 3 años + De 3 a 5 años". */
export const listNombresDeTramos = (antiguedades: readonly Antiguedad[]): string[] =>
  antiguedades.flatMap((una) => {
    const opciones = formatOpciones(una)
    return opciones ? [`${una.nombre}: ${opciones}`] : []
  })

function computeReparto(definicion: Definicion, { dijeronAntiguedad }: Fuente) {
  const dijeron = dijeronAntiguedad.reduce((suma, { personas }) => suma + (personas ?? 0), 0)
  const nombradas = listAntiguedades(
    definicion,
    dijeronAntiguedad.map(({ idsPreguntas }) => idsPreguntas),
  )
  return dijeronAntiguedad.map(({ personas }, i) => ({
    nombre: nombradas[i]!.nombre,
    parte: personas === null || dijeron === 0 ? null : personas / dijeron,
  }))
}
