import { expect, test } from 'vitest'
import { sortSinOrigen } from '../../domain/resultados/respuestas-abiertas.ts'
import { countLineasDeCelda } from './alto-de-fila.ts'
import { Almacen, MontonDeTextos } from './monton-de-textos.ts'

const ANCHO = 40

/** Some alike, some longer than a block, so many that each heap has several blocks. */
const writeTextos = (semilla: number): string[] =>
  Array.from({ length: 3_000 }, (_, i) =>
    i % 500 === 0 ? 'ñ'.repeat(20_000 + i) : `texto ${semilla} ${'ábc '.repeat(i % 37)}${i % 900}`,
  )

test('heaps that share a store give back every text in the order of its words, in whatever slices', () => {
  const almacen = new Almacen()
  const montones = [1, 2, 3].map((semilla) => ({
    monton: new MontonDeTextos(almacen, ANCHO),
    textos: writeTextos(semilla),
  }))
  for (let i = 0; i < 3_000; i++) for (const { monton, textos } of montones) monton.push(textos[i]!)
  for (const { monton, textos } of montones) {
    expect(monton.length).toBe(textos.length)
    const read = [...monton.slice(0, 1_234), ...monton.slice(1_234, textos.length)]
    expect(read.map(({ xml, lineas }) => ({ xml: Buffer.from(xml).toString(), lineas }))).toEqual(
      sortSinOrigen(textos).map((texto) => ({
        xml: `<is><t>${texto}</t></is>`,
        lineas: countLineasDeCelda(texto, ANCHO),
      })),
    )
  }
})
