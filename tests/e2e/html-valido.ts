import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { expect, expectAccessible } from './fixtures.ts'

const validate = new HtmlValidate({ extends: ['html-validate:standard'] })

/** The page as it stands by now, scripts included. */
export async function expectAccessibleAndValid(page: Page) {
  await expectAccessible(page)
  const { results } = await validate.validateString(await page.content())
  const wrong = results.flatMap(({ messages }) => messages)
  expect(wrong.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([])
}
