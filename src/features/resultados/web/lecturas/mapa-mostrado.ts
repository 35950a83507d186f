import type { GraficaDeMatriz } from '#dibujo/matriz/draw-matriz.ts'
import { formatNumero, formatPersonas } from '#dibujo/resultados/cifras.ts'
import {
  type BloqueDeMapa,
  GENERAL,
  type ModoDeMapa,
  type OrdenDeMapa,
} from '#domain/lecturas/orden-de-mapa.ts'
import { EXPLICA_MENOS_PREGUNTAS, formatFaltan, MARCA_DE_MENOS } from '#domain/resultados/menos-preguntas.ts'
import { formatReserva, getReserva } from '#domain/resultados/reserva.ts'
import { type ClimaDeGraficas, isSinPublicar } from '../clima-de-graficas.ts'
import type { DetalleDeGrafica } from '../graficas.ts'
import { showCelda } from './celda.ts'
import type { DatosDelMapa } from './lecturas-queries.ts'

export type FilaMostrada = DatosDelMapa['filas'][number]

/** The map in the order and the way it is looked at. */
export interface MapaMostrado {
  clima: ClimaDeGraficas
  columnas: DatosDelMapa['columnas']
  /** Comparison of the column of the general figure with the other round. */
  general: DatosDelMapa['comparabilidad']
  bloques: BloqueDeMapa<FilaMostrada>[]
  modo: ModoDeMapa
  orden: OrdenDeMapa | null
  /** Name of the round it is compared with. */
  periodoDeAntes: string | null
}

type Elegido = Pick<DetalleDeGrafica, 'parte' | 'variable' | 'modo'>

const findArea = ({ filas }: Pick<DatosDelMapa, 'filas'>, parte: string | undefined) =>
  filas.find(({ conjunto }) => conjunto.clase === 'areas' && conjunto.id === parte)?.conjunto.nombre

/** The chosen part of the whole map, by its name. */
export function listSeleccion(datos: Pick<DatosDelMapa, 'filas'>, { parte, variable }: Elegido): string[] {
  return [findArea(datos, parte), variable && `factores de ${variable}`].filter(
    (texto) => texto !== undefined,
  )
}

/** Owner and subject of the figures: on paper the fields where it was chosen are not there. */
export function describeVista(
  datos: Pick<DatosDelMapa, 'clima' | 'filas' | 'columnas' | 'comparado'>,
  elegido: Elegido,
): string {
  const { clima, columnas, comparado } = datos
  const { variable } = elegido
  const area = findArea(datos, elegido.parte)
  const cuantas = formatNumero(columnas.length)
  const enQue = variable
    ? columnas.length === 1
      ? `en un factor de ${variable}`
      : `en los ${cuantas} factores de ${variable}`
    : `en ${cuantas} ${columnas.length === 1 ? 'variable' : 'variables'}`
  if (elegido.modo === 'cambio' && comparado)
    return `Puntos que ${area ? `ganan o pierden ${area} y sus grupos` : 'gana o pierde cada área, grupo y antigüedad'} desde ${comparado.periodo} ${enQue}.`
  const personas = isSinPublicar(clima)
    ? ''
    : `, con ${formatPersonas(clima.dataProcesada.cantidadDeEncuestados)}${area ? ' en toda la empresa' : ''}`
  return `Satisfacción de ${area ? `${area} y sus grupos` : 'cada área, grupo y antigüedad'} ${enQue}${personas}.`
}

/** Why a whole row says nothing; null where it does. */
export function describeFilaOculta(
  { conjunto, estabaAntes, general, celdas }: FilaMostrada,
  { modo, clima, periodoDeAntes }: MapaMostrado,
): string | null {
  const { clase, reserva, personas, seLeeEnSuArea } = conjunto
  const { minimoPorGrupo } = clima
  // Said once, over the whole map.
  if (isSinPublicar(clima)) return null
  if (reserva)
    return formatReserva(
      getReserva(clase, reserva, { contestaron: personas ?? null, minimoPorGrupo, seLeeEnSuArea }),
      minimoPorGrupo,
    )
  if (modo === 'satisfaccion' || [general, ...celdas].some(({ cambio }) => cambio)) return null
  return estabaAntes === false
    ? `No está en ${periodoDeAntes}`
    : `Se reserva en ${periodoDeAntes}: no se compara`
}

/** Why a cell of a column has no change to show, in a few words. */
export const describeSinCambio = ({ comparabilidad }: MapaMostrado['columnas'][number]): string => {
  if (comparabilidad?.tipo === 'noComparable') return 'No comparable: cambiaron sus preguntas'
  return comparabilidad?.tipo === 'soloAqui' ? 'No se medía antes' : 'No se puede comparar'
}

/** In the map of change, beside the head of a column that is compared or not although its questions changed. */
export const MARCA_DE_PREGUNTAS = '*'

export const isMarcada = (comparabilidad: MapaMostrado['general'] | undefined, modo: ModoDeMapa) =>
  modo === 'cambio' && Boolean(comparabilidad?.motivo)

/** Changes under the map of change, column by column. */
export function listNotasDeCambio({ columnas, general, modo }: MapaMostrado): string[] {
  if (modo !== 'cambio') return []
  const deColumnas = columnas.flatMap(({ nombre, comparabilidad }) => {
    if (!comparabilidad?.motivo) return []
    const { tipo, motivo } = comparabilidad
    return [tipo === 'declarada' ? motivo : `${nombre} no es comparable. ${motivo}`]
  })
  const suya = general?.tipo === 'conAviso' && general.motivo ? [general.motivo] : []
  return [...new Set([...suya, ...deColumnas])].map((nota) => `${MARCA_DE_PREGUNTAS} ${nota}`)
}

/** Before a publication no figure of the company says how many have answered: its groups do. */
export function countHastaHoy(filas: readonly FilaMostrada[]): FilaMostrada[] {
  const personas = filas
    .filter(({ conjunto }) => conjunto.clase === 'grupos')
    .reduce((suma, { conjunto }) => suma + (conjunto.personas ?? 0), 0)
  return filas.map((fila) =>
    fila.conjunto.clase === 'empresa' ? { ...fila, conjunto: { ...fila.conjunto, personas } } : fila,
  )
}

/** Meaning of the mark beside some figure. */
export function listNotasDeMenos({ bloques, modo }: MapaMostrado): string[] {
  const filas = bloques.flatMap((bloque) => bloque.filas)
  const celdas = filas.flatMap((fila) => [fila.general, ...fila.celdas])
  const faltan = filas.flatMap(({ conjunto, general: { faltanVariables } }) =>
    faltanVariables && modo === 'satisfaccion'
      ? [`${formatConjunto(conjunto)} no tiene cifra general. ${formatFaltan(faltanVariables)}.`]
      : [],
  )
  const hay = celdas.some((celda) =>
    modo === 'cambio' ? celda.cambio?.otrasPreguntas : celda.menosPreguntas && celda.valor !== null,
  )
  if (!hay) return faltan
  return [
    ...faltan,
    modo === 'cambio'
      ? `${MARCA_DE_MENOS} No son las mismas preguntas en las dos rondas: alguna no se muestra en una de ellas, porque nadie o muy pocas personas la contestaron, o para proteger a otras.`
      : `${MARCA_DE_MENOS} ${EXPLICA_MENOS_PREGUNTAS}`,
  ]
}

/** What the names that staff gave seniorities stand for. */
export const listNotasDeTramos = ({ bloques }: Pick<MapaMostrado, 'bloques'>): string[] =>
  bloques.flatMap(({ filas }) =>
    filas.flatMap(({ conjunto: { nombre, opciones } }) => (opciones ? [`${nombre}: ${opciones}.`] : [])),
  )

export const TITULO_DE_BLOQUE: Record<BloqueDeMapa<never>['clase'], string> = {
  empresa: '',
  areas: 'Áreas de trabajo',
  grupos: 'Grupos de opinión',
  antiguedades: 'Antigüedad',
}

const DESCENDENTE = '-'

/** As the address has it: the column, after a dash from the highest down. */
export function parseOrden(
  orden: string | undefined,
  columnas: readonly { nombre: string }[],
): OrdenDeMapa | null {
  const isColumna = (texto: string) => texto === GENERAL || columnas.some(({ nombre }) => nombre === texto)
  if (!orden) return null
  if (isColumna(orden)) return { columna: orden, sentido: 'asc' }
  const columna = orden.startsWith(DESCENDENTE) ? orden.slice(1) : ''
  return isColumna(columna) ? { columna, sentido: 'desc' } : null
}

export const formatOrden = (orden: OrdenDeMapa | null): string | undefined =>
  orden ? `${orden.sentido === 'desc' ? DESCENDENTE : ''}${orden.columna}` : undefined

/** The effect of a press on a head: from the lowest, from the highest, as in the study. */
export function getSiguienteOrden(orden: OrdenDeMapa | null, columna: string): OrdenDeMapa | null {
  if (orden?.columna !== columna) return { columna, sentido: 'asc' }
  return orden.sentido === 'asc' ? { columna, sentido: 'desc' } : null
}

export const formatConjunto = ({ codigo, nombre }: FilaMostrada['conjunto']) =>
  codigo ? `${codigo} ${nombre}` : nombre

export const markColumna = (
  nombre: string,
  comparabilidad: MapaMostrado['general'] | undefined,
  modo: ModoDeMapa,
) => (isMarcada(comparabilidad, modo) ? `${nombre}${MARCA_DE_PREGUNTAS}` : nombre)

/** For a picture, a table and the clipboard. */
export function toMatriz(mapa: MapaMostrado): GraficaDeMatriz {
  const { columnas, bloques, modo } = mapa
  return {
    encabezado: 'De quién',
    columnas: [
      { nombre: markColumna('General', mapa.general, modo), grupo: '' },
      ...columnas.map(({ nombre, indicador, comparabilidad }) => ({
        nombre: markColumna(nombre, comparabilidad, modo),
        grupo: indicador,
      })),
    ],
    bloques: bloques.map(({ clase, filas }) => ({
      nombre: TITULO_DE_BLOQUE[clase],
      filas: filas.map((fila) => ({
        nombre: formatConjunto(fila.conjunto),
        personas: typeof fila.conjunto.personas === 'number' ? formatNumero(fila.conjunto.personas) : '',
        ...toReservada(describeFilaOculta(fila, mapa)),
        celdas: [fila.general, ...fila.celdas].map((celda) => {
          const mostrada = showCelda(celda, modo)
          if (!mostrada) return { tipo: 'oculta', texto: '–' } as const
          const { texto, fondo, tinta } = mostrada
          return { tipo: 'celda', texto, fondo, tinta } as const
        }),
      })),
    })),
  }
}

const toReservada = (motivo: string | null) => (motivo ? { reservada: motivo } : {})
