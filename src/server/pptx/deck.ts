import pptxgenjs from 'pptxgenjs'

/** The library's types speak of CommonJS; what Node loads is a module, whose default is the class itself. */
export const Deck = pptxgenjs as unknown as typeof pptxgenjs.default
export type Deck = InstanceType<typeof Deck>

/** First category on top. The types know only the other way; the library writes either. */
export const HACIA_ABAJO = { catAxisOrientation: 'maxMin' as 'minMax' }

/** As the library leaves it: `repairPackage` makes it right. */
export const writeDeck = async (deck: Deck): Promise<Uint8Array> =>
  (await deck.write({ outputType: 'nodebuffer' })) as Uint8Array
