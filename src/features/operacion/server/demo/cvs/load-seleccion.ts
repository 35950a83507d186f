import { randomUUID } from 'node:crypto'
import type { EstadoDeCandidato } from '#domain/cvs/candidato.ts'
import { SIN_FILTROS } from '#domain/cvs/filtros.ts'
import { getEnvios } from '#features/cvs/server/bandeja/get-envios.ts'
import { findUltimoNumero, insertBusquedaRow } from '#features/cvs/server/busquedas/busquedas-store.ts'
import { getEtiquetas } from '#features/cvs/server/etiquetas/get-etiquetas.ts'
import { getCvs } from '#features/cvs/server/get-cvs.ts'
import { insertCandidato, updateCandidato } from '#features/cvs/server/vacantes/change-candidatos.ts'
import { insertVacante } from '#features/cvs/server/vacantes/change-vacantes.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { listPersonal } from '../demo-store.ts'

const CANDIDATOS: readonly { estado: EstadoDeCandidato; nota: string }[] = [
  { estado: 'finalista', nota: 'Segunda entrevista el jueves con la gerencia.' },
  { estado: 'entrevista', nota: 'Pide trabajar cerca de Mixco.' },
  { estado: 'porVer', nota: '' },
  { estado: 'noSigue', nota: 'Aceptó otra oferta.' },
]
/** So many of the last CVs came in since the kept search was looked at. */
const NUEVOS = 12

/** A position with its candidates, one of them still in the inbox, and a search that staff keep. */
export async function loadSeleccion(ctx: AppContext): Promise<void> {
  const etiquetas = (await getEtiquetas(ctx)).sort((a, b) => b.cvs - a.cvs)
  const [comun] = etiquetas
  if (!comun) return
  const idVacante = await insertVacante(ctx, { nombre: comun.puesto })
  const filtros = { etiquetas: [comun.puesto] }
  const cvs = await getCvs(ctx, { filtros, limit: CANDIDATOS.length, cursor: 0 })
  for (const [indice, { id }] of cvs.entries()) {
    const { estado, nota } = CANDIDATOS[indice]!
    const idCandidato = await insertCandidato(ctx, { idVacante, idCv: id, nota })
    await updateCandidato(ctx, { idCandidato, estado, nota })
  }
  const [envio] = await getEnvios(ctx, { limit: 1, cursor: 1 })
  if (envio) await insertCandidato(ctx, { idVacante, idEnvio: envio.id, nota: 'Llegó por el sitio.' })
  for (const idUsuario of await listPersonal(ctx.db)) {
    await inTransaction(ctx.db, async (tx) => {
      const vistoHasta = Math.max(0, (await findUltimoNumero(tx)) - NUEVOS)
      const busqueda = {
        id: randomUUID(),
        nombre: comun.puesto,
        filtro: '',
        filtros: SIN_FILTROS,
        vista: ctx.now(),
        vistoHasta,
      }
      await insertBusquedaRow(tx, busqueda, { idUsuario, idsEtiqueta: [comun.id] })
    })
  }
}
