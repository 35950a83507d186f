import { TIPOS_DE_PARTE } from '../cuestionario/cuestionario.ts'
import {
  type AreaDeTrabajoInput,
  BASES_DE_CALCULO,
  type ClimaInput,
  type CuestionarioInput,
  type GrupoDeOpinionInput,
  type IndicadorInput,
  type ParteInput,
  type PreguntaAbiertaInput,
  type PreguntaInput,
} from './clima-input.ts'
import {
  type Leido,
  readBooleano,
  readEntero,
  readLista,
  readObjeto,
  readOpcional,
  readTexto,
  readUnoDe,
  readWith,
} from './lector.ts'

const id = readOpcional(readTexto)

export const readIndicadores = readLista(
  readObjeto<IndicadorInput>({
    nombre: readTexto,
    variables: readLista(
      readObjeto({
        nombre: readTexto,
        descripcion: readTexto,
        factoresEvaluados: readLista(readObjeto({ nombre: readTexto, positiva: readBooleano })),
      }),
    ),
  }),
)

const readPregunta = readObjeto<Required<PreguntaInput>>({
  id,
  orden: readEntero,
  pregunta: readTexto,
  factorEvaluado: readOpcional(readTexto),
  positiva: readOpcional(readBooleano),
  NoAplica: readOpcional(readBooleano),
})

const readParte = readObjeto<Required<ParteInput>>({
  id,
  orden: readEntero,
  tipo: readUnoDe(TIPOS_DE_PARTE),
  variable: readOpcional(readTexto),
  preguntaGeneral: readOpcional(readTexto),
  preguntaAbierta: readOpcional(
    readObjeto<Required<PreguntaAbiertaInput>>({ id, orden: readEntero, pregunta: readTexto }),
  ),
  cantidadDeOpciones: readOpcional(readEntero),
  preguntas: readLista(readPregunta),
})

const readClimaInput = readObjeto<Required<ClimaInput>>({
  idEmpresa: readTexto,
  fechaInicio: readEntero,
  fechaLimite: readOpcional(readEntero),
  baseDeCalculo: readOpcional(readUnoDe(BASES_DE_CALCULO)),
  minimoPorGrupo: readOpcional(readEntero),
  gruposDeOpinion: readLista(
    readObjeto<Required<GrupoDeOpinionInput>>({
      id,
      orden: readEntero,
      nombre: readTexto,
      encuestadosPlaneados: readEntero,
    }),
  ),
  areasDeTrabajo: readLista(
    readObjeto<Required<AreaDeTrabajoInput>>({
      id,
      nombre: readTexto,
      gruposDeOpinion: readLista(readEntero),
    }),
  ),
  indicadoresDeMedicion: readIndicadores,
  cuestionario: readObjeto<CuestionarioInput>({ tipo: readTexto, partesCuestionario: readLista(readParte) }),
})

/** The shape of an imported file, as strict as the API's; its rules are checkClima's. */
export function parseClimaInput(json: unknown): Leido<ClimaInput> {
  return readWith(readClimaInput, json)
}
