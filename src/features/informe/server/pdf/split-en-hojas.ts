import type { Figura } from '#dibujo/trazos.ts'

/** Pixels that a drawing may take on a sheet below its heading. */
const ALTO_DE_HOJA = 760

/** Rows drawn on as few sheets as hold them, as many on each: no row is cut or lost at the foot of a page. */
export function splitEnHojas<T>(
  filas: readonly T[],
  draw: (filas: T[]) => Figura,
): { filas: T[]; figura: Figura }[] {
  for (let hojas = 1; ; hojas++) {
    const partes = share(filas, hojas).map((suyas) => ({ filas: suyas, figura: draw(suyas) }))
    if (hojas >= filas.length || partes.every(({ figura }) => figura.alto <= ALTO_DE_HOJA)) return partes
  }
}

function share<T>(filas: readonly T[], hojas: number): T[][] {
  const porHoja = Math.max(1, Math.ceil(filas.length / hojas))
  return Array.from({ length: Math.max(1, Math.ceil(filas.length / porHoja)) }, (_, i) =>
    filas.slice(i * porHoja, (i + 1) * porHoja),
  )
}
