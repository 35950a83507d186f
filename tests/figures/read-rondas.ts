import { type GraphQLArgument, isRequiredArgument } from 'graphql'
import { mayCall, mayClienteRead } from '../../src/contract/permisos.ts'
import { listPreguntas } from '../../src/domain/cuestionario/preguntas-de-parte.ts'
import { composeInforme } from '../../src/features/informe/server/informe.ts'
import { renderExcelDeCifras } from '../../src/features/resultados/server/excel-route.ts'
import { readLibro } from '../../src/server/excel/testing/read-libro.ts'
import { type Call, listCalls } from '../support/schema-calls.ts'
import type { TestApp } from '../support/test-app.ts'
import { createComparable } from './comparable.ts'
import { ANIOS, type Ronda } from './ronda-de-cliente.ts'

/** By what was asked, what was answered. */
export type Leido = [string, string][]

const OPCIONALES = [
  'idClima',
  'idParte',
  'idComparado',
  'idPregunta',
  'variable',
  'soloRepetidas',
  'baseDeCalculo',
]

const listDeRonda = (calls: readonly Call[]) =>
  calls.filter(
    ({ query, args }) =>
      query.startsWith('query') &&
      args.some(({ name }) => name === 'idClima') &&
      args.every((arg) => OPCIONALES.includes(arg.name) || !isRequiredArgument(arg)),
  )

/** Everything that a client may ask of a round, with every field that is theirs. */
const DE_CLIENTE = listDeRonda(listCalls(5, mayClienteRead)).filter(({ llamada }) =>
  mayCall(llamada, 'cliente'),
)

/**
 * What only staff may ask. Who is invited and how far they are is told to them person by person; files of the climate itself hold no
 * answer, and of the report's versions there are none here.
 */
const DE_PERSONAL = listDeRonda(listCalls(4)).filter(
  ({ llamada, name }) =>
    mayCall(llamada, 'administrador') &&
    !mayCall(llamada, 'cliente') &&
    !/getEncuestado|getVersionesDeInforme|getDocumentoDeClima|getPlantillaDeLista|Kiosco|getCartel/.test(
      name,
    ),
)

/** What stands for each argument, in turn. Parts and other rounds are asked of the newest. */
function listValores(arg: GraphQLArgument, ronda: Ronda, rondas: readonly Ronda[]): unknown[] {
  const { name } = arg
  const { definicion, idClima, anio } = ronda
  const isUltima = anio === ANIOS.at(-1)
  if (name === 'idClima') return [idClima]
  if (name === 'idPregunta')
    return listPreguntas(definicion.cuestionario)
      .filter(({ clase }) => clase === 'abierta')
      .map(({ id }) => id)
  if (!isUltima) return isRequiredArgument(arg) ? [] : [null]
  if (name === 'idComparado') return rondas.filter((otra) => otra !== ronda).map((otra) => otra.idClima)
  if (name === 'soloRepetidas') return [false, true]
  if (name === 'variable') return [null, 'Jefe']
  if (name !== 'idParte') return [null]
  const antiguedades = definicion.cuestionario.partesCuestionario
    .filter(({ tipo }) => tipo === 'tiempoDeLaborarEnEmpresa')
    .flatMap(({ preguntas }) => preguntas)
  return [
    null,
    ...[...definicion.areasDeTrabajo, ...definicion.gruposDeOpinion, ...antiguedades].map(({ id }) => id),
  ]
}

const combine = (args: readonly GraphQLArgument[], ronda: Ronda, rondas: readonly Ronda[]) =>
  args.reduce<Record<string, unknown>[]>(
    (hasta, arg) =>
      hasta.flatMap((otras) =>
        listValores(arg, ronda, rondas).map((valor) => ({ ...otras, [arg.name]: valor })),
      ),
    [{}],
  )

/** Cells in their places; what people wrote stands in an order of its own making. */
async function readCeldas(contenido: Buffer): Promise<string[]> {
  const libro = await readLibro(contenido)
  return libro
    .flatMap(({ nombre, celdas }) =>
      [...celdas].map(([lugar, { valor }]) =>
        String(valor).startsWith('texto ') ? `${nombre} ${valor}` : `${nombre} ${lugar} ${valor}`,
      ),
    )
    .sort()
}

/** A workbook costs as much as fifty other calls: they are read of the round that has plan, earlier plan and themes. */
const CON_LIBROS = ANIOS[1]
const ES_LIBRO = /getExcelDe|getSatisfaccionPorGrupo/
const LIBRO = /^data:.*?spreadsheetml.*?;base64,/

/** A workbook among the answers is read cell by cell. */
async function openLibro(data: any): Promise<unknown> {
  const [valor] = Object.values(data?.appInfo ?? data ?? {})
  return typeof valor === 'string' && LIBRO.test(valor)
    ? readCeldas(Buffer.from(valor.replace(LIBRO, ''), 'base64'))
    : data
}

async function ask(
  { graphql }: TestApp,
  cookie: string,
  {
    calls,
    rondas,
    write,
  }: { calls: readonly Call[]; rondas: readonly Ronda[]; write: (data: unknown) => string },
): Promise<Leido> {
  const leido: Leido = []
  for (const ronda of rondas)
    for (const { name, query, args } of calls)
      for (const variables of combine(args, ronda, rondas)) {
        if (ES_LIBRO.test(name) && ronda.anio !== CON_LIBROS) continue
        const { data, errors } = await graphql(query, variables, cookie)
        const codigo = errors?.[0].extensions.code
        if (codigo && !['CONFLICT', 'NOT_FOUND'].includes(codigo))
          throw new Error(`${name}: ${errors[0].message}`)
        leido.push([`${ronda.anio} ${name} ${leido.length}`, write(codigo ?? (await openLibro(data)))])
      }
  return leido
}

const createWrite = (rondas: readonly Ronda[]) => createComparable(rondas.map(({ definicion }) => definicion))

/** The report of each round, and the workbook that goes with it. */
async function readArchivos({ ctx }: TestApp, rondas: readonly Ronda[], write: (data: unknown) => string) {
  const leido: Leido = []
  for (const { idClima, anio } of rondas) {
    // The document and the slides are made from this alone.
    const { informe } = await composeInforme(ctx, idClima)
    leido.push([`${anio} informe`, write(informe)])
    if (anio !== CON_LIBROS) continue
    const contenido = await renderExcelDeCifras(ctx, { idClima })
    leido.push([`${anio} libro`, JSON.stringify(await readCeldas(contenido))])
  }
  return leido
}

/** All that the company's client reads: its calls, of each part too, participation, reports and workbooks. */
export async function readComoCliente(
  app: TestApp,
  cliente: string,
  rondas: readonly Ronda[],
): Promise<Leido> {
  const write = createWrite(rondas)
  const sinRonda = listCalls(5, mayClienteRead).filter(({ name }) =>
    /getRondasDeCliente|getInformesDeCliente/.test(name),
  )
  const suyo: Leido = []
  for (const { name, query } of sinRonda)
    suyo.push([name, write((await app.graphql(query, {}, cliente)).data)])
  return [
    ...suyo,
    ...(await ask(app, cliente, { calls: DE_CLIENTE, rondas, write })),
    ...(await readArchivos(app, rondas, write)),
  ]
}

/** What staff read besides: the desk of texts, themes, plans and whole workbooks. */
export const readComoPersonal = (app: TestApp, staff: string, rondas: readonly Ronda[]): Promise<Leido> =>
  ask(app, staff, { calls: DE_PERSONAL, rondas, write: createWrite(rondas) })
