import { formatCantidad, formatNumero } from '../texto/cantidad.ts'
import { joinEnLetras } from '../texto/en-letras.ts'
import { formatPersonas } from './base.ts'
import type { ReservaDeParte } from './fuente.ts'

/** personas: whose sheets are published. Null: clients are not told it of what is withheld. */
type Parte = {
  nombre: string
  personas: number | null
  reserva: ReservaDeParte | null
  /** Groups for which it was chosen that no figure of their own is shown. */
  seLeeEnSuArea?: boolean
}

/** Facts seen anyway of who is shown: nothing else may enter an explanation. */
export type ReservasDeClima = {
  minimo: number
  /** Behind the figures of the whole company. */
  personas: number
  areas: readonly (Parte & { grupos: readonly Parte[] })[]
  /** Sizes; not even that of a seniority is told where it is withheld. */
  antiguedades: readonly { reserva: ReservaDeParte | null }[]
  /** More than one publication: each was decided on by itself, so the sizes of all need not be those of any. */
  enBloques: boolean
}

/** Sets whose reserves are asked for. */
export type DeQuien = 'grupos' | 'antiguedades' | 'todos'

/** Why a climate withholds what it withholds, with its own numbers, in words that can be said to a client. */
export function explainReservas(reservas: ReservasDeClima, deQuien: DeQuien = 'todos'): string[] {
  const parrafos = [
    ...(deQuien === 'antiguedades' ? [] : [...explainEnSuArea(reservas), ...explainChicos(reservas)]),
    ...(deQuien === 'antiguedades' ? [] : reservas.areas.flatMap((area) => explainArea(area, reservas))),
    ...(deQuien === 'grupos' ? [] : explainAntiguedades(reservas)),
  ]
  if (parrafos.length === 0) return []
  return [
    ...parrafos,
    'Lo que esas personas dijeron cuenta en toda la empresa, y en su área donde se muestra.',
  ]
}

const nameConPersonas = ({ nombre, personas }: Parte) =>
  personas === null ? nombre : `${nombre} (${formatNumero(personas)})`

const isChica = ({ reserva, personas }: Parte) => reserva === 'menosDelMinimo' && personas !== 0

const isEnSuArea = ({ seLeeEnSuArea, reserva }: Parte) => seLeeEnSuArea === true && reserva === 'porOtroGrupo'

function explainEnSuArea({ areas }: ReservasDeClima): string[] {
  const grupos = areas.flatMap((area) => area.grupos)
  const suyos = grupos.filter(isEnSuArea)
  if (suyos.length === 0) return []
  if (grupos.every(({ seLeeEnSuArea }) => seLeeEnSuArea))
    return ['Esta ronda se lee por área: ningún grupo tiene cifra propia, y lo que dijo cuenta en la suya.']
  return [
    `${joinEnLetras(suyos.map(({ nombre }) => nombre))}: ${suyos.length === 1 ? 'se lee' : 'se leen'} en su área, como se escogió antes de invitar.`,
  ]
}

function explainChicos({ areas, minimo }: ReservasDeClima): string[] {
  const chicos = areas.flatMap((area) => [area, ...area.grupos]).filter(isChica)
  const nameAll = (partes: readonly Parte[]) => joinEnLetras(partes.map(({ nombre }) => nombre))
  const pocas = chicos.filter(({ personas }) => personas === null || personas < minimo)
  // Small in the publication that decided, whoever came later.
  const alPrincipio = chicos.filter((chico) => !pocas.includes(chico))
  return [
    ...(pocas.length > 0
      ? [
          `${nameAll(pocas)}: ${pocas.length === 1 ? 'no llega' : 'no llegan'} a ${minimo} personas, y una cifra de tan pocas dice casi lo que dijo cada una.`,
        ]
      : []),
    ...(alPrincipio.length > 0
      ? [
          `${nameAll(alPrincipio)}: en la primera publicación con sus respuestas no ${alPrincipio.length === 1 ? 'llegaba' : 'llegaban'} a ${minimo} personas; si después se mostrara su cifra, restando se sabría lo que dijeron.`,
        ]
      : []),
  ]
}

/** 0 where it is not told. */
const sumPersonas = (partes: readonly Parte[]) =>
  partes.some(({ personas }) => personas === null)
    ? 0
    : partes.reduce((suma, { personas }) => suma + (personas ?? 0), 0)

/** The groups that pay for a small one: which, and what the subtraction would leave. */
function explainArea(
  { grupos, ...area }: ReservasDeClima['areas'][number],
  { minimo, enBloques }: ReservasDeClima,
): string[] {
  if (area.reserva === 'porOtroGrupo')
    return [
      `${area.nombre} se reserva entera: restándola de lo demás se sabría lo que dijeron menos de ${minimo} personas.`,
    ]
  const pagan = grupos.filter((grupo) => grupo.reserva === 'porOtroGrupo' && !isEnSuArea(grupo))
  if (pagan.length === 0) return []
  const chicos = grupos.filter(isChica)
  const quedarian = sumPersonas(chicos)
  const tambien = `En ${area.nombre} se ${pagan.length === 1 ? 'reserva' : 'reservan'} también ${joinEnLetras(pagan.map(nameConPersonas))}`
  if (enBloques || area.reserva || quedarian === 0 || quedarian >= minimo)
    return [`${tambien}, para que lo que no se muestra ahí sea de al menos ${minimo} personas juntas.`]
  const demas = chicos.length === 1 ? 'quedaría' : 'quedarían'
  const esas =
    quedarian === 1 ? 'lo que dijo esa persona' : `lo que dijeron esas ${formatNumero(quedarian)} personas`
  return [
    `${tambien}: restando de ${area.nombre} los grupos que se ven ${demas} ${joinEnLetras(chicos.map(nameConPersonas))}, y se sabría ${esas}.`,
  ]
}

/** Nothing of how many gave each seniority: only how many crossings there are to fill, and with whom. */
function explainAntiguedades({ antiguedades, areas, personas, minimo }: ReservasDeClima): string[] {
  if (!antiguedades.some(({ reserva }) => reserva === 'porOtroGrupo')) return []
  const grupos = areas.flatMap((area) => area.grupos).filter(({ reserva }) => reserva === null).length
  const cruces = grupos * antiguedades.length
  const cuantos =
    cruces === 0
      ? ''
      : ` Aquí ${formatCantidad(grupos, 'grupo', 'grupos')} por ${formatCantidad(antiguedades.length, 'antigüedad', 'antigüedades')} son ${formatCantidad(cruces, 'cruce', 'cruces')} entre ${formatPersonas(personas)}.`
  return [
    `De cada grupo, una antigüedad solo cuenta donde la dijeron ${minimo} personas o más: con menos, restando se sabría lo que dijeron.${cuantos} Ni juntando vecinas quedan dos que cuenten a la mitad de su gente, así que se reservan.`,
    'En la próxima ronda se leen más con menos grupos o con menos tramos.',
  ]
}
