import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { countEnLetras, formatCuestionarios } from './palabras.ts'

interface Conjunto {
  nombre: string
  hojas: number
  seSuman: boolean
  reserva?: string | null
}

interface PorPublicar {
  areas: readonly Conjunto[]
  grupos: readonly Conjunto[]
}

/** Named while they are few: a list of forty is read by nobody. */
const NOMBRES = 6

/** The first time, what has a figure; later, what has a new one: the others keep theirs. */
export function describeMostrados(
  { areas, grupos }: PorPublicar,
  esPrimera: boolean,
): { texto: string; soloEmpresa: boolean } {
  const filter = (conjuntos: readonly Conjunto[]) =>
    conjuntos.filter(({ reserva, seSuman }) => !reserva && (esPrimera || seSuman))
  const [deAreas, deGrupos] = [filter(areas), filter(grupos)]
  const partes = [
    'la empresa',
    ...(deAreas.length > 0 ? [`${deAreas.length} ${deAreas.length === 1 ? 'área' : 'áreas'}`] : []),
    ...(deGrupos.length > 0 ? [`${deGrupos.length} ${deGrupos.length === 1 ? 'grupo' : 'grupos'}`] : []),
  ]
  const nombres =
    deGrupos.length > 0 && deGrupos.length <= NOMBRES
      ? `: ${joinEnLetras(deGrupos.map(({ nombre }) => nombre))}`
      : ''
  return { texto: `${joinEnLetras(partes)}${nombres}`, soloEmpresa: partes.length === 1 }
}

/** "dos áreas y tres grupos", and those it counts; null where none is withheld. */
export function findReservados({ areas, grupos }: PorPublicar) {
  const filter = (conjuntos: readonly Conjunto[]) =>
    conjuntos.filter(({ reserva }) => reserva && reserva !== 'sinPublicar')
  const [deAreas, deGrupos] = [filter(areas), filter(grupos)]
  const partes = [
    ...(deAreas.length > 0 ? [countEnLetras(deAreas.length, 'área', 'áreas', true)] : []),
    ...(deGrupos.length > 0 ? [countEnLetras(deGrupos.length, 'grupo', 'grupos')] : []),
  ]
  const conjuntos = [...deAreas, ...deGrupos]
  return conjuntos.length === 0 ? null : { cuantos: joinEnLetras(partes), conjuntos }
}

/** "Se reservan dos grupos, hoy y después:" and their names, each with why; null where none is withheld. */
export function describeReservados(previa: PorPublicar & { minimoPorGrupo: number }) {
  const reservados = findReservados(previa)
  if (!reservados) return null
  const { conjuntos, cuantos } = reservados
  return {
    que: `Se ${conjuntos.length === 1 ? 'reserva' : 'reservan'} ${cuantos}, hoy y después:`,
    cuales: joinEnLetras(
      conjuntos.map(
        ({ nombre, reserva }) =>
          `${nombre} (${reserva === 'menosDelMinimo' ? `menos de ${previa.minimoPorGrupo} cuestionarios` : 'para proteger a otro grupo'})`,
      ),
    ),
  }
}

/** Those that have a figure which the new sheets do not change, and how many sheets that leaves out; null where none has. */
export function describeConservados({ areas, grupos }: PorPublicar): string | null {
  const conservados = [...areas, ...grupos].filter(
    ({ reserva, seSuman, hojas }) => !reserva && !seSuman && hojas > 0,
  )
  return conservados.length === 0
    ? null
    : joinEnLetras(conservados.map(({ nombre, hojas }) => `${nombre} (${formatCuestionarios(hojas)})`))
}
