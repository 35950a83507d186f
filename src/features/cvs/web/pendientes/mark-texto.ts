import { findMarcas } from '#domain/cvs/marcas.ts'
import type { EnvioAbierto } from './pendientes-queries.ts'

export interface Trozo {
  texto: string
  marcado: boolean
}

/** What the form took from the file, as it may stand in it: the name in one piece before its parts. */
export function listValoresDeArchivo(propuestas: EnvioAbierto['propuestas']): string[] {
  const leidas = propuestas.filter(({ origen }) => origen !== 'formulario')
  const find = (campo: string) => leidas.find((una) => una.campo === campo)?.valor ?? ''
  const [primero, segundo, apellido, otro] = [
    'primerNombre',
    'segundoNombre',
    'primerApellido',
    'segundoApellido',
  ].map(find)
  const join = (...partes: (string | undefined)[]) => partes.filter(Boolean).join(' ')
  const nombres = [
    join(primero, segundo, apellido, otro),
    join(primero, apellido, otro),
    join(primero, apellido),
  ]
  const contacto = leidas.filter(({ campo }) => ['celular', 'telefono', 'correo'].includes(campo))
  return [...nombres.filter((nombre) => nombre.includes(' ')), ...contacto.map(({ valor }) => valor)]
}

/** A text in pieces, with each of the values marked where it stands. */
export function markTexto(texto: string, valores: readonly string[]): Trozo[] {
  const trozos: Trozo[] = []
  let hasta = 0
  for (const { inicio, fin } of findMarcas(texto, valores)) {
    if (inicio > hasta) trozos.push({ texto: texto.slice(hasta, inicio), marcado: false })
    trozos.push({ texto: texto.slice(inicio, fin), marcado: true })
    hasta = fin
  }
  if (hasta < texto.length) trozos.push({ texto: texto.slice(hasta), marcado: false })
  return trozos
}
