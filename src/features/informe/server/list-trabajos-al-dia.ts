import { listTrabajosConHuella } from '#features/trabajos/server/get-trabajos.ts'
import type { AppContext } from '#server/context/context.ts'
import { composeLeido } from './compose-informe.ts'
import type { InformeLeido } from './get-informe.ts'
import { hashInforme } from './hash-informe.ts'

/** The work whose files say what the report says now, by id. */
export async function listTrabajosAlDia(ctx: AppContext, leido: InformeLeido): Promise<string[]> {
  const huella = hashInforme(await composeLeido(ctx, leido))
  return listTrabajosConHuella(ctx, { idClima: leido.clima.id, huella })
}
