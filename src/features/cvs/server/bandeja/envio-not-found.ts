import { notFound } from '#server/base/errors.ts'

export const envioNotFound = () => notFound('Ese CV ya no espera: alguien lo revisó o lo descartó.')
