import type { ClimaInput } from '#domain/climas/clima-input.ts'
import { parseToken } from '#domain/encuesta/token.ts'
import { logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import type { Config } from '#server/context/config.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { computeToken } from '#server/llaves/llave.ts'
import { answerEncuesta, listRespuestas, requireAbierto } from '#tests/support/respuestas-de-prueba.ts'
import { createTestApp } from '#tests/support/test-app.ts'

export interface EncuestadoEnLista {
  id: string
  idGrupoDeOpinion: string
  correo: string | null
  sendMail: boolean
  estado: string
  estadoCorreo: string
  tokenVisto: boolean
}

/** An open climate with two groups, and the calls on its respondents as a logged-in member of staff makes them. */
export async function openEncuestados(
  engine: Engine,
  { config = {}, clima = {} }: { config?: Partial<Config>; clima?: Partial<ClimaInput> } = {},
) {
  const app = await createTestApp(engine, { config })
  const staff = await logInToClimas(app)
  const { idClima, idEmpresa } = await staff.setUp(clima)
  const [oficina, planta] = (await staff.getClima(idClima)).gruposDeOpinion.map(
    ({ id }: { id: string }) => id,
  )

  const invite = (correos: string[] | null, idGrupoDeOpinion: string = oficina, deClima = idClima) =>
    staff.call(
      `mutation($idClima: ID!, $idGrupoDeOpinion: ID!, $correos: [String!]) {
        insertNewEncuesta(idClima: $idClima, idGrupoDeOpinion: $idGrupoDeOpinion, correos: $correos) }`,
      { idClima: deClima, idGrupoDeOpinion, correos },
    )
  const insertTokens = (cuantos: number, idGrupoDeOpinion: string = oficina) =>
    staff.call(
      `mutation($idClima: ID!, $idGrupoDeOpinion: ID!, $cuantos: Int!) {
        insertTokens(idClima: $idClima, idGrupoDeOpinion: $idGrupoDeOpinion, cuantos: $cuantos) { tokens mensaje } }`,
      { idClima, idGrupoDeOpinion, cuantos },
    )
  const list = async (): Promise<EncuestadoEnLista[]> => {
    const { data } = await staff.call(
      `query($idClima: ID!) { appInfo { getEncuestados(idClima: $idClima) {
        id idGrupoDeOpinion correo sendMail estado estadoCorreo tokenVisto } } }`,
      { idClima },
    )
    return data.appInfo.getEncuestados
  }
  const find = async (correo: string | null) => (await list()).find((uno) => uno.correo === correo)!
  const onEncuesta =
    (name: string, rest: string, fields: string) =>
    (idEncuesta: string, more: object = {}) =>
      staff.call(
        `mutation($idClima: ID!, $idEncuesta: ID!${rest && `, $${rest}: String!`}) {
        ${name}(idClima: $idClima, idEncuesta: $idEncuesta${rest && `, ${rest}: $${rest}`}) ${fields} }`,
        { idClima, idEncuesta, ...more },
      )
  const send = onEncuesta('sendCorreoToEncuesta', 'correo', '')

  return {
    ...app,
    ...staff,
    idClima,
    idEmpresa,
    oficina: oficina as string,
    planta: planta as string,
    invite,
    inviteGroups: (invitaciones: { idGrupoDeOpinion: string; correos: string[]; sinCorreo?: number }[]) =>
      staff.call(
        `mutation($idClima: ID!, $invitaciones: [InvitacionDeGrupoInput!]!) {
          insertNewEncuestas(idClima: $idClima, invitaciones: $invitaciones) }`,
        { idClima, invitaciones },
      ),
    list,
    find,
    sendTo: (idEncuesta: string, correo: string) => send(idEncuesta, { correo }),
    remind: (idGrupoDeOpinion: string | null = null) =>
      staff.call(
        'mutation($idClima: ID!, $idGrupoDeOpinion: ID) { sendRecordatorios(idClima: $idClima, idGrupoDeOpinion: $idGrupoDeOpinion) }',
        { idClima, idGrupoDeOpinion },
      ),
    remove: onEncuesta('deleteEncuesta', '', '{ idEncuesta mensaje }'),
    getSalida: async () =>
      (
        await staff.call(
          'query($idClima: ID!) { appInfo { getSalidaDeCorreos(idClima: $idClima) { enCola total recordatorios recordadoHoy gruposRecordadosHoy carpeta } } }',
          { idClima },
        )
      ).data.appInfo.getSalidaDeCorreos as {
        enCola: number
        total: number
        recordatorios: boolean
        recordadoHoy: boolean
        gruposRecordadosHoy: string[]
        carpeta: string | null
      },
    getLlegadas: async () =>
      (
        await staff.call(
          `query($idClima: ID!) { appInfo { getLlegadas(idClima: $idClima) {
            personas { correo papeleta captura } hojas { correo papeleta captura }
            porGrupo { id personas { correo papeleta captura } hojas { correo papeleta captura }
              hojasSinPersona lugaresSinCorreo } } } }`,
          { idClima },
        )
      ).data.appInfo.getLlegadas,
    insertTokens,
    makeToken: async (idGrupo: string = oficina): Promise<string> =>
      parseToken((await insertTokens(1, idGrupo)).data.insertTokens.tokens[0])!,
    /** Answers everything, or the first question only, as the holder of the respondent's token would. */
    answer: async (idEncuestado: string, { todo = true, texto = 'Todo bien.' } = {}) => {
      const { clima: abierto, llave } = await requireAbierto(app.ctx, idClima)
      const { idGrupoDeOpinion: idGrupo } = (await list()).find(({ id }) => id === idEncuestado)!
      let primera = true
      const respuestas = listRespuestas(abierto, ({ clase, indice }) => {
        if (!todo && !primera) return null
        primera = false
        if (clase === 'codigo') return '1'
        return clase === 'preguntasAbiertas' ? texto : String(indice === 0)
      })
      const token = computeToken(llave, idEncuestado)
      await answerEncuesta(app.ctx, idClima, { token, idGrupo }, respuestas)
      return token
    },
  }
}
