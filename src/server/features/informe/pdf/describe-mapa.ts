import { PALETA } from '../../../../dibujo/paleta.ts'
import { formatNumero } from '../../../../dibujo/resultados/cifras.ts'
import { getColorDeBanda, LEYENDA_DE_BANDAS } from '../../../../dibujo/resultados/colores.ts'
import type { FilaDeMapa, SeccionMapa } from '../../../../domain/informe/informe.ts'
import { formatEnSuBanda, isAlMenos, UMBRAL_DE_SATISFACCION } from '../../../../domain/resultados/bandas.ts'
import { EXPLICA_MENOS_PREGUNTAS, MARCA_DE_MENOS } from '../../../../domain/resultados/menos-preguntas.ts'

/** So many columns fit a sheet that lies down; more are shared out evenly among sheets. */
const COLUMNAS = 16

/** The heat map as a table. Each figure stays in its band. */
export function describeMapa({ indicadores, bloques }: SeccionMapa) {
  const columnas = indicadores.flatMap(({ nombre, variables }) =>
    variables.map((variable) => ({ indicador: nombre, variable })),
  )
  const renglones = bloques.flat().reduce((suma, { nombre }) => suma + countRenglones(nombre), 0)
  const partes = []
  const porHoja = Math.ceil(columnas.length / Math.ceil(columnas.length / COLUMNAS))
  for (let desde = 0; desde < columnas.length; desde += porHoja) {
    const hasta = desde + porHoja
    partes.push({
      columnas: columnas.slice(desde, hasta).map(({ variable }) => variable),
      grupos: countSeguidas(columnas.slice(desde, hasta).map(({ indicador }) => indicador)),
      bloques: bloques.map((filas, i) => filas.map((fila) => describeFila(fila, desde, hasta, i === 0))),
    })
  }
  return {
    partes,
    menos: hasMenos(bloques.flat()) ? EXPLICA : '',
    ...fitFilas(renglones, partes.length),
    // The lowest band has no floor: figures below 50 are in it too.
    leyenda: LEYENDA_DE_BANDAS.map(({ color, texto }, i) => ({
      texto: i === 0 ? 'Menos de 61%' : texto,
      color: PALETA[color],
    })),
  }
}

const EXPLICA = `${MARCA_DE_MENOS} ${EXPLICA_MENOS_PREGUNTAS}`

export const hasMenos = (filas: readonly FilaDeMapa[]) =>
  filas.some(({ menosPreguntas, menosPorVariable }) => menosPreguntas || menosPorVariable.includes(true))

/** Indicators over their columns; one that goes on below is named again. */
function countSeguidas(nombres: string[]): { nombre: string; columnas: number }[] {
  const grupos: { nombre: string; columnas: number }[] = []
  for (const nombre of nombres)
    if (grupos.at(-1)?.nombre === nombre) grupos.at(-1)!.columnas++
    else grupos.push({ nombre, columnas: 1 })
  return grupos
}

/** Points that all rows together may take on a sheet beside head and legend. */
const ALTO_DE_FILAS = 260

/** Letters of a name that fit its column. */
const LETRAS_POR_RENGLON = 32

const countRenglones = (nombre: string) => Math.max(1, Math.ceil(nombre.length / LETRAS_POR_RENGLON))

/** Few rows breathe, many still stand on one sheet while letters can be read. */
function fitFilas(renglones: number, partes: number): { letra: number; aire: number } {
  const alto = partes > 1 ? 0 : ALTO_DE_FILAS / Math.max(1, renglones)
  const letra = alto > 0 && alto < 12.5 ? 7.5 : 8.5
  return { letra, aire: Math.min(5, Math.max(1.8, (alto - letra) / 2)) }
}

function describeFila(fila: FilaDeMapa, desde: number, hasta: number, fuerte: boolean) {
  return {
    nombre: fila.nombre,
    fuerte,
    personas: fila.personas === null ? '' : formatNumero(fila.personas),
    general: fila.general === null ? '' : `${formatEnSuBanda(fila.general)}${mark(fila.menosPreguntas)}`,
    celdas: fila.variables
      .slice(desde, hasta)
      .map((valor, i) =>
        describeCelda(valor, fila.reserva !== null, fila.menosPorVariable[desde + i] ?? false),
      ),
  }
}

const mark = (menosPreguntas: boolean) => (menosPreguntas ? MARCA_DE_MENOS : '')

function describeCelda(valor: number | null, reservada: boolean, menosPreguntas: boolean) {
  if (valor === null) return { reserva: true, texto: reservada ? 'Reserv.' : 's. d.' }
  return {
    reserva: false,
    texto: `${formatEnSuBanda(valor)}${mark(menosPreguntas)}`,
    color: PALETA[getColorDeBanda(valor)],
    // Paper is readable on the darkest band alone.
    tinta: isAlMenos(valor, 90) ? PALETA.paper : '#000000',
    satisfecho: isAlMenos(valor, UMBRAL_DE_SATISFACCION),
    bajo: !isAlMenos(valor, 61),
  }
}
