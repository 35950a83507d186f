import { randomBytes } from 'node:crypto'
import type { ClimaInput } from '#domain/climas/clima-input.ts'
import { createInput, listHojas, type Opinion } from '#domain/lecturas/testing/ronda-de-prueba.ts'
import { logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import { insertHojas } from '#features/encuesta/server/hojas-store.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { requireAbierto } from '#tests/support/respuestas-de-prueba.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const CAMBIO = '{ puntos desde hasta veredicto }'
const CONJUNTO = '{ clase id nombre codigo personas reserva idArea opciones }'
const CLIMA = `clima { id periodo minimoPorGrupo publicacion cerrado publicaciones { hojas } empresa { nombre_comercial }
  dataProcesada { baseDeCalculo cantidadDeEncuestados } }`
const SERIE = `{ nombre valores personas tramos { tipo motivo variables declaradas } cambios ${CAMBIO} }`

const LECTURAS = {
  getMapaDeCalor: `(idClima: $idClima, variable: $variable, idComparado: $idComparado) { ${CLIMA} notasDeGrupos variables
    rondas { id periodo } comparado { id periodo conOtraBase } columnas { nombre indicador inicia comparabilidad { tipo } }
    comparabilidad { tipo motivo } personasAntes filas { estabaAntes conjunto ${CONJUNTO} general { valor antes cambio ${CAMBIO} } celdas { valor antes cambio ${CAMBIO} } } }`,
  getComparabilidad: `(idClima: $idClima, idComparado: $idComparado, de: $de) { claros { conjunto clase nombre variable veredicto } general { tipo motivo }
    gruposIguales { grupo grupoAnterior } gruposSoloAhora gruposSoloAntes
    indicadores { nombre comparabilidad { tipo motivo } } variables { nombre comparabilidad { tipo } }
    factores { nombre variable comparabilidad { tipo } } }`,
  getTendencia: `(idClima: $idClima, soloRepetidas: $soloRepetidas) { ${CLIMA} notasDeGrupos soloRepetidas repetidas preguntas faltan
    rondas { id periodo contestaron planeados hecho conOtraBase } general ${SERIE} indicadores ${SERIE} areas ${SERIE}
    eNPS { pregunta rondas { periodo eNPS { puntos personas } } } desde hasta }`,
  getCambios: `(idClima: $idClima, idComparado: $idComparado, idParte: $idParte) { ${CLIMA} notasDeGrupos rondas { id periodo }
    comparado { id periodo conOtraBase } partes ${CONJUNTO} personas personasAntes reserva reservaAntes
    filas { variable indicador antes ahora cambio ${CAMBIO} comparabilidad { tipo motivo } } suben sinCambio bajan
    movimientos { conjunto ${CONJUNTO} variable antes ahora cambio ${CAMBIO} } gruposComparados noComparan comparaciones porAzar }`,
  getPrioridades: `(idClima: $idClima) { ${CLIMA} comparado { id periodo } variables
    prioridades { variable valor baja donde { clase bajos de } cambio ${CAMBIO} } }`,
}

type Lectura = keyof typeof LECTURAS

const createConsulta = (lectura: Lectura) => {
  const variables = [...new Set(LECTURAS[lectura].match(/\$\w+/g))].map(
    (nombre) =>
      `${nombre}: ${nombre === '$soloRepetidas' ? 'Boolean' : nombre === '$variable' ? 'String' : nombre === '$de' ? 'ClaseDeConjunto' : 'ID'}`,
  )
  const firma = variables
    .join(', ')
    .replace('$idClima: ID', '$idClima: ID!')
    .replace('$idComparado: ID', lectura === 'getComparabilidad' ? '$idComparado: ID!' : '$idComparado: ID')
  return `query(${firma}) { appInfo { ${lectura}${LECTURAS[lectura]} } }`
}

export type RondaDePrueba = {
  anio: number
  /** Counted from 0; June. */
  mes?: number
  documento?: Omit<ClimaInput, 'idEmpresa' | 'fechaInicio'>
  opinion: Opinion
  porGrupo?: Parameters<typeof listHojas>[1]
  /** Which seniority each person of a group says, by its place. */
  dice?: (persona: number) => number
  cambios?: Partial<ClimaInput>
}

/** A company with its rounds, answered and closed by the same calls as always. */
export async function openLecturas(engine: Engine) {
  const app = await createTestApp(engine)
  const staff = await logInToClimas(app)
  const { ctx } = app
  const idEmpresa: string = (await staff.insertEmpresa()).data.insertEmpresa.id

  const answerRonda = async ({
    anio,
    mes = 5,
    documento,
    opinion,
    porGrupo = 70,
    dice,
    cambios,
  }: RondaDePrueba) => {
    const clima = {
      ...(documento ?? createInput()),
      minimoPorGrupo: 5,
      ...cambios,
      idEmpresa,
      fechaInicio: Date.UTC(anio, mes, 15),
    }
    const { data, errors } = await staff.insertClima(clima)
    if (errors) throw new Error(errors[0].message)
    const idClima: string = data.insertClimaOrganizacional.id
    const { clima: guardado, llave } = await requireAbierto(ctx, idClima)
    const { definicion } = guardado
    const hojas = listHojas(definicion, porGrupo, opinion, anio * 7, dice).map((hoja) => ({
      ...hoja,
      clave: randomBytes(16).toString('hex'),
      completa: true,
    }))
    await inTransaction(ctx.db, (tx) => insertHojas(tx, { idClima, bloque: 1, llave }, hojas))
    return { idClima, definicion }
  }
  const closeRonda = async (ronda: RondaDePrueba) => {
    const { idClima, definicion } = await answerRonda(ronda)
    const { errors } = await staff.cerrar(idClima)
    if (errors) throw new Error(errors[0].message)
    return { idClima, definicion }
  }
  /** What the reading says, or why it says nothing. */
  const ask = async (lectura: Lectura, variables: object, cookie = staff.cookie) => {
    const { data, errors } = await app.graphql(createConsulta(lectura), variables, cookie)
    return { lectura: data?.appInfo?.[lectura], code: errors?.[0].extensions.code as string | undefined }
  }
  const read = async (lectura: Lectura, variables: object) => {
    const respuesta = await ask(lectura, variables)
    if (respuesta.code) throw new Error(respuesta.code)
    return respuesta.lectura
  }
  return { ...app, ...staff, idEmpresa, answerRonda, closeRonda, ask, read }
}
