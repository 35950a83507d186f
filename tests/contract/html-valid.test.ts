import { fileURLToPath } from 'node:url'
import { HtmlValidate } from 'html-validate'
import { expect, onTestFinished, test } from 'vitest'
import { openBuiltBundle } from '../../src/server/ssr/web-bundle.ts'
import { buildApp } from '../../src/server/start/app.ts'
import { publicPaths } from '../../src/web/public-pages.ts'
import { createTestContext } from '../support/test-context.ts'

const projectDir = fileURLToPath(new URL('../../', import.meta.url))

/** What the validator asks and we do otherwise on purpose, each with its reason. */
const REFUSED: Record<string, string> = {}

const validate = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: Object.fromEntries(Object.keys(REFUSED).map((rule) => [rule, 'off'])),
})

test('every public page, the entry of the survey and the pages of wrong turns are valid HTML', async () => {
  const ctx = await createTestContext('sqlite')
  const bundle = openBuiltBundle(projectDir, ctx.config.basePath)
  const app = await buildApp({ ctx, lifecycle: { closing: false }, bundle })
  onTestFinished(() => app.close())
  const wrong = new Set<string>()
  for (const path of [
    ...publicPaths,
    '/login',
    '/olvide-clave',
    '/mis-datos',
    '/actualiza-cv',
    '/baja',
    '/nueva-clave',
    '/e',
    '/no-existe',
    '/admin/clima-organizacional/encuesta/ejemplo',
  ]) {
    const { body } = await app.inject(path)
    const { results } = await validate.validateString(body, path)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      wrong.add(`${path} ${ruleId}: ${message} (${selector})`)
  }
  expect([...wrong]).toEqual([])
})
