import type { AppContext } from '../../../context.ts'
import { listEtiquetasConCuenta } from '../etiquetas-store.ts'

export const getEtiquetas = ({ db }: Pick<AppContext, 'db'>) => listEtiquetasConCuenta(db)
