import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatNombreDeArchivo } from './nombres.ts'

/** Any sixteen bits, halves of pairs included; fast-check's own takes seconds to list every code point first. */
const anyText = fc.array(fc.nat(0xffff), { maxLength: 300 }).map((codes) => String.fromCharCode(...codes))

describe('the name of a file', () => {
  test.each([
    ['Currículum Ana.pdf', 'Currículum Ana.pdf'],
    ['C:\\Users\\ana\\cv.doc', 'cv.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['cv.pdf.exe', 'cv.pdf.pdf'],
    ['cv"\r\nX: y.pdf', 'cv X y.pdf'],
    ['mi %22cv%22.pdf', 'mi cv.pdf'],
    ['', 'curriculum.pdf'],
    ['...', 'curriculum.pdf'],
    ['.pdf', 'curriculum.pdf'],
    ['\u202Efdp.exe', 'fdp.pdf'],
  ])('%j travels on as %s', (original, esperado) => {
    expect(formatNombreDeArchivo(original, 'pdf', 'curriculum')).toBe(esperado)
  })

  test('is short and safe, whatever it was', () => {
    fc.assert(
      fc.property(anyText, (original) => {
        const nombre = formatNombreDeArchivo(original, 'odt')
        expect([...nombre].length).toBeLessThanOrEqual(154)
        expect(nombre).toMatch(/^[^\s./\\][^/\\\p{Cc}"<>:|?*]*\.odt$/u)
      }),
    )
  })

  test('of a megabyte is cut before it is looked at', () => {
    for (const letra of ['.', ' ', '. ', '\u202e', '%22', 'a', '/', '😀']) {
      const nombre = formatNombreDeArchivo(letra.repeat(1_000_000), 'pdf')
      expect(nombre.length).toBeLessThanOrEqual(154)
      expect(nombre.isWellFormed()).toBe(true)
    }
  })
})
