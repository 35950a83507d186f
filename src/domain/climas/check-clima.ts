import { checkCuestionario } from './check-cuestionario.ts'
import { checkGruposYAreas } from './check-grupos-y-areas.ts'
import { checkIds } from './check-ids.ts'
import { checkIndicadores } from './check-indicadores.ts'
import type { ClimaInput } from './clima-input.ts'
import type { Definicion } from './definicion.ts'
import { isMinimoPorGrupo, LIMITES_DEL_MINIMO } from './minimo-por-grupo.ts'
import type { ProblemaDeRegla } from './problema.ts'
import { checkTextoRequerido, createRevision, type Revision } from './revision.ts'

const ULTIMA_FECHA = Date.UTC(9999, 11, 31)

/**
 * Every rule of a climate's document; an empty list means it may be saved. `actual`: the structure an update
 * starts from, null for a new climate, where ids in the document mean nothing.
 */
export function checkClima(clima: ClimaInput, actual: Definicion | null): ProblemaDeRegla[] {
  const revision = createRevision()
  checkTextoRequerido(revision, ['idEmpresa'], 'Clima', 'la empresa', clima.idEmpresa, 100)
  checkFechas(revision, clima)
  checkMinimo(revision, clima)
  checkGruposYAreas(revision, clima)
  checkIndicadores(revision, clima)
  checkCuestionario(revision, clima)
  if (actual) checkIds(revision, clima, actual)
  return revision.problemas
}

function checkFechas(revision: Revision, { fechaInicio, fechaLimite }: ClimaInput) {
  if (!isFecha(fechaInicio)) revision.note(['fechaInicio'], 'Fecha de inicio', 'escoge una fecha válida.')
  if (fechaLimite == null) return
  if (!isFecha(fechaLimite)) revision.note(['fechaLimite'], 'Fecha límite', 'escoge una fecha válida.')
  else if (fechaLimite < fechaInicio)
    revision.note(['fechaLimite'], 'Fecha límite', 'no puede ser anterior a la fecha de inicio.')
}

function checkMinimo(revision: Revision, { minimoPorGrupo }: ClimaInput) {
  if (minimoPorGrupo == null || isMinimoPorGrupo(minimoPorGrupo)) return
  const { min, max } = LIMITES_DEL_MINIMO
  revision.note(['minimoPorGrupo'], 'Mínimo por grupo', `debe ser un número entero de ${min} a ${max}, o 1.`)
}

const isFecha = (ms: number) => Number.isSafeInteger(ms) && ms >= 0 && ms <= ULTIMA_FECHA
