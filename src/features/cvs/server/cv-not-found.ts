import { notFound } from '#server/base/errors.ts'

export const cvNotFound = () => notFound('Ese CV no existe o ya fue eliminado.')
