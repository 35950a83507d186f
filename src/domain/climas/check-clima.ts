import type { Ruta } from '../validacion/leido.ts'
import { checkParte } from './check-parte.ts'
import type { ClimaInput } from './clima-input.ts'
import type { Definicion } from './definicion.ts'
import { LIMITES } from './limites.ts'
import { isMinimoPorGrupo, LIMITES_DEL_MINIMO } from './minimo-por-grupo.ts'
import { formatNombre } from './nombres.ts'
import type { ProblemaDeRegla } from './problema.ts'
import {
  checkCantidad,
  checkEntero,
  checkNombres,
  checkOrdenes,
  checkTexto,
  checkTextoRequerido,
  createRevision,
  type Revision,
} from './revision.ts'

function checkCuestionario(revision: Revision, { cuestionario, indicadoresDeMedicion }: ClimaInput) {
  const { tipo, partesCuestionario: partes } = cuestionario
  const raiz = ['cuestionario', 'partesCuestionario']
  const factoresDeVariable = new Map(
    indicadoresDeMedicion
      .flatMap((indicador) => indicador.variables)
      .map(({ nombre, factoresEvaluados }) => [
        formatNombre(nombre),
        factoresEvaluados.map((factor) => formatNombre(factor.nombre)),
      ]),
  )

  checkTexto(revision, ['cuestionario', 'tipo'], 'Cuestionario', 'el tipo', tipo, LIMITES.nombre)
  if (partes.length === 0) revision.note(raiz, 'Cuestionario', 'falta al menos una parte.')
  checkOrdenes(
    revision,
    partes.map(({ orden }, i) => ({ orden, ruta: [...raiz, i, 'orden'], lugar: `Parte ${orden}` })),
  )
  partes.forEach((parte, i) => {
    checkParte(revision, [...raiz, i], parte, factoresDeVariable)
  })

  const deAntiguedad = partes.flatMap((parte, i) =>
    parte.tipo === 'tiempoDeLaborarEnEmpresa' ? [{ parte, i }] : [],
  )
  for (const { parte, i } of deAntiguedad.slice(1))
    revision.note(
      [...raiz, i, 'tipo'],
      `Parte ${parte.orden}`,
      'solo puede haber una parte de tiempo de laborar en la empresa.',
    )

  const preguntas = partes.reduce(
    (n, parte) => n + parte.preguntas.length + (parte.preguntaAbierta ? 1 : 0),
    0,
  )
  checkCantidad(revision, raiz, 'Preguntas del cuestionario', preguntas, [0, LIMITES.preguntas])
}

type GruposYAreas = Pick<ClimaInput, 'gruposDeOpinion' | 'areasDeTrabajo'>

function checkGruposYAreas(revision: Revision, clima: GruposYAreas) {
  checkGrupos(revision, clima)
  checkAreas(revision, clima)
  checkUnAreaPorGrupo(revision, clima)
}

function checkGrupos(revision: Revision, { gruposDeOpinion }: GruposYAreas) {
  checkCantidad(revision, ['gruposDeOpinion'], 'Grupos de opinión', gruposDeOpinion.length, [
    1,
    LIMITES.grupos,
  ])
  const lugares = gruposDeOpinion.map((grupo, i) => ({
    ...grupo,
    ruta: ['gruposDeOpinion', i],
    lugar: `Grupo de opinión ${grupo.orden}`,
  }))
  checkOrdenes(
    revision,
    lugares.map((grupo) => ({ ...grupo, ruta: [...grupo.ruta, 'orden'] })),
  )
  checkNombres(
    revision,
    'el nombre',
    lugares.map((grupo) => ({ ...grupo, ruta: [...grupo.ruta, 'nombre'] })),
  )
  for (const { ruta, lugar, encuestadosPlaneados } of lugares)
    checkEntero(
      revision,
      [...ruta, 'encuestadosPlaneados'],
      lugar,
      'la cantidad de encuestados planeados',
      encuestadosPlaneados,
      [0, LIMITES.encuestadosPlaneados],
    )
}

function checkAreas(revision: Revision, { areasDeTrabajo }: GruposYAreas) {
  checkCantidad(revision, ['areasDeTrabajo'], 'Áreas de trabajo', areasDeTrabajo.length, [0, LIMITES.areas])
  const lugares = areasDeTrabajo.map(({ nombre }, i) => ({
    nombre,
    ruta: ['areasDeTrabajo', i, 'nombre'],
    lugar: `Área de trabajo ${i + 1}`,
  }))
  checkNombres(revision, 'el nombre', lugares)
}

/** Every group belongs to exactly one area. */
function checkUnAreaPorGrupo(revision: Revision, { gruposDeOpinion, areasDeTrabajo }: GruposYAreas) {
  const areaDeGrupo = new Map<number, string>()
  const ordenes = new Set(gruposDeOpinion.map(({ orden }) => orden))

  areasDeTrabajo.forEach(({ nombre, gruposDeOpinion: grupos }, i) => {
    const ruta = ['areasDeTrabajo', i, 'gruposDeOpinion']
    const area =
      formatNombre(nombre) === '' ? `El área de trabajo ${i + 1}` : `El área «${formatNombre(nombre)}»`
    if (grupos.length === 0) revision.note(ruta, area, 'no tiene ningún grupo de opinión.', ' ')
    grupos.forEach((orden, j) => {
      const otra = areaDeGrupo.get(orden)
      if (!ordenes.has(orden))
        revision.note([...ruta, j], area, `nombra el grupo ${orden}, que no existe.`, ' ')
      else if (otra !== undefined)
        revision.note(
          [...ruta, j],
          `El grupo de opinión ${orden}`,
          `está dos veces: en ${otra} y en ${lower(area)}.`,
          ' ',
        )
      else areaDeGrupo.set(orden, lower(area))
    })
  })

  gruposDeOpinion.forEach(({ orden, nombre }, i) => {
    if (areaDeGrupo.has(orden)) return
    const grupo = `El grupo de opinión ${orden} «${formatNombre(nombre)}»`
    revision.note(['gruposDeOpinion', i], grupo, 'no está en ningún área de trabajo.', ' ')
  })
}

const lower = (frase: string) => frase.charAt(0).toLowerCase() + frase.slice(1)

type ConId = { id: string | null | undefined; ruta: Ruta; lugar: string }

/** In an update an id keeps what already exists: it must be of this climate, of its kind, and come once. */
function checkIds(revision: Revision, clima: ClimaInput, actual: Definicion) {
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

/** Rounds are compared by name: indicators and variables are unique in the climate, factors in their variable. */
function checkIndicadores(revision: Revision, { indicadoresDeMedicion }: ClimaInput) {
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

const ULTIMA_FECHA = Date.UTC(9999, 11, 31)

/**
 * Every rule of a climate's document; an empty list means it may be saved. `actual`: the structure an update
 * starts from, null for a new climate, where ids in the document mean nothing.
 */
export function checkClima(clima: ClimaInput, actual: Definicion | null): ProblemaDeRegla[] {
  const revision = createRevision()
  checkTextoRequerido(revision, ['idEmpresa'], 'Clima', 'la empresa', clima.idEmpresa, 100)
  checkTexto(revision, ['nombre'], 'Ronda', 'el nombre', clima.nombre ?? '', LIMITES.nombreDeRonda)
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
