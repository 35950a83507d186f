import type { ClimaInput } from '#domain/climas/clima-input.ts'
import { climaCorto } from '#domain/climas/testing/clima-corto.ts'
import { listPartes, listPreguntasDeParte } from '#domain/cuestionario/preguntas-de-parte.ts'
import { openEncuesta } from '#features/encuesta/server/testing/encuesta-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { createConsultas } from './consultas.ts'

/** Three groups in two areas: the third and the fourth share one. */
const CON_MINIMO: Partial<ClimaInput> = {
  ...climaCorto,
  fechaLimite: null,
  minimoPorGrupo: 5,
  gruposDeOpinion: ['Oficina', 'Planta', 'Bodega', 'Dirección'].map((nombre, i) => ({
    orden: i + 1,
    nombre,
    encuestadosPlaneados: 50,
  })),
  areasDeTrabajo: [
    { nombre: 'Administración', gruposDeOpinion: [1] },
    { nombre: 'Producción', gruposDeOpinion: [2] },
    { nombre: 'Apoyo', gruposDeOpinion: [3, 4] },
  ],
}

export const DELETE = `mutation($idClima: ID!, $id: ID!) {
  deleteEncuesta(idClima: $idClima, idEncuesta: $id) { idEncuesta } }`

/** An active survey with a minimum of five, and how people answer and staff publish. */
export async function openConMinimo(engine: Engine, changes: Partial<ClimaInput> = {}) {
  const { idEmpresa: _, ...clima } = { ...CON_MINIMO, ...changes }
  const app = await openEncuesta(engine, clima)
  const { idClima, call, invite, save, changeActiva } = app
  const partes = listPartes(app.clima.definicion.cuestionario)
  /** One answer sheet each: `codigo` to every face and to the scale, the first or the second seniority. */
  const answer = async (
    grupo: number,
    {
      codigo = '1',
      antiguedad = 0,
      texto = '',
      sinAbiertas = false,
    }: { codigo?: string; antiguedad?: number; texto?: string; sinAbiertas?: boolean } = {},
  ) => {
    const encuestado = await invite(grupo)
    const respuestas = partes.flatMap((parte) =>
      listPreguntasDeParte(parte).map(({ id, clase }) => {
        if (clase === 'abierta') return { idPregunta: id, respuesta: texto }
        if (clase !== 'opcion') return { idPregunta: id, respuesta: codigo }
        const elegida = parte.preguntas[parte.tipo === 'tiempoDeLaborarEnEmpresa' ? antiguedad : 0]!.id
        return { idPregunta: id, respuesta: String(id === elegida) }
      }),
    )
    const abiertas = new Set(
      partes.flatMap(listPreguntasDeParte).flatMap(({ id, clase }) => (clase === 'abierta' ? [id] : [])),
    )
    const enviadas = respuestas.filter(({ idPregunta }) => !(sinAbiertas && abiertas.has(idPregunta)))
    const guardadas = await save(encuestado.token, enviadas)
    if (guardadas.errors) throw new Error(guardadas.errors[0].message)
    return encuestado
  }
  const consultas = createConsultas(call)
  return {
    ...app,
    ...consultas,
    answer,
    answerMany: async (grupo: number, cuantos: number, como: Parameters<typeof answer>[1] = {}) => {
      const people = []
      for (let i = 0; i < cuantos; i++) people.push(await answer(grupo, como))
      return people
    },
    publicar: () =>
      call('mutation($idClima: ID!) { publicarResultados(idClima: $idClima) { id mensaje } }', { idClima }),
    /** Switches the survey off and publishes; what is refused is a failure of the test. */
    publish: async () => {
      await changeActiva(idClima, false)
      const { errors } = await call(
        'mutation($idClima: ID!) { publicarResultados(idClima: $idClima) { id mensaje } }',
        { idClima },
      )
      if (errors) throw new Error(errors[0].message)
    },
    getGrupos: async () => {
      const { data } = await call(
        `query($idClima: ID!) { getAreasDeTrabajoSatisfaccionGeneral(idClima: $idClima) { gruposDeOpinion {
          nombre reserva encuestadosEnCifras hojasSinMostrar cifrasAl cantidadEncuestadosGrupoDeOpinion
          porcentajeSatisfaccionGrupoDeOpinion } } }`,
        { idClima },
      )
      return data.getAreasDeTrabajoSatisfaccionGeneral.flatMap((area: any) => area.gruposDeOpinion)
    },
    /** Everything that the results area shows, the workbook aside. */
    readCifras: () =>
      Promise.all(
        Object.entries(consultas)
          .filter(([nombre]) => nombre !== 'getExcel')
          .map(([, ask]) => ask(idClima)),
      ),
  }
}

/** Every figure of an answer to the results' calls: fractions, percents, series, answers and texts. */
export function listCifras(value: unknown, key = ''): unknown[] {
  if (Array.isArray(value))
    return /^(data|respuestas)$/.test(key) ? value : value.flatMap((v) => listCifras(v))
  if (value && typeof value === 'object') return Object.entries(value).flatMap(([k, v]) => listCifras(v, k))
  return /^porcentaje(?!DeEncuestados)/.test(key) ? [value] : []
}
