import { buildDocx } from '#server/archivos/testing/archivos-de-prueba.ts'
import type { Config } from '#server/context/config.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { CURRICULUM, createSitio } from '#tests/support/sitio.ts'
import { readArchivoPendiente } from '../cv-jobs.ts'
import { logInToCvs } from './cvs-de-prueba.ts'

const ENVIO = `id nombre plaza correo tel consentimiento archivo nombreArchivo tipoArchivo bytes lecturaArchivo otrosEnvios
  parecidos { motivos cv { id primerNombre } }`
const ABIERTO = `envio { ${ENVIO} } mensaje texto propuestas { campo valor origen } etiquetasSugeridas etiquetasDelFormulario
  antes pendientes anterior siguiente`

export const CAMPOS_DE_ANA = {
  primerNombre: 'Ana',
  segundoNombre: 'Lucía',
  primerApellido: 'Morales',
  segundoApellido: 'Pérez',
  telefono: null,
  celular: '5555-1234',
  correo: 'ana.morales@empresa.com',
  estado: 'Validado',
  etiquetasPuestos: ['Nómina'],
}

/** The public form and the inbox behind it, as visitors and a member of staff use them. */
export async function openBandeja(engine: Engine, config: Partial<Config> = {}) {
  const sitio = await createSitio(engine, config)
  const staff = await logInToCvs(sitio)
  const getEnvios = async (limit = 25, cursor = 0) =>
    (
      await staff.call(
        `query($limit: Int!, $cursor: Int!) { appInfo { getEnviosDeCV(limit: $limit, cursor: $cursor) { ${ENVIO} } } }`,
        { limit, cursor },
      )
    ).data.appInfo.getEnviosDeCV
  return {
    ...sitio,
    ...staff,
    /** A visitor sends a CV whose file says this. */
    send: async (cambios: Partial<typeof CURRICULUM> = {}, texto = 'Hola', nombre = 'Mi CV.docx') => {
      const file = new File([new Uint8Array(buildDocx(texto))], nombre)
      const { status } = await sitio.sendCurriculum({ ...CURRICULUM, ...cambios }, file)
      if (status !== 200) throw new Error(`refused with ${status}`)
    },
    readArchivos: async () => {
      while (await readArchivoPendiente(sitio.ctx));
    },
    getEnvios,
    findEnvio: async (nombre: string) =>
      (await getEnvios(100)).find((envio: { nombre: string }) => envio.nombre === nombre),
    getEnvio: (idEnvio: string) =>
      staff.call(`query($id: ID!) { appInfo { getEnvioDeCV(idEnvio: $id) { ${ABIERTO} } } }`, {
        id: idEnvio,
      }),
    getPendientes: async () =>
      (await staff.call('{ appInfo { getPendientes { porRevisar mensajesNuevos } } }')).data.appInfo
        .getPendientes,
    insertCVDeEnvio: (idEnvio: string, cambios: Partial<typeof CAMPOS_DE_ANA> = {}) =>
      staff.call(
        'mutation($id: ID!, $campos: CamposDeCVInput!) { insertCVDeEnvio(idEnvio: $id, campos: $campos) { id mensaje } }',
        { id: idEnvio, campos: { ...CAMPOS_DE_ANA, ...cambios } },
      ),
    updateCVConEnvio: (idEnvio: string, idCV: string, cambios: Partial<typeof CAMPOS_DE_ANA> = {}) =>
      staff.call(
        `mutation($id: ID!, $idCV: ID!, $campos: CamposDeCVInput!) {
          updateCVConEnvio(idEnvio: $id, idCV: $idCV, campos: $campos) { id mensaje } }`,
        { id: idEnvio, idCV, campos: { ...CAMPOS_DE_ANA, ...cambios } },
      ),
    deleteEnvio: (idEnvio: string) =>
      staff.call('mutation($id: ID!) { deleteEnvioDeCV(idEnvio: $id) { id mensaje } }', { id: idEnvio }),
    restoreEnvio: (idEnvio: string) =>
      staff.call('mutation($id: ID!) { restoreEnvioDeCV(idEnvio: $id) { id mensaje } }', { id: idEnvio }),
    getVersiones: async (idCV: string) =>
      (
        await staff.call(
          'query($id: ID!) { appInfo { getVersionesDeCV(idCV: $id) { id nombreArchivo tipoArchivo recibido archivo } } }',
          { id: idCV },
        )
      ).data.appInfo.getVersionesDeCV,
    download: async (url: string) => {
      const { statusCode, rawPayload, headers } = await sitio.app.inject({
        url,
        headers: { cookie: staff.cookie },
      })
      return { status: statusCode, bytes: rawPayload, headers }
    },
  }
}
