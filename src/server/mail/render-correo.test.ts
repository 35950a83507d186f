import { expect, test } from 'vitest'
import { renderCorreo } from './render-correo.ts'

const config = {
  mailFrom: 'Clima y Talento <no-responder@firma.example>',
  publicUrl: 'https://www.firma.example',
}

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
} satisfies Parameters<typeof renderCorreo>[1]

test('the plain text says everything the HTML says', () => {
  const { texto, html } = renderCorreo(config, carta)
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
  const { html } = renderCorreo(config, {
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
  })
  expect(html.replaceAll('<img src="cid:', '')).not.toContain('<img')
  expect(html).not.toContain(evil)
})

test('without a name in MAIL_FROM the site signs with its host', () => {
  expect(renderCorreo({ ...config, mailFrom: 'a@firma.example' }, carta).texto).toContain(
    '-- \nwww.firma.example',
  )
})

test('a list of mails shows a summary that the mail itself hides', () => {
  const { html } = renderCorreo(config, { ...carta, resumen: 'Cinco minutos, sin tu nombre.' })
  expect(html).toMatch(/<div style="display:none;[^>]+>Cinco minutos, sin tu nombre\.<\/div>/)
})
