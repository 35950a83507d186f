import { hkdfSync } from 'node:crypto'
import { expect } from 'vitest'
import type { Engine } from '../../../src/server/db/engine/database.ts'
import {
  follow,
  listBytesDeArchivos,
  listHojasALaVista,
  openWith,
  type Seguida,
  tieTextos,
  type Verdad,
} from './atacante.ts'
import { holdsKey, listCandidatas } from './copias.ts'
import { letVeinteAnswer, PERSONAS } from './veinte-contestan.ts'

/** Twenty in some order: chance has so many in their place once in ten thousand tries of all there are. */
const AZAR = { orden: 10, tendencia: 5 }

type Vividos = Awaited<ReturnType<typeof letVeinteAnswer>>

/** How many people's sheet and words are read with one of some keys. */
function countOpened(
  { idClima, secret, verdades }: Pick<Vividos, 'idClima' | 'secret' | 'verdades'>,
  seguidas: ReadonlyMap<string, Seguida>,
  candidatas: Iterable<Uint8Array>,
): number {
  const tried = new Set<string>()
  const opened = new Set<string>()
  for (const bytes of candidatas) {
    const name = Buffer.from(bytes).toString('latin1')
    if (tried.has(name)) continue
    tried.add(name)
    for (const [persona, { hoja }] of seguidas) {
      const abierta = openWith(bytes, secret, { idClima, hoja })
      // A key opens all of them or none.
      if (!abierta) break
      const { respuestas, texto } = verdades.get(persona) as Verdad
      if (abierta.respuestas === respuestas && abierta.textos[0] === texto) opened.add(persona)
    }
  }
  return opened.size
}

/** Twenty people answer, are published and closed under the eyes of who holds everything. */
export async function attackSellado(engine: Engine): Promise<void> {
  const vividos = await letVeinteAnswer(engine)
  const { ctx, idClima, idEmpresa, secret, llave, verdades, miradas, look, copy } = vividos
  const seguidas = follow(miradas)
  // The statuses tell whose row is whose: that is what the seal is for.
  expect(seguidas.size).toBe(PERSONAS)
  const sello = Buffer.from(
    hkdfSync('sha256', Buffer.from(hkdfSync('sha256', secret, llave, 'clima', 32)), '', 'sello', 32),
  )
  const todo: Buffer[] = []
  const expectNadie = async (archivos: Iterable<Uint8Array>) => {
    todo.push(await copy(), ...miradas.map(({ log }) => log))
    const bytes = Buffer.concat(todo)
    for (const key of [llave, sello]) expect(holdsKey(bytes, key)).toBe(false)
    expect(countOpened(vividos, seguidas, listCandidatas(bytes, { id: idClima, idEmpresa }))).toBe(0)
    expect(countOpened(vividos, seguidas, archivos)).toBe(0)
    expect(listHojasALaVista(bytes, verdades)).toEqual([])
    const { atados, orden, tendencia } = await tieTextos(ctx, seguidas, verdades)
    expect(atados).toEqual([])
    expect(orden).toBeLessThan(AZAR.orden)
    expect(tendencia).toBeLessThan(AZAR.tendencia)
  }
  await expectNadie([])
  expect(countOpened(vividos, seguidas, [llave])).toBe(PERSONAS)

  await vividos.publish()
  await look()
  await expectNadie([])
  const textos = await ctx.db.selectFrom('textos').select('texto').execute()
  expect(textos).toHaveLength(PERSONAS - 1)

  const cerrado = await vividos.cerrar(idClima)
  expect(cerrado.errors).toBeUndefined()
  await look()
  // Whatever is left of the folder of keys is theirs now.
  await expectNadie(listBytesDeArchivos(ctx.config.dataDir))
  expect(countOpened(vividos, seguidas, listBytesDeArchivos(ctx.config.llavesDir))).toBe(0)
  // Rows of before the close, with a copy of the key that outlived it.
  expect(countOpened(vividos, seguidas, [llave])).toBe(PERSONAS)

  await expectAttackWorks(vividos, seguidas)
}

/** The same attack on the same people as rows would tell them that are not sealed: it finds everybody. */
async function expectAttackWorks(
  { ctx, verdades }: Vividos,
  seguidas: ReadonlyMap<string, Seguida>,
): Promise<void> {
  const tie = async (change: (suya: Seguida, texto: string) => Partial<Seguida>) => {
    const cambiadas = new Map(
      Array.from(seguidas, ([persona, suya]) => [
        persona,
        { ...suya, ...change(suya, verdades.get(persona)!.texto) },
      ]),
    )
    return tieTextos(ctx, cambiadas, verdades)
  }
  const conTexto = await tie((_, texto) => ({ log: Buffer.from(`…${texto}…`) }))
  // Of a few letters nobody can say where they stand, and of none there is nothing to read.
  expect(conTexto.atados.length).toBe(PERSONAS - 3)
  const conTamano = await tie(({ hoja }, texto) => ({
    hoja: { ...hoja, textos: Buffer.alloc(28 + texto.length) },
  }))
  expect(conTamano.atados.length).toBe(PERSONAS - 1)
  const legibles = [...seguidas]
    .toSorted(([, a], [, b]) => a.orden - b.orden)
    .map(([persona]) => ({ clave: '', texto: verdades.get(persona)!.texto }))
    .filter(({ texto }) => texto !== '')
  const enOrden = await tieTextos(ctx, seguidas, verdades, legibles)
  expect(enOrden.orden).toBe(PERSONAS - 1)
  const hojas = Buffer.from([...verdades.values()].map(({ respuestas }) => respuestas).join(' '))
  expect(listHojasALaVista(hojas, verdades)).toHaveLength(PERSONAS)
}
