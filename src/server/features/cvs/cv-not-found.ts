import { notFound } from '../../errors.ts'

export const cvNotFound = () => notFound('Ese CV no existe o ya fue eliminado.')
