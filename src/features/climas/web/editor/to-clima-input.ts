import type { ClimaInput, ParteInput, PreguntaInput } from '#domain/climas/clima-input.ts'
import { canMedir } from '#domain/cuestionario/tipos-de-parte.ts'
import type { Borrador, Parte, Pregunta, Variable } from './borrador.ts'

const keepId = ({ id }: { id?: string }) => (id ? { id } : {})

/** An empty field is no number: the check then says that one is missing. */
const parseEntero = (texto: string) => (texto.trim() === '' ? Number.NaN : Number(texto))

/** The document to check and to save. Lists keep their places, so that a problem's path leads back to the draft. */
export function toClimaInput(borrador: Borrador): ClimaInput {
  const variables = new Map(
    borrador.indicadores
      .flatMap((indicador) => indicador.variables)
      .map((variable) => [variable.clave, variable]),
  )
  return {
    idEmpresa: borrador.idEmpresa,
    nombre: borrador.nombre,
    fechaInicio: borrador.fechaInicio,
    fechaLimite: borrador.fechaLimite,
    baseDeCalculo: borrador.baseDeCalculo,
    minimoPorGrupo: borrador.minimoPorGrupo,
    lectura: borrador.lectura,
    gruposDeOpinion: borrador.grupos.map((grupo) => ({
      ...keepId(grupo),
      orden: grupo.orden,
      nombre: grupo.nombre,
      encuestadosPlaneados: parseEntero(grupo.encuestadosPlaneados),
      seLeeEnSuArea: grupo.seLeeEnSuArea,
    })),
    areasDeTrabajo: borrador.areas.map((area) => ({
      ...keepId(area),
      nombre: area.nombre,
      gruposDeOpinion: borrador.grupos.filter((grupo) => grupo.area === area.clave).map(({ orden }) => orden),
    })),
    indicadoresDeMedicion: borrador.indicadores.map((indicador) => ({
      nombre: indicador.nombre,
      variables: indicador.variables.map(({ nombre, descripcion, factores }) => ({
        nombre,
        descripcion,
        factoresEvaluados: factores.map((factor) => ({ nombre: factor.nombre, positiva: factor.positiva })),
      })),
    })),
    cuestionario: {
      tipo: borrador.tipo,
      partesCuestionario: borrador.partes.map((parte) => toParteInput(parte, variables)),
    },
  }
}

function toParteInput(parte: Parte, variables: ReadonlyMap<string, Variable>): ParteInput {
  const variable = parte.variable === null ? undefined : variables.get(parte.variable)
  const abierta = parte.preguntas.find((pregunta) => pregunta.abierta)
  return {
    ...keepId(parte),
    orden: parte.orden,
    tipo: parte.tipo,
    variable: (canMedir(parte.tipo) ? variable?.nombre : parte.nombre) || null,
    preguntaGeneral: parte.preguntaGeneral || null,
    preguntaAbierta: abierta
      ? { ...keepId(abierta), orden: abierta.orden, pregunta: abierta.pregunta }
      : null,
    cantidadDeOpciones: toCantidad(parte),
    ...(parte.tipo === 'tiempoDeLaborarEnEmpresa' && { enOrden: parte.enOrden }),
    ...(parte.tipo === 'escala' && { puntos: parte.puntos, eNPS: parte.eNPS }),
    preguntas: parte.preguntas
      .filter((pregunta) => !pregunta.abierta)
      .map((pregunta) => toPreguntaInput(pregunta, variable)),
  }
}

const toCantidad = ({ tipo, cantidadDeOpciones }: Parte) =>
  tipo !== 'seleccionMultiple' || cantidadDeOpciones.trim() === '' ? null : Number(cantidadDeOpciones)

/** A factor of another variable than the part's is none. */
function toPreguntaInput(pregunta: Pregunta, variable: Variable | undefined): PreguntaInput {
  const factor = variable?.factores.find(({ clave }) => clave === pregunta.factor)
  return {
    ...keepId(pregunta),
    orden: pregunta.orden,
    pregunta: pregunta.pregunta,
    factorEvaluado: factor?.nombre ?? null,
    positiva: pregunta.positiva,
    NoAplica: pregunta.NoAplica,
  }
}
