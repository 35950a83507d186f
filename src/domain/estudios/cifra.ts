import type { Definicion } from '../climas/definicion.ts'
import { getClaveDeNombre } from '../climas/nombres.ts'

export type ClaseDeEstudio = 'empresa' | 'area' | 'grupo'

/** A figure of another tool: the share of satisfied people of one set in one variable, and of how many people it is. */
export interface CifraDeEstudio {
  /** The row of the workbook. */
  fila: number
  clase: ClaseDeEstudio
  /** The name of an area or a group; of the company none. */
  nombre: string
  variable: string
  /** From 0 to 100. */
  porcentaje: number
  personas: number
}

export interface CifraRechazada {
  fila: number
  variable: string
  motivo: string
}

/** What of a round a study is read and measured by. */
export type Referencia = Pick<Definicion, 'areasDeTrabajo' | 'gruposDeOpinion' | 'indicadoresDeMedicion'>

export const LIMITE_DE_CIFRAS = 10_000

/** Who a figure is of, whatever its name's accents. */
export const getClaveDeCifra = ({ clase, nombre }: Pick<CifraDeEstudio, 'clase' | 'nombre'>): string =>
  clase === 'empresa' ? 'empresa:' : `${clase}:${getClaveDeNombre(nombre)}`

export const listVariables = ({ indicadoresDeMedicion }: Pick<Definicion, 'indicadoresDeMedicion'>) =>
  indicadoresDeMedicion.flatMap(({ variables }) => variables)

/** By set, as the call takes them. */
export const groupCifras = (cifras: readonly CifraDeEstudio[]) =>
  [...Map.groupBy(cifras, getClaveDeCifra).values()].map((suyas) => ({
    clase: suyas[0]!.clase,
    nombre: suyas[0]!.nombre,
    cifras: suyas.map(({ fila, variable, porcentaje, personas }) => ({
      fila,
      variable,
      porcentaje,
      personas,
    })),
  }))
