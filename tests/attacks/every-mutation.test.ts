import { expect, test } from 'vitest'
import { mayCall } from '../../src/contract/permisos.ts'
import type { Rol } from '../../src/contract/schema.generated.ts'
import { ensureDemo } from '../../src/features/operacion/server/demo/ensure-demo.ts'
import { describeAnyEngine } from '../support/databases.ts'
import { dumpDatabase } from '../support/dump-database.ts'
import { type Call, listCalls, sampleVariables } from '../support/schema-calls.ts'
import { createTestApp } from '../support/test-app.ts'

/**
 * Where a real thing of each kind is found, by the argument that names it. A mutation with an argument that is not here
 * fails the test: say what it names.
 */
const COSAS: Record<string, [tabla: string, columna?: string]> = {
  idBusqueda: ['busquedas'],
  idCV: ['cvs'],
  idCandidato: ['candidatos'],
  idClima: ['climas'],
  idClimaAntes: ['climas'],
  idComparado: ['climas'],
  idCompromiso: ['compromisos'],
  idCuenta: ['usuarios'],
  idDestino: ['temas'],
  idEmpresa: ['empresas'],
  idEncuesta: ['encuestados'],
  idEnvio: ['envios_de_cv'],
  idEtiqueta: ['etiquetas_puestos'],
  conIdEtiqueta: ['etiquetas_puestos'],
  idGrupoDeOpinion: ['encuestados', 'id_grupo'],
  idLlave: ['llaves_de_acceso'],
  idMensaje: ['mensajes_de_contacto'],
  idPeticion: ['peticiones_de_datos'],
  idPlantilla: ['plantillas'],
  idPregunta: ['temas', 'id_pregunta'],
  idSubida: ['subidas'],
  idTema: ['temas'],
  idTrabajo: ['trabajos'],
  idVacante: ['vacantes'],
  idVersion: ['informes_versiones'],
  idsCV: ['cvs'],
  idsEmpresas: ['empresas'],
  clave: ['temas_de_textos', 'clave'],
  reto: ['retos', 'id_hash'],
  // Parts of a questionnaire that the caller writes.
  id: ['climas'],
  idParte: ['climas'],
  idAntiguedad: ['climas'],
  fuera: ['climas'],
}

/** Of the account that made it, whatever its role. */
const DE_UNA_CUENTA = [
  'Mutation.changeBusquedaVista',
  'Mutation.deleteBusqueda',
  'Mutation.deleteLlaveDeAcceso',
]

/** Counted, or of the attacker's own session; a refusal may stand there. */
const PROPIAS = /^(limites|sesiones|retos|kysely_|sqlite_)/

type Cosas = Record<string, string>

/** Everything that the demo has, and what one account keeps for itself. */
async function openMundo(engine: Parameters<typeof createTestApp>[0]) {
  const app = await createTestApp(engine, { config: { demo: true } })
  const { ctx } = app
  await ensureDemo(ctx)
  const [dueno] = await ctx.db
    .selectFrom('usuarios')
    .select('id')
    .where('rol', '=', 'administrador')
    .execute()
  const de = { id_usuario: dueno!.id }
  await ctx.db
    .insertInto('subidas')
    .values({ id: 'suya', id_usuario: null, creada: ctx.now(), etiquetas: '[]' })
    .execute()
  const busqueda = {
    nombre: 'suya',
    clave: 'suya',
    filtro: '',
    estado: null,
    edad: null,
    vista: 0,
    visto_hasta: 0,
  }
  await ctx.db
    .insertInto('busquedas')
    .values({ id: 'busqueda-ajena', ...de, ...busqueda })
    .execute()
  const llave = {
    llave_publica: new Uint8Array(8),
    contador: 0,
    transportes: '[]',
    nombre: 'suya',
    creada: 0,
    usada: null,
  }
  await ctx.db
    .insertInto('llaves_de_acceso')
    .values({ id: 'llave-ajena', ...de, ...llave })
    .execute()
  const plantilla = { nombre: 'suya', clave: 'suya', descripcion: '', estructura: '{}' }
  await ctx.db
    .insertInto('plantillas')
    .values({ id: 'plantilla', ...plantilla, preguntas: 1, creada: 0 })
    .execute()
  const archivo = { archivo: null, mime: null, bytes: null, cancelable: 1, id_clima: null, huella: null }
  const trabajo = {
    tipo: 'resultadosExcel',
    estado: 'en_curso',
    paso: '',
    hecho: 0,
    total: 1,
    creado: 0,
  } as const
  await ctx.db
    .insertInto('trabajos')
    .values({ id: 'trabajo-ajeno', ...de, ...trabajo, ...archivo, latido: ctx.now() })
    .execute()
  await ctx.db
    .insertInto('retos')
    .values({ id_hash: 'reto-ajeno', tipo: 'llave', reto: 'x', hasta: ctx.now() + 9e6, ...de })
    .execute()
  const pedida = { correo: 'ajena@correo.example', correo_clave: 'ajena@correo.example', nota: '' }
  await ctx.db
    .insertInto('peticiones_de_datos')
    .values({
      id: 'peticion',
      ...pedida,
      pedido: 'copia',
      token_hash: 'x',
      recibida: 0,
      confirmada: 1,
      resuelta: null,
    })
    .execute()
  const dump = await dumpDatabase(ctx)
  const cosas: Cosas = {}
  for (const [argumento, [tabla, columna = 'id']] of Object.entries(COSAS)) {
    const row = dump[tabla]?.[0]
    expect([argumento, tabla, row !== undefined]).toEqual([argumento, tabla, true])
    cosas[argumento] = String(JSON.parse(row!)[columna])
  }
  const empresa = await ctx.db.selectFrom('empresas').selectAll().executeTakeFirstOrThrow()
  const propia = { ...empresa, id: 'empresa-propia', nombre_comercial: 'La de quien ataca' }
  await ctx.db.insertInto('empresas').values(propia).execute()
  return { ...app, cosas, empresaPropia: propia.id }
}

/** With the real thing wherever an argument names one, down to the fields of what is written. */
function nameCosas(value: unknown, cosas: Cosas): unknown {
  if (Array.isArray(value)) return value.map((one) => nameCosas(one, cosas))
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (!(name in cosas)) return [name, nameCosas(inner, cosas)]
      return [name, Array.isArray(inner) ? [cosas[name]] : cosas[name]]
    }),
  )
}

const MUTACIONES = listCalls().filter(({ llamada }) => llamada.startsWith('Mutation.'))

const listNombrados = (call: Call): string[] =>
  [...JSON.stringify(sampleVariables(call, 'x')).matchAll(/"(\w+)":/g)].map(([, name]) => name!)

test('every argument of a mutation that names a thing is known to this attack', () => {
  const nombran = MUTACIONES.flatMap((call) =>
    listNombrados(call)
      .filter((name) => /^(id|ids)([A-Z]|$)|Id[A-Z]|^clave$|^reto$/.test(name))
      .map((name) => [call.name, name, name in COSAS]),
  )
  expect(nombran.length).toBeGreaterThan(80)
  expect(nombran.filter(([, , known]) => !known)).toEqual([])
})

/** All that a role may not call, and of what it may what names something of another's. */
const listIntentos = (rol: Rol | null): Call[] =>
  MUTACIONES.filter((call) => {
    if (!mayCall(call.llamada, rol)) return true
    // Staff work for all companies; what is one account's is its own.
    if (rol === 'consultor') return DE_UNA_CUENTA.includes(call.llamada)
    return listNombrados(call).some((name) => name in COSAS)
  })

describeAnyEngine('every mutation', (engine) => {
  test('does nothing to what is another’s, whoever calls it with its real name', async () => {
    const { ctx, graphql, cosas, empresaPropia, logInAs } = await openMundo(engine)
    const cookies = new Map<Rol | null, string>([
      [null, ''],
      ['cliente', await logInAs('cliente', [empresaPropia])],
      ['consultor', await logInAs('consultor')],
    ])
    const inventadas = Object.fromEntries(Object.keys(cosas).map((name) => [name, 'no-hay-tal-cosa']))
    const before = await dumpDatabase(ctx)
    const tried: string[] = []
    for (const [rol, cookie] of cookies) {
      for (const call of listIntentos(rol)) {
        tried.push(`${rol} ${call.name}`)
        const ask = (names: Cosas) =>
          graphql(call.query, nameCosas(sampleVariables(call, 'x'), names) as object, cookie)
        const answer = await ask(cosas)
        const code = rol === null ? 'UNAUTHENTICATED' : 'FORBIDDEN'
        // Nor does the answer tell whether there is such a thing.
        if (mayCall(call.llamada, rol))
          expect([call.name, rol, answer]).toEqual([call.name, rol, await ask(inventadas)])
        else expect([call.name, rol, answer.errors[0].extensions.code]).toEqual([call.name, rol, code])
      }
    }
    expect(tried).toEqual(
      expect.arrayContaining(['cliente retirarVersionDeInforme', 'cliente changeEstadoDeCompromiso']),
    )
    expect(tried.length).toBeGreaterThan(MUTACIONES.length * 2 - 20)
    const after = await dumpDatabase(ctx)
    for (const table of Object.keys(before).filter((name) => !PROPIAS.test(name)))
      expect([table, after[table]]).toEqual([table, before[table]])
  })
})
