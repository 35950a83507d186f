import type { AppContext } from '#server/context/context.ts'
import { listEtiquetas, listEtiquetasConCuenta } from '../etiquetas-store.ts'

type Ctx = Pick<AppContext, 'db'>

export const getEtiquetasPuestos = ({ db }: Ctx) => listEtiquetas(db)

export const getEtiquetas = ({ db }: Ctx) => listEtiquetasConCuenta(db)
