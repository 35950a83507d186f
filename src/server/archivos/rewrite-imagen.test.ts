import { expect, test } from 'vitest'
import { LIMITES_DE_FOTO } from '#domain/firma/personas.ts'
import { rewriteImagen } from './rewrite-imagen.ts'
import { createJpeg } from './testing/jpeg-de-prueba.ts'
import { createPng, toDataUrl } from './testing/png-de-prueba.ts'

const toUrl = (bytes: Buffer) => toDataUrl(bytes, 'image/jpeg')
const rewrite = (dataUrl: string) => rewriteImagen(dataUrl, LIMITES_DE_FOTO, 'foto')

test('a photograph keeps what draws it: no place, no comment, nothing behind its end', async () => {
  const hablada = createJpeg({
    antes: [
      [0xe1, 'Exif\0\0 GPS 14.6 N'],
      [0xfe, 'de quien la tomó'],
    ],
    detras: '<script>',
  })
  expect(await rewrite(toUrl(hablada))).toEqual({ mime: 'image/jpeg', contenido: createJpeg() })
})

test('a PNG goes the same way', async () => {
  const comentado = createPng({ partes: [['tEXt', Buffer.from('Author\0alguien')]] })
  expect(await rewrite(toDataUrl(comentado))).toEqual({ mime: 'image/png', contenido: createPng() })
})

const entera = createJpeg()
test.each([
  ['a drawing with scripts', toDataUrl(Buffer.from('<svg onload="x()"/>'), 'image/svg+xml')],
  ['what only calls itself a photograph', toUrl(Buffer.from('<svg onload="x()"/>'))],
  ['an address', 'https://example.com/foto.jpg'],
  ['one cut short', toUrl(entera.subarray(0, -9))],
  ['one without a picture', toUrl(Buffer.from([0xff, 0xd8, 0xff, 0xd9]))],
  ['one with a part that nobody knows', toUrl(createJpeg({ antes: [[0xc9, 'aritmética']] }))],
  ['one larger than its place', toUrl(createJpeg({ ancho: 193 }))],
  ['one without a point', toUrl(createJpeg({ alto: 0 }))],
  ['one for a press', toUrl(createJpeg({ valores: 4 }))],
  ['one of too many bytes', toUrl(Buffer.concat([entera, Buffer.alloc(LIMITES_DE_FOTO.bytes)]))],
])('%s is refused in words, at its field', async (_, dataUrl) => {
  await expect(rewrite(dataUrl)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    campo: 'foto',
    message: expect.stringMatching(/^La (?:foto|imagen) /),
  })
})
