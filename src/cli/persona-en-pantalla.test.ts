import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { codeOf } from '#features/cvs/server/testing/cvs-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { buildMarkedPdf, EVA, OTRA, openFirma } from './testing/firma-con-personas.ts'

const GET = `query($c: String!) { appInfo { getPersona(correo: $c) { correo cvs { nombre eliminado } envios { nombre }
  vacantes busquedas mensajes peticiones correos encuestas { periodo cerrada } empresas { nombre } compromisos cuenta noSePuede } } }`
const HAND_OUT = 'query($c: String!) { appInfo { getDatosDePersona(correo: $c) } }'
const ERASE = 'mutation($c: String!) { erasePersona(correo: $c) }'

async function open(engine: Engine) {
  const firma = await openFirma(engine)
  return {
    ...firma,
    find: async (correo: string) => (await firma.call(GET, { c: correo })).data.appInfo.getPersona,
    handOut: (correo: string) => firma.call(HAND_OUT, { c: correo }),
    erase: (correo: string) => firma.call(ERASE, { c: correo }),
    getBitacora: async (seccion: string) =>
      (
        await firma.call(
          `{ appInfo { getBitacora(filtro: { seccion: ${seccion} }, limit: 20) { anotaciones { frase { texto } } } } }`,
        )
      ).data.appInfo.getBitacora.anotaciones.map(({ frase }: any) =>
        frase.map(({ texto }: any) => texto).join(''),
      ),
  }
}

describeEngines('rights of a person on screen', (engine) => {
  test('an address is found in every place, and what cannot be found is said', async () => {
    const { find, getBitacora } = await open(engine)
    expect(await find(` ${EVA} `)).toMatchObject({
      cvs: [{ nombre: 'Evalina Lucía Pérez Morales', eliminado: false }],
      envios: [{ nombre: 'Eva' }],
      vacantes: ['Analista'],
      busquedas: 1,
      mensajes: 1,
      encuestas: [{ cerrada: false }, { cerrada: true }],
      empresas: [{ nombre: 'Empresa de Eva' }],
      compromisos: 1,
      cuenta: null,
      noSePuede: expect.arrayContaining([
        'Fue invitada a dos encuestas; lo que contestó no se puede encontrar.',
      ]),
    })
    expect(await find('nadie@correo.example')).toMatchObject({ cvs: [], encuestas: [], mensajes: 0 })
    expect(await getBitacora('cvs')).toEqual(
      expect.arrayContaining([
        'Buscó lo que se guarda de una persona.',
        'Buscó lo que se guarda de una persona: nada.',
      ]),
    )
  })

  test('all of it is handed out in one zip, with the files and without answers', async () => {
    const { handOut, getBitacora } = await open(engine)
    const url: string = (await handOut(EVA)).data.appInfo.getDatosDePersona
    const archivos = unzipSync(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
    expect(Object.keys(archivos).sort()).toEqual(['cv-1.pdf', 'datos.json', 'envio-1.pdf'])
    expect(Buffer.from(archivos['cv-1.pdf']!).equals(buildMarkedPdf('Archivo de Eva'))).toBe(true)
    const datos = Buffer.from(archivos['datos.json']!).toString()
    expect(datos).toContain('Mensaje de Eva')
    expect(datos).not.toMatch(/Abierta de|Cerrada de|Otra/)
    expect((await getBitacora('descargas'))[0]).toBe('Descargó todo lo que se guarda de una persona.')
  })

  test('erased, nothing of it is found any more, and all of the others is', async () => {
    const { erase, find, handOut, getBitacora } = await open(engine)
    const otra = await find(OTRA)
    expect((await erase(EVA)).data.erasePersona).toBe(
      'Se borró para siempre lo que se guardaba de la persona.',
    )
    expect(await find(EVA)).toMatchObject({
      cvs: [],
      envios: [],
      vacantes: [],
      busquedas: 0,
      mensajes: 0,
      correos: 0,
      encuestas: [],
      empresas: [],
      compromisos: 0,
    })
    expect(await find(OTRA)).toEqual(otra)
    expect(codeOf(await handOut(EVA))).toBe('NOT_FOUND')
    expect(codeOf(await erase(EVA))).toBe('NOT_FOUND')
    const frases = await getBitacora('cvs')
    expect(frases).toContain('Borró para siempre lo que se guardaba de una persona.')
    expect(frases.join()).not.toMatch(/eva\.luna/i)
  })
})

describeAnyEngine('rights of a person on screen', (engine) => {
  test('no consultant and no client may, and what is no address is refused', async () => {
    const { graphql, logInAs, call } = await open(engine)
    for (const rol of ['consultor', 'cliente'] as const) {
      const cookie = await logInAs(rol)
      for (const query of [GET, HAND_OUT, ERASE])
        expect(codeOf(await graphql(query, { c: EVA }, cookie))).toBe('FORBIDDEN')
    }
    for (const query of [GET, HAND_OUT, ERASE])
      expect(codeOf(await call(query, { c: 'no es' }))).toBe('BAD_USER_INPUT')
  })
})
