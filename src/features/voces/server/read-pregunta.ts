import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { PreguntaDeMesa, RespuestaDeMesa } from '#contract/schema.generated.ts'
import { listPreguntas } from '#domain/cuestionario/preguntas-de-parte.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { requireEmpresa } from '#features/empresas/server/empresas.ts'
import { listTextosDePregunta, type TextoConClave } from '#features/publicacion/server/list-textos.ts'
import type { AppContext } from '#server/context/context.ts'
import { inOwnSnapshot } from '#server/db/engine/transaction.ts'
import { indexAreas, presentRespuesta } from './respuestas.ts'
import { listTemas, readDecidido, type Tema } from './voces-store.ts'

const PASO_MS = 10

export interface PreguntaLeida {
  clima: ClimaGuardado
  cabeza: {
    empresa: string
    periodo: string
    minimoPorGrupo: number
    lista: boolean
    preguntas: PreguntaDeMesa[]
    idPregunta: string | null
  }
  temas: Tema[]
  textos: TextoConClave[]
  respuestas: RespuestaDeMesa[]
}

export const listAbiertasDe = ({ definicion }: ClimaGuardado): PreguntaDeMesa[] =>
  listPreguntas(definicion.cuestionario)
    .filter(({ clase }) => clase === 'abierta')
    .map(({ id, pregunta }) => ({ id, pregunta }))

/** Everything that is known of what was written to one question, of one moment. */
export async function readPregunta(
  ctx: Pick<AppContext, 'db' | 'config'>,
  { idClima, idPregunta }: { idClima: string; idPregunta?: string | null | undefined },
): Promise<PreguntaLeida> {
  const { clima, empresa, preguntas, elegida, temas, textos, decidido } = await inOwnSnapshot(
    ctx,
    async (tx) => {
      const clima = await requireClima(tx, idClima)
      const preguntas = listAbiertasDe(clima)
      const deTodas = await listTemas(tx, idClima)
      const hasTemas = (id: string) => deTodas.some((tema) => tema.idPregunta === id)
      const elegida =
        preguntas.find(({ id }) => id === idPregunta) ??
        preguntas.find(({ id }) => hasTemas(id)) ??
        preguntas[0]
      return {
        clima,
        preguntas,
        elegida,
        empresa: await requireEmpresa(tx, clima.idEmpresa),
        temas: deTodas.filter((tema) => tema.idPregunta === elegida?.id),
        textos: elegida ? await listTextosDePregunta(tx, { idClima, idPregunta: elegida.id }) : [],
        decidido: await readDecidido(tx, { idClima }),
      }
    },
  )
  const areas = indexAreas(clima.definicion)
  const respuestas: RespuestaDeMesa[] = []
  let hasta = performance.now() + PASO_MS
  for (const texto of textos) {
    respuestas.push(presentRespuesta(texto, decidido, areas))
    if (performance.now() < hasta) continue
    await yieldToOthers()
    hasta = performance.now() + PASO_MS
  }
  const { periodo, minimoPorGrupo, publicacion } = clima
  const cabeza = {
    empresa: empresa.nombre_comercial,
    periodo,
    minimoPorGrupo,
    lista: publicacion > 0,
    preguntas,
    idPregunta: elegida?.id ?? null,
  }
  return { clima, cabeza, temas, textos, respuestas }
}
