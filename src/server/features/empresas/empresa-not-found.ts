import { notFound } from '../../errors.ts'

export const empresaNotFound = () => notFound('Esa empresa ya no existe.')
