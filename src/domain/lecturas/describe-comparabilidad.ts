import { joinEnLetras } from '../texto/en-letras.ts'
import { type Comparabilidad, formatCambioDePreguntas, formatDeclarada } from './comparabilidad.ts'
import type { ComparabilidadDeIndicador, ComparabilidadDeRondas } from './comparabilidad-de-rondas.ts'

/** As every view says it. conAviso: it is compared, and beside the difference stands the reason to read it with care. */
export type ComparabilidadDicha = {
  tipo: Comparabilidad['tipo'] | 'conAviso'
  /** Null where nothing changed. */
  motivo: string | null
}

/** Names of the later round and of the earlier one, which need not follow one another. */
export type Periodos = readonly [ahora: string, antes: string]

const SIN_CAMBIOS: ComparabilidadDicha = { tipo: 'comparable', motivo: null }

/** Words for a variable or a factor. */
export function describeComparabilidad(
  nombre: string,
  comparabilidad: Comparabilidad,
  [ahora, antes]: Periodos,
): ComparabilidadDicha {
  const cuando = `En ${ahora}, a diferencia de ${antes},`
  switch (comparabilidad.tipo) {
    case 'declarada':
      return { tipo: 'declarada', motivo: formatDeclarada(nombre, comparabilidad.cambios, cuando) }
    case 'noComparable':
      return { tipo: 'noComparable', motivo: formatCambioDePreguntas(comparabilidad.cambios, cuando) }
    case 'soloAqui':
      return { tipo: 'soloAqui', motivo: `No se medía en ${antes}.` }
    case 'comparable':
      return SIN_CAMBIOS
  }
}

export function describeIndicador(
  comparabilidad: ComparabilidadDeIndicador,
  { variables }: Pick<ComparabilidadDeRondas, 'variables'>,
  periodos: Periodos,
): ComparabilidadDicha {
  const [ahora, antes] = periodos
  const describeVariable = (variable: string) =>
    describeComparabilidad(variable, variables.get(variable) ?? { tipo: 'comparable' }, periodos)
  switch (comparabilidad.tipo) {
    case 'comparable':
      return SIN_CAMBIOS
    case 'soloAqui':
      return { tipo: 'soloAqui', motivo: `No se medía en ${antes}.` }
    case 'declarada':
      return {
        tipo: 'declarada',
        motivo: comparabilidad.declaradas.map((una) => describeVariable(una).motivo).join(' '),
      }
    case 'noComparable': {
      const { distintas, salen } = comparabilidad
      const motivos = [
        ...distintas.map((variable) => {
          const { tipo, motivo } = describeVariable(variable)
          return tipo === 'comparable' || tipo === 'declarada'
            ? `${variable} no contaba aquí en ${antes}.`
            : `${variable} no es comparable. ${motivo}`
        }),
        ...salen.map((variable) => `${variable} no cuenta aquí en ${ahora}.`),
      ]
      return { tipo: 'noComparable', motivo: motivos.join(' ') }
    }
  }
}

/** Words for the overall figure of the company, and of any of its parts. */
export function describeGeneral(rondas: ComparabilidadDeRondas, periodos: Periodos): ComparabilidadDicha {
  const { distintos, salen, declaradas } = rondas.general
  const [, antes] = periodos
  const motivos = [
    ...(distintos.length > 0
      ? [
          `La cifra general cuenta ${joinEnLetras(distintos)}, que no se ${distintos.length === 1 ? 'compara' : 'comparan'} con ${antes} porque cambió lo que se pregunta.`,
        ]
      : []),
    ...(salen.length > 0 ? [`La cifra general de ${antes} cuenta también ${joinEnLetras(salen)}.`] : []),
    ...declaradas.flatMap((variable) => {
      const comparabilidad = rondas.variables.get(variable)
      return comparabilidad ? [describeComparabilidad(variable, comparabilidad, periodos).motivo!] : []
    }),
  ]
  if (motivos.length === 0) return SIN_CAMBIOS
  return {
    tipo: distintos.length + salen.length > 0 ? 'conAviso' : 'declarada',
    motivo: motivos.join(' '),
  }
}
