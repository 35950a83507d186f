import { formatNombre, getClaveDeNombre } from '../climas/nombres.ts'
import {
  type CifraDeEstudio,
  type CifraRechazada,
  getClaveDeCifra,
  listVariables,
  type Referencia,
} from './cifra.ts'
import { listPorReservar } from './por-reservar.ts'

const MAX_PERSONAS = 1_000_000

const getClave = (cifra: CifraDeEstudio) => `${getClaveDeCifra(cifra)}\n${getClaveDeNombre(cifra.variable)}`

/** What is of fewer people than the minimum, and what would tell by subtraction what so few said, is refused with its row. */
export function refuseCifras(
  cifras: readonly CifraDeEstudio[],
  { referencia, minimo }: { referencia: Referencia; minimo: number },
): { quedan: CifraDeEstudio[]; rechazadas: CifraRechazada[] } {
  const rechazadas: CifraRechazada[] = []
  const reject = ({ fila, variable }: CifraDeEstudio, motivo: string) =>
    rechazadas.push({ fila, variable, motivo })
  const variables = new Set(listVariables(referencia).map(({ nombre }) => getClaveDeNombre(nombre)))
  const vistas = new Map<string, number>()
  const buenas = cifras.filter((cifra) => {
    const problema = findProblema(cifra, { variables, minimo, repetida: vistas.get(getClave(cifra)) })
    if (problema) reject(cifra, problema)
    else vistas.set(getClave(cifra), cifra.fila)
    return !problema
  })
  const areaDe = listAreas(referencia)
  const reservadas = new Map(
    [...Map.groupBy(buenas, ({ variable }) => getClaveDeNombre(variable)).values()].flatMap((deVariable) =>
      listPorReservar(deVariable, { areaDe, minimo }),
    ),
  )
  for (const [cifra, motivo] of reservadas) reject(cifra, motivo)
  const quedan = buenas.filter((cifra) => !reservadas.has(cifra))
  rechazadas.sort((a, b) => a.fila - b.fila)
  return { quedan, rechazadas }
}

export const hasEmpresa = (cifras: readonly CifraDeEstudio[]): boolean =>
  cifras.some(({ clase }) => clase === 'empresa')

function findProblema(
  { clase, nombre, variable, porcentaje, personas }: CifraDeEstudio,
  { variables, minimo, repetida }: { variables: Set<string>; minimo: number; repetida: number | undefined },
): string | null {
  if (clase !== 'empresa' && formatNombre(nombre) === '') return 'Falta el nombre del área o del grupo.'
  if (!variables.has(getClaveDeNombre(variable))) return 'Esa variable no está en el cuestionario.'
  if (!(porcentaje >= 0 && porcentaje <= 100)) return 'El porcentaje va de 0 a 100.'
  if (!Number.isInteger(personas) || personas < 0 || personas > MAX_PERSONAS)
    return 'Falta de cuántas personas es.'
  if (personas < minimo) return `Es de menos de ${minimo} personas.`
  if (repetida !== undefined) return `Repite la fila ${repetida}.`
  return null
}

/** The area of each group, by their keys. */
function listAreas({ areasDeTrabajo, gruposDeOpinion }: Referencia): Map<string, string> {
  const claves = new Map(gruposDeOpinion.map(({ id, nombre }) => [id, getClaveDeNombre(nombre)]))
  return new Map(
    areasDeTrabajo.flatMap(({ nombre, idsGruposDeOpinion }) =>
      idsGruposDeOpinion.map((id) => [claves.get(id) ?? '', getClaveDeNombre(nombre)] as const),
    ),
  )
}
