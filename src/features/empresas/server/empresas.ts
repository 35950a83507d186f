import { randomUUID } from 'node:crypto'
import type { Empresa as EmpresaWire } from '#contract/schema.generated.ts'
import { type Empresa, LIMITES_DE_LOGO } from '#domain/empresas/empresa.ts'
import { type EmpresaEscrita, parseEmpresa } from '#domain/empresas/parse-empresa.ts'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import { parseLogo } from '#server/archivos/parse-logo.ts'
import { badUserInput, conflict, notFound, requireValor } from '#server/base/errors.ts'
import { computeRevision, requireRevision } from '#server/base/revision.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { findViolation } from '#server/db/engine/constraint-violation.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inSnapshot, inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import {
  clearContactos,
  countEmpresas as countFilas,
  deleteEmpresaRow,
  findEmpresaDeClima as findDeClima,
  findEmpresa,
  findLogo,
  insertEmpresaRow,
  listEmpresas,
  listEmpresasDeContacto,
  listNombres,
  lockEmpresa,
  saveLogoDeEmpresa,
  updateEmpresaRow,
} from './empresas-store.ts'

export const listContactosDePersona = (db: Db, correo: string): Promise<Empresa[]> =>
  listEmpresasDeContacto(db, correo)

export async function eraseContactosDePersona(tx: Tx, correo: string): Promise<void> {
  const empresas = await listEmpresasDeContacto(tx, correo)
  await clearContactos(
    tx,
    empresas.map(({ id }) => id),
  )
}

export const empresaNotFound = () => notFound('Esa empresa ya no existe.')

export async function deleteEmpresa(ctx: AppContext, { idEmpresa }: { idEmpresa: string }): Promise<void> {
  try {
    await inTransaction(ctx.db, async (tx) => {
      if (!(await deleteEmpresaRow(tx, idEmpresa))) throw empresaNotFound()
      await noteBitacora(tx, ctx, { tipo: 'empresaEliminada', idEmpresa })
    })
  } catch (error) {
    if (findViolation(error) !== 'foreign-key') throw error
    throw conflict('La empresa tiene climas organizacionales. Elimínalos antes de eliminarla.')
  }
}

const abecedario = new Intl.Collator('es', { sensitivity: 'base', numeric: true })

export async function getEmpresas({ db }: Pick<AppContext, 'db'>): Promise<Empresa[]> {
  const empresas = await listEmpresas(db)
  return empresas.sort((a, b) => abecedario.compare(a.nombre_comercial, b.nombre_comercial))
}

const POR_PAGINA = 100

/** By commercial name: of those whose name is looked for. Of all others nothing is read but what they are called. */
export function getPaginaDeEmpresas(
  { db }: Pick<AppContext, 'db'>,
  { filtro, limit, cursor }: { filtro?: string | null; limit: number; cursor: number },
): Promise<{ total: number; empresas: Empresa[] }> {
  if (limit < 1 || limit > POR_PAGINA) throw badUserInput(`Pide de 1 a ${POR_PAGINA} empresas.`)
  if (cursor < 0) throw badUserInput('La página no puede empezar antes de la primera empresa.')
  return inSnapshot(db, async (tx) => {
    const llamadas = await listLlamadas(tx, listPalabras(filtro ?? ''))
    const orden = llamadas.sort(
      (a, b) => abecedario.compare(a.nombre_comercial, b.nombre_comercial) || (a.id < b.id ? -1 : 1),
    )
    const ids = orden.slice(cursor, cursor + limit).map(({ id }) => id)
    const porId = new Map((await listEmpresas(tx, ids)).map((empresa) => [empresa.id, empresa]))
    return { total: orden.length, empresas: ids.map((id) => porId.get(id)!) }
  })
}

/** Those of them that there are. */
export const findEmpresas = (db: Db, ids: readonly string[]): Promise<Empresa[]> => listEmpresas(db, ids)

export const countEmpresas = ({ db }: Pick<AppContext, 'db'>): Promise<number> => countFilas(db)

export async function requireEmpresa(db: Db, idEmpresa: string): Promise<Empresa> {
  const empresa = await findEmpresa(db, idEmpresa)
  if (!empresa) throw empresaNotFound()
  return empresa
}

/** Words that somebody looks for, as names are compared with it. */
export const listPalabras = (filtro: string): string[] =>
  foldParaBuscar(filtro)
    .split(/\s+/)
    .filter((palabra) => palabra !== '')

/** Those of whose names a word begins with each of these. */
async function listLlamadas(db: Db, palabras: readonly string[]) {
  const todas = await listNombres(db, {})
  return todas.filter(({ nombre_comercial, nombre_fiscal }) => {
    const suyas = listPalabras(`${nombre_comercial} ${nombre_fiscal}`)
    return palabras.every((palabra) => suyas.some((suya) => suya.startsWith(palabra)))
  })
}

export const listIdsDeLlamadas = async (db: Db, palabras: readonly string[]): Promise<string[]> =>
  (await listLlamadas(db, palabras)).map(({ id }) => id)

/** For whoever reads the climate at the same time. */
export const findEmpresaDeClima = (db: Db, idClima: string): Promise<Empresa | null> =>
  findDeClima(db, idClima)

/** The picture of that fingerprint, a PNG. */
export const getLogo = (db: Db, huella: string): Promise<Uint8Array | null> => findLogo(db, huella)

/** logo: a data URL; null where it goes, absent where it stays. */
type EmpresaConLogo = EmpresaEscrita & { logo?: string | null }

export async function insertEmpresaIn(tx: Tx, { logo, ...empresa }: EmpresaConLogo): Promise<string> {
  const id = randomUUID()
  await insertEmpresaRow(tx, id, requireValor(parseEmpresa(empresa)))
  if (logo) await saveLogoDeEmpresa(tx, id, parseLogo(logo, LIMITES_DE_LOGO))
  return id
}

export function insertEmpresa(
  ctx: Pick<AppContext, 'db' | 'now'>,
  { empresa }: { empresa: EmpresaConLogo },
): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const id = await insertEmpresaIn(tx, empresa)
    await noteBitacora(tx, ctx, { tipo: 'empresaCreada', idEmpresa: id })
    return id
  })
}

const computeRevisionDeEmpresa = (empresa: Empresa): string => computeRevision(empresa)

export function presentEmpresa(empresa: Empresa): EmpresaWire {
  const { contacto_directo: contacto } = empresa
  return {
    id: empresa.id,
    nombre_comercial: empresa.nombre_comercial,
    nombre_fiscal: empresa.nombre_fiscal,
    telefono: empresa.telefono,
    correo: empresa.correo,
    NIT: empresa.NIT,
    direccion: empresa.direccion,
    contacto_directo: {
      nombre: contacto.nombre,
      apellidos: contacto.apellidos,
      correo: contacto.correo,
      telefono: contacto.telefono,
      celular: contacto.celular,
      direccion: contacto.direccion,
      sexo: contacto.sexo,
    },
    // Its resolver makes an address of it.
    logo: empresa.logo,
    revision: computeRevisionDeEmpresa(empresa),
  }
}

export async function updateEmpresa(
  ctx: AppContext,
  {
    idEmpresa,
    empresa: { logo, ...empresa },
    revision,
  }: { idEmpresa: string; empresa: EmpresaConLogo; revision?: string | null },
): Promise<void> {
  const campos = requireValor(parseEmpresa(empresa))
  const imagen = logo && parseLogo(logo, LIMITES_DE_LOGO)
  await inTransaction(ctx.db, async (tx) => {
    const actual = await lockEmpresa(tx, idEmpresa)
    if (!actual) throw empresaNotFound()
    requireRevision(computeRevisionDeEmpresa(actual), revision)
    await updateEmpresaRow(tx, idEmpresa, campos)
    if (imagen !== undefined) await saveLogoDeEmpresa(tx, idEmpresa, imagen || null)
    await noteBitacora(tx, ctx, { tipo: 'empresaActualizada', idEmpresa })
  })
}
