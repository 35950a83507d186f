import type { Figura } from '#dibujo/trazos.ts'
import { writeSvg } from '#dibujo/write-svg.ts'
import type { Papel } from '#domain/ajustes/ajustes.ts'
import type { Imagen } from '#domain/informe/informe.ts'

/** Name of a drawing in the template, and what it says to whoever cannot see it. */
export interface Lamina {
  archivo: string
  alt: string
}

/** Pixels across, of which a page has four to three points. */
const ANCHO: Record<Papel, number> = { carta: 696, a4: 673, oficio: 696 }
const ENTERO: Record<Papel, number> = { carta: 816, a4: 794, oficio: 816 }

/** The drawings of one report, collected as they are described. */
export class Laminas {
  readonly archivos: Record<string, string | Uint8Array> = {}
  readonly entero: number
  readonly #ancho: number

  constructor(papel: Papel) {
    this.#ancho = ANCHO[papel]
    this.entero = ENTERO[papel]
  }

  /** As wide as the text, or as the whole sheet. */
  add(figura: Figura, alt: string, ancho = this.#ancho): Lamina {
    const archivo = `g/${Object.keys(this.archivos).length + 1}.svg`
    this.archivos[archivo] = writeSvg(figura, { ancho, enPapel: true, fondo: '#FFFDF8' })
    return { archivo, alt }
  }

  /** The name of its file; null where there is none. */
  addImagen(nombre: string, imagen: Imagen | null): string | null {
    if (!imagen) return null
    const archivo = `logos/${nombre}.png`
    this.archivos[archivo] = imagen.bytes
    return archivo
  }
}
