import { registerHooks } from 'node:module'
import type { Partes } from './partes.ts'

/** By its name, or by its place where a test runner has looked it up. */
const JSZIP = /(^|\/node_modules\/)jszip($|\/)/
const PARTES = new URL('./partes.ts', import.meta.url).href

const hooks = registerHooks({
  resolve: (specifier, context, next) =>
    JSZIP.test(specifier) ? { url: PARTES, shortCircuit: true } : next(specifier, context),
})
const { default: pptxgenjs } = await import('pptxgenjs')
hooks.deregister()

/** The library's types speak of CommonJS; what Node loads is a module, whose default is the class itself. */
export const Deck = pptxgenjs as unknown as typeof pptxgenjs.default
export type Deck = InstanceType<typeof Deck>

/** First category on top. The types know only the other way; the library writes either. */
export const HACIA_ABAJO = { catAxisOrientation: 'maxMin' as 'minMax' }

export async function writeDeck(deck: Deck): Promise<Partes> {
  const partes: object = (await deck.write({ outputType: 'nodebuffer' })) as Uint8Array
  if (!('todas' in partes)) throw new Error('pptxgenjs zipped its parts')
  return partes as Partes
}
