import { countLugaresSinCorreo, VIAS, type Via } from '#domain/encuesta/via.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { countContestaron } from '#features/climas/server/count-contestaron.ts'
import { listEstados } from '#features/encuesta/server/list-estados.ts'
import { countUsadas } from '#features/encuesta/server/papeletas-de-lote.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Llave } from '#server/llaves/llave.ts'
import { listLotes } from '#server/llaves/lotes/lotes.ts'
import { type Cuenta, countPersonas, listLlegadas, listSinCorreo } from './llegadas-store.ts'

export type PorVia = Record<Via, number>

export interface LlegadasDeGrupo {
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
export async function countInvitados(db: Db, idClima: string): Promise<Cuenta[]> {
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

/** How many places without address each group has left; without looking at any sheet. */
export const countLugares = async (db: Db, clima: Pick<ClimaGuardado, 'id' | 'definicion'>) =>
  computeLugares(clima, await countInvitados(db, clima.id), await listLlegadas(db, clima.id))

/**
 * Sheets by group and way in. Which way one came is not written on it: those without address are looked up with the
 * climate's key, one by one, and all the others came by mail.
 */
export async function countHojasPorVia(
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

/** Of an open climate. */
export async function countLlegadas(db: Db, llave: Llave, clima: ClimaGuardado): Promise<LlegadasDeGrupo[]> {
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

/** Of all groups. */
export function sumVias(grupos: Iterable<PorVia>): PorVia {
  const total = createPorVia()
  for (const grupo of grupos) for (const via of VIAS) total[via] += grupo[via]
  return total
}
