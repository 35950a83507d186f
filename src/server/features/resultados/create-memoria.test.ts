import { describe, expect, test } from 'vitest'
import { createMemoria, type Leido } from './create-memoria.ts'

const open = (maximo = 10) => {
  const lecturas: string[] = []
  const memoria = createMemoria<string>({ weigh: (valor) => valor.length, maximo })
  /** A reading that ends when the test says so. */
  const read = (idClima: string, cambios: number, leido: Promise<Leido<string>> | Leido<string>) =>
    memoria.get(idClima, cambios, async () => {
      lecturas.push(idClima)
      return leido
    })
  return { read, lecturas }
}

describe('what a node remembers', () => {
  test('is read once while nothing changes, and again at the first change', async () => {
    const { read, lecturas } = open()
    expect(await read('a', 1, { cambios: 1, valor: 'uno' })).toBe('uno')
    expect(await read('a', 1, { cambios: 1, valor: 'no' })).toBe('uno')
    expect(await read('a', 2, { cambios: 2, valor: 'dos' })).toBe('dos')
    expect(lecturas).toHaveLength(2)
  })

  test('is read once for all who ask meanwhile; those who saw newer counters share the next reading', async () => {
    const { read, lecturas } = open()
    const { promise, resolve } = Promise.withResolvers<Leido<string>>()
    const primeros = [read('a', 1, promise), read('a', 1, promise)]
    const despues = [2, 3, 3].map((cambios) => read('a', cambios, { cambios: 3, valor: 'nuevo' }))
    expect(lecturas).toHaveLength(1)
    resolve({ cambios: 1, valor: 'viejo' })
    expect(await Promise.all(primeros)).toEqual(['viejo', 'viejo'])
    expect(await Promise.all(despues)).toEqual(['nuevo', 'nuevo', 'nuevo'])
    expect(lecturas).toHaveLength(2)
  })

  test('fails for those who share a failed reading, and not for who came after', async () => {
    const { read } = open()
    const { promise, reject } = Promise.withResolvers<Leido<string>>()
    const juntos = [read('a', 1, promise), read('a', 1, promise)]
    const despues = read('a', 2, { cambios: 2, valor: 'dos' })
    reject(new Error('sin base'))
    expect((await Promise.allSettled(juntos)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await despues).toBe('dos')
  })

  test('serves a reading that already saw what came after', async () => {
    const { read, lecturas } = open()
    await read('a', 1, { cambios: 3, valor: 'tres' })
    expect(await read('a', 3, { cambios: 3, valor: 'no' })).toBe('tres')
    expect(lecturas).toHaveLength(1)
  })

  test('does not keep a failure', async () => {
    const { read } = open()
    await expect(read('a', 1, Promise.reject(new Error('sin base')))).rejects.toThrow('sin base')
    expect(await read('a', 1, { cambios: 1, valor: 'uno' })).toBe('uno')
  })

  test('is bounded by weight: what was asked for longest ago goes first, and the last one stays', async () => {
    const { read, lecturas } = open(10)
    await read('a', 1, { cambios: 1, valor: '12345' })
    await read('b', 1, { cambios: 1, valor: '12345' })
    await read('a', 1, { cambios: 1, valor: '' })
    await read('c', 1, { cambios: 1, valor: '12345' })
    lecturas.length = 0
    await read('a', 1, { cambios: 1, valor: '12345' })
    await read('b', 1, { cambios: 1, valor: '12345' })
    expect(lecturas).toEqual(['b'])
    const enorme = 'x'.repeat(50)
    await read('d', 1, { cambios: 1, valor: enorme })
    expect(await read('d', 1, { cambios: 1, valor: '' })).toBe(enorme)
  })
})
