import type { Rol } from '#contract/schema.generated.ts'
import type { Config } from '#server/context/config.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { computeTokenDeEnlace } from '../../sesion/enlaces/enlace.ts'

export const CLAVE_NUEVA = 'tres gatos en la azotea'

const INVITE =
  'mutation($nombre: String!, $correo: String!, $rol: Rol!, $idsEmpresas: [ID!]!) { inviteCuenta(nombre: $nombre, correo: $correo, rol: $rol, idsEmpresas: $idsEmpresas) { id mensaje } }'
const UPDATE =
  'mutation($idCuenta: ID!, $nombre: String!, $rol: Rol!, $idsEmpresas: [ID!]!) { updateCuenta(idCuenta: $idCuenta, nombre: $nombre, rol: $rol, idsEmpresas: $idsEmpresas) }'
const GET_EQUIPO = `{ appInfo { getEquipo {
  id nombre usuario correo rol empresas { id nombre_comercial } estado propia ultimoAcceso segundoFactor sesiones
  invitacion { enviada vence rechazada } desactivada desactivadaPor
} } }`
const ACCEPT =
  'mutation($token: String!, $password: String!) { changePasswordByEnlace(token: $token, password: $password) { conexion usuario { id usuario nombre rol empresas { id } } segundoFactor { paso } } }'
export const GET_ENLACE =
  'query($token: String!) { auth { getEnlace(token: $token) { tipo nombre correo } } }'

const EMPRESA = {
  nombre_comercial: 'Textiles del Altiplano',
  nombre_fiscal: 'Textiles, S. A.',
  telefono: '2222 2222',
  correo: 'info@textiles.example',
  NIT: '123-4',
  direccion: 'Zona 1',
  contacto_directo: { nombre: 'Ana', apellidos: 'Pérez', correo: 'ana@textiles.example' },
}

/** The team as an administrator handles it. */
export async function openEquipo(engine: Engine, { config = {} }: { config?: Partial<Config> } = {}) {
  const app: TestApp = await createTestApp(engine, { config })
  const { graphql, ctx, post } = app
  const cookie = await app.logIn()
  const run = (mutation: string, idCuenta: string, as = cookie) =>
    graphql(`mutation($idCuenta: ID!) { ${mutation}(idCuenta: $idCuenta) }`, { idCuenta }, as)
  const insertEmpresa = async (nombre = EMPRESA.nombre_comercial): Promise<string> => {
    const empresa = { ...EMPRESA, nombre_comercial: nombre }
    const { data } = await graphql(
      'mutation($empresa: EmpresaInput!) { insertEmpresa(empresa: $empresa) { id } }',
      { empresa },
      cookie,
    )
    return data.insertEmpresa.id
  }
  const invite = (
    cuenta: { nombre?: string; correo: string; rol?: Rol; idsEmpresas?: string[] },
    as = cookie,
  ) => graphql(INVITE, { nombre: 'Lucía Ajú', rol: 'consultor', idsEmpresas: [], ...cuenta }, as)
  const list = async (as = cookie) => (await graphql(GET_EQUIPO, {}, as)).data.appInfo.getEquipo as any[]
  const find = async (correo: string) => (await list()).find((cuenta) => cuenta.correo === correo)
  const update = (
    idCuenta: string,
    cambio: { rol: Rol; nombre?: string; idsEmpresas?: string[] },
    as = cookie,
  ) => graphql(UPDATE, { idCuenta, nombre: 'Lucía Ajú', idsEmpresas: [], ...cambio }, as)
  /** What the newest mail to the address carries. */
  const findToken = async (correo: string) => {
    const { datos } = await ctx.db
      .selectFrom('correos')
      .select('datos')
      .where('para', '=', correo)
      .where('plantilla', '!=', 'cambio-de-cuenta')
      .orderBy('creado', 'desc')
      .executeTakeFirstOrThrow()
    return computeTokenDeEnlace(ctx, JSON.parse(datos).idEnlace)
  }
  const accept = async (token: string, password = CLAVE_NUEVA) => {
    const { body, cookies } = await post({ query: ACCEPT, variables: { token, password } })
    const set = cookies.find(({ name }) => name.endsWith('sesion'))
    return { ...body, cookie: set ? `${set.name}=${set.value}` : null }
  }
  /** Invited and arrived: returns the account's id and an open session of it. */
  const join = async (cuenta: Parameters<typeof invite>[0]) => {
    const { data } = await invite(cuenta)
    const { cookie: own } = await accept(await findToken(cuenta.correo))
    return { id: data.inviteCuenta.id as string, cookie: own! }
  }
  const getLogIn = async (as: string) =>
    (await graphql('{ auth { getLogIn { conexion usuario { rol } } } }', {}, as)).data.auth.getLogIn
  const listLog = async () =>
    (await ctx.db.selectFrom('bitacora').selectAll().orderBy('id').execute()).map(({ tipo }) => tipo)
  return {
    ...app,
    cookie,
    run,
    insertEmpresa,
    invite,
    list,
    find,
    update,
    findToken,
    accept,
    join,
    getLogIn,
    listLog,
  }
}

export const codeOf = ({ errors }: any): string | undefined => errors?.[0].extensions.code
