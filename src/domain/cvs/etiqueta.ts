import { foldParaBuscar } from '../texto/fold-texto.ts'
import { formatLinea } from '../texto/format-linea.ts'

/** A tag as it is shown: surrounding and repeated spaces say nothing. */
export const formatEtiqueta = formatLinea

/** What makes two tags the same tag: neither case nor accents tell them apart. */
export const getClaveDeEtiqueta = (puesto: string) => foldParaBuscar(formatEtiqueta(puesto))
