import { computeCorrelaciones } from '#domain/estadistica/correlaciones.ts'
import { computePrioridades, MINIMO_DE_PRIORIDADES, type Prioridades } from '#domain/lecturas/prioridades.ts'
import { findEmpresa } from '#domain/lecturas/ronda.ts'
import type { ClimaConParticipacion } from '#features/climas/server/clima-guardado.ts'
import { readProductos } from '#features/publicacion/server/productos.ts'
import type { AppContext } from '#server/context/context.ts'
import { findElegido } from './lecturas-store.ts'
import { readRonda } from './rondas-leidas.ts'

export type PrioridadesLeidas = Prioridades | { tipo: 'sinElegir' } | { tipo: 'sinCerrar' }

const sayPocas = (personas: number): PrioridadesLeidas => ({
  tipo: 'pocasPersonas',
  personas,
  minimo: MINIMO_DE_PRIORIDADES,
})

/** What goes with the variable that staff chose, in a closed round. */
export async function readPrioridades(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  clima: ClimaConParticipacion,
): Promise<PrioridadesLeidas> {
  if (!clima.cerrado) {
    const { planeados, contestaron } = clima.participacion
    return Math.max(planeados, contestaron) < MINIMO_DE_PRIORIDADES
      ? sayPocas(planeados)
      : { tipo: 'sinCerrar' }
  }
  const { compromiso } = await findElegido(ctx.db, clima.id)
  const ronda = await readRonda(ctx, clima, { base: clima.baseDeCalculo })
  const productos = await readProductos(ctx.db, clima.id)
  const personas = productos
    ? computeCorrelaciones(productos).personas
    : (findEmpresa(ronda)?.recuento.encuestados ?? 0)
  // Nobody is asked to choose what could not be used.
  if (personas < MINIMO_DE_PRIORIDADES) return sayPocas(personas)
  if (compromiso === null) return { tipo: 'sinElegir' }
  if (!productos) return sayPocas(personas)
  return computePrioridades(ronda, productos, compromiso) ?? { tipo: 'sinElegir' }
}
