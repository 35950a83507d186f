import type { ClimaInput } from '#domain/climas/clima-input.ts'
import { climaCorto } from '#domain/climas/testing/clima-corto.ts'
import type { EmpresaEscrita } from '#domain/empresas/parse-empresa.ts'
import {
  answerEncuesta,
  inviteEncuestado,
  listRespuestas,
  requireAbierto,
} from '#tests/support/respuestas-de-prueba.ts'
import type { TestApp } from '#tests/support/test-app.ts'

export const LA_CEIBA: EmpresaEscrita = {
  nombre_comercial: 'Alimentos La Ceiba',
  nombre_fiscal: 'Alimentos La Ceiba, S. A.',
  telefono: '2233-4455',
  correo: 'rh@laceiba.example',
  NIT: '1234567-8',
  direccion: 'Zona 12, Guatemala',
  contacto_directo: { nombre: 'Ana', apellidos: 'Pérez Morales', correo: 'ana@laceiba.example' },
}

export const codeOf = (answer: any): string | undefined => answer.errors?.[0].extensions.code
export const messageOf = (answer: any): string | undefined => answer.errors?.[0].message

const ESTRUCTURA = `
  id idEmpresa nombre anio periodo codigo encuestaActiva cerrado congelado fechaInicio fechaLimite baseDeCalculo minimoPorGrupo publicacion
  empresa { id nombre_comercial }
  gruposDeOpinion { id orden nombre encuestadosPlaneados cantidadEncuestadosGrupoDeOpinion }
  areasDeTrabajo { id nombre idsGruposDeOpinion cantidadEncuestadosAreaDeTrabajo gruposDeOpinion { id } }
  indicadoresDeMedicion { nombre variables { nombre descripcion factoresEvaluados { nombre positiva } } }
  cuestionario { tipo partesCuestionario {
    id orden tipo variable preguntaGeneral cantidadDeOpciones eNPS puntos { texto favorable }
    preguntaAbierta { id orden pregunta tipo }
    preguntas { id orden pregunta factorEvaluado positiva NoAplica tipo } } }
  cantidadDePreguntas cantidadDePaginas
  participacion { planeados invitados contestaron completas
    porGrupo { id nombre planeados invitados contestaron completas }
    porArea { id nombre planeados invitados contestaron completas } }`

/** The calls on companies and climates as a logged-in member of staff makes them; each answers with data and errors. */
export async function logInToClimas({ graphql, logIn }: Pick<TestApp, 'graphql' | 'logIn'>) {
  const cookie = await logIn()
  const call = (query: string, variables: object = {}) => graphql(query, variables, cookie)
  const onClima = (name: string) => (idClima: string) =>
    call(`mutation($idClima: ID!) { ${name}(idClima: $idClima) { id mensaje } }`, { idClima })
  const insertEmpresa = (changes: Partial<EmpresaEscrita> & { logo?: string } = {}) =>
    call('mutation($empresa: EmpresaInput!) { insertEmpresa(empresa: $empresa) { id mensaje } }', {
      empresa: { ...LA_CEIBA, ...changes },
    })
  const insertClima = (clima: object) =>
    call('mutation($clima: ClimaInput!) { insertClimaOrganizacional(clima: $clima) { id mensaje } }', {
      clima,
    })
  return {
    cookie,
    call,
    insertEmpresa,
    insertClima,
    /** A company and a short climate of it. */
    setUp: async (changes: Partial<ClimaInput> = {}) => {
      const idEmpresa: string = (await insertEmpresa()).data.insertEmpresa.id
      const { data } = await insertClima({ ...climaCorto, idEmpresa, ...changes })
      return { idEmpresa, idClima: data.insertClimaOrganizacional.id as string }
    },
    updateClima: (idClima: string, clima: object) =>
      call(
        `mutation($idClima: ID!, $clima: ClimaInput!) {
          updateClimaOrganizacional(idClima: $idClima, clima: $clima) { id mensaje } }`,
        { idClima, clima },
      ),
    cerrar: onClima('cerrarClimaOrganizacional'),
    deleteClima: onClima('deleteClimaOrganizacional'),
    changeActiva: (idClima: string, encuestaActiva: boolean) =>
      call(
        `mutation($idClima: ID!, $encuestaActiva: Boolean!) {
          changeEncuestaActivaClima(idClima: $idClima, encuestaActiva: $encuestaActiva) { encuestaActiva } }`,
        { idClima, encuestaActiva },
      ),
    listClimas: async () =>
      (await call(`{ climasOrganizacionales { ${ESTRUCTURA} } }`)).data.climasOrganizacionales,
    getClima: async (idClima: string) =>
      (
        await call(
          `query($idClima: ID!) { appInfo { climaOrganizacional(idClima: $idClima) { ${ESTRUCTURA} } } }`,
          {
            idClima,
          },
        )
      ).data.appInfo.climaOrganizacional,
    getDocumento: async (idClima: string, conIds = false) => {
      const answer = await call(
        `query($idClima: ID!, $conIds: Boolean!) {
          appInfo { getDocumentoDeClima(idClima: $idClima, conIds: $conIds) } }`,
        { idClima, conIds },
      )
      return answer.errors ? answer : JSON.parse(answer.data.appInfo.getDocumentoDeClima)
    },
  }
}

/** Invites somebody to the group of that orden and answers everything (or only the first question) for them. */
export async function answerAs(
  ctx: TestApp['ctx'],
  idClima: string,
  { grupo = 1, todo = true, texto = 'Todo bien.' } = {},
): Promise<{ id: string; token: string; idGrupo: string }> {
  const { clima } = await requireAbierto(ctx, idClima)
  const idGrupo = clima.definicion.gruposDeOpinion.find(({ orden }) => orden === grupo)!.id
  const encuestado = await inviteEncuestado(ctx, idClima, { idGrupo })
  let primera = true
  const respuestas = listRespuestas(clima, ({ clase, indice }) => {
    if (!todo && !primera) return null
    primera = false
    if (clase === 'codigo') return '1'
    return clase === 'preguntasAbiertas' ? texto : String(indice === 0)
  })
  await answerEncuesta(ctx, idClima, encuestado, respuestas)
  return encuestado
}
