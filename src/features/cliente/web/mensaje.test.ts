import { expect, test } from 'vitest'
import { FIRMA_DE_FABRICA } from '#domain/firma/firma.ts'
import { createAnonimato } from '#web/content/anonimato.ts'
import { writeMensaje } from './mensaje.ts'

const write = (minimoPorGrupo: number) => writeMensaje({ empresa: 'Textiles', minimoPorGrupo })

test('what a company sends to its people promises only what is kept from the company', () => {
  // The consultancy sees who has answered while the survey is open, and says so.
  expect(JSON.stringify(createAnonimato(5, FIRMA_DE_FABRICA))).toContain(
    'quién no ha empezado, va en curso o terminó',
  )
  expect(write(5)).toContain('la consultora no le dice a la empresa, tampoco a la dirección, quién contestó')
  expect(write(5)).not.toMatch(/nadie[^.]*puede saber/)
})

test('a survey without a minimum is not called anonymous', () => {
  expect(write(1)).toContain('Es confidencial')
  expect(write(1)).not.toContain('anónima')
})
