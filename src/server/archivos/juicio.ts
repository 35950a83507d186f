import type { ContenidoActivo } from '#domain/cvs/archivo.ts'
import type { Rechazo, TipoDeArchivo } from './inspect-archivo.ts'

export type Marcas = Set<ContenidoActivo>

/** Whether a file is kept, and how the rest of it is looked through. Asked for in the confined process alone. */
export type Juicio = { rechazo: Rechazo } | { tipo: TipoDeArchivo; revisar: () => Promise<Marcas> }

/**
 * An address that a program asks another computer on the network for: `\\host\…`, `//host/…`, `file://host/…`. A disk of
 * one's own (`file:///C:/…`) is none.
 */
const EN_RED = /^[\s"']*(?:(?:file:)?[\\/]{2}[^\\/\s]|file:[\\/]{4,})/i

export const isEnRed = (direccion: string) => EN_RED.test(direccion)

/** Where a field of Word begins and where its instruction ends, in a text that is looked through for fields. */
export const CAMPO = '⟦'
export const FIN_DE_CAMPO = '⟧'

/** Fields that bring in, or start, something else. */
const ACTIVOS =
  /⟦[\s"']{0,99}(?:INCLUDE|INCLUDETEXT|INCLUDEPICTURE|IMPORT|DDE|DDEAUTO|LINK|EMBED|DATABASE|RD|MACROBUTTON|HTMLCONTROL|CONTROL)(?![A-Z])/i
const DIRECCION_EN_RED = /[\s"'](?:file:)?(?:\\\\|\/\/)[^\s]/i
/** Letters of one instruction. */
const MAX_INSTRUCCION = 2_000

export function markCampos(texto: string, marcas: Marcas): void {
  if (ACTIVOS.test(texto)) marcas.add('campos')
  for (let at = texto.indexOf(CAMPO); at !== -1; at = texto.indexOf(CAMPO, at + 1)) {
    const [instruccion = ''] = texto.slice(at, at + MAX_INSTRUCCION).split(FIN_DE_CAMPO, 1)
    if (DIRECCION_EN_RED.test(instruccion)) marcas.add('red')
  }
}

/** Limits of reading one file. A CV of seventy pages stays within; a bomb does not. */
export const LIMITES_DE_LECTURA = {
  /** Letters of text that are kept; what comes after them is not searched. */
  letras: 200_000,
  paginas: 200,
  /** Bytes that the XML of a document may unpack to, all parts together. */
  desempacado: 32 * 1024 * 1024,
  /** On the wall, for one that hangs without working. */
  tiempoMs: 60_000,
  /** Seconds of a processor: a process that waits for its turn on a busy machine is not cut short. */
  segundos: 10,
  memoriaMb: 256,
} as const
