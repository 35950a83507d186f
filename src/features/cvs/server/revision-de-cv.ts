import { computeRevision } from '#server/base/revision.ts'
import type { CV } from './cvs-store.ts'

/** What the form of a CV shows, and which file it has. */
export const computeRevisionDeCv = (cv: CV): string =>
  computeRevision([
    cv.primerNombre,
    cv.segundoNombre,
    cv.primerApellido,
    cv.segundoApellido,
    cv.telefono,
    cv.celular,
    cv.correo,
    cv.estado,
    cv.etiquetasPuestos,
    cv.nombreArchivo,
    cv.tipoArchivo,
  ])
