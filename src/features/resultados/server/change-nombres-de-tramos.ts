import type { NombreDeTramoInput } from '#contract/schema.generated.ts'
import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import {
  checkNombresDeTramos,
  findNombreDeTramo,
  formatNombresDeTramos,
} from '#domain/climas/nombre-de-tramo.ts'
import { listAntiguedades } from '#domain/resultados/resultados.ts'
import { changeClima, saveNombresDeTramos } from '#features/climas/server/cambiar-clima.ts'
import { badUserInput, conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { readFuente } from './leer-resultados.ts'

type Pedido = { idClima: string; nombres: readonly NombreDeTramoInput[] }

/** Staff name runs that are read, or take names back. Runs are chosen once, so they are read before the climate is held. */
export async function changeNombresDeTramos(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret' | 'now'>,
  { idClima, nombres }: Pedido,
): Promise<void> {
  const { clima: leido, fuente } = await readFuente(ctx, idClima)
  if (!hasMinimo(leido)) throw conflict('Sin mínimo por grupo cada antigüedad se llama como su opción.')
  const tramos = fuente.antiguedades.filter(([id]) => !fuente.getParte('antiguedades', id!).reserva)
  if (nombres.some(({ idAntiguedad }) => !tramos.some(([id]) => id === idAntiguedad)))
    throw conflict('Esa antigüedad no se lee en esta ronda: no hay tramo que nombrar.')
  await changeClima(ctx, idClima, async (tx, clima) => {
    const { definicion, anio, idEmpresa } = clima
    const pedidos = new Map(nombres.map(({ idAntiguedad, nombre }) => [idAntiguedad, nombre]))
    const nombrados = tramos.map((idsPreguntas) => ({
      idsPreguntas,
      nombre:
        pedidos.get(idsPreguntas[0]!) ?? findNombreDeTramo(definicion.nombresDeTramos, idsPreguntas) ?? '',
    }))
    const opciones = listAntiguedades({ ...definicion, nombresDeTramos: [] })
    const problemas = checkNombresDeTramos(nombrados, new Map(opciones.map(({ id, nombre }) => [id, nombre])))
    const malo = problemas.findIndex((problema) => problema !== null)
    if (malo !== -1) throw badUserInput(problemas[malo]!, nombrados[malo]!.idsPreguntas[0])
    const nuevos = formatNombresDeTramos(nombrados)
    if (JSON.stringify(nuevos) === JSON.stringify(definicion.nombresDeTramos ?? [])) return
    await saveNombresDeTramos(tx, clima, nuevos)
    await noteBitacora(tx, ctx, { tipo: 'tramosNombrados', datos: { anio }, idEmpresa, idClima })
  })
}
