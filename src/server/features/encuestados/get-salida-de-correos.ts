import type { AppContext } from '../../context.ts'
import { getCarpetaDeCorreo } from '../../mail/eml-transport.ts'
import { requireClima } from '../climas/require-clima.ts'
import { countSalida } from './encuestados-store.ts'
import { isRondaEnCurso } from './recordatorios/rondas-store.ts'

export async function getSalidaDeCorreos(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { idClima }: { idClima: string },
): Promise<{ enCola: number; total: number; recordatorios: boolean; carpeta: string | null }> {
  const { cerrado } = await requireClima(db, idClima)
  return {
    // What still waits at a close is not sent any more.
    ...(cerrado ? { enCola: 0, total: 0 } : await countSalida(db, idClima)),
    recordatorios: await isRondaEnCurso(db, idClima),
    carpeta: getCarpetaDeCorreo(config),
  }
}
