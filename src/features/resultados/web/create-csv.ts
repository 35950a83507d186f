import { disarmFormula } from '#web/lib/sin-formula.ts'
import type { RespuestaDeTabla } from './TablaDeRespuestas.tsx'
import { SIN_GRUPO } from './TablaDeRespuestas.tsx'

const quote = (texto: string) => `"${disarmFormula(texto).replaceAll('"', '""')}"`

/** What the table shows, as a spreadsheet opens it: with the mark that tells it the letters. */
export function createCsv(respuestas: readonly RespuestaDeTabla[], conGrupo: boolean): Blob {
  const filas = [
    conGrupo ? ['Respuesta', 'Grupo'] : ['Respuesta'],
    ...respuestas.map(({ texto, grupo }) => (conGrupo ? [texto, grupo ?? SIN_GRUPO] : [texto])),
  ]
  const texto = filas.map((fila) => fila.map(quote).join(',')).join('\r\n')
  return new Blob([`\ufeff${texto}\r\n`], { type: 'text/csv;charset=utf-8' })
}
