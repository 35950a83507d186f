import type { Config } from '../config.ts'

/** As a sentence names it: 27 de noviembre de 2025. */
export const formatDia = ({ timeZone }: Pick<Config, 'timeZone'>, ms: number): string =>
  new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone }).format(ms)
