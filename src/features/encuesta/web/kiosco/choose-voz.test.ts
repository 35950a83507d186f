import { expect, test } from 'vitest'
import { chooseVoz } from './Voz.tsx'

const voz = (lang: string, localService: boolean) => ({ lang, localService })

test('a kiosk reads aloud by a Spanish voice of the device, never by one that sends the words away', () => {
  const remota = voz('es-ES', false)
  const local = voz('es_GT', true)
  const delDispositivo = voz('es-MX', true)
  expect(chooseVoz([remota, voz('en-US', true), delDispositivo])).toBe(delDispositivo)
  expect(chooseVoz([voz('est-EE', true), local])).toBe(local)
  expect(chooseVoz([remota, voz('en-US', true)])).toBeNull()
  expect(chooseVoz([])).toBeNull()
})
