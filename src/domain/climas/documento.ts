import * as z from 'zod/mini'
import type { Falla } from '../validacion/read-with.ts'
import type { ClimaInput, ParteInput } from './clima-input.ts'
import type { Clima, ParteDefinida } from './definicion.ts'

// What a climate's document is made of. Each says what it expects, for the sentence of `formatFalla`.

export const texto = z.string('un texto')
export const entero = z.int('un número entero')
export const booleano = z.boolean('true o false')

export const unoDe = <const T extends string>(valores: readonly T[]) =>
  z.enum(valores as [T, ...T[]], `uno de estos: ${valores.join(', ')}`)

/** Left out or null is null. */
export const opcional = <T>(schema: z.ZodMiniType<T, unknown>) => z._default(z.nullable(schema), null)

export const lista = <T>(schema: z.ZodMiniType<T, unknown>) => z.array(schema, 'una lista')

/** A field nobody knows is a fault too: a misspelled one would otherwise be lost in silence. */
export const objeto = <T extends z.core.$ZodLooseShape>(campos: T) => z.strictObject(campos, 'un objeto')

export function formatFalla({ campo, mensaje, desconocido }: Falla): string {
  if (desconocido) return `No se conoce el campo ${campo}.`
  return `${campo === '' ? 'En el documento' : `En ${campo}`} se espera ${mensaje}.`
}

/**
 * The climate as a document. Without ids it is a file that makes an equal climate elsewhere; with them
 * (conIds), what an editor changes and sends back.
 */
export function exportClima(clima: Clima, { conIds = false } = {}): ClimaInput {
  const withId = ({ id }: { id: string }) => (conIds ? { id } : {})
  const { gruposDeOpinion, areasDeTrabajo, indicadoresDeMedicion, cuestionario, lectura } = clima.definicion
  const ordenDeGrupo = new Map(gruposDeOpinion.map(({ id, orden }) => [id, orden]))
  return {
    idEmpresa: clima.idEmpresa,
    nombre: clima.nombre,
    fechaInicio: clima.fechaInicio,
    fechaLimite: clima.fechaLimite,
    baseDeCalculo: clima.baseDeCalculo,
    minimoPorGrupo: clima.minimoPorGrupo,
    lectura: lectura ?? 'grupos',
    gruposDeOpinion: gruposDeOpinion.map(({ id, seLeeEnSuArea = false, ...grupo }) => ({
      ...withId({ id }),
      ...grupo,
      seLeeEnSuArea,
    })),
    areasDeTrabajo: areasDeTrabajo.map(({ id, nombre, idsGruposDeOpinion }) => ({
      ...withId({ id }),
      nombre,
      gruposDeOpinion: idsGruposDeOpinion.flatMap((idGrupo) => ordenDeGrupo.get(idGrupo) ?? []),
    })),
    indicadoresDeMedicion,
    cuestionario: {
      tipo: cuestionario.tipo,
      partesCuestionario: cuestionario.partesCuestionario.map((parte) => exportParte(parte, withId)),
    },
  }
}

function exportParte(
  parte: ParteDefinida,
  withId: (elemento: { id: string }) => { id?: string },
): ParteInput {
  const { preguntaAbierta: abierta } = parte
  return {
    ...withId(parte),
    orden: parte.orden,
    tipo: parte.tipo,
    variable: parte.variable,
    preguntaGeneral: parte.preguntaGeneral,
    preguntaAbierta: abierta && { ...withId(abierta), orden: abierta.orden, pregunta: abierta.pregunta },
    cantidadDeOpciones: parte.cantidadDeOpciones,
    ...(parte.tipo === 'tiempoDeLaborarEnEmpresa' && { enOrden: parte.enOrden ?? true }),
    ...(parte.tipo === 'escala' && { puntos: parte.puntos ?? [], eNPS: parte.eNPS ?? false }),
    preguntas: parte.preguntas.map((pregunta) => ({
      ...withId(pregunta),
      orden: pregunta.orden,
      pregunta: pregunta.pregunta,
      factorEvaluado: pregunta.factorEvaluado,
      positiva: pregunta.positiva,
      NoAplica: pregunta.NoAplica,
    })),
  }
}
