import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const DOMINIO = join(import.meta.dirname, '..')

const listImports = (carpeta: string) =>
  readdirSync(join(DOMINIO, carpeta))
    .filter((archivo) => archivo.endsWith('.ts') && !archivo.endsWith('.test.ts'))
    .flatMap((archivo) => {
      const texto = readFileSync(join(DOMINIO, carpeta, archivo), 'utf8')
      return [...texto.matchAll(/from '([^']+)'/g)].map(([, origen]) => origen ?? '')
    })

test('what the survey screen loads does not drag in climates, the template or results', () => {
  const imports = [...listImports('cuestionario'), ...listImports('encuesta')]
  expect(imports.length).toBeGreaterThan(10)
  // A few numbers, which import nothing themselves.
  const minimo = '../climas/minimo-por-grupo.ts'
  const light = /^(\.|\.\.\/cuestionario|\.\.\/texto)\/[a-z-]+\.ts$/
  expect(imports.filter((origen) => origen !== minimo && !light.test(origen))).toEqual([])
})
