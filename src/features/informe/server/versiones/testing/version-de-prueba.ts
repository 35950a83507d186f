import { logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createClimaPublicado } from '../../testing/clima-publicado.ts'

const REDACCIONES =
  'query($id: ID!) { appInfo { getInforme(idClima: $id) { secciones { redacciones { clave titular comentario revision } } } } }'
const REVISAR = `mutation($id: ID!, $clave: String!, $titular: String!, $comentario: String!, $revision: Int!) {
  updateRedaccion(idClima: $id, clave: $clave, titular: $titular, comentario: $comentario, revisada: true, revision: $revision) }`
const PUBLICAR =
  'mutation($id: ID!, $version: Int!, $mensaje: String!) { publicarInforme(idClima: $id, version: $version, mensaje: $mensaje) }'
const VERSIONES = `query($id: ID!) { appInfo { getVersionesDeInforme(idClima: $id) {
  siguiente impedimento conResultados clientes { nombre correo }
  versiones { id numero publicada publicadaPor publicacion para mensaje estado retirada retiradaPor descargas ultimaDescarga
    archivos { formato nombre bytes paginas enlace } } } } }`
const DE_CLIENTE =
  '{ appInfo { getInformesDeCliente { id periodo numero publicado archivos { formato nombre bytes paginas enlace } } } }'

/** A round with its minimum and figures, its company, and what staff and a client of it do with the report. */
export async function openConInforme(engine: Engine) {
  const app = await createTestApp(engine)
  const id = await createClimaPublicado(app)
  const staff = await logInToClimas(app)
  const { idEmpresa } = await staff.getClima(id)
  const cliente = await app.logInAs('cliente', [idEmpresa])
  const call = (query: string, variables: object = {}) => staff.call(query, { id, ...variables })
  const getVersiones = async () => (await call(VERSIONES)).data.appInfo.getVersionesDeInforme
  const publicar = async (version: number, mensaje = '') => call(PUBLICAR, { version, mensaje })
  /** How the work ended. */
  const waitForTrabajo = (idTrabajo: string) =>
    eventually(async () => {
      const { estado, paso } = await app.ctx.db
        .selectFrom('trabajos')
        .select(['estado', 'paso'])
        .where('id', '=', idTrabajo)
        .executeTakeFirstOrThrow()
      if (estado === 'en_curso') throw new Error(paso)
      return { estado, paso }
    })
  return {
    ...app,
    ...staff,
    id,
    idEmpresa,
    cliente,
    call,
    getVersiones,
    publicar,
    /** Somebody stands for every wording there is. */
    revisar: async () => {
      const { secciones } = (await call(REDACCIONES)).data.appInfo.getInforme
      for (const { redacciones } of secciones)
        for (const redaccion of redacciones) await call(REVISAR, redaccion)
    },
    /** The next version, handed over. */
    publish: async (mensaje = '') => {
      const { siguiente } = await getVersiones()
      const { data, errors } = await publicar(siguiente, mensaje)
      if (errors) throw new Error(errors[0].message)
      const { estado, paso } = await waitForTrabajo(data.publicarInforme)
      if (estado !== 'listo') throw new Error(paso)
      const [version] = (await getVersiones()).versiones
      return { paso, version }
    },
    waitForTrabajo,
    download: async (enlace: string, cookie: string | undefined = cliente) => {
      const { statusCode, headers, rawPayload } = await app.app.inject({
        url: enlace,
        headers: cookie ? { cookie } : {},
      })
      return { status: statusCode, headers, bytes: rawPayload }
    },
    listDeCliente: async (cookie = cliente) =>
      (await app.graphql(DE_CLIENTE, {}, cookie)).data.appInfo.getInformesDeCliente,
    retirar: (idVersion: string) =>
      call('mutation($idVersion: ID!) { retirarVersionDeInforme(idVersion: $idVersion) { mensaje } }', {
        idVersion,
      }),
  }
}
