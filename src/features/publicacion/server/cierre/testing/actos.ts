import type { ClimaInput } from '#domain/climas/clima-input.ts'
import { listPreguntas } from '#domain/cuestionario/preguntas-de-parte.ts'
import { updateClima } from '#features/climas/server/update-clima.ts'
import { deleteEncuestado } from '#features/invitados/server/encuestados/borrar-encuestado.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Engine } from '#server/db/engine/database.ts'
import {
  answerEncuesta,
  inviteEncuestado,
  listRespuestas,
  requireAbierto,
} from '#tests/support/respuestas-de-prueba.ts'
import type { TestContext } from '#tests/support/test-context.ts'
import { publicarResultados, updateClimaConBloque } from '../../publicar-resultados.ts'
import { openConMinimo } from '../../testing/publicacion-de-prueba.ts'
import { cerrarClima, deleteClima } from '../cerrar-clima.ts'

/* What staff do with a round, as a call does it and without the call: each in steps that a test may come between. */

export const MINIMO = 3

const CLIMA: Partial<ClimaInput> = {
  minimoPorGrupo: MINIMO,
  gruposDeOpinion: ['Oficina', 'Planta', 'Bodega', 'Dirección'].map((nombre, i) => ({
    orden: i + 1,
    nombre,
    encuestadosPlaneados: 10,
  })),
}

/** By group: who has finished, and how many are still at it. */
const PERSONAS = [
  { grupo: 1, terminan: 4, aMedias: 2 },
  { grupo: 2, terminan: 3, aMedias: 1 },
]

export type Acto =
  | 'publicar'
  | 'cerrar'
  | 'poner mínimo'
  | 'borrar'
  | 'borrar a quien sigue'
  | 'corregir'
  | 'eliminar'

export type Ctx = RequestContext & TestContext

export async function openActos(engine: Engine) {
  const app = await openConMinimo(engine, CLIMA)
  const { id: idUsuario, usuario } = await app.ctx.db
    .selectFrom('usuarios')
    .select(['id', 'usuario'])
    .executeTakeFirstOrThrow()
  const sesion = { idUsuario, usuario, rol: 'administrador', empresas: null }
  return { ...app, ctx: { ...app.ctx, sesion } as unknown as Ctx }
}

/** A round for an act: some have finished, some are still at it, and each wrote something. `otros`: of the first group all but one. */
export async function openRonda(
  app: Awaited<ReturnType<typeof openActos>>,
  { acto, nombre }: { acto: string; nombre: string },
) {
  const { ctx, idEmpresa } = app
  const documento = await app.getDocumento(app.idClima)
  const clima = {
    ...documento,
    idEmpresa,
    nombre,
    minimoPorGrupo: acto === 'poner mínimo' ? 1 : MINIMO,
  }
  const idClima: string = (await app.insertClima(clima)).data.insertClimaOrganizacional.id
  const { clima: guardado } = await requireAbierto(ctx, idClima)
  const { gruposDeOpinion, cuestionario } = guardado.definicion
  const abiertas = listPreguntas(cuestionario).filter(({ clase }) => clase === 'abierta')
  const answer = async (grupo: number, todo: boolean) => {
    const idGrupo = gruposDeOpinion.find(({ orden }) => orden === grupo)!.id
    const encuestado = await inviteEncuestado(ctx, idClima, { idGrupo })
    const respuestas = listRespuestas(guardado, ({ clase, indice }) => {
      if (clase === 'preguntasAbiertas') return `de ${encuestado.id}`
      if (clase === 'codigo') return todo || indice > 0 ? '1' : null
      return String(indice === 0)
    })
    await answerEncuesta(ctx, idClima, encuestado, respuestas)
    return encuestado
  }
  const otros: string[] = []
  const siguen: string[] = []
  for (const { grupo, terminan, aMedias } of PERSONAS)
    for (let i = 0; i < terminan + aMedias; i++) {
      const { id } = await answer(grupo, i < terminan)
      // The first of the first group is the one who was chosen.
      if (grupo === 1 && i > 0) otros.push(id)
      if (i >= terminan) siguen.push(id)
    }
  return { idClima, otros, siguen, documento: clima, abiertas: abiertas.map(({ id }) => id) }
}

export type Ronda = Awaited<ReturnType<typeof openRonda>>

export async function carryOutActo(
  acto: Acto,
  ctx: Ctx,
  { idClima, otros, siguen, documento }: Ronda,
): Promise<unknown> {
  if (acto === 'publicar') return publicarResultados(ctx, { idClima })
  if (acto === 'cerrar') return cerrarClima(ctx, { idClima })
  if (acto === 'eliminar') return deleteClima(ctx, { idClima })
  if (acto === 'poner mínimo')
    return updateClimaConBloque(ctx, { idClima, clima: { ...documento, minimoPorGrupo: MINIMO } })
  if (acto === 'corregir') {
    const corregido = structuredClone(documento)
    corregido.gruposDeOpinion[0]!.nombre = 'Oficinas centrales'
    corregido.baseDeCalculo = 'noAplica'
    return updateClima(ctx, { idClima, clima: corregido })
  }
  const borrados = acto === 'borrar' ? otros : siguen
  for (const idEncuestado of borrados) await deleteEncuestado(ctx, { idClima, idEncuestado })
}
