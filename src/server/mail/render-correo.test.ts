import { expect, test } from 'vitest'
import { LETRAS } from '#domain/firma/colores.ts'
import { FIRMA_DE_FABRICA } from '#domain/firma/firma.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { renderCarta, renderCorreo } from './render-correo.ts'

const firma = { ...FIRMA_DE_FABRICA, firmaDeCorreos: 'Ana Pérez\nDirectora' }

const carta = {
  asunto: 'Asunto',
  titulo: 'Título',
  bloques: [
    { tipo: 'parrafo', texto: 'Un párrafo.' },
    { tipo: 'datos', filas: [['Nombre', 'Ana']] },
    { tipo: 'cita', texto: 'una línea\r\notra' },
    { tipo: 'destacado', lineas: ['Cinco minutos', 'Hasta el lunes'] },
    { tipo: 'boton', texto: 'Abrir', url: 'https://www.firma.example/?a=1&b=2' },
    { tipo: 'promesa', frases: ['Nadie lo ve.', 'Solo la suma.'], conCamino: true },
    { tipo: 'aMano', direccion: 'firma.example/e/N87NXV', codigo: 'K7QF 3M9X' },
  ],
  nota: 'Una nota.',
  enlaces: [{ texto: 'Más de esto', url: 'https://www.firma.example/mas' }],
} satisfies Parameters<typeof renderCarta>[1]

test('the plain text says everything the HTML says', () => {
  const { texto, html } = renderCarta(firma, carta)
  const seen = html
    .replace(/<title>.*<\/title>/, '')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replace(/ +/g, ' ')
  for (const words of [
    'Clima y Talento',
    'Título',
    'Un párrafo.',
    'Nombre',
    'Ana',
    'otra',
    'K7QF 3M9X',
    'Abrir',
    'Una nota.',
    'Hasta el lunes',
    'Nadie lo ve.',
    'Solo la suma.',
    'firma.example/e/N87NXV',
    'Más de esto',
    'Ana Pérez\nDirectora',
  ]) {
    expect(seen).toContain(words)
    expect(texto).toContain(words)
  }
  expect(texto).toContain('https://www.firma.example/?a=1&b=2')
  expect(texto).toContain('https://www.firma.example/mas')
  expect(html).toContain('href="https://www.firma.example/?a=1&amp;b=2"')
  expect(html).toContain('una línea<br>otra')
})

test('nothing a visitor writes becomes markup', () => {
  const evil = `<img src=x onerror=alert(1)>"'&`
  const { html } = renderCarta(
    { ...firma, nombre: evil, firmaDeCorreos: evil },
    {
      asunto: evil,
      titulo: evil,
      bloques: [
        { tipo: 'parrafo', texto: evil },
        { tipo: 'datos', filas: [[evil, evil]] },
        { tipo: 'cita', texto: evil },
        { tipo: 'destacado', lineas: [evil] },
        { tipo: 'aMano', direccion: evil, codigo: evil },
        { tipo: 'promesa', frases: [evil, evil], conCamino: false },
        { tipo: 'boton', texto: evil, url: `https://x/${evil}` },
      ],
      nota: evil,
      resumen: evil,
      enlaces: [{ texto: evil, url: evil }],
    },
  )
  expect(html.replaceAll('<img src="cid:', '')).not.toContain('<img')
  expect(html).not.toContain(evil)
})

describeAnyEngine('a mail', (engine) => {
  test('is signed with the host where neither MAIL_FROM nor the firm has a name', async () => {
    const ctx = await createTestContext(engine, {
      config: { mailFrom: 'a@firma.example', publicUrl: 'https://www.firma.example' },
    })
    expect((await renderCorreo(ctx, carta)).texto).toContain('-- \nwww.firma.example')
  })
})

test('the button has the colour of the firm, and letters that can be read on it', () => {
  const render = (colorPrincipal: string) => renderCarta({ ...firma, colorPrincipal }, carta).html
  expect(render('#1e3a5f')).toMatch(/background:#1e3a5f;[^>]*><a [^>]*color:#fffdf8/)
  expect(render('#e8a33d')).toMatch(new RegExp(`background:#e8a33d;[^>]*><a [^>]*color:${LETRAS.oscura}`))
})

test('a list of mails shows a summary that the mail itself hides', () => {
  const { html } = renderCarta(firma, { ...carta, resumen: 'Cinco minutos, sin tu nombre.' })
  expect(html).toMatch(/<div style="display:none;[^>]+>Cinco minutos, sin tu nombre\.<\/div>/)
})
