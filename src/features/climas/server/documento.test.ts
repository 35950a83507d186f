import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseClimaInput } from '#domain/climas/parse-clima-input.ts'
import { climaInputArbitrary } from '#domain/climas/testing/random-clima.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { logInToClimas } from './testing/climas-de-prueba.ts'

describeAnyEngine('the document of a climate', (engine) => {
  const open = async () => {
    const app = await createTestApp(engine)
    return { ...app, ...(await logInToClimas(app)) }
  }

  test('exported and imported again makes an equal climate, whatever the climate', async () => {
    const { insertEmpresa, insertClima, getDocumento, deleteRows } = await open().then((staff) => ({
      ...staff,
      deleteRows: () => staff.ctx.db.deleteFrom('climas').execute(),
    }))
    const insert = async (clima: object) => {
      const { data, errors } = await insertClima(clima)
      expect(errors).toBeUndefined()
      return data.insertClimaOrganizacional.id as string
    }
    const una = (await insertEmpresa()).data.insertEmpresa.id
    const otra = (await insertEmpresa()).data.insertEmpresa.id
    await fc.assert(
      fc.asyncProperty(climaInputArbitrary, async (input) => {
        await deleteRows()
        const exportado = await getDocumento(await insert({ ...input, idEmpresa: una }))
        const leido = parseClimaInput(exportado)
        if (!leido.ok) throw new Error(JSON.stringify(leido.problemas))
        const importado = await insert({ ...leido.valor, idEmpresa: otra })
        expect(await getDocumento(importado)).toEqual({ ...exportado, idEmpresa: otra })
      }),
      { numRuns: 25 },
    )
  })

  test('with ids says the same, and which is which', async () => {
    const { setUp, getDocumento, getClima } = await open()
    const { idClima } = await setUp()
    const conIds = await getDocumento(idClima, true)
    const sinIds = JSON.parse(JSON.stringify(conIds, (clave, valor) => (clave === 'id' ? undefined : valor)))
    expect(sinIds).toEqual(await getDocumento(idClima))
    const clima = await getClima(idClima)
    expect(conIds.gruposDeOpinion.map((g: any) => g.id)).toEqual(clima.gruposDeOpinion.map((g: any) => g.id))
  })
})
