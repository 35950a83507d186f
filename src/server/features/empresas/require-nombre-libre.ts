import { getClaveDeNombre } from '../../../domain/climas/nombres.ts'
import type { Tx } from '../../db/engine/transaction.ts'
import { lockNombresDeEmpresas } from '../../db/locks/climate-locks.ts'
import { badUserInput } from '../../errors.ts'
import { listNombres } from './empresas-store.ts'

/**
 * Rounds are compared within a company: of two with one name, each would have half of them. Those that are the same already
 * stay so. Nobody takes the name before the transaction ends.
 */
export async function requireNombreLibre(tx: Tx, nombre: string): Promise<void> {
  await lockNombresDeEmpresas(tx)
  const clave = getClaveDeNombre(nombre)
  const otra = (await listNombres(tx, {})).find(
    ({ nombre_comercial }) => getClaveDeNombre(nombre_comercial) === clave,
  )
  if (otra)
    throw badUserInput(
      `Ya hay una empresa que se llama «${otra.nombre_comercial}». Usa esa, o escribe un nombre que las distinga.`,
      'nombre_comercial',
    )
}
