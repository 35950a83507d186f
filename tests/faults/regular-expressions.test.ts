import { expect, test } from 'vitest'
import { findFault, listShipped } from '../support/regular-expressions.ts'

/** The same as unit/regular-expressions, those that are known included. */
test.each(listShipped())('$file: /$source/$flags takes no more than linear time', async (found) => {
  expect(await findFault(found)).toBeNull()
})
