import { registerHooks } from 'node:module'
import { Partes } from './partes.ts'

const PARTES = new URL('./partes.ts', import.meta.url).href

const hooks = registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'jszip' ? { url: PARTES, shortCircuit: true } : next(specifier, context),
})
const { default: pptxgenjs } = await import('pptxgenjs')
hooks.deregister()

/** The library's types speak of CommonJS; what Node loads is a module, whose default is the class itself. */
export const Deck = pptxgenjs as unknown as typeof pptxgenjs.default
export type Deck = InstanceType<typeof Deck>

/** First category on top. The types know only the other way; the library writes either. */
export const HACIA_ABAJO = { catAxisOrientation: 'maxMin' as 'minMax' }

export async function writeDeck(deck: Deck): Promise<Partes> {
  const partes: unknown = await deck.write({ outputType: 'nodebuffer' })
  if (!(partes instanceof Partes)) throw new Error('pptxgenjs zipped its parts')
  return partes
}
