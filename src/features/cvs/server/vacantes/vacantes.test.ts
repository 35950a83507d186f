import { expect, test } from 'vitest'
import { DIAS_EN_ELIMINADOS } from '#domain/cvs/cv.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { erasePersona } from '#features/operacion/server/persona/erase-persona.ts'
import { findPersona } from '#features/operacion/server/persona/find-persona.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { purgeCvs } from '../cv-jobs.ts'
import { openBandeja } from '../testing/bandeja-de-prueba.ts'
import { codeOf } from '../testing/cvs-de-prueba.ts'

const CANDIDATOS =
  'vacante { nombre candidatos } candidatos { id estado nota idCV idEnvio nombre correo celular archivo }'

async function open(engine: Engine) {
  const app = await openBandeja(engine)
  const insertVacante = (nombre: string) =>
    app.call('mutation($n: String!) { insertVacante(nombre: $n) { id mensaje } }', { n: nombre })
  const { data } = await insertVacante('Analista de nómina')
  const idVacante: string = data.insertVacante.id
  return {
    ...app,
    idVacante,
    insertVacante,
    add: (quien: { idCV?: string; idEnvio?: string }, nota?: string, id = idVacante) =>
      app.call(
        `mutation($v: ID!, $idCV: ID, $idEnvio: ID, $nota: String) {
          insertCandidato(idVacante: $v, idCV: $idCV, idEnvio: $idEnvio, nota: $nota) { id mensaje } }`,
        { v: id, nota, ...quien },
      ),
    change: (idCandidato: string, cambio: { estado?: string; nota?: string }) =>
      app.call(
        `mutation($id: ID!, $estado: EstadoDeCandidato, $nota: String) {
          updateCandidato(idCandidato: $id, estado: $estado, nota: $nota) { id } }`,
        { id: idCandidato, ...cambio },
      ),
    get: (id = idVacante) =>
      app.call(`query($id: ID!) { appInfo { getVacante(idVacante: $id) { ${CANDIDATOS} } } }`, { id }),
    getVacantes: async () =>
      (await app.call('{ appInfo { getVacantes { nombre candidatos } } }')).data.appInfo.getVacantes,
  }
}

const candidatosOf = (answer: any) => answer.data.appInfo.getVacante.candidatos

describeEngines('positions and their candidates', (engine) => {
  test('somebody of the database has a note and a state, and stands there once', async () => {
    const { insertCV, add, change, get, getVacantes } = await open(engine)
    const { data } = await insertCV()
    const idCV = data.insertCV.id
    await add({ idCV }, 'Recomendada')
    expect(candidatosOf(await get())).toMatchObject([
      { estado: 'porVer', nota: 'Recomendada', nombre: 'Ana Lucía Pérez Morales', idCV, idEnvio: null },
    ])
    expect(codeOf(await add({ idCV }))).toBe('CONFLICT')
    const [{ id }] = candidatosOf(await get())
    // One chooses the state while another writes the note: neither takes the other's back.
    await Promise.all([change(id, { estado: 'finalista' }), change(id, { nota: '  Segunda   entrevista ' })])
    expect(candidatosOf(await get())).toMatchObject([{ estado: 'finalista', nota: 'Segunda entrevista' }])
    expect(codeOf(await change(id, { nota: 'x'.repeat(501) }))).toBe('BAD_USER_INPUT')
    expect(await getVacantes()).toEqual([{ nombre: 'Analista de nómina', candidatos: 1 }])
  })

  test('a CV says the positions it is considered for and how far it went, in the list and alone', async () => {
    const { insertCV, insertVacante, add, change, get, call } = await open(engine)
    const idCV = (await insertCV()).data.insertCV.id
    await insertCV({ primerNombre: 'Eva' })
    const otra = (await insertVacante('Almacén')).data.insertVacante.id
    await add({ idCV })
    await add({ idCV }, '', otra)
    const [{ id }] = candidatosOf(await get())
    await change(id, { estado: 'entrevista' })
    const suyas = [
      { nombre: 'Almacén', estado: 'porVer' },
      { nombre: 'Analista de nómina', estado: 'entrevista' },
    ]
    const { data } = await call(
      `query($id: ID!) { appInfo { getCV(idCV: $id) { vacantes { nombre estado } }
        getCVs(limit: 5, cursor: 0) { primerNombre vacantes { nombre estado } } } }`,
      { id: idCV },
    )
    expect(data.appInfo.getCV.vacantes).toEqual(suyas)
    expect(data.appInfo.getCVs).toEqual([
      { primerNombre: 'Eva', vacantes: [] },
      { primerNombre: 'Ana', vacantes: suyas },
    ])
  })

  test('who waits in the inbox is one too, and stays one with the CV that comes of it', async () => {
    const { send, findEnvio, add, get, insertCVDeEnvio } = await open(engine)
    await send({ nombre: 'Ana Morales' })
    const envio = await findEnvio('Ana Morales')
    await add({ idEnvio: envio.id }, 'Del sitio')
    expect(candidatosOf(await get())).toMatchObject([
      { nombre: 'Ana Morales', idCV: null, idEnvio: envio.id, archivo: envio.archivo },
    ])
    const { data } = await insertCVDeEnvio(envio.id)
    expect(candidatosOf(await get())).toMatchObject([
      { nota: 'Del sitio', idCV: data.insertCVDeEnvio.id, idEnvio: null },
    ])
  })

  test('who is joined to a candidate stands there once, with the first note', async () => {
    const { send, findEnvio, insertCV, add, get, updateCVConEnvio } = await open(engine)
    const idCV = (await insertCV()).data.insertCV.id
    await add({ idCV }, 'La primera')
    await send({ nombre: 'Ana Morales' })
    const { id: idEnvio } = await findEnvio('Ana Morales')
    await add({ idEnvio }, 'La segunda')
    await updateCVConEnvio(idEnvio, idCV)
    expect(candidatosOf(await get())).toMatchObject([{ nota: 'La primera', idCV }])
  })

  test('deleted and discarded people are out at once, back with the undo, and gone with the purge', async () => {
    const { ctx, send, findEnvio, insertCV, deleteCV, restoreCV, deleteEnvio, add, get } = await open(engine)
    const idCV = (await insertCV()).data.insertCV.id
    await send({ nombre: 'Luis' })
    const { id: idEnvio } = await findEnvio('Luis')
    await add({ idCV })
    await add({ idEnvio })
    await deleteCV(idCV)
    await deleteEnvio(idEnvio)
    expect(candidatosOf(await get())).toEqual([])
    await restoreCV(idCV)
    expect(candidatosOf(await get())).toMatchObject([{ idCV }])
    await deleteCV(idCV)
    const listRows = () => ctx.db.selectFrom('candidatos').select('id_cv').execute()
    ctx.advance(60_000)
    expect(await purgeCvs(ctx, async () => {})).toBe(1)
    expect(await listRows()).toEqual([{ id_cv: idCV }])
    ctx.advance(DIAS_EN_ELIMINADOS * DIA_MS)
    expect(await purgeCvs(ctx, async () => {})).toBe(1)
    expect(await listRows()).toEqual([])
  })

  test('everything of a person names the positions, and erasing it takes them along', async () => {
    const { ctx, insertCV, add, call } = await open(engine)
    const idCV = (await insertCV()).data.insertCV.id
    await add({ idCV }, 'Habla inglés')
    await call('mutation { insertBusqueda(nombre: "Ana", filtro: "ANA.perez@correo.example") { id } }')
    const persona = await findPersona(ctx, 'ana.perez@correo.example')
    expect(persona.candidaturas).toMatchObject([{ vacante: 'Analista de nómina', nota: 'Habla inglés' }])
    expect(persona.busquedas).toMatchObject([{ nombre: 'Ana' }])
    await erasePersona(ctx, 'ana.perez@correo.example')
    expect(await ctx.db.selectFrom('candidatos').select('id').execute()).toEqual([])
    expect(await ctx.db.selectFrom('busquedas').select('id').execute()).toEqual([])
  })
})

describeAnyEngine('positions and their candidates', (engine) => {
  test('names are of one position each; what is not there is said', async () => {
    const { insertVacante, idVacante, add, get, call, insertCV, getVacantes } = await open(engine)
    expect(codeOf(await insertVacante('ANALISTA de nomina'))).toBe('CONFLICT')
    expect(codeOf(await insertVacante('  '))).toBe('BAD_USER_INPUT')
    const idCV = (await insertCV()).data.insertCV.id
    expect(codeOf(await add({}))).toBe('BAD_USER_INPUT')
    expect(codeOf(await add({ idCV, idEnvio: 'x' }))).toBe('BAD_USER_INPUT')
    expect(codeOf(await add({ idCV: 'nobody' }))).toBe('NOT_FOUND')
    expect(codeOf(await add({ idEnvio: 'nobody' }))).toBe('NOT_FOUND')
    expect(codeOf(await add({ idCV }, '', 'nobody'))).toBe('NOT_FOUND')
    expect(codeOf(await get('nobody'))).toBe('NOT_FOUND')
    await add({ idCV })
    await call('mutation($id: ID!) { deleteVacante(idVacante: $id) { id } }', { id: idVacante })
    expect(await getVacantes()).toEqual([])
    expect(
      (await call('query($id: ID!) { appInfo { getCV(idCV: $id) { id } } }', { id: idCV })).data.appInfo.getCV
        .id,
    ).toBe(idCV)
  })
})
