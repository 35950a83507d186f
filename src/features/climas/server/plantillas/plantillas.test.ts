import { expect, test } from 'vitest'
import { climaCorto } from '#domain/climas/testing/clima-corto.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { codeOf, logInToClimas, messageOf } from '../testing/climas-de-prueba.ts'

const NUEVA = { nombre: 'Pulso corto', descripcion: 'Doce preguntas para el medio año.' }

async function openPlantillas(engine: Engine) {
  const app = await createTestApp(engine)
  const staff = await logInToClimas(app)
  const { idClima, idEmpresa } = await staff.setUp()
  return {
    ...app,
    ...staff,
    idClima,
    idEmpresa,
    insert: (plantilla: object = NUEVA, de = idClima) =>
      staff.call(
        'mutation($c: ID!, $p: PlantillaInput!) { insertPlantilla(idClima: $c, plantilla: $p) { id mensaje } }',
        { c: de, p: plantilla },
      ),
    update: (idPlantilla: string, plantilla: object) =>
      staff.call(
        'mutation($id: ID!, $p: PlantillaInput!) { updatePlantilla(idPlantilla: $id, plantilla: $p) { id } }',
        { id: idPlantilla, p: plantilla },
      ),
    remove: (idPlantilla: string) =>
      staff.call('mutation($id: ID!) { deletePlantilla(idPlantilla: $id) { mensaje } }', { id: idPlantilla }),
    getDocumentoDe: (idPlantilla: string) =>
      staff.call('query($id: ID!) { appInfo { getDocumentoDePlantilla(idPlantilla: $id) } }', {
        id: idPlantilla,
      }),
    list: async () =>
      (await staff.call('{ appInfo { getPlantillas { id nombre descripcion cantidadDePreguntas creada } } }'))
        .data.appInfo.getPlantillas,
  }
}

describeEngines('templates of the firm', (engine) => {
  test('one that a climate was saved as begins a climate of another company with the same questions', async () => {
    const { ctx, idClima, insert, list, getDocumentoDe, insertEmpresa, insertClima, getClima, getDocumento } =
      await openPlantillas(engine)
    const { id } = (await insert()).data.insertPlantilla
    const original = await getDocumento(idClima)
    expect(await list()).toEqual([
      { id, ...NUEVA, cantidadDePreguntas: (await getClima(idClima)).cantidadDePreguntas, creada: ctx.now() },
    ])
    const estructura = JSON.parse((await getDocumentoDe(id)).data.appInfo.getDocumentoDePlantilla)
    expect(Object.keys(estructura).sort()).toEqual([
      'areasDeTrabajo',
      'cuestionario',
      'gruposDeOpinion',
      'indicadoresDeMedicion',
    ])
    const otra = (await insertEmpresa({ nombre_comercial: 'Otra', nombre_fiscal: 'Otra, S. A.' })).data
      .insertEmpresa.id
    const { fechaInicio } = climaCorto
    const { data } = await insertClima({ ...estructura, idEmpresa: otra, fechaInicio })
    const nuevo = await getDocumento(data.insertClimaOrganizacional.id)
    expect(nuevo.cuestionario).toEqual(original.cuestionario)
    expect(nuevo.indicadoresDeMedicion).toEqual(original.indicadoresDeMedicion)
    expect(nuevo.gruposDeOpinion).toMatchObject([{ nombre: 'Toda la empresa', encuestadosPlaneados: 0 }])
  })

  test('one has a name of its own, whatever its case and accents, until it is deleted', async () => {
    const { insert, update, remove, list } = await openPlantillas(engine)
    const { id } = (await insert()).data.insertPlantilla
    expect(messageOf(await insert({ nombre: ' pulso  CORTO', descripcion: '' }))).toBe(
      'Ya hay una plantilla con ese nombre.',
    )
    const otra = (await insert({ nombre: 'Completo', descripcion: '' })).data.insertPlantilla.id
    expect(codeOf(await update(otra, NUEVA))).toBe('CONFLICT')
    expect((await update(id, { nombre: 'Pulso Córto', descripcion: ' a  b ' })).errors).toBeUndefined()
    expect(await list()).toMatchObject([
      { id: otra },
      { id, nombre: 'Pulso Córto', descripcion: 'a b', cantidadDePreguntas: expect.any(Number) },
    ])
    expect((await remove(id)).errors).toBeUndefined()
    expect(codeOf(await remove(id))).toBe('NOT_FOUND')
    expect((await list()).map((plantilla: { id: string }) => plantilla.id)).toEqual([otra])
  })
})

describeAnyEngine('templates of the firm', (engine) => {
  test('outlive the climate that they were saved from', async () => {
    const { insert, deleteClima, idClima, getDocumentoDe } = await openPlantillas(engine)
    const { id } = (await insert()).data.insertPlantilla
    await deleteClima(idClima)
    expect((await getDocumentoDe(id)).errors).toBeUndefined()
  })

  test('a name that will not do is refused at its field', async () => {
    const { insert, update, list } = await openPlantillas(engine)
    for (const nombre of ['', ' ', '…', 'x'.repeat(81), 'a\u0000b'])
      expect((await insert({ nombre, descripcion: '' })).errors?.[0].extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
      })
    expect(codeOf(await insert({ nombre: 'x', descripcion: 'x'.repeat(301) }))).toBe('BAD_USER_INPUT')
    expect(codeOf(await insert(NUEVA, 'ninguno'))).toBe('NOT_FOUND')
    expect(codeOf(await update('ninguna', NUEVA))).toBe('NOT_FOUND')
    expect(await list()).toEqual([])
  })

  test('the hundred and first is refused', async () => {
    const { insert } = await openPlantillas(engine)
    for (let i = 0; i < 100; i++)
      expect((await insert({ nombre: `P${i}`, descripcion: '' })).errors).toBeUndefined()
    expect(messageOf(await insert())).toBe('Hay ya 100 plantillas. Elimina las que no se usan.')
  })
})
