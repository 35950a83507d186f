import { test } from 'vitest'
import { checkHojasAlAzar } from '#domain/hojas/testing/fuzz-hojas.ts'

test('two thousand sheets at random come to a sentence, a question or a climate', () =>
  checkHojasAlAzar(2_000))
