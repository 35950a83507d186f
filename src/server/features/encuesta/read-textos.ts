import { type CuestionarioConPosiciones, listCasillas, SIN_CONTESTAR } from '../../../domain/encuesta/hoja.ts'
import type { Db } from '../../db/engine/database.ts'
import { computeClaveDeAbierta, type Llave } from '../llaves/llave.ts'
import { listTextos } from './abiertas-store.ts'

interface Pedido {
  idClima: string
  token: string
  cuestionario: CuestionarioConPosiciones
  hoja: string
  /** Absent: every open question. */
  ids?: ReadonlySet<string>
}

/** What was written to the open questions that the sheet says are answered, by question id. */
export function readTextos(
  db: Db,
  llave: Llave,
  { idClima, token, cuestionario, hoja, ids }: Pedido,
): Promise<Map<string, string>> {
  const escritas = listCasillas(cuestionario).filter(
    ({ clase, posicion, idPregunta }) =>
      clase === 'abierta' &&
      (hoja[posicion] ?? SIN_CONTESTAR) !== SIN_CONTESTAR &&
      (!ids || ids.has(idPregunta)),
  )
  const claves = escritas.map(({ idPregunta }) => computeClaveDeAbierta(llave, token, idPregunta))
  return listTextos(db, idClima, claves)
}
