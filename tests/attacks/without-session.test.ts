import { expect, test } from 'vitest'
import { mayCall } from '../../src/contract/permisos.ts'
import { logInToCvs, toDataUrl } from '../../src/features/cvs/server/testing/cvs-de-prueba.ts'
import { buildPdf } from '../../src/server/archivos/testing/archivos-de-prueba.ts'
import { describeAnyEngine } from '../support/databases.ts'
import { dumpDatabase } from '../support/dump-database.ts'
import { listCalls, sampleVariables } from '../support/schema-calls.ts'
import { createTestApp } from '../support/test-app.ts'

describeAnyEngine('without a session', (engine) => {
  test('every call of the schema but the public ones is refused, and changes nothing', async () => {
    const { graphql, ctx } = await createTestApp(engine)
    const before = await dumpDatabase(ctx)
    const calls = listCalls().filter(({ llamada }) => !mayCall(llamada, null))
    expect(calls.length).toBeGreaterThan(20)
    for (const cookie of [undefined, `sesion=${'A'.repeat(43)}`, 'sesion=__proto__; __proto__=sesion']) {
      for (const call of calls) {
        const { data, errors } = await graphql(call.query, sampleVariables(call, 'x'), cookie)
        expect([call.name, errors?.[0].extensions.code]).toEqual([call.name, 'UNAUTHENTICATED'])
        expect(data).toBeNull()
      }
    }
    expect(await dumpDatabase(ctx)).toEqual(before)
  })

  test('every address of the API that can be read is refused, a stored file included; to a client too', async () => {
    const testApp = await createTestApp(engine)
    const { insertCV, getCVs } = await logInToCvs(testApp)
    await insertCV({ cv: toDataUrl(buildPdf('confidencial')) })
    const [{ id, cv }] = (await getCVs()).data.appInfo.getCVs
    const addresses = testApp.app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .map((line) => /── (\/api\/\S*) \(.*\bGET\b/.exec(line)?.[1])
      .filter((address) => address !== undefined)
      // Logos stand on the first page of a survey, and the firm's own pictures on the site, which are anybody's.
      .filter((address) => !['/api/logos/:huella', '/api/imagenes/:huella'].includes(address))
    expect(addresses).toContain('/api/cv/:id/archivo')
    const cliente = { cookie: await testApp.logInAs('cliente') }
    for (const pattern of [...addresses, cv as string]) {
      const address = pattern.replace(/:\w+/g, id)
      for (const headers of [{}, { cookie: 'sesion=inventada' }, cliente]) {
        const { statusCode, body } = await testApp.app.inject({ url: address, headers })
        // Where a client has files, what is not theirs does not exist.
        const isSuya = headers === cliente && pattern === '/api/informes/:id/:formato'
        expect([address, (isSuya ? [404, 405] : [401, 403, 405]).includes(statusCode)]).toEqual([
          address,
          true,
        ])
        expect(body).not.toContain('%PDF')
      }
    }
  })
})
