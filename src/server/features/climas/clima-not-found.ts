import { notFound } from '../../errors.ts'

export const climaNotFound = () => notFound('Ese clima organizacional ya no existe.')
