import type { Llamada } from '../../contract/permisos.ts'
import type { RequestContext } from '../context.ts'
import { getMemory } from '../db/engine/database.ts'
import { badUserInput } from '../errors.ts'
import { Turnos } from '../turnos.ts'

/** Calls that make a file, each in a thread or a process that takes memory. */
const HACEN_ARCHIVO: ReadonlySet<string> = new Set<Llamada>([
  'AppInfo.getCartel',
  'AppInfo.getCuestionarioEnPapel',
  'AppInfo.getExcelDeBitacora',
  'AppInfo.getExcelDeCVs',
  'AppInfo.getExcelDePlan',
  'AppInfo.getExcelDeTemas',
  'AppInfo.getPlantillaDeLista',
  'Query.getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados',
])

export const makesArchivo = (llamada: string): boolean => HACEN_ARCHIVO.has(llamada)

const createTurnos = () => new Turnos(2)
const createPedido = () => ({ archivos: 0 })

/** One in a request, and two at once in each node: thirty names for the same file would take the machine. */
export async function makeArchivo<T>(ctx: RequestContext, make: () => Promise<T> | T): Promise<T> {
  const pedido = ctx.memory.get(createPedido)
  if (++pedido.archivos > 1) throw badUserInput('Pide un archivo a la vez.')
  return getMemory(ctx.db)
    .get(createTurnos)
    .run(async () => make())
}
