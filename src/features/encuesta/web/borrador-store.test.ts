import { beforeEach, expect, test } from 'vitest'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import {
  type Almacen,
  deleteBorrador,
  forgetRespuestas,
  getClaveDeBorrador,
  purgeBorradores,
  readBorrador,
  writeBorrador,
} from './borrador-store.ts'

const AHORA = Date.UTC(2026, 2, 4, 15, 30)
const TOKEN = 'K7QF3M9X2HTB'
const CLAVE = getClaveDeBorrador('c1', TOKEN)

function createAlmacen() {
  const textos = new Map<string, string>()
  return {
    textos,
    get length() {
      return textos.size
    },
    key: (n: number) => [...textos.keys()][n] ?? null,
    getItem: (clave: string) => textos.get(clave) ?? null,
    setItem: (clave: string, texto: string) => void textos.set(clave, texto),
    removeItem: (clave: string) => void textos.delete(clave),
  }
}

let almacen: ReturnType<typeof createAlmacen>
beforeEach(() => {
  almacen = createAlmacen()
})

const write = (cambios: Record<string, string>, ahora = AHORA) =>
  writeBorrador(almacen, CLAVE, new Map(Object.entries(cambios)), ahora)
const read = () => Object.fromEntries(readBorrador(almacen, CLAVE))

test('what was chosen is there again after the page is gone', () => {
  expect(write({ p1: '0', p2: 'Más\nluz 🙂' })).toBe(true)
  expect(read()).toEqual({ p1: '0', p2: 'Más\nluz 🙂' })
})

test('neither the token nor the time of day is kept', () => {
  write({ p1: '0' })
  const [[clave, texto]] = [...almacen.textos] as [[string, string]]
  expect(clave + texto).not.toContain(TOKEN)
  write({ p1: '0' }, AHORA + 3_600_000)
  expect(almacen.textos.get(clave)).toBe(texto)
})

test('two tabs add to each other', () => {
  write({ p1: '0' })
  write({ p2: '1' })
  write({ p1: '3' })
  expect(read()).toEqual({ p1: '3', p2: '1' })
})

test('another token or another climate of the same device has a draft of its own', () => {
  write({ p1: '0' })
  expect(readBorrador(almacen, getClaveDeBorrador('c1', 'K7QF3M9X2HTC')).size).toBe(0)
  expect(readBorrador(almacen, getClaveDeBorrador('c2', TOKEN)).size).toBe(0)
})

test('saved answers are wiped, and with the last one the entry', () => {
  write({ p1: '0', p2: '1', p3: '2' })
  forgetRespuestas(almacen, CLAVE, ['p1', 'p3', 'nunca'])
  expect(read()).toEqual({ p2: '1' })
  forgetRespuestas(almacen, CLAVE, ['p2'])
  expect(almacen.length).toBe(0)
})

test('the end of the survey wipes all of it', () => {
  write({ p1: '0' })
  deleteBorrador(almacen, CLAVE)
  expect(almacen.length).toBe(0)
})

test('a draft is dropped after thirty days, and nothing that is not a draft', () => {
  almacen.setItem('preferencia', 'ajena')
  write({ p1: '0' })
  almacen.setItem('encuesta:roto', '{')
  purgeBorradores(almacen, AHORA + 30 * DIA_MS - 16 * 3_600_000)
  expect([...almacen.textos.keys()]).toEqual(['preferencia', CLAVE])
  purgeBorradores(almacen, AHORA + 31 * DIA_MS)
  expect([...almacen.textos.keys()]).toEqual(['preferencia'])
})

test('a broken entry reads as empty and can be written over', () => {
  for (const texto of ['{', 'null', '[]', '{"dia":1,"respuestas":7}', '{"respuestas":{"p1":"0"}}']) {
    almacen.setItem(CLAVE, texto)
    expect(read()).toEqual({})
  }
  write({ p1: '2' })
  expect(read()).toEqual({ p1: '2' })
})

test('a browser that keeps nothing says so and breaks nothing', () => {
  const lleno: Almacen = {
    ...almacen,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  for (const roto of [lleno, null]) {
    expect(writeBorrador(roto, CLAVE, new Map([['p1', '0']]), AHORA)).toBe(false)
    expect(readBorrador(roto, CLAVE).size).toBe(0)
    forgetRespuestas(roto, CLAVE, ['p1'])
    purgeBorradores(roto, AHORA)
  }
})

test('what is left of a draft is as old as it was', () => {
  write({ p1: '0', p2: '1' }, AHORA - 29 * DIA_MS)
  forgetRespuestas(almacen, CLAVE, ['p1'])
  purgeBorradores(almacen, AHORA)
  expect(read()).toEqual({ p2: '1' })
  purgeBorradores(almacen, AHORA + 2 * DIA_MS)
  expect(read()).toEqual({})
})
