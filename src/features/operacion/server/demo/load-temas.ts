import { getClimas } from '#features/climas/server/get-climas.ts'
import { listTextosDePregunta } from '#features/publicacion/server/list-textos.ts'
import { listAbiertasDe } from '#features/voces/server/read-pregunta.ts'
import { insertTemaRow, putCita } from '#features/voces/server/voces-store.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { insertTemasDeTextos } from './demo-store.ts'
import { LA_CEIBA } from './empresas-demo.ts'
import { PREGUNTA_CON_TEMAS, TEMAS_DE_LA_CEIBA } from './temas-demo.ts'

/** What was written in La Ceiba's last round, sorted by theme, and some of it quoted for the report. */
export async function loadTemas(ctx: AppContext): Promise<void> {
  const [ronda] = (await getClimas(ctx, { conParticipacion: false }))
    .filter(({ empresa }) => empresa.nombre_comercial === LA_CEIBA.nombre_comercial)
    .sort((a, b) => b.anio - a.anio)
  const idClima = ronda!.id
  const { id: idPregunta } = listAbiertasDe(ronda!).find(({ pregunta }) => pregunta === PREGUNTA_CON_TEMAS)!
  const textos = await listTextosDePregunta(ctx.db, { idClima, idPregunta })
  await inTransaction(ctx.db, async (tx) => {
    for (const [orden, { nombre, dice, citas }] of TEMAS_DE_LA_CEIBA.entries()) {
      const idTema = await insertTemaRow(tx, { idClima, idPregunta, nombre }, orden)
      const suyos = textos.filter(({ texto }) => dice.test(texto))
      await insertTemasDeTextos(
        tx,
        idClima,
        suyos.map(({ clave }) => ({ clave, idTema: idTema! })),
      )
      for (const { empieza, frases } of citas) {
        const citado = suyos.find(({ texto }) => texto.startsWith(empieza))
        if (citado) await putCita(tx, { idClima, clave: citado.clave }, frases)
      }
    }
  })
}
