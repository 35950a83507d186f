import { notFound } from '#server/base/errors.ts'

export const empresaNotFound = () => notFound('Esa empresa ya no existe.')
