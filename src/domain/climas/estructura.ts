import type { Clima, Definicion } from './definicion.ts'

const withoutPlaneados = ({ gruposDeOpinion }: Definicion) =>
  gruposDeOpinion.map(({ id, orden, nombre }) => ({ id, orden, nombre }))

/** Lists of a definition stand in one order, so only the order of keys has to be settled before comparing texts. */
const sortKeys = (_: string, valor: unknown) =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)
    ? Object.fromEntries(Object.entries(valor).sort(([a], [b]) => (a < b ? -1 : 1)))
    : valor

const isIgual = (a: unknown, b: unknown) => JSON.stringify(a, sortKeys) === JSON.stringify(b, sortKeys)

/** What cannot differ once somebody has answered, in words for a sentence. Empty: the update is allowed. */
export function listCambiosDeEstructura(actual: Definicion, nueva: Definicion): string[] {
  const partes = [
    ['los grupos de opinión', isIgual(withoutPlaneados(actual), withoutPlaneados(nueva))],
    ['las áreas de trabajo', isIgual(actual.areasDeTrabajo, nueva.areasDeTrabajo)],
    ['los indicadores', isIgual(actual.indicadoresDeMedicion, nueva.indicadoresDeMedicion)],
    ['el cuestionario', isIgual(actual.cuestionario, nueva.cuestionario)],
  ] as const
  return partes.filter(([, igual]) => !igual).map(([parte]) => parte)
}

export function isMismaEstructura(actual: Definicion, nueva: Definicion): boolean {
  return listCambiosDeEstructura(actual, nueva).length === 0
}

/** After the first answer only dates, base of calculation, minimum and planned counts may differ. */
export function listCambiosCongelados(actual: Clima, nuevo: Clima): string[] {
  const empresa = actual.idEmpresa === nuevo.idEmpresa ? [] : ['la empresa']
  return [...empresa, ...listCambiosDeEstructura(actual.definicion, nuevo.definicion)]
}

/** Once it is closed its figures are what they are. */
export function listCambiosCerrados(actual: Clima, nuevo: Clima): string[] {
  const base = actual.baseDeCalculo === nuevo.baseDeCalculo ? [] : ['la base de cálculo']
  const minimo = actual.minimoPorGrupo === nuevo.minimoPorGrupo ? [] : ['el mínimo por grupo']
  return [...listCambiosCongelados(actual, nuevo), ...base, ...minimo]
}
