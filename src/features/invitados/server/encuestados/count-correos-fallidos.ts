import type { AppContext } from '#server/context/context.ts'
import { findEstadosDeCorreos } from '#server/mail/outbox-store.ts'
import { countPorClima, listReferenciasRechazadas } from './encuestados-store.ts'
import { PREFIJO_DE_REFERENCIA } from './referencia-de-correo.ts'

/** Respondents whose last mail was refused or came back, by climate: what "Error al envío" says of each. */
export async function countCorreosFallidos({ db }: Pick<AppContext, 'db'>): Promise<Map<string, number>> {
  const estados = await findEstadosDeCorreos(db, await listReferenciasRechazadas(db))
  const ids = [...estados]
    .filter(([, estado]) => estado === 'rechazado')
    .map(([referencia]) => referencia.slice(PREFIJO_DE_REFERENCIA.length))
  return countPorClima(db, ids)
}
