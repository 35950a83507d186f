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
    { tipo: 'codigo', rotulo: 'Tu token', texto: 'K7QF 3M9X' },
    { tipo: 'boton', texto: 'Abrir', url: 'https://www.firma.example/?a=1&b=2' },
  ],
  nota: 'Una nota.',
} satisfies Parameters<typeof renderCorreo>[1]

test('the plain text says everything the HTML says', () => {
  const { texto, html } = renderCorreo(config, carta)
  const seen = html
    .replace(/<title>.*<\/title>/, '')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
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
  ]) {
    expect(seen).toContain(words)
    expect(texto).toContain(words)
  }
  expect(texto).toContain('https://www.firma.example/?a=1&b=2')
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
      { tipo: 'codigo', rotulo: evil, texto: evil },
      { tipo: 'boton', texto: evil, url: `https://x/${evil}` },
    ],
    nota: evil,
  })
  expect(html).not.toContain('<img')
  expect(html).not.toContain(evil)
})

test('without a name in MAIL_FROM the site signs with its host', () => {
  expect(renderCorreo({ ...config, mailFrom: 'a@firma.example' }, carta).texto).toContain(
    '-- \nwww.firma.example',
  )
})
