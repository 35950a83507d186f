import { buildSchema, type GraphQLObjectType, getNamedType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { asksForPublicado, mayCall, mayClienteRead } from '#contract/permisos.ts'
import { codeOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { cerrarClima } from '#features/publicacion/server/cierre/cerrar-clima.ts'
import { finishDecididos } from '#features/publicacion/server/cierre/finish-decididos.ts'
import { openConMinimo } from '#features/publicacion/server/testing/publicacion-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { typeDefs } from '#server/graphql/schema.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { listCalls, sampleVariables, writeBare } from '#tests/support/schema-calls.ts'
import { PLANTILLA_DE_RESULTADOS, plantillasCliente } from './avisos-a-cliente.ts'

const CIFRAS = `query($idClima: ID!) {
  appInfo {
    climaOrganizacional(idClima: $idClima) {
      id periodo publicadoAlCliente empresa { nombre_comercial } dataProcesada { porcentajeSatisfaccionGeneral }
    }
    getIndicadoresDeMedicionSatisfaccionGeneral(idClima: $idClima) { nombre porcentajeIndicador }
    getDistribucionDePreguntas(idClima: $idClima) { encuestados preguntas { pregunta cuentas } }
  }
  getAreasDeTrabajoSatisfaccionGeneral(idClima: $idClima) {
    nombre reserva porcentajeSatisfaccionAreaDeTrabajo gruposDeOpinion { nombre reserva porcentajeSatisfaccionGrupoDeOpinion }
  }
  getAntiguedadSatisfaccionGeneral(idClima: $idClima) { nombre reserva porcentajeSatisfaccionAntiguedad }
  getGraficasComplementarias(idClima: $idClima) { preguntas { pregunta porcentajes { nombre porcentaje } } }
}`
const RONDAS = '{ appInfo { getRondasDeCliente { id cerrado publicado contestaron } } }'

/** What a client may call for the figures of a round. */
const SUYAS = listCalls().filter(
  ({ llamada, args }) =>
    mayCall(llamada, 'cliente') &&
    !mayCall(llamada, null) &&
    asksForPublicado(llamada) &&
    args.some(({ name }) => name === 'idClima'),
)

async function openVacia(engine: Engine = 'sqlite') {
  const app = await openConMinimo(engine)
  const { idClima, call, graphql, logInAs, getClima } = app
  const { idEmpresa } = await getClima(idClima)
  const cliente = await logInAs('cliente', [idEmpresa])
  const change = (mutation: string) =>
    call(`mutation($idClima: ID!) { ${mutation}(idClima: $idClima) { mensaje } }`, { idClima })
  const read = (cookie = cliente) => graphql(CIFRAS, { idClima }, cookie)
  const listRondas = async () => (await graphql(RONDAS, {}, cliente)).data.appInfo.getRondasDeCliente
  const listCodigos = async (cookie = cliente, id = idClima) => {
    const codes = new Set<string | undefined>()
    for (const suya of SUYAS)
      codes.add(codeOf(await graphql(writeBare(suya), sampleVariables(suya, id), cookie)))
    return [...codes]
  }
  return { ...app, idEmpresa, cliente, change, read, listRondas, listCodigos }
}

async function open(engine: Engine) {
  const app = await openVacia(engine)
  const { idClima, answerMany, changeActiva } = app
  await answerMany(1, 6, { codigo: '0' })
  await answerMany(2, 7)
  await answerMany(3, 2)
  await changeActiva(idClima, false)
  return app
}

describeEngines('a round that staff publish to the client', (engine) => {
  test('is not shown while its close is under way: the last sheets are still to be counted', async () => {
    const { ctx, idClima, change, publish, answerMany, changeActiva } = await open(engine)
    await publish()
    await changeActiva(idClima, true)
    await answerMany(1, 5)
    const tell = () => {
      throw new Error('killed')
    }
    await cerrarClima(ctx, { idClima, tell }).catch(() => {})
    expect(codeOf(await change('publicarAlCliente'))).toBe('CONFLICT')
    ctx.advance(60_000)
    await finishDecididos(ctx)
    expect(await ctx.db.selectFrom('bloques').select('hojas').orderBy('numero').execute()).toEqual([
      { hojas: 15 },
      { hojas: 5 },
    ])
    expect((await change('publicarAlCliente')).errors).toBeUndefined()
  })

  test('shows its figures from then on, as staff see them, and nothing before or after', async () => {
    const { idClima, change, read, listRondas, cerrar, call, ctx, graphql, cliente } = await open(engine)
    expect(codeOf(await change('publicarAlCliente'))).toBe('CONFLICT')
    expect(codeOf(await read())).toBe('NOT_FOUND')
    await cerrar(idClima)
    // Two of a group of its own are too few for a row, and count in the whole.
    expect(await listRondas()).toEqual([{ id: idClima, cerrado: true, publicado: null, contestaron: 15 }])
    expect(codeOf(await read())).toBe('NOT_FOUND')

    expect((await change('publicarAlCliente')).errors).toBeUndefined()
    expect(codeOf(await change('publicarAlCliente'))).toBe('CONFLICT')
    const visto = await read()
    expect(visto.errors).toBeUndefined()
    expect(visto.data).toEqual((await call(CIFRAS, { idClima })).data)
    // Of what is withheld a client is not even told how many answered; staff is.
    const TAMANOS = `query($idClima: ID!) {
      appInfo {
        climaOrganizacional(idClima: $idClima) { gruposDeOpinion { nombre cantidadEncuestadosGrupoDeOpinion } }
        getMapaDeCalor(idClima: $idClima) { filas { conjunto { nombre personas reserva } } }
      }
      getAreasDeTrabajoSatisfaccionGeneral(idClima: $idClima) {
        gruposDeOpinion { nombre reserva cantidadEncuestadosGrupoDeOpinion porcentajeDeEncuestados hojasSinMostrar }
      }
    }`
    const listBodega = ({ data }: any) => [
      data.appInfo.climaOrganizacional.gruposDeOpinion[2].cantidadEncuestadosGrupoDeOpinion,
      data.appInfo.getMapaDeCalor.filas.find((fila: any) => fila.conjunto.nombre === 'Bodega').conjunto
        .personas,
      data.getAreasDeTrabajoSatisfaccionGeneral[2].gruposDeOpinion[0].cantidadEncuestadosGrupoDeOpinion,
      data.getAreasDeTrabajoSatisfaccionGeneral[2].gruposDeOpinion[0].porcentajeDeEncuestados,
    ]
    expect(listBodega(await graphql(TAMANOS, { idClima }, cliente))).toEqual([0, null, 0, null])
    expect(listBodega(await call(TAMANOS, { idClima }))).toEqual([2, 2, 2, 2 / 15])
    expect(visto.data.appInfo.climaOrganizacional.publicadoAlCliente).toBe(ctx.now())
    expect(
      visto.data.appInfo.climaOrganizacional.dataProcesada.porcentajeSatisfaccionGeneral,
    ).toBeGreaterThan(0)
    const [bodega] = visto.data.getAreasDeTrabajoSatisfaccionGeneral[2].gruposDeOpinion
    expect(bodega).toMatchObject({ nombre: 'Bodega', porcentajeSatisfaccionGrupoDeOpinion: null })
    expect(bodega.reserva).not.toBeNull()
    expect((await listRondas())[0].publicado).toBe(ctx.now())
    // Its people are told where, without a figure.
    const correos = await ctx.db
      .selectFrom('correos')
      .select('datos')
      .where('plantilla', '=', PLANTILLA_DE_RESULTADOS)
      .execute()
    expect(correos).toHaveLength(1)
    const render = () =>
      plantillasCliente[PLANTILLA_DE_RESULTADOS]!(ctx as never, JSON.parse(correos[0]!.datos) as never)
    const carta = await render()
    expect(carta?.texto).toContain(
      `${ctx.config.publicUrl}${ctx.config.basePath}/cliente/resultados?clima=${idClima}`,
    )
    expect(carta?.texto).not.toMatch(/\d %|\d\.\d/)
    // The consultancy sees who has finished while a survey is open: only of the company is it nobody.
    expect(carta?.texto).toContain('Nadie de tu empresa ve quién contestó')

    expect((await change('retirarDelCliente')).errors).toBeUndefined()
    expect(await render()).toBeNull()
    expect(codeOf(await change('retirarDelCliente'))).toBe('CONFLICT')
    expect(codeOf(await read())).toBe('NOT_FOUND')
    const log = await ctx.db.selectFrom('bitacora').select('tipo').orderBy('id').execute()
    expect(log.slice(-2).map(({ tipo }) => tipo)).toEqual(['publicadoAlCliente', 'retiradoDelCliente'])
  })

  test('goes with its climate', async () => {
    const { idClima, change, cerrar, call, ctx } = await open(engine)
    await cerrar(idClima)
    await change('publicarAlCliente')
    const borrar = 'mutation($idClima: ID!) { deleteClimaOrganizacional(idClima: $idClima) { id } }'
    expect((await call(borrar, { idClima })).errors).toBeUndefined()
    expect(await ctx.db.selectFrom('publicados_al_cliente').selectAll().execute()).toEqual([])
  })
})

describeAnyEngine('a round that staff publish to the client', (engine) => {
  test('is nothing by any call of its client before that, nor once it is withdrawn', async () => {
    const { idClima, change, cerrar, listCodigos } = await open(engine)
    expect(SUYAS.length).toBeGreaterThan(4)
    expect(await listCodigos()).toEqual(['NOT_FOUND'])
    await cerrar(idClima)
    expect(await listCodigos()).toEqual(['NOT_FOUND'])
    await change('publicarAlCliente')
    expect(await listCodigos()).toContain(undefined)
    await change('retirarDelCliente')
    expect(await listCodigos()).toEqual(['NOT_FOUND'])
  })

  test('does not exist for a client of another company, nor for one whose companies changed', async () => {
    const { idClima, idEmpresa, change, cerrar, listCodigos, insertEmpresa, logInAs, ctx, cliente } =
      await open(engine)
    await cerrar(idClima)
    await change('publicarAlCliente')
    const otra = (await insertEmpresa({ nombre_comercial: 'La otra' })).data.insertEmpresa.id
    const ajeno = await logInAs('cliente', [otra])
    expect(await listCodigos(ajeno)).toEqual(['NOT_FOUND'])
    expect(await listCodigos(ajeno, 'no-hay')).toEqual(['NOT_FOUND'])
    await ctx.db.deleteFrom('usuarios_empresas').where('id_empresa', '=', idEmpresa).execute()
    expect(await listCodigos(cliente)).toEqual(['NOT_FOUND'])
  })
})

test('a round without a minimum, or without figures, is not published to a client', async () => {
  for (const minimoPorGrupo of [1, 5]) {
    const { idClima, answerMany, changeActiva, cerrar, call } = await openConMinimo('sqlite', {
      minimoPorGrupo,
    })
    await answerMany(1, 2)
    await changeActiva(idClima, false)
    await cerrar(idClima)
    const answer = await call('mutation($idClima: ID!) { publicarAlCliente(idClima: $idClima) { id } }', {
      idClima,
    })
    expect(codeOf(answer)).toBe('CONFLICT')
  }
})

test('of what clients share with staff they read figures, and no field else', async () => {
  const schema = buildSchema(typeDefs)
  const refused = new Set<string>()
  const seen = new Set<string>()
  const walk = (tipo: GraphQLObjectType) => {
    if (seen.has(tipo.name)) return
    seen.add(tipo.name)
    for (const field of Object.values(tipo.getFields())) {
      const named = getNamedType(field.type)
      if (!mayClienteRead(tipo.name, field.name)) refused.add(`${tipo.name}.${field.name}`)
      else if (isObjectType(named)) walk(named)
    }
  }
  for (const { llamada } of SUYAS) {
    const [tipo, campo] = llamada.split('.') as [string, string]
    const named = getNamedType((schema.getType(tipo) as GraphQLObjectType).getFields()[campo]!.type)
    if (isObjectType(named)) walk(named)
  }
  for (const campo of [
    'ClimaOrganizacional.cantidadDePaginas',
    'ClimaOrganizacional.cantidadDePreguntas',
    'ClimaOrganizacional.clientes',
    'ClimaOrganizacional.congelado',
    'ClimaOrganizacional.cuestionario',
    'ClimaOrganizacional.hojasSinPublicar',
    'ClimaOrganizacional.indicadoresDeMedicion',
    'ClimaOrganizacional.participacion',
    'ClimaOrganizacional.revision',
    'Empresa.NIT',
    'Empresa.contacto_directo',
    'Empresa.correo',
    'Empresa.direccion',
    'Empresa.nombre_fiscal',
    'Empresa.revision',
    'Empresa.telefono',
    'FactorEvaluado.respuestas',
    'FactorEvaluado.respuestasNoAplica',
    'GrupoDeOpinion.encuestadosPlaneados',
    'Variable.preguntas',
  ])
    expect([campo, refused.has(campo)]).toEqual([campo, true])

  const { idClima, changeActiva, answerMany, cerrar, call, graphql, logInAs, getClima } =
    await openConMinimo('sqlite')
  await answerMany(1, 6)
  await changeActiva(idClima, false)
  await cerrar(idClima)
  await call('mutation($idClima: ID!) { publicarAlCliente(idClima: $idClima) { id } }', { idClima })
  const cookie = await logInAs('cliente', [(await getClima(idClima)).idEmpresa])
  const ask = (seleccion: string) =>
    graphql(
      `query($idClima: ID!) { appInfo { climaOrganizacional(idClima: $idClima) { ${seleccion} } } }
       fragment Oculto on ClimaOrganizacional { participacion { invitados } }`,
      { idClima },
      cookie,
    )
  for (const oculta of [
    '...Oculto',
    '... on ClimaOrganizacional { cuestionario { tipo } } ...Oculto',
    'id otro: clientes ...Oculto',
    'empresa { correo } ...Oculto',
  ])
    expect(codeOf(await ask(oculta))).toBe('FORBIDDEN')
})
