import { PALETA } from '#dibujo/paleta.ts'
import { formatNumero, formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { getColorDeBanda, LEYENDA_DE_BANDAS } from '#dibujo/resultados/colores.ts'
import type { Figura } from '#dibujo/trazos.ts'
import { computePorcentaje } from '#domain/climas/participacion.ts'
import type {
  FactorDestacado,
  FilaDeMapa,
  SeccionFortalezas,
  SeccionMapa,
  SeccionParticipacion,
} from '#domain/informe/informe.ts'
import { formatCompletas, listContadosJuntos } from '#domain/informe/participacion-en-informe.ts'
import { formatEnSuBanda, isAlMenos, UMBRAL_DE_SATISFACCION } from '#domain/resultados/bandas.ts'
import { EXPLICA_MENOS_PREGUNTAS, MARCA_EN_PAPEL } from '#domain/resultados/menos-preguntas.ts'

/** The highest and the lowest factors, as the template reads them. */
export const describeFortalezas = ({ altos, bajos }: SeccionFortalezas) => ({
  'nota-de-altos': describeTramo(altos, 'Lo más alto'),
  'nota-de-bajos': describeTramo(bajos, 'Lo más bajo'),
  altos: altos.map(describeFactor),
  bajos: bajos.map(describeFactor),
})

const describeTramo = (factores: FactorDestacado[], cual: string) => {
  const valores = factores.map(({ valor }) => valor)
  if (valores.length === 0) return ''
  const [menor, mayor] = [Math.min(...valores), Math.max(...valores)].map(formatPorcentaje)
  return menor === mayor ? `${cual}: ${mayor}` : `${cual}: de ${menor} a ${mayor}`
}

const describeFactor = (factor: FactorDestacado) => ({
  ...factor,
  valor: formatPorcentaje(factor.valor),
  color: PALETA[getColorDeBanda(factor.valor)],
})

/** So many columns fit a sheet that lies down; more are shared out evenly among sheets. */
const COLUMNAS = 16

/** The heat map as a table. Each figure stays in its band. */
export function describeMapa({ indicadores, bloques, nombresDeTramos = [] }: SeccionMapa) {
  const columnas = indicadores.flatMap(({ nombre, variables }) =>
    variables.map((variable) => ({ indicador: nombre, variable })),
  )
  const hojas = shareEnHojas(bloques)
  const partes = []
  const porHoja = Math.ceil(columnas.length / Math.ceil(columnas.length / COLUMNAS))
  for (let desde = 0; desde < columnas.length; desde += porHoja) {
    const hasta = desde + porHoja
    for (const suyos of hojas)
      partes.push({
        columnas: columnas.slice(desde, hasta).map(({ variable }) => variable),
        grupos: countSeguidas(columnas.slice(desde, hasta).map(({ indicador }) => indicador)),
        bloques: suyos.map((filas) =>
          filas.map((fila) => describeFila(fila, desde, hasta, fila === bloques[0]?.[0])),
        ),
      })
  }
  return {
    partes,
    menos: [
      hasMenos(bloques.flat()) && EXPLICA,
      ...listFaltan(bloques.flat()),
      ...nombresDeTramos.map((nombre) => `${nombre}.`),
    ]
      .filter(Boolean)
      .join(' '),
    ...fitFilas(Math.max(...hojas.map((suyos) => sumRenglones(suyos.flat())))),
    // The lowest band has no floor: figures below 50 are in it too.
    leyenda: LEYENDA_DE_BANDAS.map(({ color, texto }, i) => ({
      texto: i === 0 ? 'Menos de 61%' : texto,
      color: PALETA[color],
    })),
  }
}

const EXPLICA = `${MARCA_EN_PAPEL} ${EXPLICA_MENOS_PREGUNTAS}`

export const hasMenos = (filas: readonly FilaDeMapa[]) =>
  filas.some(({ menosPreguntas, menosPorVariable }) => menosPreguntas || menosPorVariable.includes(true))

/** Rows without a general figure, for the note under a map. */
export const listFaltan = (filas: readonly FilaDeMapa[]): string[] =>
  filas.flatMap(({ nombre, faltan }) => (faltan ? [`${nombre} no tiene cifra general. ${faltan}.`] : []))

/** Indicators over their columns; one that goes on below is named again. */
function countSeguidas(nombres: string[]): { nombre: string; columnas: number }[] {
  const grupos: { nombre: string; columnas: number }[] = []
  for (const nombre of nombres)
    if (grupos.at(-1)?.nombre === nombre) grupos.at(-1)!.columnas++
    else grupos.push({ nombre, columnas: 1 })
  return grupos
}

/** Points that all rows together may take on a sheet beside head and legend. */
const ALTO_DE_FILAS = 290

/** Letters of a name that fit its column. */
const LETRAS_POR_RENGLON = 32

const countRenglones = (nombre: string) => Math.max(1, Math.ceil(nombre.length / LETRAS_POR_RENGLON))

const sumRenglones = (filas: readonly FilaDeMapa[]) =>
  filas.reduce((suma, { nombre }) => suma + countRenglones(nombre), 0)

/** Lines of names that a sheet holds while letters can be read. */
const RENGLONES_POR_HOJA = 30

/** Rows on as few sheets as hold them, as many on each, so that no sheet is left with three. */
function shareEnHojas(bloques: FilaDeMapa[][]): FilaDeMapa[][][] {
  const todos = sumRenglones(bloques.flat())
  const porHoja = todos / Math.ceil(todos / RENGLONES_POR_HOJA)
  const hojas: FilaDeMapa[][][] = []
  let hasta = 0
  for (const filas of bloques) {
    let hoja = -1
    for (const fila of filas) {
      // The sheet of its middle: rounding never leaves a row over.
      const suya = Math.floor((hasta + countRenglones(fila.nombre) / 2) / porHoja)
      hasta += countRenglones(fila.nombre)
      hojas[suya] ??= []
      if (suya !== hoja) hojas[suya].push([])
      hojas[suya].at(-1)!.push(fila)
      hoja = suya
    }
  }
  return hojas.filter(Boolean)
}

/** Few rows breathe. */
function fitFilas(renglones: number): { letra: number; aire: number } {
  const alto = ALTO_DE_FILAS / Math.max(1, renglones)
  const letra = alto < 12.5 ? 7.5 : 8.5
  return { letra, aire: Math.min(5, Math.max(1.8, (alto - letra) / 2)) }
}

function describeFila(fila: FilaDeMapa, desde: number, hasta: number, fuerte: boolean) {
  return {
    nombre: fila.nombre,
    fuerte,
    personas: fila.personas === null ? '' : formatNumero(fila.personas),
    general: fila.general === null ? '' : `${formatEnSuBanda(fila.general)}${mark(fila.menosPreguntas)}`,
    oculta: fila.reserva,
    celdas: fila.variables
      .slice(desde, hasta)
      .map((valor, i) => describeCelda(valor, fila.menosPorVariable[desde + i] ?? false)),
  }
}

const mark = (menosPreguntas: boolean) => (menosPreguntas ? MARCA_EN_PAPEL : '')

function describeCelda(valor: number | null, menosPreguntas: boolean) {
  if (valor === null) return { reserva: true, texto: '–' }
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

/** Participation, as the template reads it. */
export function describeParticipacion(seccion: SeccionParticipacion) {
  return {
    contestaron: formatNumero(seccion.contestaron),
    planeados: formatNumero(seccion.planeados),
    porcentaje: writeParte(seccion.contestaron, seccion.planeados),
    faltan: formatFaltan(seccion),
    notas: [
      ...(seccion.rondas.length > 1
        ? [
            `${seccion.rondas.map((ronda) => `${Math.round(ronda.porcentaje)} % en ${ronda.periodo}`).join(', ')}.`,
          ]
        : []),
      `${formatCompletas(seccion.completas)}.`,
      ...listContadosJuntos(seccion),
    ],
    vias: seccion.vias.map(({ nombre, hojas }) => ({ nombre, texto: formatNumero(hojas) })),
    subidas: seccion.subidas.map(({ nombre, de, a }) => ({
      nombre,
      texto: `de ${formatNumero(de)} a ${formatNumero(a)}`,
    })),
    pie: 'Contestó quien respondió al menos una pregunta.',
    grupos: seccion.grupos.map(({ nombre, contestaron, planeados }) => ({
      nombre,
      contestaron: formatNumero(contestaron),
      planeados: formatNumero(planeados),
      parte: planeados === 0 ? 0 : Math.min(100, (contestaron / planeados) * 100),
      porcentaje: writeParte(contestaron, planeados),
      faltan: formatFaltan({ contestaron, planeados }),
    })),
    partes: [
      {
        nombre: 'Cuántos contestaron, por área',
        filas: seccion.areas.map(describeParte),
        reservadas: `Se reservan todas: de alguna se sabría de menos de ${seccion.minimo} personas.`,
      },
      {
        nombre: 'Quiénes son, por antigüedad',
        filas: seccion.antiguedades.map(describeParte),
        reservadas: `Se reservan todas: cuántas personas hay en cada una señalaría a menos de ${seccion.minimo}.`,
      },
    ]
      .filter(({ filas }) => filas.length > 0)
      .map(({ reservadas, ...otros }) => ({
        ...otros,
        texto: otros.filas.every(({ parte }) => parte === null) ? reservadas : null,
      })),
  }
}

const formatFaltan = ({ contestaron, planeados }: { contestaron: number; planeados: number }) =>
  planeados > contestaron ? formatNumero(planeados - contestaron) : 'nadie'

const writeParte = (parte: number, todos: number) =>
  todos === 0 ? '' : `${computePorcentaje({ contestaron: parte, planeados: todos })} %`

const describeParte = ({ nombre, porcentaje }: { nombre: string; porcentaje: number | null }) => ({
  nombre,
  parte: porcentaje,
  texto: porcentaje === null ? 'Se reserva' : `${Math.round(porcentaje)} %`,
})

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
