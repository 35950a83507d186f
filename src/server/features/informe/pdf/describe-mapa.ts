import { PALETA } from '../../../../dibujo/paleta.ts'
import { formatNumero } from '../../../../dibujo/resultados/cifras.ts'
import { getColorDeBanda, LEYENDA_DE_BANDAS } from '../../../../dibujo/resultados/colores.ts'
import type { FilaDeMapa, SeccionMapa } from '../../../../domain/informe/informe.ts'
import { isAlMenos, UMBRAL_DE_SATISFACCION } from '../../../../domain/resultados/bandas.ts'

/** So many columns fit a sheet that lies down; with more, the map goes on below. */
const COLUMNAS = 16

/** The heat map as a table. One decimal, cut and not rounded, so that each figure stays in its band. */
export function describeMapa({ indicadores, bloques }: SeccionMapa) {
  const columnas = indicadores.flatMap(({ variables }) => variables)
  const partes = []
  for (let desde = 0; desde < columnas.length; desde += COLUMNAS) {
    const hasta = desde + COLUMNAS
    partes.push({
      columnas: columnas.slice(desde, hasta),
      bloques: bloques.map((filas, i) => filas.map((fila) => describeFila(fila, desde, hasta, i === 0))),
    })
  }
  return {
    partes,
    leyenda: LEYENDA_DE_BANDAS.map(({ color, texto }) => ({ texto, color: PALETA[color] })),
  }
}

function describeFila(fila: FilaDeMapa, desde: number, hasta: number, fuerte: boolean) {
  return {
    nombre: fila.nombre,
    fuerte,
    personas: fila.personas === null ? '' : formatNumero(fila.personas),
    general: fila.general === null ? '' : cutDecimal(fila.general),
    celdas: fila.variables.slice(desde, hasta).map((valor) => describeCelda(valor, fila.reserva !== null)),
  }
}

function describeCelda(valor: number | null, reservada: boolean) {
  if (valor === null) return { reserva: true, texto: reservada ? 'Reserv.' : 's. d.' }
  return {
    reserva: false,
    texto: cutDecimal(valor),
    color: PALETA[getColorDeBanda(valor)],
    // Paper is readable on the darkest band alone.
    tinta: isAlMenos(valor, 90) ? PALETA.paper : '#000000',
    satisfecho: isAlMenos(valor, UMBRAL_DE_SATISFACCION),
    bajo: !isAlMenos(valor, 61),
  }
}

export const cutDecimal = (valor: number) => (Math.floor(valor * 10 + 1e-9) / 10).toFixed(1)
