import { expect, test } from 'vitest'
import { LA_CEIBA, logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import { logInToCvs } from '#features/cvs/server/testing/cvs-de-prueba.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'

interface Editable {
  read: () => Promise<string>
  /** Writes one thing or another, after having seen a revision, or without saying so. */
  write: (texto: string, revision?: string | null) => Promise<{ errors?: { extensions: { code: string } }[] }>
}

const code = (answer: Awaited<ReturnType<Editable['write']>>) => answer.errors?.[0]?.extensions.code ?? 'ok'

describeEngines('what two edit at once', (engine) => {
  const openAll = async (): Promise<Record<string, Editable>> => {
    const app = await createTestApp(engine)
    const staff = await logInToClimas(app)
    const { idClima, idEmpresa } = await staff.setUp()
    const documento = await staff.getDocumento(idClima, true)
    const cvs = await logInToCvs(app)
    const { id: idCV } = (await cvs.insertCV()).data.insertCV
    const CAMPOS =
      'primerNombre segundoNombre primerApellido segundoApellido telefono celular correo estado etiquetasPuestos'
    const readCv = async (campos: string) =>
      (await staff.call(`{ appInfo { getCV(idCV: "${idCV}") { ${campos} } } }`)).data.appInfo.getCV
    const campos = await readCv(CAMPOS)
    return {
      empresa: {
        read: async () => (await staff.call('{ empresas { revision } }')).data.empresas[0].revision,
        write: (telefono, revision) =>
          staff.call(
            'mutation($id: ID!, $e: EmpresaInput!, $r: String) { updateEmpresa(idEmpresa: $id, empresa: $e, revision: $r) { id } }',
            { id: idEmpresa, e: { ...LA_CEIBA, telefono }, r: revision },
          ),
      },
      clima: {
        read: async () =>
          (await staff.call(`{ appInfo { climaOrganizacional(idClima: "${idClima}") { revision } } }`)).data
            .appInfo.climaOrganizacional.revision,
        write: (numero, revision) =>
          staff.call(
            'mutation($id: ID!, $c: ClimaInput!, $r: String) { updateClimaOrganizacional(idClima: $id, clima: $c, revision: $r) { id } }',
            {
              id: idClima,
              c: { ...documento, fechaLimite: documento.fechaInicio + Number(numero) },
              r: revision,
            },
          ),
      },
      cv: {
        read: async () => (await readCv('revision')).revision,
        write: (celular, revision) =>
          staff.call(
            `mutation($primerNombre: String!, $segundoNombre: String, $primerApellido: String!, $segundoApellido: String!, $telefono: String, $celular: String!, $correo: String!, $estado: String!, $etiquetasPuestos: [String!]!, $r: String) {
              updateCV(idCV: "${idCV}", primerNombre: $primerNombre, segundoNombre: $segundoNombre, primerApellido: $primerApellido, segundoApellido: $segundoApellido, telefono: $telefono, celular: $celular, correo: $correo, estado: $estado, etiquetasPuestos: $etiquetasPuestos, revision: $r) { id } }`,
            { ...campos, celular, r: revision },
          ),
      },
    }
  }

  test('the later save is told; whoever has seen the newest, or says nothing, goes on', async () => {
    for (const [que, { read, write }] of Object.entries(await openAll())) {
      const vista = await read()
      expect([que, code(await write('55550001', vista))]).toEqual([que, 'ok'])
      expect([que, code(await write('55550002', vista))]).toEqual([que, 'CONFLICT'])
      const nueva = await read()
      expect(nueva).not.toBe(vista)
      expect([que, code(await write('55550003', nueva))]).toEqual([que, 'ok'])
      expect([que, code(await write('55550004'))]).toEqual([que, 'ok'])
    }
  })

  test('of two saves at the same moment one is told', async () => {
    for (const [que, { read, write }] of Object.entries(await openAll())) {
      const vista = await read()
      const codes = await Promise.all(['55550001', '55550002'].map(async (n) => code(await write(n, vista))))
      expect([que, codes.sort()]).toEqual([que, ['CONFLICT', 'ok']])
    }
  })
})
