import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CAMPOS_DE_CONTACTO,
  CAMPOS_DE_CURRICULUM,
  type CampoDeTexto,
  checkArchivo,
  checkCampo,
  formatCampo,
  isTelefono,
  LARGO_MAXIMO,
  parseFormulario,
} from './formulario.ts'
import { formatFallaDeCampo } from './mensajes.ts'

const BIEN: Record<CampoDeTexto, string> = {
  nombre: 'Ana Lucía Morales',
  plaza: 'Analista de nómina',
  correo: 'ana.morales@empresa.com',
  tel: '+502 5555-1234',
  mensaje: 'Buenos días:\r\n\r\nQuisiera una propuesta.\r\nGracias.',
}

/** Any sixteen bits, halves of pairs included; fast-check's own takes seconds to list every code point first. */
const anyText = fc.array(fc.nat(0xffff), { maxLength: 60 }).map((codes) => String.fromCharCode(...codes))

describe('a field', () => {
  test.each(CAMPOS_DE_CURRICULUM)('%s as people write it may be sent', (campo) => {
    expect(checkCampo(campo, BIEN[campo])).toBeNull()
  })

  test.each(CAMPOS_DE_CURRICULUM)('%s is required', (campo) => {
    for (const nada of ['', '   ', '\t', '\u00a0']) expect(checkCampo(campo, nada)).toBe('vacio')
  })

  test('«La plaza» is told as what it is in Spanish, a she', () => {
    for (const falla of ['largo', 'ilegible', 'lineas', 'repetido'] as const)
      expect(formatFallaDeCampo('plaza', falla)).not.toMatch(/largo|lo de nuevo|único/)
  })

  test.each(CAMPOS_DE_CURRICULUM)('%s has a longest length', (campo) => {
    expect(checkCampo(campo, 'ñ'.repeat(LARGO_MAXIMO[campo] + 1))).toBe('largo')
    expect(checkCampo(campo, 'ñ'.repeat(LARGO_MAXIMO[campo]))).not.toBe('largo')
  })

  test.each(['nombre', 'plaza', 'correo', 'tel'] as const)('%s stands in one line', (campo) => {
    for (const salto of ['\r\n', '\n', '\r', '\u2028', '\v']) {
      expect(checkCampo(campo, `${BIEN[campo]}${salto}Bcc: otro@ejemplo.com`)).toBe('lineas')
      expect(checkCampo(campo, `${BIEN[campo]}${salto}`)).toBe('lineas')
    }
  })

  test.each(CAMPOS_DE_CURRICULUM)('%s holds text and nothing else', (campo) => {
    for (const ruido of ['\0', '\x1b', '\x7f', '\u009b', '\ufffd', '\ud800', '\udc00'])
      expect(checkCampo(campo, `${BIEN[campo]}${ruido}`)).toBe('ilegible')
  })

  test.each(CAMPOS_DE_CURRICULUM)('%s loses signs that turn its direction', (campo) => {
    const valor = `\u202d\u2066${BIEN[campo]}\u2069\u202c`
    expect(checkCampo(campo, valor)).toBeNull()
    expect(formatCampo(campo, valor)).toBe(formatCampo(campo, BIEN[campo]))
  })

  test('line breaks of a message are kept as one kind', () => {
    expect(formatCampo('mensaje', ' a\r\nb\rc\n\nd ')).toBe('a\nb\nc\n\nd')
  })

  test.each([
    'ana',
    'ana@',
    '@empresa.com',
    'ana@empresa',
    'a b@empresa.com',
    'Ana <ana@empresa.com>',
    'a@b.com,c@d.com',
  ])('%s is no address', (correo) => expect(checkCampo('correo', correo)).toBe('formato'))

  test.each([
    '55551234',
    '5555-1234',
    '+502 5555 1234',
    '(502) 5555.1234',
    '2333/4455 ext. 12',
    '12345',
    '1548',
    '1 800 555 0100 x45',
  ])('%s is a telephone', (tel) => expect(isTelefono(tel)).toBe(true))

  test.each(['123', 'no tengo', 'cinco', '5555-CASA', '+', '5'.repeat(21), '55551234; 55551235'])(
    '%s is no telephone',
    (tel) => expect(isTelefono(tel)).toBe(false),
  )

  test('every fault has a sentence', () => {
    const fallas = [
      'vacio',
      'largo',
      'lineas',
      'ilegible',
      'formato',
      'repetido',
      'tipo',
      'clave',
      'macros',
      'sinContenido',
      'tamano',
    ] as const
    for (const campo of [...CAMPOS_DE_CURRICULUM, 'archivo'] as const)
      for (const falla of fallas) expect(formatFallaDeCampo(campo, falla)).toMatch(/^\p{Lu}.*\.$/u)
    expect(formatFallaDeCampo('mensaje', 'largo')).toContain('5,000')
  })
})

describe('a form', () => {
  const read = (valores: Record<string, string[]>) =>
    parseFormulario(CAMPOS_DE_CONTACTO, (campo) => valores[campo] ?? [])

  test('with every field right gives them tidied', () => {
    const { nombre, correo, tel } = BIEN
    expect(read({ nombre: [`  ${nombre}  `], correo: [correo], tel: [tel], mensaje: ['hola'] })).toEqual({
      ok: true,
      valores: { nombre, correo, tel, mensaje: 'hola' },
    })
  })

  test('names every field that is missing, twice there or wrong', () => {
    expect(read({ nombre: ['a', 'b'], correo: ['ana'], mensaje: ['hola'] })).toEqual({
      ok: false,
      problemas: [
        { campo: 'nombre', falla: 'repetido' },
        { campo: 'correo', falla: 'formato' },
        { campo: 'tel', falla: 'vacio' },
      ],
    })
  })

  test('whatever is accepted holds no line break in a header field and no control character', () => {
    fc.assert(
      fc.property(anyText, (texto) => {
        if (checkCampo('nombre', texto)) return
        expect(formatCampo('nombre', texto)).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u)
      }),
    )
  })
})

describe('a file', () => {
  test('is judged in the browser by size and name', () => {
    expect(checkArchivo({ nombre: 'cv.PDF', bytes: 10 * 1024 * 1024 })).toBeNull()
    expect(checkArchivo({ nombre: 'cv.pdf', bytes: 10 * 1024 * 1024 + 1 })).toBe('tamano')
    expect(checkArchivo({ nombre: 'cv.pdf', bytes: 0 })).toBe('sinContenido')
    for (const nombre of ['cv.exe', 'pdf', 'cv.pdf.zip'])
      expect(checkArchivo({ nombre, bytes: 1 })).toBe('tipo')
  })
})
