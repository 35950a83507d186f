import type { Compromiso, EfectoDeCompromiso, Plan } from '#contract/schema.generated.ts'
import type { Definicion } from '#domain/climas/definicion.ts'
import { formatGrupo } from '#domain/climas/nombres.ts'
import { getDia } from '#domain/fechas/dia.ts'
import type { Ronda } from '#domain/lecturas/ronda.ts'
import { formatFactor } from '#domain/plan/compromiso.ts'
import { countPersonas, type Efecto, findCifra } from '#domain/plan/efecto.ts'
import type { CompromisoGuardado, Nota } from './plan-store.ts'

const SIN_CAMBIO: Record<NonNullable<Efecto['sinCambio']>, string> = {
  reservado: 'En una de las dos rondas esta cifra se reserva, para no señalar a nadie.',
  noComparable: 'Las preguntas cambiaron: las dos cifras no se comparan.',
  noEsta: 'Esta ronda ya no la mide ahí.',
}

/** Measures that a commitment may be about. */
export const listMedidasDePlan = ({ indicadoresDeMedicion }: Definicion): Plan['medidas'] =>
  indicadoresDeMedicion.flatMap(({ nombre, variables }) => [
    { clase: 'indicador' as const, nombre },
    ...variables.flatMap((variable) => [
      { clase: 'variable' as const, nombre: variable.nombre },
      ...variable.factoresEvaluados.map((factor) => ({
        clase: 'factor' as const,
        nombre: formatFactor(variable.nombre, factor.nombre),
      })),
    ]),
  ])

/** Where it may apply. A group goes by its label too, as in every chart. */
export const listPartesDePlan = ({ areasDeTrabajo, gruposDeOpinion }: Definicion): Plan['partes'] => [
  ...areasDeTrabajo.map(({ id, nombre }) => ({ id, nombre })),
  ...gruposDeOpinion.map((grupo) => ({
    id: grupo.id,
    nombre: formatGrupo(grupo),
  })),
]

export interface ContextoDePlan {
  definicion: Definicion
  /** Null: whoever asks may not see figures. */
  ronda: Ronda | null
  notas: readonly Nota[]
  timeZone: string
  /** Addresses are staff's. */
  conCorreos: boolean
}

export function presentCompromiso(
  { definicion, ronda, notas, timeZone, conCorreos }: ContextoDePlan,
  guardado: CompromisoGuardado,
): Compromiso {
  const { idClima: _, creado: __, ...compromiso } = guardado
  const partes = listPartesDePlan(definicion)
  const cifra = ronda && findCifra(ronda, guardado)
  return {
    ...compromiso,
    correo: conCorreos ? guardado.correo : '',
    parte: partes.find(({ id }) => id === guardado.idParte)?.nombre ?? 'Toda la empresa',
    hoy: cifra && cifra.media * 100,
    personas: ronda && countPersonas(ronda, guardado),
    notas: notas
      .filter(({ id_compromiso }) => id_compromiso === guardado.id)
      .map(({ momento, quien, texto }) => ({ dia: getDia(momento, timeZone), quien, texto })),
  }
}

export const presentEfecto = (
  compromiso: Compromiso,
  { antes, ahora, personasAntes, personas, cambio, empresa, sinCambio }: Efecto,
): EfectoDeCompromiso => ({
  compromiso,
  antes,
  ahora,
  personasAntes,
  personas,
  puntos: cambio?.puntos ?? null,
  desde: cambio?.desde ?? null,
  hasta: cambio?.hasta ?? null,
  veredicto: cambio?.veredicto ?? null,
  sinCambio: sinCambio && SIN_CAMBIO[sinCambio],
  empresa,
})
