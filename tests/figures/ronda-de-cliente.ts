import { randomBytes } from 'node:crypto'
import { isRequiredArgument } from 'graphql'
import { mayClienteRead } from '../../src/contract/campos-de-cliente.ts'
import { mayCall } from '../../src/contract/permisos.ts'
import type { Definicion } from '../../src/domain/climas/definicion.ts'
import { listCasillas, SIN_CONTESTAR } from '../../src/domain/encuesta/hoja.ts'
import { createInput } from '../../src/domain/lecturas/testing/ronda-de-prueba.ts'
import { isVisible, type Patron } from '../../src/domain/resultados/supresion/patron.ts'
import { inTransaction } from '../../src/server/db/engine/transaction.ts'
import { readLibro } from '../../src/server/excel/testing/read-libro.ts'
import { requireClima } from '../../src/server/features/climas/require-clima.ts'
import type { logInToClimas } from '../../src/server/features/climas/testing/climas-de-prueba.ts'
import { insertHojas } from '../../src/server/features/encuesta/hojas-store.ts'
import { composeInforme } from '../../src/server/features/informe/compose-informe.ts'
import { listPatrones } from '../../src/server/features/publicacion/list-patrones.ts'
import { renderExcel } from '../../src/server/features/resultados/render-excel.ts'
import { listCalls } from '../support/schema-calls.ts'
import type { TestApp } from '../support/test-app.ts'
import type { Azar } from './historia.ts'
import { normalize } from './mundo.ts'

type Staff = Awaited<ReturnType<typeof logInToClimas>>

/** antiguedad: as it stands on the sheet, behind the answers; the company knows it of everybody. */
export type Hoja = { grupo: number; respuestas: string; antiguedad: string; completa: boolean }

const DOCUMENTO = createInput(undefined, {
  Oficinas: ['Caja', 'Ventas'],
  Bodega: ['Bodega'],
  Planta: ['Día', 'Noche'],
})
export const GRUPOS = DOCUMENTO.gruposDeOpinion.length
export const MINIMO = 4

/** Some stop half-way, some say that a question does not apply, and whoever stops does not say since when they are there. */
export function drawHoja(azar: Azar, { cuestionario }: Definicion, grupo: number): Hoja {
  const preguntas = listCasillas(cuestionario).filter(({ clase }) => clase !== 'opcion').length
  const hasta = azar(3) === 0 ? 1 + azar(preguntas) : preguntas
  const completa = hasta === preguntas
  return {
    grupo,
    respuestas: Array.from({ length: preguntas }, (_, i) =>
      i < hasta ? String(azar(5)) : SIN_CONTESTAR,
    ).join(''),
    antiguedad: completa ? ['tf', 'ft'][azar(2)]! : SIN_CONTESTAR.repeat(2),
    completa,
  }
}

/** Everything that a client may ask of a round, with every field that is theirs. */
const DE_CLIENTE = listCalls(5, mayClienteRead).filter(
  ({ query, llamada, args }) =>
    query.startsWith('query') &&
    mayCall(llamada, 'cliente') &&
    args.some(({ name }) => name === 'idClima') &&
    args.every((arg) => arg.name === 'idClima' || !isRequiredArgument(arg)) &&
    // A file of the plan, which is empty here, with the time at which it was made.
    !llamada.endsWith('getExcelDePlan'),
)

/** The sheets of each publication come, the round is closed, and its client is shown it. */
export async function closeRonda(
  { ctx }: TestApp,
  staff: Staff,
  idEmpresa: string,
  { anio, draw }: { anio: number; draw: (definicion: Definicion) => Hoja[][] },
) {
  const clima = { ...DOCUMENTO, minimoPorGrupo: MINIMO, idEmpresa, fechaInicio: Date.UTC(anio, 5, 15) }
  const idClima: string = (await staff.insertClima(clima)).data.insertClimaOrganizacional.id
  const { definicion } = await requireClima(ctx.db, idClima)
  const bloques = draw(definicion)
  for (const [i, hojas] of bloques.entries()) {
    const suyas = hojas.map(({ grupo, respuestas, antiguedad, completa }) => ({
      idGrupo: definicion.gruposDeOpinion[grupo]!.id,
      respuestas: respuestas + antiguedad,
      completa,
      clave: randomBytes(16).toString('hex'),
    }))
    await inTransaction(ctx.db, (tx) => insertHojas(tx, { idClima, bloque: i + 1 }, suyas))
    if (i === bloques.length - 1) await staff.cerrar(idClima)
    else await staff.call('mutation($id: ID!) { publicarResultados(idClima: $id) { id } }', { id: idClima })
  }
  const { errors } = await staff.call('mutation($id: ID!) { publicarAlCliente(idClima: $id) { id } }', {
    id: idClima,
  })
  if (errors) throw new Error(errors[0].message)
  return { idClima, definicion, bloques, patrones: await listPatrones(ctx.db, idClima) }
}

export type Ronda = Awaited<ReturnType<typeof closeRonda>>

/** The sheets of a publication by the sets of it that are shown: nothing may tell those of one class apart. */
export function listClases({ definicion }: Ronda, hojas: readonly Hoja[], patron: Patron): Hoja[][] {
  const { gruposDeOpinion, areasDeTrabajo, cuestionario } = definicion
  const antiguedades = cuestionario.partesCuestionario.find(
    ({ tipo }) => tipo === 'tiempoDeLaborarEnEmpresa',
  )!.preguntas
  const clases = Map.groupBy(hojas, ({ grupo, antiguedad }) => {
    const { id } = gruposDeOpinion[grupo]!
    const area = areasDeTrabajo.find(({ idsGruposDeOpinion }) => idsGruposDeOpinion.includes(id))!
    const donde = isVisible(patron, 'grupos', id) ? id : isVisible(patron, 'areas', area.id) ? area.id : ''
    const dicha = antiguedades[antiguedad.indexOf('t')]
    return `${donde} ${dicha && isVisible(patron, 'antiguedades', dicha.id) ? dicha.id : ''}`
  })
  return [...clases.values()]
}

/** All that the company's client reads of the round: its calls, of each part too, the report, and the workbook. */
export async function readTodo({ ctx, graphql }: TestApp, cliente: string, { idClima, definicion }: Ronda) {
  const { areasDeTrabajo, gruposDeOpinion } = definicion
  const leido: [string, string][] = []
  for (const { name, query, args } of DE_CLIENTE) {
    const conPartes = args.some((arg) => arg.name === 'idParte')
    for (const idParte of conPartes
      ? [null, ...[...areasDeTrabajo, ...gruposDeOpinion].map(({ id }) => id)]
      : [null]) {
      const { data, errors } = await graphql(query, { idClima, ...(conPartes ? { idParte } : {}) }, cliente)
      if (errors) throw new Error(`${name}: ${errors[0].message}`)
      leido.push([`${name} ${leido.length}`, JSON.stringify(normalize(data))])
    }
  }
  // The document and the slides are made from this alone.
  leido.push(['informe', JSON.stringify(normalize((await composeInforme(ctx, idClima)).informe))])
  const libro = await readLibro((await renderExcel(ctx, { idClima, conTextos: false })).contenido)
  leido.push([
    'libro',
    JSON.stringify(libro.map(({ celdas }) => [...celdas].map(([lugar, { valor }]) => [lugar, valor]))),
  ])
  return leido
}
