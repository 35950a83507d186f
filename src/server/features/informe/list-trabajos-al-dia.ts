import type { AppContext } from '../../context.ts'
import { listInformesHechos } from '../bitacora/list-informes-hechos.ts'
import { composeLeido } from './compose-informe.ts'
import type { InformeLeido } from './get-informe.ts'
import { hashInforme } from './hash-informe.ts'

/** The work whose files say what the report says now, by id. */
export async function listTrabajosAlDia(ctx: AppContext, leido: InformeLeido): Promise<string[]> {
  const actual = hashInforme(await composeLeido(ctx, leido))
  const hechos = await listInformesHechos(ctx, leido.clima.id)
  return hechos.flatMap(({ idTrabajo, huella }) => (idTrabajo && huella === actual ? [idTrabajo] : []))
}
