import { PLAZO_PARA_RECUPERAR_MS } from '../../../../domain/cvs/cv.ts'
import type { AppContext } from '../../../context.ts'
import { notFound } from '../../../errors.ts'
import { changeToPendiente } from './envios-store.ts'

export async function restoreEnvio({ db, now }: AppContext, { idEnvio }: { idEnvio: string }): Promise<void> {
  if (!(await changeToPendiente(db, idEnvio, now() - PLAZO_PARA_RECUPERAR_MS))) {
    throw notFound('El CV ya no se puede recuperar.')
  }
}
