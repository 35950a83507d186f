import type { CuestionarioConPosiciones } from '../../../src/domain/encuesta/hoja.ts'
import { logInToClimas } from '../../../src/features/climas/server/testing/climas-de-prueba.ts'
import { insertEncuestados } from '../../../src/features/invitados/server/encuestados/encuestados-store.ts'
import { createEncuestado } from '../../../src/features/invitados/server/encuestados/insert-tokens.ts'
import { readConfig } from '../../../src/server/context/config.ts'
import { createSecret } from '../../../src/server/context/secret.ts'
import { openDatabase } from '../../../src/server/db/engine/database.ts'
import { inTransaction } from '../../../src/server/db/engine/transaction.ts'
import type { Llave } from '../../../src/server/llaves/llave.ts'
import { requireAbierto } from '../../support/respuestas-de-prueba.ts'
import { ADMIN } from '../../support/server-process.ts'
import { credentials, LOG_IN } from '../../support/test-app.ts'
import { type DurableSite, SECRET } from './durable-site.ts'

/** Sends a document to whichever server is there and gives back what it says; throws where none answers. */
export type Send = (query: string, variables?: object, cookie?: string) => Promise<Response>

/** Questions that are saved together: one, or a part whose options go whole. */
export type Unidad = { ids: string[]; clase: 'codigo' | 'abierta' | 'opciones' }

export interface RunningSurvey {
  idClima: string
  unidades: Unidad[]
  tokens: string[]
  cookie: string
  /** What its sheets are found and read by, which nobody else does: an answer is not read back. */
  llave: Llave
  cuestionario: CuestionarioConPosiciones
}

export async function logInStaff(send: Send): Promise<string> {
  const response = await send(LOG_IN, credentials(ADMIN.usuario, ADMIN.password))
  return response.headers.getSetCookie()[0]!.split(';')[0]!
}

/** An active survey with people to answer it, made as staff makes it; the people are written at once. */
export async function prepareSurvey(
  send: Send,
  { location, dataDir, llavesDir }: Pick<DurableSite, 'location' | 'dataDir'> & { llavesDir?: string },
  personas: number,
): Promise<RunningSurvey> {
  const cookie = await logInStaff(send)
  const graphql = async (...call: Parameters<Send>): Promise<any> => (await send(...call)).json()
  const staff = await logInToClimas({ graphql, logIn: async () => cookie })
  const { idClima } = await staff.setUp({ fechaLimite: null })
  await staff.changeActiva(idClima, true)

  const db = openDatabase(location)
  try {
    const config = readConfig({ DATA_DIR: dataDir, LLAVES_DIR: llavesDir, SECRET }, 'start', dataDir)
    const { clima, llave } = await requireAbierto({ db, config, secret: createSecret(SECRET) }, idClima)
    const { gruposDeOpinion, cuestionario } = clima.definicion
    const invitados = Array.from({ length: personas }, (_, n) =>
      createEncuestado(llave, gruposDeOpinion[n % gruposDeOpinion.length]!.id, null),
    )
    await inTransaction(db, (tx) =>
      insertEncuestados(
        tx,
        idClima,
        invitados.map(({ encuestado }) => encuestado),
      ),
    )
    const unidades = cuestionario.partesCuestionario.flatMap((parte): Unidad[] => {
      const ids = parte.preguntas.map(({ id }) => id)
      const abiertas = parte.preguntaAbierta ? [parte.preguntaAbierta.id] : []
      const apart = (list: string[], clase: Unidad['clase']) => list.map((id) => ({ ids: [id], clase }))
      if (parte.tipo === 'seleccionMultiple' || parte.tipo === 'tiempoDeLaborarEnEmpresa') {
        return [{ ids, clase: 'opciones' }, ...apart(abiertas, 'abierta')]
      }
      return [
        ...apart(ids, parte.tipo === 'preguntasAbiertas' ? 'abierta' : 'codigo'),
        ...apart(abiertas, 'abierta'),
      ]
    })
    return { idClima, unidades, tokens: invitados.map(({ token }) => token), cookie, llave, cuestionario }
  } finally {
    await db.destroy()
  }
}
