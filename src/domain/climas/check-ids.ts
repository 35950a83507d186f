import type { Ruta } from '../validacion/leido.ts'
import type { ClimaInput } from './clima-input.ts'
import type { Definicion } from './definicion.ts'
import type { Revision } from './revision.ts'

type ConId = { id: string | null | undefined; ruta: Ruta; lugar: string }

/** In an update an id keeps what already exists: it must be of this climate, of its kind, and come once. */
export function checkIds(revision: Revision, clima: ClimaInput, actual: Definicion) {
  const partes = clima.cuestionario.partesCuestionario.map((parte, i) => ({
    parte,
    ruta: ['cuestionario', 'partesCuestionario', i],
    lugar: `Parte ${parte.orden}`,
  }))
  const preguntas = partes.flatMap(({ parte, ruta, lugar }): ConId[] => [
    ...parte.preguntas.map(({ id, orden }, i) => ({
      id,
      ruta: [...ruta, 'preguntas', i, 'id'],
      lugar: `${lugar}, pregunta ${orden}`,
    })),
    {
      id: parte.preguntaAbierta?.id,
      ruta: [...ruta, 'preguntaAbierta', 'id'],
      lugar: `${lugar}, pregunta abierta`,
    },
  ])

  checkIdsDeClase(revision, listIds(actual.gruposDeOpinion), [
    ...clima.gruposDeOpinion.map(({ id, orden }, i) => ({
      id,
      ruta: ['gruposDeOpinion', i, 'id'],
      lugar: `Grupo de opinión ${orden}`,
    })),
  ])
  checkIdsDeClase(revision, listIds(actual.areasDeTrabajo), [
    ...clima.areasDeTrabajo.map(({ id }, i) => ({
      id,
      ruta: ['areasDeTrabajo', i, 'id'],
      lugar: `Área de trabajo ${i + 1}`,
    })),
  ])
  checkIdsDeClase(
    revision,
    listIds(actual.cuestionario.partesCuestionario),
    partes.map(({ parte, ruta, lugar }) => ({ id: parte.id, ruta: [...ruta, 'id'], lugar })),
  )
  checkIdsDeClase(revision, listIdsDePreguntas(actual), preguntas)
}

const listIds = (elementos: readonly { id: string }[]) => new Set(elementos.map(({ id }) => id))

const listIdsDePreguntas = ({ cuestionario }: Definicion) =>
  listIds(
    cuestionario.partesCuestionario.flatMap((p) => [
      ...p.preguntas,
      ...(p.preguntaAbierta ? [p.preguntaAbierta] : []),
    ]),
  )

function checkIdsDeClase(revision: Revision, existentes: ReadonlySet<string>, elementos: readonly ConId[]) {
  const vistos = new Set<string>()
  for (const { id, ruta, lugar } of elementos) {
    if (id == null) continue
    if (!existentes.has(id)) revision.note(ruta, lugar, `el id «${id}» no es de este clima.`)
    else if (vistos.has(id)) revision.note(ruta, lugar, `el id «${id}» se repite.`)
    vistos.add(id)
  }
}
