import { getClaveDeNombre } from '#domain/climas/nombres.ts'
import { listSinPareja } from '#domain/lecturas/grupos-iguales.ts'
import { changeClima } from '#features/climas/server/change-clima.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { badUserInput, notFound } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { deleteGrupoIgual, listGruposIguales, saveGrupoIgual } from './lecturas-store.ts'
import { readAlineada } from './read-alineada.ts'

interface Pedido {
  idClima: string
  idComparado: string
  /** As it is called in the later round. */
  grupo: string
  /** As the earlier one calls it; null: it is no longer declared the same. */
  grupoAnterior?: string | null
}

/** Staff stand for it that a group is the one that an earlier round called otherwise, or take it back. One to one. */
export function changeGrupoIgual(
  ctx: RequestContext,
  { idClima, idComparado, ...pedido }: Pedido,
): Promise<void> {
  return changeClima(ctx, idClima, async (tx, clima) => {
    const anterior = await requireClima(tx, idComparado)
    if (anterior.idEmpresa !== clima.idEmpresa || anterior.anio >= clima.anio)
      throw notFound('Esa ronda no se puede comparar con esta.')
    const pareja = { idClima, idAnterior: idComparado }
    const isPedido = (nombre: string, pedida: string) => getClaveDeNombre(nombre) === getClaveDeNombre(pedida)
    const grupoAnterior = pedido.grupoAnterior ?? null
    if (grupoAnterior === null) {
      const declarado = (await listGruposIguales(tx, pareja)).find(({ grupo }) =>
        isPedido(grupo, pedido.grupo),
      )
      if (!declarado) throw badUserInput('Ese grupo no está declarado igual a ninguno.', 'grupo')
      await deleteGrupoIgual(tx, pareja, declarado.grupo)
    } else {
      const { deAhora, deAntes } = listSinPareja(clima.definicion, await readAlineada(tx, anterior, clima))
      const ahora = deAhora.find(({ nombre }) => isPedido(nombre, pedido.grupo))
      if (!ahora)
        throw badUserInput(`Ese grupo ya se compara con uno de ${anterior.anio}, o no está.`, 'grupo')
      const antes = deAntes.find(({ nombre }) => isPedido(nombre, grupoAnterior))
      if (!antes)
        throw badUserInput(
          `Ese grupo de ${anterior.anio} ya se compara con uno de ${clima.anio}, o no está.`,
          'grupoAnterior',
        )
      await saveGrupoIgual(tx, pareja, { grupo: ahora.nombre, grupoAnterior: antes.nombre }, ctx.now())
    }
    await noteBitacora(tx, ctx, {
      tipo: grupoAnterior === null ? 'grupoYaNoIgual' : 'grupoDeclaradoIgual',
      datos: { anio: clima.anio, anterior: anterior.anio },
      idClima,
      idEmpresa: clima.idEmpresa,
    })
  })
}
