import { buildPdf } from '#server/archivos/testing/archivos-de-prueba.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import type { CvInput } from '../escribir-cv.ts'

export const toDataUrl = (bytes: Uint8Array, mime = 'application/pdf') =>
  `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`

export const ANA: CvInput = {
  primerNombre: 'Ana',
  segundoNombre: 'Lucía',
  primerApellido: 'Pérez',
  segundoApellido: 'Morales',
  telefono: '2233-4455',
  celular: '5512 0341',
  correo: 'ana.perez@correo.example',
  estado: 'Validado',
  etiquetasPuestos: ['Analista de nómina', 'Contabilidad'],
  cv: toDataUrl(buildPdf('Currículum')),
}

export const CAMPOS = `id primerNombre segundoNombre primerApellido segundoApellido telefono celular correo estado
  etiquetasPuestos cv nombreArchivo tipoArchivo lecturaArchivo fragmento { texto coincide }`

const ARGS: Record<keyof CvInput, string> = {
  primerNombre: 'String!',
  segundoNombre: 'String',
  primerApellido: 'String!',
  segundoApellido: 'String!',
  telefono: 'String',
  celular: 'String!',
  correo: 'String!',
  cv: 'String!',
  estado: 'String!',
  etiquetasPuestos: '[String!]!',
}
const names = Object.keys(ARGS) as (keyof CvInput)[]
const declare = (args: Record<string, string>) =>
  Object.entries(args)
    .map(([name, type]) => `$${name}: ${type}`)
    .join(', ')
const pass = (args: string[]) => args.map((name) => `${name}: $${name}`).join(', ')

const INSERT = `mutation(${declare(ARGS)}) { insertCV(${pass(names)}) { id mensaje } }`
const UPDATE_ARGS = { idCV: 'ID!', ...ARGS, cv: 'String' }
const UPDATE = `mutation(${declare(UPDATE_ARGS)}) { updateCV(${pass(Object.keys(UPDATE_ARGS))}) { id mensaje } }`

/** The calls of the CV database as a logged-in member of staff makes them; each answers with data and errors. */
export async function logInToCvs({ graphql, logIn }: TestApp) {
  const cookie = await logIn()
  const call = (query: string, variables: object = {}) => graphql(query, variables, cookie)
  const getCVs = (filtro: string | null = null, limit = 25, cursor = 0) =>
    call(
      `query($filtro: String, $limit: Int!, $cursor: Int!) {
        appInfo { getCVs(filtro: $filtro, limit: $limit, cursor: $cursor) { ${CAMPOS} } } }`,
      { filtro, limit, cursor },
    )
  return {
    cookie,
    call,
    getCVs,
    insertCV: (changes: Partial<CvInput> = {}) => call(INSERT, { ...ANA, ...changes }),
    updateCV: (idCV: string, changes: Partial<CvInput> = {}) =>
      call(UPDATE, { ...ANA, cv: null, ...changes, idCV }),
    deleteCV: (idCV: string) =>
      call('mutation($id: ID!) { deleteCV(idCV: $id) { id mensaje } }', { id: idCV }),
    restoreCV: (idCV: string) =>
      call('mutation($id: ID!) { restoreCV(idCV: $id) { id mensaje } }', { id: idCV }),
    insertEtiquetaPuesto: (etiqueta: string) =>
      call('mutation($etiqueta: String!) { insertEtiquetaPuesto(etiqueta: $etiqueta) { id mensaje } }', {
        etiqueta,
      }),
    listEtiquetas: async () =>
      (await call('{ appInfo { etiquetasPuestos { id puesto } } }')).data.appInfo.etiquetasPuestos,
    /** The first names that a filter finds, in order. */
    findNombres: async (filtro: string): Promise<string[]> =>
      (await getCVs(filtro, 100)).data.appInfo.getCVs.map((cv: { primerNombre: string }) => cv.primerNombre),
  }
}

export const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) =>
  answer.errors?.[0]?.extensions.code
