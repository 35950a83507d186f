import type { Config } from '../context/config.ts'
import { parseDireccion } from './direccion.ts'

/** The firm's name as its mails carry it. */
export const getFirma = ({ mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>): string =>
  parseDireccion(mailFrom).nombre || new URL(publicUrl).hostname
