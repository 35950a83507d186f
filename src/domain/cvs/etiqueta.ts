import { foldText } from './fold-text.ts'

/** A tag as it is shown: surrounding and repeated spaces say nothing. */
export const formatEtiqueta = (puesto: string) => puesto.normalize('NFC').trim().replace(/\s+/g, ' ')

/** What makes two tags the same tag: neither case nor accents tell them apart. */
export const getClaveDeEtiqueta = (puesto: string) => foldText(formatEtiqueta(puesto))
