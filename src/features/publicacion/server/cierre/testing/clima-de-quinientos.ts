import { listPreguntas } from '#domain/cuestionario/preguntas-de-parte.ts'
import { createAzar } from '#domain/estadistica/azar.ts'
import type { logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import { callEncuesta } from '#features/encuesta/server/testing/encuesta-de-prueba.ts'
import { computeToken } from '#server/llaves/llave.ts'
import { requireAbierto } from '#tests/support/respuestas-de-prueba.ts'
import type { TestApp } from '#tests/support/test-app.ts'

/** Five hundred people in groups of six to fifty: enough of each get to the open question. */
const TAMANIOS = [6, 6, 6, 8, 10, 12, 15, 20, 20, 25, 25, 27, 30, 32, 35, 40, 40, 45, 50, 48]
const A_LA_VEZ = 20

/** codigo: what this person's first three answers spell; nobody else of the group spells it. */
export interface Persona {
  id: string
  grupo: string
  /** Among those of the group, as they were invited. */
  lugar: number
  codigo: number
  /** Stops after the first page: one person in each group, the easiest to find. */
  incompleta: boolean
}

const azar = createAzar('quinientos')

/** Faces 1 to 3, of which the second may be No Aplica: eighty codes. */
const spellCodigo = (codigo: number) => [codigo % 4, Math.floor(codigo / 4) % 5, Math.floor(codigo / 20)]

export const readCodigo = (respuestas: string): number =>
  Number(respuestas[0]) + 4 * Number(respuestas[1]) + 20 * Number(respuestas[2])

async function inviteTodos(app: TestApp, { call }: Staff, idClima: string): Promise<Persona[]> {
  const { clima } = await requireAbierto(app.ctx, idClima)
  const grupos = clima.definicion.gruposDeOpinion
  const codigos = new Map(grupos.map(({ id }, g) => [id, azar.shuffle([...Array(TAMANIOS[g]).keys()])]))
  for (const [g, { id }] of grupos.entries()) {
    const correos = Array.from({ length: TAMANIOS[g]! }, (_, n) => `p${n}.g${g}@x.example`)
    const { errors } = await call(
      `mutation($idClima: ID!, $g: ID!, $correos: [String!]) {
        insertNewEncuesta(idClima: $idClima, idGrupoDeOpinion: $g, correos: $correos) }`,
      { idClima, g: id, correos },
    )
    if (errors) throw new Error(errors[0].message)
  }
  const rows = await app.ctx.db.selectFrom('encuestados').select(['id', 'id_grupo', 'correo']).execute()
  const people = rows.map(({ id, id_grupo: grupo, correo }): Persona => {
    const lugar = Number(/^p(\d+)/.exec(correo!)![1])
    return { id, grupo, lugar, codigo: codigos.get(grupo)![lugar]!, incompleta: lugar === 3 }
  })
  // The first of each group, then the second of each: those who save at the same moment are of different groups.
  return people.sort((a, b) => a.lugar - b.lugar || (a.grupo < b.grupo ? -1 : 1))
}

type Staff = Awaited<ReturnType<typeof logInToClimas>>

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < items.length; i += A_LA_VEZ) await Promise.all(items.slice(i, i + A_LA_VEZ).map(work))
}

/**
 * A climate whose people answered through the API, their saves mixed with those of other groups, and in the very order
 * in which they were invited, which is the worst there is for them. In every other group they answer all at once: a
 * sheet that is never written again lies where it came.
 */
export async function answerAsQuinientos(app: TestApp, staff: Staff) {
  const gruposDeOpinion = TAMANIOS.map((encuestadosPlaneados, i) => ({
    orden: i + 1,
    nombre: `Grupo ${i + 1}`,
    encuestadosPlaneados,
  }))
  const areasDeTrabajo = [{ nombre: 'Todo', gruposDeOpinion: gruposDeOpinion.map(({ orden }) => orden) }]
  const { idClima } = await staff.setUp({
    fechaLimite: null,
    minimoPorGrupo: 5,
    gruposDeOpinion,
    areasDeTrabajo,
  })
  await staff.changeActiva(idClima, true)
  const people = await inviteTodos(app, staff, idClima)
  const { clima, llave } = await requireAbierto(app.ctx, idClima)
  const ids = listPreguntas(clima.definicion.cuestionario).map(({ id }) => id)
  const { save } = callEncuesta(app, idClima)
  const savePagina = async ({ id }: Persona, desde: number, valores: readonly (string | number)[]) => {
    const respuestas = valores.map((valor, i) => ({ idPregunta: ids[desde + i]!, respuesta: String(valor) }))
    const guardadas = await save(computeToken(llave, id), respuestas)
    if (guardadas.errors) throw new Error(guardadas.errors[0].message)
  }
  const deUnaVez = new Set(clima.definicion.gruposDeOpinion.filter((_, g) => g % 2 === 0).map(({ id }) => id))
  const writeResto = ({ codigo }: Persona) => {
    const resto = [azar.pick([0, 1, 2, 3]), `texto ${codigo}`, 'true', 'false', '']
    return [...resto, ...azar.shuffle(['true', 'false'])]
  }
  await inTurns(people, (persona) => {
    const todo = deUnaVez.has(persona.grupo) && !persona.incompleta
    return savePagina(persona, 0, [...spellCodigo(persona.codigo), ...(todo ? writeResto(persona) : [])])
  })
  const siguen = people.filter(({ incompleta, grupo }) => !incompleta && !deUnaVez.has(grupo))
  await inTurns(siguen, (persona) => savePagina(persona, 3, writeResto(persona)))
  return { idClima, people, idPreguntaAbierta: ids[4]! }
}
