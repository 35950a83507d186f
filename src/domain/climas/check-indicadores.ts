import type { ClimaInput } from './clima-input.ts'
import { LIMITES } from './limites.ts'
import { formatNombre } from './nombres.ts'
import { checkCantidad, checkNombres, checkTexto, type Revision } from './revision.ts'

/** Rounds are compared by name: indicators and variables are unique in the climate, factors in their variable. */
export function checkIndicadores(revision: Revision, { indicadoresDeMedicion }: ClimaInput) {
  const raiz = ['indicadoresDeMedicion']
  const indicadores = indicadoresDeMedicion.map((indicador, i) => ({
    ...indicador,
    ruta: [...raiz, i],
    lugar: formatLugar('Indicador', indicador.nombre, i),
  }))
  const variables = indicadores.flatMap((indicador) =>
    indicador.variables.map((variable, j) => ({
      ...variable,
      ruta: [...indicador.ruta, 'variables', j],
      lugar: `${indicador.lugar}, ${formatLugar('variable', variable.nombre, j)}`,
    })),
  )
  const factores = variables.flatMap((variable) => variable.factoresEvaluados)

  checkCantidad(revision, raiz, 'Indicadores de medición', indicadores.length, [0, LIMITES.indicadores])
  checkCantidad(revision, raiz, 'Variables', variables.length, [0, LIMITES.variables])
  checkCantidad(revision, raiz, 'Factores evaluados', factores.length, [0, LIMITES.factores])

  checkNombres(revision, 'el nombre', indicadores.map(atNombre))
  for (const { ruta, lugar, variables } of indicadores)
    if (variables.length === 0) revision.note([...ruta, 'variables'], lugar, 'falta al menos una variable.')

  checkNombres(revision, 'el nombre', variables.map(atNombre))
  for (const { ruta, lugar, descripcion, factoresEvaluados } of variables) {
    checkTexto(revision, [...ruta, 'descripcion'], lugar, 'la descripción', descripcion, LIMITES.descripcion)
    if (factoresEvaluados.length === 0)
      revision.note([...ruta, 'factoresEvaluados'], lugar, 'falta al menos un factor evaluado.')
    const lugares = factoresEvaluados.map((factor, k) => ({
      nombre: factor.nombre,
      ruta: [...ruta, 'factoresEvaluados', k],
      lugar: `${lugar}, ${formatLugar('factor', factor.nombre, k)}`,
    }))
    checkNombres(revision, 'el nombre', lugares.map(atNombre))
  }
}

const atNombre = <T extends { ruta: readonly (string | number)[] }>(elemento: T) => ({
  ...elemento,
  ruta: [...elemento.ruta, 'nombre'],
})

const formatLugar = (que: string, nombre: string, indice: number) =>
  formatNombre(nombre) === '' ? `${que} ${indice + 1}` : `${que} «${formatNombre(nombre)}»`
