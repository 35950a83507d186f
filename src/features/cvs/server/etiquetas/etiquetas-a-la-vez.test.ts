import { expect, test } from 'vitest'
import { describeEngines } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { reindexPendientes } from '../index-cv.ts'
import { logInToCvs } from '../testing/cvs-de-prueba.ts'

const RONDAS = 5

/** Each round somebody saves CVs with a tag while somebody else takes that tag away. */
describeEngines('tags that change while CVs are saved with them', (engine) => {
  async function open() {
    const app = await createTestApp(engine)
    const cvs = await logInToCvs(app)
    const listCvs = async (filtros: object | null = null): Promise<{ id: string; etiquetas: string[] }[]> => {
      const { data } = await cvs.call(
        `query($f: FiltrosDeCVInput) { appInfo { getCVs(limit: 100, cursor: 0, filtros: $f) {
          id etiquetas: etiquetasPuestos } } }`,
        { f: filtros },
      )
      return data.appInfo.getCVs
    }
    return {
      ...app,
      ...cvs,
      listCvs,
      idOf: async (puesto: string): Promise<string> =>
        (await cvs.listEtiquetas()).find((una: { puesto: string }) => una.puesto === puesto).id,
      /** What a filter by a tag finds is what carries it. */
      expectToBeFound: async (...puestos: string[]) => {
        while (await reindexPendientes(app.ctx));
        const todos = await listCvs()
        for (const puesto of puestos) {
          const suyos = todos.filter(({ etiquetas }) => etiquetas.includes(puesto)).map(({ id }) => id)
          expect((await listCvs({ etiquetas: [puesto] })).map(({ id }) => id)).toEqual(suyos)
        }
      },
    }
  }

  test('deleting one ends before or after each save: nothing fails, and every CV is kept', async () => {
    const { insertCV, updateCV, call, idOf, listCvs, expectToBeFound, insertEtiquetaPuesto } = await open()
    const { data } = await insertCV({ etiquetasPuestos: ['Fija'] })
    for (let ronda = 0; ronda < RONDAS; ronda++) {
      await insertEtiquetaPuesto('Sube y baja')
      const id = await idOf('Sube y baja')
      const answers = await Promise.all([
        insertCV({ etiquetasPuestos: ['Fija', 'Sube y baja'] }),
        updateCV(data.insertCV.id, { etiquetasPuestos: ['Sube y baja', 'Fija'] }),
        call('mutation($id: ID!) { deleteEtiquetaPuesto(idEtiqueta: $id) { mensaje } }', { id }),
        insertCV({ etiquetasPuestos: ['Sube y baja'] }),
      ])
      expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
    }
    expect(await listCvs()).toHaveLength(1 + 2 * RONDAS)
    await expectToBeFound('Fija', 'Sube y baja')
  })

  test('merging one ends before or after each save: who carried it carries the other, once', async () => {
    const { insertCV, updateCV, call, idOf, listCvs, expectToBeFound, insertEtiquetaPuesto } = await open()
    const { data } = await insertCV({ etiquetasPuestos: ['Queda'] })
    for (let ronda = 0; ronda < RONDAS; ronda++) {
      await insertEtiquetaPuesto('Se va')
      const answers = await Promise.all([
        insertCV({ etiquetasPuestos: ['Se va', 'Queda'] }),
        updateCV(data.insertCV.id, { etiquetasPuestos: ['Se va'] }),
        call(
          'mutation($id: ID!, $con: ID!) { mergeEtiquetasPuestos(idEtiqueta: $id, conIdEtiqueta: $con) { id } }',
          { id: await idOf('Se va'), con: await idOf('Queda') },
        ),
        insertCV({ etiquetasPuestos: ['Se va'] }),
      ])
      expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
    }
    const todos = await listCvs()
    expect(todos).toHaveLength(1 + 2 * RONDAS)
    for (const { etiquetas } of todos) expect(new Set(etiquetas).size).toBe(etiquetas.length)
    expect(todos.every(({ etiquetas }) => etiquetas.length > 0)).toBe(true)
    await expectToBeFound('Queda', 'Se va')
  })
})
