import { joinEnLetras } from '#domain/texto/en-letras.ts'

/** What was chosen of the answers, in words, for paper and the name of a file; empty: all of them. */
export function describeFiltro(grupos: readonly string[], texto: string): string {
  const partes = [
    ...(grupos.length > 0 ? [`de ${joinEnLetras(grupos)}`] : []),
    ...(texto ? [`con «${texto}»`] : []),
  ]
  return partes.length === 0 ? '' : `Solo las respuestas ${partes.join(' ')}.`
}
