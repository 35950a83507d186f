import { logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createConsultas } from '../../testing/consultas.ts'

/** A climate of staff's, and everything that its results show. */
export async function openParaCerrar(engine: Engine) {
  const app = await createTestApp(engine)
  const staff = await logInToClimas(app)
  const clima = await staff.setUp()
  const consultas = Object.entries(createConsultas(staff.call)).filter(([nombre]) => nombre !== 'getExcel')
  /** Everything that the results area shows. */
  const readCifras = () => Promise.all(consultas.map(([, ask]) => ask(clima.idClima)))
  return { ...app, ...staff, ...clima, readCifras }
}
type App = Pick<Awaited<ReturnType<typeof openParaCerrar>>, 'ctx'>

export const listHojas = ({ ctx }: App) =>
  ctx.db.selectFrom('hojas').selectAll().orderBy('respuestas').execute()
