import { beforeEach, expect, test } from 'vitest'
import {
  addLector,
  findRescatado,
  forgetRescate,
  hasRescate,
  rescueEscritos,
  takeRescatado,
} from './use-rescate.ts'

/** As much of a tab's storage as is used. */
beforeEach(() => {
  const guardado = new Map<string, string>()
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (nombre: string) => guardado.get(nombre) ?? null,
      setItem: (nombre: string, valor: string) => guardado.set(nombre, valor),
      removeItem: (nombre: string) => guardado.delete(nombre),
    },
  })
})

test('what is being written is put away by account, and given back once', () => {
  const quit = [
    addLector('cv nuevo', () => ({ nombre: 'Ana', archivo: new File(['x'], 'cv.pdf') })),
    addLector('plan', () => null),
  ]
  rescueEscritos('lucia')
  for (const one of quit) one()
  expect(hasRescate()).toBe(true)
  expect(findRescatado('plan')).toBeNull()
  forgetRescate('lucia')
  expect(findRescatado('cv nuevo')).toEqual({ nombre: 'Ana', archivo: null })
  expect(takeRescatado('cv nuevo')).toEqual({ nombre: 'Ana', archivo: null })
  expect(takeRescatado('cv nuevo')).toBeNull()
  expect(hasRescate()).toBe(false)
})

test('a second end of the session, when the screen is gone, keeps what the first put away', () => {
  const quit = addLector('estructura', () => 'a medias')
  rescueEscritos('lucia')
  quit()
  rescueEscritos('lucia')
  expect(takeRescatado('estructura')).toBe('a medias')
})

test('whoever else comes in finds nothing of it, and whoever logs out leaves nothing', () => {
  for (const forget of [() => forgetRescate('diego'), () => forgetRescate()]) {
    const quit = addLector('nota', () => 'secreto')
    rescueEscritos('lucia')
    quit()
    forget()
    expect(hasRescate()).toBe(false)
  }
})
