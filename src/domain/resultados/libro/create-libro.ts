import type { BaseDeCalculo } from '../../climas/clima-input.ts'
import { formatGrupo } from '../../climas/nombres.ts'
import { formatENPS } from '../../estadistica/enps.ts'
import { BANDAS } from '../bandas.ts'
import { formatBase } from '../base.ts'
import type { ParteComplementaria } from '../complementarias.ts'
import type { ReservaDeParte } from '../fuente.ts'
import { formatReserva, getReserva } from '../reserva.ts'
import { listNombresDeTramos, type Resultados, type SatisfaccionDeParte } from '../resultados.ts'
import type { ClaseDeConjunto } from '../supresion/patron.ts'
import { type Celda, cantidad, type Libro, type Pestana, porcentaje, texto } from './libro.ts'
import {
  CONTESTARON,
  type Columna,
  createPestanaDePreguntas,
  createPestanaDeSatisfaccion,
  PERSONAS,
  sayFaltan,
} from './pestana-de-satisfaccion.ts'

/** A block per part: its statement, a heading, and a row per question. */
function createPestanaDeComplementarias(
  partes: readonly ParteComplementaria[],
  nota: string,
  /** The words for every figure, while none may be shown. */
  enLugar: string | null = null,
): Pestana {
  const bloques = partes.map(({ preguntaGeneral, preguntas }): Celda[][] => [
    [texto(preguntaGeneral ?? 'Preguntas complementarias', 'titulo')],
    ['Pregunta', 'Respuestas', ...(preguntas[0]?.porcentajes ?? []).map(({ nombre }) => nombre)].map(
      (titulo) => texto(titulo, 'encabezado'),
    ),
    ...preguntas.map(({ pregunta, cantidadDeRespuestas, porcentajes, eNPS }) => [
      texto(eNPS ? `${pregunta} ${formatENPS(eNPS)}` : pregunta, 'parrafo'),
      enLugar ? texto(enLugar, 'apagado') : cantidad(cantidadDeRespuestas),
      ...porcentajes.map((uno) =>
        porcentaje(uno.porcentaje === null ? null : uno.porcentaje / 100, {
          conBanda: false,
          ...(enLugar ? { vacia: enLugar } : {}),
        }),
      ),
    ]),
  ])
  return {
    nombre: 'Complementarias',
    anchos: [60, ...Array<number>(1 + countColumnas(partes)).fill(14)],
    filasFijas: 1,
    columnasFijas: 1,
    filas: [[texto(nota, 'nota')], ...bloques.flatMap((bloque) => [[null], ...bloque])],
  }
}

const countColumnas = (partes: readonly ParteComplementaria[]) =>
  Math.max(4, ...partes.map(({ preguntas }) => preguntas[0]?.porcentajes.length ?? 0))

type TituloDeLibro = {
  empresa: string
  periodo: string
  baseDeCalculo: BaseDeCalculo
  minimoPorGrupo: number
  cerrado: boolean
}

const BASES: Record<BaseDeCalculo, string> = {
  encuestados: 'Los encuestados con al menos una respuesta',
  respuestasValidas: 'Las respuestas válidas, sin «No Aplica»',
}

const BANDAS_EN_FILAS: Celda[][] = BANDAS.map(({ etiqueta }) => [texto(etiqueta, 'banda')])

function createPestanaDeResumen(
  { empresa, periodo, baseDeCalculo }: TituloDeLibro,
  { satisfaccion: general, personas, rotuloDePersonas = PERSONAS, vacia }: Columna,
  avance: string | null,
): Pestana {
  return {
    nombre: 'Resumen',
    anchos: [44, 46],
    filasFijas: 0,
    columnasFijas: 0,
    filas: [
      [texto(`Clima organizacional ${periodo}`, 'titulo')],
      [texto(empresa)],
      [null],
      [texto(rotuloDePersonas), cantidad(personas ?? 0)],
      ...(avance ? [[texto(avance)]] : []),
      [texto('Los porcentajes se calculan sobre'), texto(BASES[baseDeCalculo])],
      [null],
      [
        texto('Satisfacción general', 'indicador'),
        porcentaje(general.porcentajeSatisfaccion, sayFaltan(general.faltanVariables, vacia)),
      ],
      ...general.indicadoresDeMedicion.map(({ nombre, porcentajeIndicador, faltanVariables }) => [
        texto(nombre),
        porcentaje(porcentajeIndicador, sayFaltan(faltanVariables, vacia)),
      ]),
      [null],
      [texto('Colores', 'encabezado')],
      ...BANDAS_EN_FILAS,
    ],
  }
}

type ContenidoDeLibro = {
  titulo: TituloDeLibro
  resultados: Resultados
  complementarias: readonly ParteComplementaria[]
}

/** The figures of a climate, to work with elsewhere. Parts that the climate does not have are left out. */
export function createLibro({ titulo, resultados, complementarias }: ContenidoDeLibro): Libro {
  const { general, gruposDeOpinion, areasDeTrabajo, antiguedades } = resultados
  const sinPublicar = titulo.minimoPorGrupo > 1 && general.encuestados === 0
  // Participation is told at any time; what they answered, with the publication.
  const porPublicar = sinPublicar && !titulo.cerrado
  const personas = porPublicar ? countContestaron(gruposDeOpinion) : general.encuestados
  const reservaDeTodos = sinPublicar ? 'sinPublicar' : null
  const todos: Columna = {
    titulo: 'Todos',
    satisfaccion: general,
    participacion: personas > 0 ? 1 : null,
    personas,
    ...(porPublicar ? { rotuloDePersonas: CONTESTARON } : {}),
    motivo: reservaDeTodos && formatReserva(reservaDeTodos, titulo.minimoPorGrupo, porPublicar),
    vacia: formatVacia(reservaDeTodos, titulo.minimoPorGrupo, porPublicar),
    sinPersonas: formatVacia(reservaDeTodos, titulo.minimoPorGrupo, porPublicar),
  }
  const describeParte = (
    clase: ClaseDeConjunto,
    {
      participacion,
      contestaron,
      encuestados,
      reserva,
      seLeeEnSuArea,
    }: SatisfaccionDeParte & { seLeeEnSuArea?: boolean },
  ) => {
    // Once there are figures a client may be given them, and with them not how many are left out.
    const suyas = reserva === null ? encuestados : porPublicar ? contestaron : null
    const luego = porPublicar || resultados.avance !== null
    const vacia = formatVacia(reserva, titulo.minimoPorGrupo, luego)
    const deTodas = suyas === null || personas === 0 ? null : suyas / personas
    return {
      participacion: clase === 'antiguedades' ? participacion : deTodas,
      personas: suyas,
      motivo:
        reserva && formatReserva(getReserva(clase, reserva, { seLeeEnSuArea }), titulo.minimoPorGrupo, luego),
      vacia,
      // Counts of who answered in a group or an area stand in the report; of a seniority it is told nowhere.
      sinPersonas: suyas === null && clase !== 'antiguedades' ? 'Sin cifra propia' : vacia,
    }
  }
  const toColumna =
    (clase: ClaseDeConjunto) =>
    (parte: Resultados['areasDeTrabajo'][number] | Resultados['antiguedades'][number]): Columna => ({
      titulo: parte.nombre,
      satisfaccion: parte,
      ...describeParte(clase, parte),
    })
  const grupos = [
    todos,
    ...gruposDeOpinion.map((grupo) => ({
      titulo: formatGrupo(grupo),
      satisfaccion: grupo,
      ...describeParte('grupos', grupo),
    })),
  ]
  const cual = formatCual(titulo)
  const base = porPublicar
    ? 'Las cifras llegan al publicar.'
    : sinPublicar
      ? `Sin cifras: se cerró con menos de ${titulo.minimoPorGrupo} cuestionarios contestados.`
      : formatBase(titulo.baseDeCalculo, general.encuestados)
  const deAvance = resultados.avance ? ` ${resultados.avance}` : ''
  const nota = `${cual} ${base}${deAvance}`
  return {
    pestanas: [
      createPestanaDeResumen(titulo, todos, resultados.avance),
      createPestanaDeSatisfaccion('Grupos y factores', grupos, nota),
      createPestanaDeSatisfaccion(
        'Áreas de trabajo',
        [todos, ...areasDeTrabajo.map(toColumna('areas'))],
        nota,
      ),
      ...(antiguedades.length > 0
        ? [
            createPestanaDeSatisfaccion(
              'Antigüedad',
              [{ ...todos, participacion: null }, ...antiguedades.map(toColumna('antiguedades'))],
              `${nota}${describeContadas(antiguedades, titulo.minimoPorGrupo)}${describeNombres(antiguedades)}`,
              'Parte de quienes dijeron su antigüedad',
            ),
          ]
        : []),
      createPestanaDePreguntas('Preguntas', grupos, nota),
      ...(complementarias.length > 0
        ? [
            createPestanaDeComplementarias(
              complementarias,
              `${cual} Base de cada pregunta: quienes la contestaron; cuántos son está en «Respuestas».`,
              reservaDeTodos && formatReserva(reservaDeTodos, titulo.minimoPorGrupo, porPublicar),
            ),
          ]
        : []),
    ],
  }
}

/** People counted by seniorities that do not count all who said them. */
function describeContadas(antiguedades: Resultados['antiguedades'], minimo: number): string {
  const contadas = antiguedades
    .filter(({ enTramo, encuestados, reserva }) => reserva === null && enTramo !== encuestados)
    .map(({ nombre, enTramo, encuestados }) => `${nombre}, ${encuestados} de ${enTramo}`)
  return contadas.length === 0
    ? ''
    : ` De cada grupo se cuentan donde son ${minimo} o más: ${contadas.join('; ')}.`
}

/** What the names that staff gave stand for. */
function describeNombres(antiguedades: Resultados['antiguedades']): string {
  const nombres = listNombresDeTramos(antiguedades)
  return nombres.length === 0 ? '' : ` ${nombres.join('; ')}.`
}

/** The owner of the figures, at the head of every sheet. */
export const formatCual = ({ empresa, periodo }: Pick<TituloDeLibro, 'empresa' | 'periodo'>): string =>
  `${empresa} ${periodo}.`

const countContestaron = (grupos: Resultados['gruposDeOpinion']): number =>
  grupos.reduce((suma, { contestaron }) => suma + (contestaron ?? 0), 0)

/** Where there is a minimum, what is missing may have been answered by too few to be told. */
function formatVacia(reserva: ReservaDeParte | null, minimo: number, porPublicar: boolean): string {
  if (reserva === 'sinPublicar') return formatReserva(reserva, minimo, porPublicar)
  if (reserva) return 'Reservado'
  return minimo > 1 ? 'Sin cifra' : 'Sin datos'
}
