import { getClaveDeNombre } from '#domain/climas/nombres.ts'
import { isAnterior } from '#domain/climas/ronda.ts'
import { type Comparabilidad, compareVariables, hasCambios } from '#domain/lecturas/comparabilidad.ts'
import { alignNombres, listSinPareja } from '#domain/lecturas/nombres-entre-rondas.ts'
import { changeClima } from '#features/climas/server/cambiar-clima.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { badUserInput, notFound } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import {
  deleteDeclaracion,
  deleteGrupoIgual,
  listGruposIguales,
  saveDeclaracion,
  saveGrupoIgual,
  saveHecho,
} from './lecturas-store.ts'
import { readAlineada } from './rondas-leidas.ts'

type ComparabilidadDeclarada = {
  variable: string
  comparabilidad: Comparabilidad
  /** Names in the later round and the earlier one. */
  periodos: readonly [string, string]
}

/** Staff stand for it that a variable is the same in two rounds in spite of what changed, or take it back. */
export function changeComparabilidad(
  ctx: RequestContext,
  pedido: { idClima: string; idComparado: string; variable: string; comparable: boolean },
): Promise<ComparabilidadDeclarada> {
  const { idClima, idComparado, comparable } = pedido
  return changeClima(ctx, idClima, async (tx, clima) => {
    const anterior = await requireClima(tx, idComparado)
    if (anterior.idEmpresa !== clima.idEmpresa || !isAnterior(anterior, clima))
      throw notFound('Esa ronda no se puede comparar con esta.')
    const clave = getClaveDeNombre(pedido.variable)
    const [variable, comparabilidad] =
      [...compareVariables(clima.definicion, alignNombres(anterior.definicion, clima.definicion))].find(
        ([nombre]) => getClaveDeNombre(nombre) === clave,
      ) ?? []
    if (!variable || !hasCambios(comparabilidad))
      throw badUserInput('Las preguntas de esa variable no cambiaron entre las dos rondas.', 'variable')
    const { cambios } = comparabilidad
    const pareja = { idClima, idAnterior: idComparado }
    if (comparable) await saveDeclaracion(tx, pareja, { variable, cambios }, ctx.now())
    else await deleteDeclaracion(tx, pareja, variable)
    await noteBitacora(tx, ctx, {
      tipo: comparable ? 'variableDeclaradaComparable' : 'variableYaNoComparable',
      datos: { anio: clima.anio, anterior: anterior.anio },
      idClima,
      idEmpresa: clima.idEmpresa,
    })
    const tipo = comparable ? 'declarada' : 'noComparable'
    return {
      variable,
      comparabilidad: { tipo, cambios },
      periodos: [clima.periodo, anterior.periodo],
    }
  })
}

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
    if (anterior.idEmpresa !== clima.idEmpresa || !isAnterior(anterior, clima))
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
        throw badUserInput(`Ese grupo ya se compara con uno de ${anterior.periodo}, o no está.`, 'grupo')
      const antes = deAntes.find(({ nombre }) => isPedido(nombre, grupoAnterior))
      if (!antes)
        throw badUserInput(
          `Ese grupo de ${anterior.periodo} ya se compara con uno de ${clima.periodo}, o no está.`,
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

const MAX_HECHO = 60

/** Events in the company before a round, for the chart of the trend. */
export async function changeHecho(
  ctx: RequestContext,
  { idClima, texto }: { idClima: string; texto: string },
): Promise<string> {
  const hecho = texto.replace(/\s+/g, ' ').trim()
  if (hecho.length > MAX_HECHO) throw badUserInput(`Escríbelo en ${MAX_HECHO} letras o menos.`, 'texto')
  await changeClima(ctx, idClima, (tx) => saveHecho(tx, idClima, hecho))
  return hecho
}
