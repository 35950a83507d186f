import { isRequiredArgument } from 'graphql'
import { mayCall } from '../../src/contract/permisos.ts'
import type { ClimaInput } from '../../src/domain/climas/clima-input.ts'
import { climaCorto } from '../../src/domain/climas/testing/clima-corto.ts'
import { listPartes, listPreguntasDeParte } from '../../src/domain/cuestionario/preguntas-de-parte.ts'
import type { logInToClimas } from '../../src/features/climas/server/testing/climas-de-prueba.ts'
import * as climas from '../../src/features/climas/web/climas.generated.ts'
import { callEncuesta } from '../../src/features/encuesta/server/testing/encuesta-de-prueba.ts'
import * as informe from '../../src/features/informe/web/informe.generated.ts'
import * as resultados from '../../src/features/resultados/web/resultados.generated.ts'
import { readLibro } from '../../src/server/excel/testing/read-libro.ts'
import { inviteEncuestado, requireAbierto } from '../support/respuestas-de-prueba.ts'
import { listCalls } from '../support/schema-calls.ts'
import type { TestApp } from '../support/test-app.ts'
import { createComparable } from './comparable.ts'
import { ANTIGUEDADES, GRUPOS, type Historia, type Paso, type Persona, PUNTOS } from './historia.ts'
import { readArchivos } from './read-archivos.ts'

type Staff = Awaited<ReturnType<typeof logInToClimas>>

const [caras, servicios, multiple, abiertas, antiguedad] = climaCorto.cuestionario.partesCuestionario

const DOCUMENTO: Omit<ClimaInput, 'idEmpresa' | 'fechaInicio' | 'minimoPorGrupo'> = {
  ...climaCorto,
  fechaLimite: null,
  gruposDeOpinion: GRUPOS.map((_, i) => ({
    orden: i + 1,
    nombre: `Grupo ${i + 1}`,
    encuestadosPlaneados: 99,
  })),
  areasDeTrabajo: [0, 1, 2].map((area) => ({
    nombre: `Área ${area + 1}`,
    gruposDeOpinion: GRUPOS.flatMap((suya, i) => (suya === area ? [i + 1] : [])),
  })),
  cuestionario: {
    tipo: 'clima',
    partesCuestionario: [
      caras!,
      servicios!,
      {
        orden: 3,
        tipo: 'escala',
        preguntaGeneral: 'Del 0 al 10',
        eNPS: true,
        puntos: Array.from({ length: PUNTOS }, (_, punto) => ({
          texto: String(punto),
          favorable: punto > 8,
        })),
        preguntas: [{ orden: 1, pregunta: '¿Recomendarías trabajar aquí?' }],
      },
      { ...multiple!, orden: 4 },
      { ...abiertas!, orden: 5 },
      {
        ...antiguedad!,
        orden: 6,
        preguntas: Array.from({ length: ANTIGUEDADES }, (_, i) => ({
          orden: i + 1,
          pregunta: `Tramo ${i + 1}`,
        })),
      },
    ],
  },
}

/** Every operation of the screens that is about one climate: what charts, the tables under them and texts are drawn from. */
const DE_PANTALLAS = [resultados, climas, informe]
  .flatMap((operaciones) => Object.values(operaciones) as unknown[])
  .filter(
    (operacion): operacion is string =>
      typeof operacion === 'string' &&
      /^query \w+\(\$idClima:ID!/.test(operacion) &&
      !/:ID!.*:ID!/.test(operacion.split('{')[0]!),
  )

/** What the schema offers about a climate, so that a field added tomorrow is looked at too. */
const DEL_ESQUEMA = listCalls(3)
  .filter(
    ({ query, llamada, name, args }) =>
      query.startsWith('query') &&
      mayCall(llamada, 'administrador') &&
      // Who is invited and how far they are is told to staff person by person; it is no figure of answers.
      name !== 'appInfo.getEncuestados' &&
      name !== 'getEncuestado' &&
      args.some((arg) => arg.name === 'idClima') &&
      args.every((arg) => arg.name === 'idClima' || !isRequiredArgument(arg)),
  )
  .map(({ query }) => query)

/** Workbooks are read cell by cell, at the end of a round; document, template, poster and kiosk code of a climate hold no answer. */
const APARTE =
  /getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados|getExcelDe|getDocumentoDeClima|getPlantillaDeLista|getCodigoDeKiosco|getCartel/

/** Single answers, which stand too deep to be asked for with the rest. */
const RESPUESTAS = `query($idClima: ID!) {
  appInfo { getIndicadoresDeMedicionSatisfaccionGeneral(idClima: $idClima) { variables { ...Respuestas } } }
  getAreasDeTrabajoSatisfaccionGeneral(idClima: $idClima) { gruposDeOpinion { variables { ...Respuestas } } }
  getAntiguedadSatisfaccionGeneral(idClima: $idClima) { indicadoresDeMedicion { variables { ...Respuestas } } } }
  fragment Respuestas on Variable {
    preguntas { respuestas { ...Una } }
    factoresEvaluados { respuestas { ...Una } respuestasNoAplica { ...Una } } }
  fragment Una on RespuestaDeResultado { idPregunta respuesta idGrupoDeOpinion idPreguntaAntiguedad }`

/** They stand too deep as well. */
export const ENPS = `query($idClima: ID!) { appInfo { getENPS(idClima: $idClima) { preguntas {
  conjuntos { conjunto { id nombre personas reserva } eNPS { ...Suyo } } rondas { periodo eNPS { ...Suyo } } } } } }
  fragment Suyo on ENPS { puntos desde hasta personas promotores pasivos detractores }`

export const CONSULTAS = [...new Set([...DEL_ESQUEMA, ...DE_PANTALLAS, RESPUESTAS, ENPS])].filter(
  (consulta) => !APARTE.test(consulta),
)

/** Asked of every area, group and seniority in turn. */
export const POR_PARTE = [
  `query($idClima: ID!, $idParte: ID) { appInfo {
    getCifraDePlan(idClima: $idClima, clase: variable, medida: "Liderazgo", idParte: $idParte) { hoy personas margen } } }`,
  `query($idClima: ID!, $idParte: ID) { appInfo { getDistribucionDePreguntas(idClima: $idClima, idParte: $idParte) {
    reserva encuestados preguntas { porcentajePregunta cuentas } } } }`,
  `query($idClima: ID!, $idParte: ID) { appInfo { getCambios(idClima: $idClima, idParte: $idParte) {
    personas personasAntes filas { antes ahora cambio { puntos desde hasta veredicto } } } } }`,
]

/** Asked against every other round of the company in turn. */
export const POR_COMPARADA = ['empresa', 'areas', 'grupos', 'antiguedades'].map(
  (de) => `query($idClima: ID!, $idComparado: ID!) { appInfo {
    getComparabilidad(idClima: $idClima, idComparado: $idComparado, de: ${de}) {
      claros { conjunto clase nombre variable veredicto } } } }`,
)

/** Under this name, what the files of the report say. */
export const ARCHIVOS = 'Archivos del informe'

export interface Vista {
  respuestas: Map<string, string>
  /** People behind the figures of each shown set, as anybody reads them: group, area and seniority by their place. */
  n: Map<string, number>
  /** By set, the questions that have a figure there. */
  preguntas: Map<string, Set<number>>
  /** Seniorities by their place, as they are read: those of a run together. */
  tramos: number[][]
}

/** A round that one history happens to, and what staff see of it. */
export async function createMundo(
  app: TestApp,
  staff: Staff,
  idEmpresa: string,
  anio: number,
  { minimo, lectura, enSuArea }: Pick<Historia, 'minimo' | 'lectura' | 'enSuArea'>,
) {
  const { data, errors } = await staff.insertClima({
    ...DOCUMENTO,
    gruposDeOpinion: DOCUMENTO.gruposDeOpinion.map((grupo, i) => ({
      ...grupo,
      seLeeEnSuArea: enSuArea.includes(i),
    })),
    lectura,
    idEmpresa,
    minimoPorGrupo: minimo,
    fechaInicio: Date.UTC(anio, 5, 1),
  })
  if (errors) throw new Error(errors[0].message)
  const idClima: string = data.insertClimaOrganizacional.id
  await staff.changeActiva(idClima, true)
  const { clima } = await requireAbierto(app.ctx, idClima)
  const partes = listPartes(clima.definicion.cuestionario)
  const write = createComparable([clima.definicion])
  const ids = new Map<number, string>()
  const mutate = async (query: string, variables: object = {}) => {
    const answer = await staff.call(query, { idClima, ...variables })
    return answer.errors?.[0] ?? null
  }

  async function contestar(quien: number, { grupo, antiguedad: tramo, hoja }: Persona) {
    const encuestado = await inviteEncuestado(app.ctx, idClima, {
      idGrupo: clima.definicion.gruposDeOpinion[grupo]!.id,
    })
    ids.set(quien, encuestado.id)
    const codigos = [...hoja.codigos]
    const textos = [...hoja.textos]
    const respuestas = partes.flatMap((parte) =>
      listPreguntasDeParte(parte).map(({ id, clase }) => {
        if (clase === 'abierta') return { idPregunta: id, respuesta: textos.shift()! }
        if (clase !== 'opcion') return { idPregunta: id, respuesta: codigos.shift()! }
        const elegida = parte.tipo === 'tiempoDeLaborarEnEmpresa' ? tramo : hoja.beneficio
        return { idPregunta: id, respuesta: String(parte.preguntas[elegida]!.id === id) }
      }),
    )
    const guardadas = await callEncuesta(app, idClima).save(encuestado.token, respuestas)
    if (guardadas.errors) throw new Error(guardadas.errors[0].message)
  }

  async function readExcel(): Promise<string> {
    const { data } = await staff.call(
      'query($idClima: ID!) { getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados(idClima: $idClima) }',
      { idClima },
    )
    const url: string = data?.getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados ?? ''
    if (!url) return ''
    const libro = await readLibro(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
    // Texts stand in an order of their own making.
    const celdas = libro.flatMap(({ nombre, celdas: suyas }) =>
      [...suyas].map(([lugar, { valor }]) =>
        typeof valor === 'string' && valor.startsWith('texto ')
          ? `${nombre} ${valor}`
          : `${nombre} ${lugar} ${valor}`,
      ),
    )
    return celdas.sort().join('\n')
  }

  const listPartesDeClima = () => [
    ...clima.definicion.areasDeTrabajo.map(({ id }) => id),
    ...clima.definicion.gruposDeOpinion.map(({ id }) => id),
    ...partes.flatMap((parte) =>
      parte.tipo === 'tiempoDeLaborarEnEmpresa' ? parte.preguntas.map(({ id }) => id) : [],
    ),
  ]

  function fillVariables(consulta: string): Record<string, unknown> {
    const declaradas = consulta.split('{')[0]!.matchAll(/\$(\w+): ?(\w+)(!?)/g)
    return Object.fromEntries(
      [...declaradas].map(([, nombre, tipo, requerida]) => [
        nombre!,
        nombre === 'idClima' ? idClima : requerida && tipo === 'Boolean' ? true : null,
      ]),
    )
  }

  async function lookAtPartes(respuestas: Map<string, string>): Promise<void> {
    for (const [lugar, idParte] of listPartesDeClima().entries())
      for (const consulta of POR_PARTE) {
        const { data, errors } = await staff.call(consulta, { idClima, idParte })
        respuestas.set(`${lugar} ${consulta}`, write(errors ? errors[0].extensions.code : data))
      }
  }

  async function lookAtComparadas(respuestas: Map<string, string>): Promise<void> {
    const { data } = await staff.call('{ climasOrganizacionales { id idEmpresa fechaInicio } }')
    const otras = (data.climasOrganizacionales as { id: string; idEmpresa: string; fechaInicio: number }[])
      .filter((otra) => otra.idEmpresa === idEmpresa && otra.id !== idClima)
      .sort((una, otra) => una.fechaInicio - otra.fechaInicio)
    for (const [lugar, { id: idComparado }] of otras.entries())
      for (const consulta of POR_COMPARADA) {
        const { data, errors } = await staff.call(consulta, { idClima, idComparado })
        if (errors) throw new Error(errors[0].message)
        respuestas.set(`${lugar} ${consulta}`, write(data))
      }
  }

  /** Everything that can be asked about the round. */
  async function look({ conLibro = false } = {}): Promise<Vista> {
    const respuestas = new Map<string, string>()
    for (const consulta of CONSULTAS) {
      const answer = await staff.call(consulta, fillVariables(consulta))
      const codigo = answer.errors?.[0].extensions.code
      if (codigo && !['CONFLICT', 'NOT_FOUND', 'FORBIDDEN'].includes(codigo))
        throw new Error(`${consulta.slice(0, 80)}: ${answer.errors[0].message}`)
      respuestas.set(consulta, write(answer.data ?? codigo))
    }
    if (conLibro) {
      respuestas.set('Excel', await readExcel())
      respuestas.set(ARCHIVOS, JSON.stringify(await readArchivos(app.ctx, idClima)))
      await lookAtPartes(respuestas)
      await lookAtComparadas(respuestas)
    }
    return { respuestas, ...(await readConjuntos()) }
  }

  async function readConjuntos(): Promise<Omit<Vista, 'respuestas'>> {
    const preguntas = 'variables { preguntas { porcentajePregunta } }'
    const { data } = await staff.call(
      `query($idClima: ID!) {
        appInfo { climaOrganizacional(idClima: $idClima) { dataProcesada { cantidadDeEncuestados } } }
        areas: getAreasDeTrabajoSatisfaccionGeneral(idClima: $idClima) { encuestadosEnCifras ${preguntas}
          gruposDeOpinion { encuestadosEnCifras ${preguntas} } }
        antiguedades: getAntiguedadSatisfaccionGeneral(idClima: $idClima) { idsPreguntas reserva cantidadEncuestadosAntiguedad
          indicadoresDeMedicion { ${preguntas} } } }`,
      { idClima },
    )
    const n = new Map<string, number>()
    const porConjunto = new Map<string, Set<number>>()
    const add = (clave: string, cuantas: number | null, variables: any[]) => {
      n.set(clave, cuantas ?? 0)
      const cifras = variables.flatMap((v) => v.preguntas).map((p: any) => p.porcentajePregunta)
      porConjunto.set(
        clave,
        new Set(cifras.flatMap((cifra: number | null, i: number) => (cifra === null ? [] : [i]))),
      )
    }
    n.set('empresa', data.appInfo.climaOrganizacional.dataProcesada.cantidadDeEncuestados)
    let grupo = 0
    for (const [i, area] of data.areas.entries()) {
      add(`area ${i}`, area.encuestadosEnCifras, area.variables)
      for (const suyo of area.gruposDeOpinion)
        add(`grupo ${grupo++}`, suyo.encuestadosEnCifras, suyo.variables)
    }
    for (const [i, tramo] of data.antiguedades.entries())
      add(
        `antiguedad ${i}`,
        tramo.reserva === null ? tramo.cantidadEncuestadosAntiguedad : 0,
        tramo.indicadoresDeMedicion.flatMap((indicador: any) => indicador.variables),
      )
    const opciones = data.antiguedades.flatMap(({ idsPreguntas }: any) => idsPreguntas)
    const tramos = data.antiguedades.flatMap(({ reserva, idsPreguntas }: any) =>
      reserva === null ? [idsPreguntas.map((id: string) => opciones.indexOf(id))] : [],
    )
    return { n, preguntas: porConjunto, tramos }
  }

  /** False: was deleted before. */
  async function borrar(quien: number): Promise<boolean> {
    const id = ids.get(quien)
    if (!id) return false
    await mutate(
      'mutation($idClima: ID!, $id: ID!) { deleteEncuesta(idClima: $idClima, idEncuesta: $id) { idEncuesta } }',
      { id },
    )
    return ids.delete(quien)
  }

  async function pausar(): Promise<void> {
    await staff.changeActiva(idClima, false)
    await staff.changeActiva(idClima, true)
  }

  /** Whether it was not refused. */
  async function publicarOCerrar(cerrar: boolean): Promise<boolean> {
    await staff.changeActiva(idClima, false)
    const fallo = cerrar
      ? await staff.cerrar(idClima)
      : await mutate('mutation($idClima: ID!) { publicarResultados(idClima: $idClima) { id } }')
    if (!cerrar) await staff.changeActiva(idClima, true)
    return cerrar || !fallo
  }

  /** Whose sheets wait for a publication after what somebody did. */
  async function obrar(paso: Paso, personas: readonly Persona[], esperan: number[]): Promise<number[]> {
    if (paso.que === 'contestar') {
      await contestar(paso.quien, personas[paso.quien]!)
      return [...esperan, paso.quien]
    }
    if (paso.que === 'borrar' && (await borrar(paso.quien)))
      return esperan.filter((quien) => quien !== paso.quien)
    if (paso.que === 'pausar') await pausar()
    return esperan
  }

  /** Lets the history happen. After each publication, whose sheets it took and what is seen then. */
  async function live({ pasos, personas }: Historia) {
    const bloques: { quienes: number[]; vista: Vista }[] = []
    let esperan: number[] = []
    for (const paso of pasos) {
      if (paso.que === 'publicar' || paso.que === 'cerrar') {
        const hecho = await publicarOCerrar(paso.que === 'cerrar')
        const vista = await look()
        const publico = hecho && vista.n.get('empresa')! > (bloques.at(-1)?.vista.n.get('empresa') ?? 0)
        bloques.push({ quienes: publico ? esperan : [], vista })
        if (publico) esperan = []
      } else esperan = await obrar(paso, personas, esperan)
    }
    return { bloques, esperan, final: await look({ conLibro: true }) }
  }

  /** The same, looked at by nobody until its end, and without its files. */
  async function liveUnseen({ pasos, personas }: Historia): Promise<Vista> {
    for (const paso of pasos) {
      if (paso.que === 'publicar' || paso.que === 'cerrar') await publicarOCerrar(paso.que === 'cerrar')
      else await obrar(paso, personas, [])
    }
    return look()
  }

  return { live, liveUnseen }
}
