import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const LIBRARIES = { hojas: 'libsclo.so', laminas: 'libsdlo.so' }

/** A machine may have one of its parts and not the other, which opens nothing and complains of nothing. */
export function hasLibreOffice(parte: keyof typeof LIBRARIES): boolean {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'soffice'))
  const found = places.find((place) => existsSync(place))
  return found !== undefined && existsSync(join(dirname(realpathSync(found)), LIBRARIES[parte]))
}
