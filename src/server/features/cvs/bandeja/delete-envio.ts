import type { AppContext } from '../../../context.ts'
import { envioNotFound } from './envio-not-found.ts'
import { changeToDescartado } from './envios-store.ts'

/** Out of the line at once; it can be restored until the window ends and it is purged, file and all. */
export async function deleteEnvio({ db, now }: AppContext, { idEnvio }: { idEnvio: string }): Promise<void> {
  if (!(await changeToDescartado(db, idEnvio, now()))) throw envioNotFound()
}
