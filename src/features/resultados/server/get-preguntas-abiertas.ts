import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { PreguntasAbiertasDeGrupo } from '#contract/schema.generated.ts'
import type { Definicion } from '#domain/climas/definicion.ts'
import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { listPreguntas } from '#domain/cuestionario/preguntas-de-parte.ts'
import {
  addTextos,
  createSinGrupoDeArea,
  SIN_GRUPO,
  sortSinOrigen,
  type TextosReunidos,
} from '#domain/resultados/respuestas-abiertas.ts'
import { findReserva } from '#domain/resultados/supresion/patron.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { readTextos as readVivos } from '#features/encuesta/server/count-hojas.ts'
import { listPatrones } from '#features/publicacion/server/bloques.ts'
import { listTextos } from '#features/publicacion/server/list-textos.ts'
import type { AppContext } from '#server/context/context.ts'
import { inOwnSnapshot, type Tx } from '#server/db/engine/transaction.ts'
import { findLlaveParaContar } from '#server/llaves/create-llave.ts'
import { isPublicado } from './leer-resultados.ts'

type Ctx = Pick<AppContext, 'db' | 'config' | 'secret'>

async function readTextos(ctx: Ctx, tx: Tx, clima: ClimaGuardado) {
  if (!isPublicado(clima)) {
    const textos: TextosReunidos = new Map()
    addTextos(textos, await readVivos(tx, { ...clima, llave: await findLlaveParaContar(ctx, clima) }))
    return { textos, findReservaDe: () => null }
  }
  const patrones = await listPatrones(tx, clima.id)
  return {
    textos: await listTextos(tx, clima.id),
    findReservaDe: (idGrupo: string) => (hasMinimo(clima) ? findReserva(patrones, 'grupos', idGrupo) : null),
  }
}

/** Every open question: what nobody answered is there, with no answers. */
function presentPreguntas({ cuestionario }: Definicion, textos: TextosReunidos, idGrupo: string | null) {
  return listPreguntas(cuestionario)
    .filter(({ clase }) => clase === 'abierta')
    .map(({ id, orden, pregunta }) => ({
      id,
      orden,
      pregunta,
      respuestas: sortSinOrigen(textos.get(idGrupo)?.get(id) ?? []),
    }))
}

/** Every group; and after them, beside their area or beside nothing, what people wrote whose group may not be shown. */
export async function getPreguntasAbiertas(
  ctx: Ctx,
  { idClima }: { idClima: string },
): Promise<PreguntasAbiertasDeGrupo[]> {
  const { definicion, textos, findReservaDe } = await inOwnSnapshot(ctx, async (tx) => {
    const clima = await requireClima(tx, idClima)
    return { definicion: clima.definicion, ...(await readTextos(ctx, tx, clima)) }
  })
  const grupos: PreguntasAbiertasDeGrupo[] = []
  for (const { id, orden, nombre, encuestadosPlaneados } of definicion.gruposDeOpinion) {
    const preguntasAbiertas = presentPreguntas(definicion, textos, id)
    grupos.push({ id, orden, nombre, encuestadosPlaneados, reserva: findReservaDe(id), preguntasAbiertas })
    await yieldToOthers()
  }
  const aparte = [
    ...definicion.areasDeTrabajo.map((area) => ({ de: area.id, ...createSinGrupoDeArea(area) })),
    { de: null, ...SIN_GRUPO },
  ].filter(({ de }) => textos.has(de))
  return [
    ...grupos,
    ...aparte.map(({ de, ...grupo }) => ({
      ...grupo,
      preguntasAbiertas: presentPreguntas(definicion, textos, de),
    })),
  ]
}
