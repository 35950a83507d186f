import { randomBytes } from 'node:crypto'
import type { ClimaInput } from '#domain/climas/clima-input.ts'
import { formatCodigo } from '#domain/climas/codigo-corto.ts'
import { createClima } from '#domain/climas/create-clima.ts'
import type { Clima } from '#domain/climas/definicion.ts'
import { computeAnioDeInicio } from '#domain/climas/plazos.ts'
import { requireEmpresa } from '#features/empresas/server/empresas.ts'
import { AppError } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { createLlave } from '#server/llaves/create-llave.ts'
import { destroyLlaveFile } from '#server/llaves/llaves-dir.ts'
import { insertClimaRow } from './cambios-de-clima-store.ts'
import type { ClimaGuardado } from './clima-guardado.ts'
import { findIdDeCodigo, readPeriodoDe } from './climas-store.ts'
import { newId, requireEscrito, requireValido } from './escribir-clima.ts'
import { insertParticipaciones } from './participaciones-store.ts'

/** Thirty bits, free in this database. Two that are made at the same moment may be alike once in a thousand million. */
async function newCodigo(tx: Tx): Promise<string> {
  for (;;) {
    const codigo = formatCodigo(randomBytes(6))
    if (!(await findIdDeCodigo(tx, codigo))) return codigo
  }
}

/** Its id, and what it says of its key, which is on the disk by now. */
type ConLlaveNueva = Pick<ClimaGuardado, 'id' | 'huellaDeLlave'>

/** A new climate is inactive. */
export async function insertClimaIn(
  tx: Tx,
  { config }: Pick<AppContext, 'config'>,
  { input, llave }: { input: ClimaInput; llave: ConLlaveNueva },
): Promise<ClimaGuardado> {
  const empresa = await requireEmpresa(tx, input.idEmpresa)
  const nuevo = {
    ...createClima(input, newId),
    ...llave,
    revision: newId(),
    anio: computeAnioDeInicio(input.fechaInicio, config.timeZone),
    encuestaActiva: false,
    cerrado: false,
    estudio: false,
    publicacion: 0,
    publicando: null,
    respaldoDel: null,
    codigo: await newCodigo(tx),
  }
  requireEscrito(await insertClimaRow(tx, nuevo), { ...nuevo, empresa })
  return { ...nuevo, periodo: await readPeriodoDe(tx, nuevo.id) }
}

/** A closed round that never had a key, and the people behind its figures: of each part by its id. */
export async function insertEstudioIn(
  tx: Tx,
  { config }: Pick<AppContext, 'config'>,
  { clima, personas }: { clima: Clima; personas: ReadonlyMap<string, number> },
): Promise<ClimaGuardado> {
  const empresa = await requireEmpresa(tx, clima.idEmpresa)
  const nuevo = {
    ...clima,
    id: newId(),
    huellaDeLlave: null,
    revision: newId(),
    anio: computeAnioDeInicio(clima.fechaInicio, config.timeZone),
    encuestaActiva: false,
    cerrado: true,
    estudio: true,
    publicacion: 1,
    publicando: null,
    respaldoDel: null,
    codigo: await newCodigo(tx),
  }
  requireEscrito(await insertClimaRow(tx, nuevo), { ...nuevo, empresa })
  const cuentas = Array.from(
    personas,
    ([id, contestaron]) => [id, { invitados: 0, contestaron, completas: contestaron }] as const,
  )
  await insertParticipaciones(tx, nuevo.id, new Map(cuentas))
  return { ...nuevo, periodo: await readPeriodoDe(tx, nuevo.id) }
}

export async function makeLlave(ctx: Pick<AppContext, 'config' | 'secret'>): Promise<ConLlaveNueva> {
  const id = newId()
  return { id, ...(await createLlave(ctx, { idClima: id })) }
}

export async function insertClima(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret' | 'now'>,
  { clima }: { clima: ClimaInput },
): Promise<string> {
  requireValido(clima, null)
  const llave = await makeLlave(ctx)
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const { id, idEmpresa, anio } = await insertClimaIn(tx, ctx, { input: clima, llave })
      await noteBitacora(tx, ctx, { tipo: 'climaCreado', datos: { anio }, idEmpresa, idClima: id })
      return id
    })
  } catch (error) {
    // Refused for certain; after another failure it may be stored all the same.
    if (error instanceof AppError) await destroyLlaveFile(ctx.config.llavesDir, llave.id)
    throw error
  }
}
