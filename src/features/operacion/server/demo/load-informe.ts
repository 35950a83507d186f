import { randomUUID } from 'node:crypto'
import type { FormatoDeInforme } from '#contract/schema.generated.ts'
import { getClimas } from '#features/climas/server/get-climas.ts'
import { composeInforme } from '#features/informe/server/compose-informe.ts'
import { listOfrecidas } from '#features/informe/server/get-informe.ts'
import { saveRedaccion } from '#features/informe/server/informes-store.ts'
import { describeRedaccion } from '#features/informe/server/resolve-redacciones.ts'
import { countPaginas } from '#features/informe/server/versiones/count-paginas.ts'
import { insertArchivo, insertVersion } from '#features/informe/server/versiones/versiones-store.ts'
import { writeFormato } from '#features/informe/server/write-formato.ts'
import { saveElegido } from '#features/resultados/server/lecturas/lecturas-store.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { findCuenta } from './demo-store.ts'
import { TEXTILES } from './empresas-demo.ts'

const FORMATOS: FormatoDeInforme[] = ['pdf', 'pptx', 'xlsx']
/** What the other variables are weighed against. */
const COMPROMISO = 'Orgullo y permanencia'
const EN_SILENCIO = { tell: () => {}, signal: new AbortController().signal }

/**
 * Of every closed round what goes with commitment; and of the client's one, a report whose wording a consultant stands
 * for, handed to the client: whoever enters as the client finds it.
 */
export async function loadInforme(ctx: AppContext, usuario: string): Promise<void> {
  const cerradas = (await getClimas(ctx, { conParticipacion: false })).filter(({ cerrado }) => cerrado)
  await inTransaction(ctx.db, async (tx) => {
    for (const { id } of cerradas) await saveElegido(tx, id, { compromiso: COMPROMISO })
  })
  const ronda = cerradas.find(({ empresa }) => empresa.nombre_comercial === TEXTILES.nombre_comercial)!
  const idClima = ronda.id
  const { informe, leido } = await composeInforme(ctx, idClima)
  const archivos: Parameters<typeof insertArchivo>[2][] = []
  for (const formato of FORMATOS) {
    const hecho = await writeFormato(ctx, { idClima, informe, formato }, EN_SILENCIO)
    const paginas = countPaginas(formato, hecho.contenido)
    archivos.push({ formato, ...hecho, bytes: hecho.contenido.byteLength, paginas })
  }
  const por = await findCuenta(ctx.db, usuario)
  const id = randomUUID()
  await inTransaction(ctx.db, async (tx) => {
    for (const redaccion of listOfrecidas(leido).flatMap((una) => una.redacciones)) {
      const { clave, titular, comentario, posibles } = redaccion
      await saveRedaccion(
        tx,
        {
          id_clima: idClima,
          clave,
          titular,
          comentario,
          revision: 1,
          revisada_por: usuario,
          revisada: ctx.now(),
          ...describeRedaccion(ronda.publicacion, posibles, { titular, comentario }),
        },
        0,
      )
    }
    await insertVersion(tx, {
      id,
      id_clima: idClima,
      numero: 1,
      publicada: ctx.now(),
      por,
      publicacion: ronda.publicacion,
      para: informe.destinatario,
      mensaje: 'Aquí está el informe de la ronda. Lo vemos juntos en la reunión del lunes.',
    })
    for (const archivo of archivos) await insertArchivo(tx, id, archivo)
  })
}
