import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCES = globSync('src/**/*.{ts,tsx,typ}').filter(
  (file) => !/\.test\.|generated|\/testing\//.test(file),
)
const read = (file: string) => readFileSync(file, 'utf8')

/** Whoever adds a place that promises anonymity adds it here, and reads the others first. */
const PLACES = [
  'src/domain/informe/ficha-de-ronda.ts',
  'src/features/encuesta/web/use-anonimato.ts',
  'src/features/invitados/server/encuestados/plantillas-encuestados.ts',
  'src/features/invitados/server/sin-correo/hojas-para-imprimir.ts',
  'src/features/invitados/server/sin-correo/pdf/create-cartel.ts',
  'src/features/invitados/server/sin-correo/pdf/create-cuestionario.ts',
  'src/features/invitados/server/sin-correo/pdf/encabezado.ts',
  'src/features/invitados/web/encuestados/TokensParaEntregar.tsx',
  'src/features/invitados/web/sin-correo/Papeletas.tsx',
  'src/server/mail/carta.ts',
  'src/web/content/anonimato.ts',
]

test('every place that promises takes its words from one', () => {
  const promising = SOURCES.filter((file) => /from '[^']*climas\/anonimato\.ts'/.test(read(file)))
  expect(promising.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(PLACES)
})

/** Sentences that denied what the page about anonymity says, words that frighten whoever answers, and words too rough for a client. */
const DENIED =
  /nadie puede unir|Tampoco nosotros|queda anónima|y no un programa|, no un programa|\bdelatar|\btrecho\b|lo que duele|a es[et]e paso|\bfloj[oa]s?\b/i

test('no sentence denies the promise, nor says more than it', () => {
  expect(DENIED.test('Se cierra y queda anónima')).toBe(true)
  expect(SOURCES.filter((file) => DENIED.test(read(file)))).toEqual([])
})

test('the home page, a client and the form of a CV say no more than the product does', () => {
  expect(read('src/web/content/home.ts')).toContain(
    'Al cerrar el estudio borramos las respuestas una por una',
  )
  expect(read('src/features/cliente/web/rondas.ts')).toContain('Se cierra: se borran las respuestas sueltas')
  expect(read('src/web/content/envia-cv.ts')).toContain('un buscador nos ayuda a volver a encontrarlo')
})
