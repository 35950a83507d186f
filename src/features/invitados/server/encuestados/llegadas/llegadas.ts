import type { GrupoDeOpinion } from '#domain/climas/definicion.ts'
import { countLugaresSinCorreo, VIAS, type Via } from '#domain/encuesta/estado-encuestado.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { countContestaron } from '#features/climas/server/count-contestaron.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { listEstados } from '#features/encuesta/server/estados.ts'
import { countUsadas } from '#features/encuesta/server/papeletas-de-lote.ts'
import { conflict } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { findLlaveSiEsta } from '#server/llaves/create-llave.ts'
import type { Llave } from '#server/llaves/llave.ts'
import { listLotes } from '#server/llaves/lotes/lotes.ts'
import {
  addLlegada,
  type Cuenta,
  countPersonas,
  DE_TODOS,
  listLlegadas,
  listSinCorreo,
  replaceLlegadas,
} from './llegadas-store.ts'

type PorVia = Record<Via, number>

interface LlegadasDeGrupo {
  id: string
  personas: PorVia
  hojas: PorVia
  /** Sheets of people who were deleted after they were published; they are among `hojas`. */
  hojasSinPersona: number
  lugaresSinCorreo: number
}

const createPorVia = (): PorVia => ({ correo: 0, papeleta: 0, captura: 0 })

function sumPorVia(cuentas: readonly Cuenta[], idGrupo: string): PorVia {
  const suma = createPorVia()
  for (const cuenta of cuentas) if (cuenta.idGrupo === idGrupo) suma[cuenta.via] += cuenta.cuantas
  return suma
}

const sum = (porVia: PorVia) => VIAS.reduce((suma, via) => suma + porVia[via], 0)

/** People by their invitations, and places of slips and paper questionnaires, which are nobody's in particular. */
async function countInvitados(db: Db, idClima: string): Promise<Cuenta[]> {
  const lotes = await listLotes(db, idClima)
  return [
    ...(await countPersonas(db, idClima)),
    ...lotes.map(({ idGrupo, via, hojas: cuantas }) => ({ idGrupo, via, cuantas })),
  ]
}

/** Sheets that came from batches. */
async function countDeLotes(db: Db, llave: Llave, idClima: string): Promise<Cuenta[]> {
  const cuentas: Cuenta[] = []
  for (const lote of await listLotes(db, idClima)) {
    const { idGrupo, via } = lote
    cuentas.push({ idGrupo, via, cuantas: await countUsadas(db, llave, idClima, lote) })
  }
  return cuentas
}

function computeLugares(
  { definicion }: Pick<ClimaGuardado, 'definicion'>,
  personas: readonly Cuenta[],
  idas: readonly Cuenta[],
): Map<string, { lugares: number; porCorreo: number; sinCorreo: number }> {
  return new Map(
    definicion.gruposDeOpinion.map(({ id, encuestadosPlaneados: planeados }) => {
      const { correo: porCorreo, ...otras } = sumPorVia(personas, id)
      const sinCorreo = otras.papeleta + otras.captura
      const hojasSinPersona = sum(sumPorVia(idas, id))
      const lugares = countLugaresSinCorreo({ planeados, porCorreo, sinCorreo, hojasSinPersona })
      return [id, { lugares, porCorreo, sinCorreo }]
    }),
  )
}

/** Places without address that each group has left; without looking at any sheet. */
const countLugares = async (db: Db, clima: Pick<ClimaGuardado, 'id' | 'definicion'>) =>
  computeLugares(clima, await countInvitados(db, clima.id), await listLlegadas(db, clima.id))

/**
 * Sheets by group and way in. Which way one came is not written on it: those without address are looked up with the
 * climate's key, one by one, and all the others came by mail.
 */
async function countHojasPorVia(
  db: Db,
  llave: Llave,
  clima: ClimaGuardado,
  idas: readonly Cuenta[],
): Promise<Map<string, PorVia>> {
  const deLotes = await countDeLotes(db, llave, clima.id)
  const sinCorreo = await listSinCorreo(db, clima.id)
  const idsEncuestados = sinCorreo.map(({ id }) => id)
  const estados =
    sinCorreo.length > 0 ? await listEstados(db, llave, { clima, idsEncuestados }) : new Map<string, string>()
  const porGrupo = Map.groupBy(sinCorreo, ({ idGrupo }) => idGrupo)
  const contestaron = await countContestaron(db, clima)
  return new Map(
    clima.definicion.gruposDeOpinion.map(({ id }) => {
      const hojas = sumPorVia(idas, id)
      for (const uno of porGrupo.get(id) ?? []) if (estados.get(uno.id) !== 'Sin iniciar') hojas[uno.via]++
      const suyas = sumPorVia(deLotes, id)
      hojas.papeleta += suyas.papeleta
      hojas.captura += suyas.captura
      hojas.correo = Math.max(0, (contestaron.get(id) ?? 0) - hojas.papeleta - hojas.captura)
      return [id, hojas]
    }),
  )
}

/** Counts of an open climate. */
async function countLlegadas(db: Db, llave: Llave, clima: ClimaGuardado): Promise<LlegadasDeGrupo[]> {
  const personas = await countInvitados(db, clima.id)
  const idas = await listLlegadas(db, clima.id)
  const lugares = computeLugares(clima, personas, idas)
  const hojas = await countHojasPorVia(db, llave, clima, idas)
  return clima.definicion.gruposDeOpinion.map(({ id }) => ({
    id,
    personas: sumPorVia(personas, id),
    hojas: hojas.get(id)!,
    hojasSinPersona: sum(sumPorVia(idas, id)),
    lugaresSinCorreo: lugares.get(id)?.lugares ?? 0,
  }))
}

/** Counts of all groups. */
function sumVias(grupos: Iterable<PorVia>): PorVia {
  const total = createPorVia()
  for (const grupo of grupos) for (const via of VIAS) total[via] += grupo[via]
  return total
}

interface Llegadas {
  personas: PorVia
  hojas: PorVia
  /** None once the climate is closed: beside who was invited, ways in by group would tell who answered. Nor without its key. */
  porGrupo: LlegadasDeGrupo[]
}

/** Beside a group a way of arrival would point at people: all its sheets are told as the way most of it was invited. */
function hideVias(grupo: LlegadasDeGrupo): LlegadasDeGrupo {
  const { personas, hojas } = grupo
  const [principal] = VIAS.toSorted((una, otra) => personas[otra] - personas[una])
  const todas = VIAS.reduce((suma, via) => suma + hojas[via], 0)
  return { ...grupo, hojas: { correo: 0, papeleta: 0, captura: 0, [principal!]: todas } }
}

export async function getLlegadas(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  { idClima }: { idClima: string },
): Promise<Llegadas> {
  const clima = await requireClima(ctx.db, idClima)
  const llave = await findLlaveSiEsta(ctx, clima)
  if (llave) {
    const porGrupo = await countLlegadas(ctx.db, llave, clima)
    return {
      personas: sumVias(porGrupo.map(({ personas }) => personas)),
      hojas: sumVias(porGrupo.map(({ hojas }) => hojas)),
      porGrupo: porGrupo.map(hideVias),
    }
  }
  const count = (cuentas: readonly { via: string; cuantas: number }[]) =>
    Object.fromEntries(
      VIAS.map((via) => [
        via,
        cuentas.filter((c) => c.via === via).reduce((suma, { cuantas }) => suma + cuantas, 0),
      ]),
    ) as PorVia
  return {
    personas: count(await countInvitados(ctx.db, idClima)),
    hojas: count(await listLlegadas(ctx.db, idClima)),
    porGrupo: [],
  }
}

/** Part of the close, while the key is in hand and nobody saves any more: how many sheets came which way, in all. */
export async function keepLlegadas(db: Db, llave: Llave, clima: ClimaGuardado): Promise<void> {
  const idas = await listLlegadas(db, clima.id)
  // Kept before by a close that was cut: some of its sheets may be gone by now.
  if (idas.some(({ idGrupo }) => idGrupo === DE_TODOS)) return
  const hojas = sumVias((await countHojasPorVia(db, llave, clima, idas)).values())
  const porVia = new Map(VIAS.map((via) => [via, hojas[via]]))
  await inTransaction(db, (tx) => replaceLlegadas(tx, clima.id, porVia))
}

/** A published sheet stays when its respondent is deleted, and its place stays taken. */
export const keepLlegadaDeIda = addLlegada

/** Tokens that staff see could be answered by staff: there are no more of them than people who are left to answer. */
export async function requireLugares(
  tx: Tx,
  clima: ClimaGuardado,
  {
    grupo,
    cuantos,
    porInvitar = 0,
  }: { grupo: GrupoDeOpinion; cuantos: number /** By mail, before those. */; porInvitar?: number },
): Promise<void> {
  const ahora = (await countLugares(tx, clima)).get(grupo.id)!
  const lugares = Math.max(0, ahora.lugares - porInvitar)
  const porCorreo = ahora.porCorreo + porInvitar
  const { sinCorreo } = ahora
  if (cuantos <= lugares) return
  const quedan =
    lugares === 0
      ? 'no queda lugar para otro token'
      : `solo ${lugares === 1 ? 'cabe' : 'caben'} ${formatCantidad(lugares, 'token', 'tokens')} más`
  throw conflict(
    `En «${grupo.nombre}» ${quedan} sin correo: tiene ${formatCantidad(grupo.encuestadosPlaneados, 'persona planeada', 'personas planeadas')}, ${porCorreo} invitadas por correo y ${sinCorreo} con token. Si de verdad son más, sube los planeados en Estructura: queda anotado en la bitácora.`,
    'cuantos',
  )
}
