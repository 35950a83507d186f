import type { Rol } from '#contract/schema.generated.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

export interface CuentaGuardada {
  id: string
  usuario: string
  nombre: string
  correo: string
  rol: Rol
  conPassword: boolean
  ultimoIngreso: number | null
  desactivada: number | null
  desactivadaPor: string | null
}

const selectCuentas = (db: Db | Tx) =>
  db
    .selectFrom('usuarios')
    .leftJoin('usuarios as quien', 'quien.id', 'usuarios.desactivada_por')
    .select([
      'usuarios.id',
      'usuarios.usuario',
      'usuarios.nombre',
      'usuarios.correo',
      'usuarios.rol',
      'usuarios.password_hash as passwordHash',
      'usuarios.ultimo_ingreso as ultimoIngreso',
      'usuarios.desactivada',
      'quien.nombre as nombreDeQuien',
      'quien.usuario as usuarioDeQuien',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectCuentas>['execute']>>[number]

const readRow = ({ passwordHash, nombreDeQuien, usuarioDeQuien, ...row }: Row): CuentaGuardada => ({
  ...row,
  conPassword: passwordHash !== '',
  desactivadaPor: nombreDeQuien || usuarioDeQuien,
})

export async function listCuentas(db: Db): Promise<CuentaGuardada[]> {
  return (await selectCuentas(db).execute()).map(readRow)
}

export async function findCuenta(db: Db | Tx, id: string): Promise<CuentaGuardada | null> {
  const row = await selectCuentas(db).where('usuarios.id', '=', id).executeTakeFirst()
  return row ? readRow(row) : null
}

export function listEmpresasDeCuentas(
  db: Db,
): Promise<{ idUsuario: string; id: string; nombre_comercial: string }[]> {
  return db
    .selectFrom('usuarios_empresas')
    .innerJoin('empresas', 'empresas.id', 'usuarios_empresas.id_empresa')
    .select(['usuarios_empresas.id_usuario as idUsuario', 'empresas.id', 'empresas.nombre_comercial'])
    .orderBy('empresas.nombre_comercial')
    .orderBy('empresas.id')
    .execute()
}

/** False where one of them does not exist; then nothing is changed. */
export async function replaceEmpresas(
  tx: Tx,
  idUsuario: string,
  idsEmpresas: readonly string[],
): Promise<boolean> {
  const { cuenta } = await tx
    .selectFrom('empresas')
    .select(({ fn }) => fn.countAll<number>().as('cuenta'))
    .where('id', 'in', idsEmpresas.length > 0 ? idsEmpresas : [''])
    .executeTakeFirstOrThrow()
  if (cuenta !== idsEmpresas.length) return false
  await tx.deleteFrom('usuarios_empresas').where('id_usuario', '=', idUsuario).execute()
  if (idsEmpresas.length > 0) {
    await tx
      .insertInto('usuarios_empresas')
      .values(idsEmpresas.map((id_empresa) => ({ id_usuario: idUsuario, id_empresa })))
      .execute()
  }
  return true
}

export async function listIdsDeEmpresas(db: Db | Tx, idUsuario: string): Promise<string[]> {
  const rows = await db
    .selectFrom('usuarios_empresas')
    .select('id_empresa as id')
    .where('id_usuario', '=', idUsuario)
    .orderBy('id_empresa')
    .execute()
  return rows.map(({ id }) => id)
}

export async function updateCuentaRow(
  tx: Tx,
  id: string,
  { nombre, rol }: { nombre: string; rol: Rol },
): Promise<void> {
  await tx.updateTable('usuarios').set({ nombre, rol }).where('id', '=', id).execute()
}

export async function changeDesactivada(
  tx: Tx,
  id: string,
  { desactivada, por }: { desactivada: number | null; por: string | null },
): Promise<void> {
  await tx.updateTable('usuarios').set({ desactivada, desactivada_por: por }).where('id', '=', id).execute()
}

export type CuentaDeCliente = Pick<CuentaGuardada, 'id' | 'nombre' | 'usuario' | 'correo' | 'conPassword'>

/** Accounts that may enter as a client of the company, or were invited to. */
export async function listIdsEmpresasConCliente(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('usuarios')
    .innerJoin('usuarios_empresas', 'usuarios_empresas.id_usuario', 'usuarios.id')
    .select('usuarios_empresas.id_empresa as idEmpresa')
    .distinct()
    .where('usuarios.rol', '=', 'cliente')
    .where('usuarios.desactivada', 'is', null)
    .execute()
  return rows.map(({ idEmpresa }) => idEmpresa)
}

export async function listClientesDe(db: Db | Tx, idEmpresa: string): Promise<CuentaDeCliente[]> {
  const rows = await db
    .selectFrom('usuarios')
    .innerJoin('usuarios_empresas', 'usuarios_empresas.id_usuario', 'usuarios.id')
    .select([
      'usuarios.id',
      'usuarios.nombre',
      'usuarios.usuario',
      'usuarios.correo',
      'usuarios.password_hash as passwordHash',
    ])
    .where('usuarios_empresas.id_empresa', '=', idEmpresa)
    .where('usuarios.rol', '=', 'cliente')
    .where('usuarios.desactivada', 'is', null)
    .orderBy('usuarios.nombre')
    .orderBy('usuarios.id')
    .execute()
  return rows.map(({ passwordHash, ...row }) => ({ ...row, conPassword: passwordHash !== '' }))
}
