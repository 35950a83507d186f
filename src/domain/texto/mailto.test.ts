import { expect, test } from 'vitest'
import { isCorreo } from '../encuesta/correo.ts'
import { formatMailto } from './mailto.ts'

test('a link to an address writes to that address and adds nothing', () => {
  expect(formatMailto('ana.perez@ejemplo.com')).toBe('mailto:ana.perez@ejemplo.com')
  for (const correo of ['ana?bcc=espia@x.gt', 'ana&body=hola%0D%0A@x.gt', 'ana+cv@x.gt']) {
    expect(isCorreo(correo)).toBe(true)
    const { pathname, search } = new URL(formatMailto(correo))
    expect([decodeURIComponent(pathname), search]).toEqual([correo, ''])
  }
})
