import type { Participacion as ParticipacionWire } from '../../../contract/schema.generated.ts'
import { hasMinimo } from '../../../domain/climas/minimo-por-grupo.ts'
import { countPreguntas } from '../../../domain/cuestionario/preguntas-de-parte.ts'
import { computePagina } from '../../../domain/encuesta/avance.ts'
import { lazy } from '../../../domain/resultados/lazy.ts'
import type { ClimaPresentado } from '../../wire/clima-presentado.ts'
import { presentEmpresa } from '../empresas/present-empresa.ts'
import type { ClimaConParticipacion } from './clima-guardado.ts'
import type { Participacion, ParticipacionDeParte } from './participacion.ts'
import { presentCuestionario } from './present-cuestionario.ts'

const presentParte = ({
  id,
  nombre,
  planeados,
  invitados,
  contestaron,
  completas,
}: ParticipacionDeParte) => ({
  id,
  nombre,
  planeados,
  invitados,
  contestaron,
  completas,
})

const presentParticipacion = (participacion: Participacion): ParticipacionWire => ({
  planeados: participacion.planeados,
  invitados: participacion.invitados,
  contestaron: participacion.contestaron,
  completas: participacion.completas,
  porGrupo: participacion.porGrupo.map(presentParte),
  porArea: participacion.porArea.map(presentParte),
})

function presentGruposYAreas({ definicion, participacion }: ClimaConParticipacion) {
  const cuantos = new Map(
    [...participacion.porGrupo, ...participacion.porArea].map((parte) => [parte.id, parte.contestaron]),
  )
  const addContestaron = <T extends { id: string }>(parte: T) => ({
    ...parte,
    contestaron: cuantos.get(parte.id) ?? 0,
  })
  return {
    gruposDeOpinion: definicion.gruposDeOpinion.map(addContestaron),
    areasDeTrabajo: definicion.areasDeTrabajo.map(addContestaron),
  }
}

/** What is made of the structure is made for whoever asks: it is long, and most requests want little of it. */
export function presentClima(clima: ClimaConParticipacion): ClimaPresentado {
  const { cuestionario, indicadoresDeMedicion } = clima.definicion
  const partes = lazy(() => presentGruposYAreas(clima))
  return {
    id: clima.id,
    revision: clima.revision,
    idEmpresa: clima.idEmpresa,
    empresa: presentEmpresa(clima.empresa),
    anio: clima.anio,
    codigo: clima.codigo,
    encuestaActiva: clima.encuestaActiva,
    cerrado: clima.cerrado,
    huellaDeLlave: clima.huellaDeLlave,
    congelado: clima.congelado,
    fechaInicio: clima.fechaInicio,
    fechaLimite: clima.fechaLimite,
    baseDeCalculo: clima.baseDeCalculo,
    minimoPorGrupo: clima.minimoPorGrupo,
    publicacion: hasMinimo(clima) ? clima.publicacion : 0,
    indicadoresDeMedicion,
    get gruposDeOpinion() {
      return partes().gruposDeOpinion
    },
    get areasDeTrabajo() {
      return partes().areasDeTrabajo
    },
    get cuestionario() {
      return presentCuestionario(cuestionario)
    },
    get cantidadDePreguntas() {
      return countPreguntas(cuestionario)
    },
    get cantidadDePaginas() {
      return computePagina(cuestionario, new Set()).totalPages
    },
    get participacion() {
      return presentParticipacion(clima.participacion)
    },
    correcciones: (clima.definicion.correcciones ?? []).map(({ antes, ahora }) => ({ antes, ahora })),
  }
}
