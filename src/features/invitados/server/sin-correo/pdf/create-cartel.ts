import { readFile } from 'node:fs/promises'
import type { Papel } from '#contract/schema.generated.ts'
import { drawCaminoChico } from '#dibujo/camino.ts'
import { MEDIDAS_DE_PAPEL } from '#domain/ajustes/ajustes.ts'
import type { Promesa } from '#domain/climas/anonimato.ts'
import type { Documento } from '#server/pdf/documento.ts'
import { renderQr } from './encabezado.ts'

const PLANTILLA = new URL('./cartel.typ', import.meta.url)

export interface Cartel {
  empresa: string
  periodo: string
  firma: string
  marca: string
  papel: Papel
  /** Short, without token: anybody may read a wall. */
  direccion: string
  minutos: number
  promesa: Promesa
  trato: string
  /** The way of an answer, where there is a minimum to promise. */
  conCamino: boolean
  /** "Hasta el 7 de noviembre de 2025.", or nothing. */
  hasta: string
}

/** One sheet for the wall: how to get in, and that nobody's name is asked. */
export async function createCartel({ papel, direccion, marca, ...resto }: Cartel): Promise<Documento> {
  const datos = {
    ...resto,
    papel: MEDIDAS_DE_PAPEL[papel],
    direccion: direccion.replace(/^https?:\/\//, ''),
  }
  // Around it the sheet is white.
  const archivos = { 'qr.svg': renderQr(direccion, { margen: 0 }), 'camino.svg': drawCaminoChico() }
  return { plantilla: await readFile(PLANTILLA, 'utf8'), marca, datos, archivos }
}
