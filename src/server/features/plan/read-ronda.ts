import type { BaseDeCalculo } from '../../../domain/climas/clima-input.ts'
import { listConjuntosPublicados } from '../../../domain/lecturas/conjuntos-publicados.ts'
import { computeRonda, type Ronda } from '../../../domain/lecturas/ronda.ts'
import type { AppContext } from '../../context.ts'
import { readFuente } from '../resultados/read-fuente.ts'

/** A round with its published figures, on that base. */
export async function readRonda(ctx: AppContext, idClima: string, base?: BaseDeCalculo): Promise<Ronda> {
  const { clima, fuente } = await readFuente(ctx, idClima)
  return computeRonda({
    id: clima.id,
    nombre: String(clima.anio),
    definicion: clima.definicion,
    base: base ?? clima.baseDeCalculo,
    conjuntos: listConjuntosPublicados(clima.definicion, fuente),
  })
}
