import type { AppContext } from '../../../context.ts'
import { type Etiqueta, listEtiquetas } from '../etiquetas-store.ts'

export const getEtiquetasPuestos = ({ db }: AppContext): Promise<Etiqueta[]> => listEtiquetas(db)
