import type { ContenidoActivo } from '../../domain/cvs/contenido-activo.ts'
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
const CAMPO_EN_RED = /⟦[^⟦⟧]{0,2000}?[\s"'](?:file:)?(?:\\{2,}|\/{2})[^\\/\s]/i

export function markCampos(texto: string, marcas: Marcas): void {
  if (ACTIVOS.test(texto)) marcas.add('campos')
  if (CAMPO_EN_RED.test(texto)) marcas.add('red')
}
