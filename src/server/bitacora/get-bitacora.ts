import { SECCIONES, type SeccionDeBitacora, type TipoDeAnotacion } from '#domain/bitacora/anotacion.ts'
import { badUserInput } from '../base/errors.ts'
import type { AppContext } from '../context/context.ts'
import {
  type AnotacionGuardada,
  countAnotaciones,
  type FiltroDeBitacora,
  listAnotaciones,
} from './bitacora-store.ts'

/** As it is asked for. */
export interface FiltroPedido {
  idCuenta?: string | null
  seccion?: SeccionDeBitacora | null
  idEmpresa?: string | null
  desde?: number | null
  hasta?: number | null
}

const MAX_LIMIT = 200

export function parseFiltro({ idCuenta, seccion, idEmpresa, desde, hasta }: FiltroPedido): FiltroDeBitacora {
  const tipos = (Object.keys(SECCIONES) as TipoDeAnotacion[]).filter((tipo) => SECCIONES[tipo] === seccion)
  return {
    idUsuario: idCuenta ?? null,
    tipos: seccion ? tipos : null,
    idEmpresa: idEmpresa ?? null,
    desde: desde ?? null,
    hasta: hasta ?? null,
  }
}

export async function getBitacora(
  { db }: Pick<AppContext, 'db'>,
  { filtro, limit, despuesDe }: { filtro: FiltroPedido; limit: number; despuesDe?: string | null },
): Promise<{ total: number; anotaciones: AnotacionGuardada[] }> {
  if (limit < 1 || limit > MAX_LIMIT) throw badUserInput(`Pide de 1 a ${MAX_LIMIT} anotaciones.`)
  const parsed = parseFiltro(filtro)
  return {
    total: await countAnotaciones(db, parsed),
    anotaciones: await listAnotaciones(db, parsed, { limit, despuesDe: despuesDe ?? null }),
  }
}
