import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Definicion } from '#domain/climas/definicion.ts'
import {
  type ContestaronAbierta,
  isEnEspera,
  type TextosDeBloque,
} from '#domain/resultados/bloques/textos-de-bloque.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { readTextos } from '#features/encuesta/server/count-hojas.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inOwnSnapshot } from '#server/db/engine/transaction.ts'
import { findLlaveParaContar } from '#server/llaves/create-llave.ts'
import type { Llave } from '#server/llaves/llave.ts'
import { noteMarca } from '#server/llaves/marcas-de-publicacion.ts'
import { listBloques, noteTerminado } from './bloques-store.ts'
import { insertTextos } from './textos-store.ts'

type Clima = { id: string; definicion: Definicion; llave: Llave | null }

/** Of a block: what was written on its sheets, and what earlier ones left waiting. */
const readTextosDeBloque = (db: Db, clima: Clima, bloque: number, previos: readonly TextosDeBloque[]) =>
  readTextos(db, clima, {
    hastaBloque: bloque,
    elegir: (texto) => texto.bloque === bloque || isEnEspera(previos, texto),
  })

/** People who answered each open question and whose texts are for this block, by group; who left it empty answered too. */
export async function countAbiertas(
  db: Db,
  clima: Clima,
  { bloque, previos }: { bloque: number; previos: readonly TextosDeBloque[] },
): Promise<Map<string, ContestaronAbierta>> {
  const porPregunta = new Map<string, Map<string, number>>()
  for (const { idPregunta, idGrupo } of await readTextosDeBloque(db, clima, bloque, previos)) {
    const porGrupo = porPregunta.get(idPregunta) ?? new Map<string, number>()
    porPregunta.set(idPregunta, porGrupo.set(idGrupo!, (porGrupo.get(idGrupo!) ?? 0) + 1))
  }
  return porPregunta
}

type Ctx = Pick<AppContext, 'db' | 'config' | 'secret'>

/**
 * What a block leaves to do once its figures are stored; whoever calls next does what a crash left undone. It is noted beside the keys.
 * And what was written on its sheets is stored readable: in one order over the whole block, that of keys which are nobody's, and beside
 * its group or area only where it may be. Saves of other climates go on meanwhile. Empty ones were answers, and end here.
 * False where the folder of keys took no note: texts are there all the same.
 */
export async function finishBloques(ctx: Ctx, { idClima }: { idClima: string }): Promise<boolean> {
  const { db } = ctx
  const bloques = await listBloques(db, idClima)
  if (bloques.every(({ terminado }) => terminado)) return true
  const anotado = await noteMarca(ctx, idClima, bloques.length).then(
    () => true,
    () => false,
  )
  const decididos = bloques.map(({ textos }) => textos)
  for (const { numero, textos: decidido, terminado } of bloques) {
    if (terminado) continue
    const leidos = await inOwnSnapshot(ctx, async (tx) => {
      const clima = await requireClima(tx, idClima)
      const llave = await findLlaveParaContar(ctx, clima)
      return readTextosDeBloque(tx, { ...clima, llave }, numero, decididos.slice(0, numero - 1))
    })
    const textos = leidos.flatMap((leido) => {
      const lugares = decidido[leido.idPregunta]
      if (!lugares || leido.texto.trim() === '') return []
      return [{ ...leido, idGrupo: lugares[leido.idGrupo!] ?? null }]
    })
    await yieldToOthers()
    await insertTextos(db, idClima, textos)
    if (anotado) await noteTerminado(db, idClima, numero)
  }
  return anotado
}
