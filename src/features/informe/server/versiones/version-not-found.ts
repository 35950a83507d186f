import { notFound } from '#server/base/errors.ts'

/** The same for what is not there, what was withdrawn and what is somebody else's. */
export const versionNotFound = () => notFound('Ese informe no está.')
