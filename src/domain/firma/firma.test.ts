import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  composeColores,
  computeContraste,
  describeLetra,
  findColorCercano,
  findLetra,
  LETRAS,
} from './colores.ts'
import { FIRMA_DE_FABRICA, formatEnlaceDeWhatsApp, formatTel, getColorDeDocumentos } from './firma.ts'
import { parseFirma } from './parse-firma.ts'

const color = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 })
  .map((canales) => `#${canales.map((canal) => canal.toString(16).padStart(2, '0')).join('')}`)

test('what the product comes with is a firm like any other', () => {
  expect(parseFirma(FIRMA_DE_FABRICA).valor).toEqual(FIRMA_DE_FABRICA)
})

test('the first firm stands among the defaults and nowhere else, and so do its colours', () => {
  const root = new URL('../../../', import.meta.url).pathname
  const find = (words: RegExp, files: string[]) =>
    globSync(files, { cwd: root, exclude: (file) => /\.test\.|testing/.test(String(file)) })
      .filter((file) => words.test(readFileSync(`${root}${file}`, 'utf8')))
      .toSorted()
  expect(
    find(/Clima y Talento|2300.?0000|climaytalento\.example/i, ['src/**/*.{ts,tsx,typ,css,graphql}']),
  ).toEqual(['src/domain/firma/firma.ts'])
  expect(find(/17614f|f2b705/i, ['src/{server,features,domain,web}/**/*.{ts,tsx,typ,module.css}'])).toEqual([
    'src/domain/firma/firma.ts',
  ])
})

test('letters on a colour of the firm can always be read, or the colour is refused with a near one', () => {
  fc.assert(
    fc.property(color, (elegido) => {
      const letra = findLetra(elegido)
      const { problemas } = parseFirma({ ...FIRMA_DE_FABRICA, colorPrincipal: elegido })
      expect(problemas.colorPrincipal === undefined).toBe(letra !== null)
      const usado = letra ? elegido : findColorCercano(elegido)
      const { sobrePrincipal, principalHondo } = composeColores({ colorPrincipal: usado, colorAcento: usado })
      expect(computeContraste(usado, sobrePrincipal)).toBeGreaterThanOrEqual(4.5)
      expect(computeContraste(principalHondo, sobrePrincipal)).toBeGreaterThanOrEqual(4.5)
      if (!letra) expect(problemas.colorPrincipal).toContain(usado)
    }),
  )
})

test('a colour under 4.5 to 1 is used with dark letters, and says so', () => {
  expect(describeLetra('#1e3a5f')).toBe('Letra blanca, 11.3 a 1: se lee bien.')
  expect(describeLetra('#e8a33d')).toBe('Letra blanca, 2.1 a 1: no se lee. Irá oscura.')
  expect(findLetra('#e8a33d')).toBe(LETRAS.oscura)
  expect(describeLetra('azul')).toBeNull()
})

test.each([
  ['nombre', ' '],
  ['nombre', 'Consultores Tikal de Guatemala, Centroamérica y todo el Caribe'],
  ['correo', 'nadie'],
  ['telefono', 'llámanos'],
  ['whatsapp', 'javascript:alert(1)'],
  ['ciudad', ''],
  ['facebook', 'http://facebook.com/x'],
  ['facebook', 'https://facebook.com.example/x'],
  ['facebook', 'https://ana@facebook.com/x'],
  ['instagram', 'javascript:alert(1)//instagram.com/'],
  ['linkedin', 'https://www.linkedin.com/"><script>'],
  ['colorAcento', 'red;background:url(//x)'],
  ['colorPrincipal', '#12345'],
] as const)('%s is refused with a sentence: %s', (campo, escrito) => {
  const { ok, problemas } = parseFirma({ ...FIRMA_DE_FABRICA, [campo]: escrito })
  expect(ok).toBe(false)
  expect(problemas[campo]).toMatch(/^\p{Lu}.*[./]$/u)
})

test('what is written is tidied: blanks, colours without their sign, lines of a signature', () => {
  const { valor } = parseFirma({
    ...FIRMA_DE_FABRICA,
    nombre: '  Consultores   Tikal ',
    colorPrincipal: '1E3A5F',
    instagram: 'https://www.instagram.com/tikal',
    firmaDeCorreos: ' Ana  Pérez \r\n\r\n\r\n\r\nDirectora ',
  })
  expect(valor).toMatchObject({
    nombre: 'Consultores Tikal',
    colorPrincipal: '#1e3a5f',
    firmaDeCorreos: 'Ana Pérez\n\nDirectora',
  })
})

test('telephones lead where a telephone calls, and to WhatsApp', () => {
  expect(formatTel('+502 2300-0000')).toBe('tel:+50223000000')
  expect(formatEnlaceDeWhatsApp('+502 5555 5555')).toBe('https://wa.me/50255555555')
})

test('documents keep the ink of the product until the firm has a colour of its own', () => {
  expect(getColorDeDocumentos(FIRMA_DE_FABRICA)).toBe(LETRAS.oscura)
  expect(getColorDeDocumentos({ colorPrincipal: '#1e3a5f' })).toBe('#1e3a5f')
})
