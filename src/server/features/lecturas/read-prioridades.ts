import {
  computePrioridades,
  MINIMO_DE_PRIORIDADES,
  type Prioridades,
} from '../../../domain/lecturas/prioridades.ts'
import { findEmpresa } from '../../../domain/lecturas/ronda.ts'
import type { AppContext } from '../../context.ts'
import type { ClimaConParticipacion } from '../climas/clima-guardado.ts'
import { readProductos } from '../publicacion/read-productos.ts'
import { findElegido } from './lecturas-store.ts'
import { readRonda } from './read-rondas.ts'

export type PrioridadesLeidas = Prioridades | { tipo: 'sinElegir' } | { tipo: 'sinCerrar' }

/** What goes with the variable that staff chose, in a closed round. */
export async function readPrioridades(
  ctx: Pick<AppContext, 'db' | 'config'>,
  clima: ClimaConParticipacion,
): Promise<PrioridadesLeidas> {
  const { compromiso } = await findElegido(ctx.db, clima.id)
  if (!clima.cerrado) return { tipo: 'sinCerrar' }
  if (compromiso === null) return { tipo: 'sinElegir' }
  const ronda = await readRonda(ctx, clima, { base: clima.baseDeCalculo })
  const productos = await readProductos(ctx.db, clima.id)
  if (!productos)
    return {
      tipo: 'pocasPersonas',
      personas: findEmpresa(ronda)?.recuento.encuestados ?? 0,
      minimo: MINIMO_DE_PRIORIDADES,
    }
  return computePrioridades(ronda, productos, compromiso) ?? { tipo: 'sinElegir' }
}
