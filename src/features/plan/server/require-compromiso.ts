import { getDia } from '#domain/fechas/dia.ts'
import {
  type Compromiso,
  type CompromisoEscrito,
  LIMITES_DE_COMPROMISO,
  parseCompromiso,
  parseNotaDeCompromiso,
} from '#domain/plan/compromiso.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { climaNotFound, requireClima } from '#features/climas/server/require-clima.ts'
import { requireSesion } from '#features/cuentas/server/sesion/permisos.ts'
import { badUserInput, conflict, notFound, requireValor } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { type CompromisoGuardado, countNotas, findCompromiso, insertNota } from './plan-store.ts'
import { listMedidasDePlan } from './present-plan.ts'

type Escrito = Omit<CompromisoEscrito, 'meta' | 'idParte'> & {
  meta?: number | null
  idParte?: string | null
}

const compromisoNotFound = () => notFound('Ese compromiso ya no está en el plan.')

/** The climate, for whoever may see it: what is of another company does not exist for a client. */
export async function requireClimaPropio(
  ctx: RequestContext,
  db: Db,
  idClima: string,
): Promise<ClimaGuardado> {
  const { empresas } = requireSesion(ctx)
  const clima = await requireClima(db, idClima)
  if (empresas && !empresas.some(({ id }) => id === clima.idEmpresa)) throw climaNotFound()
  return clima
}

export async function requireCompromiso(
  ctx: RequestContext,
  db: Db,
  id: string,
): Promise<{ compromiso: CompromisoGuardado; clima: ClimaGuardado }> {
  const compromiso = await findCompromiso(db, id)
  if (!compromiso) throw compromisoNotFound()
  const clima = await requireClimaPropio(ctx, db, compromiso.idClima).catch(() => {
    throw compromisoNotFound()
  })
  return { compromiso, clima }
}

/** The commitment as written, tidied, about something that the climate has. */
export function requireValido(
  ctx: RequestContext,
  { definicion }: ClimaGuardado,
  escrito: Escrito,
  anterior: Compromiso | null,
): Compromiso {
  const leido = parseCompromiso(
    {
      ...escrito,
      idParte: escrito.idParte ?? '',
      meta: escrito.meta == null ? '' : String(escrito.meta),
    },
    { hoy: getHoy(ctx), anterior: anterior?.fecha ?? null },
  )
  const { fecha, ...otros } = leido.problemas
  // Told beside its field: a page that stands open over midnight takes yesterday for today.
  if (fecha && Object.keys(otros).length === 0) throw badUserInput(fecha, 'fecha')
  const compromiso = requireValor(leido)
  const { clase, medida, idParte } = compromiso
  const esta = listMedidasDePlan(definicion).some((una) => una.clase === clase && una.nombre === medida)
  if (!esta) throw badUserInput('Este clima no tiene esa variable.')
  const partes = [...definicion.areasDeTrabajo, ...definicion.gruposDeOpinion]
  if (idParte !== null && !partes.some(({ id }) => id === idParte))
    throw badUserInput('Este clima no tiene esa área ni ese grupo.')
  return compromiso
}

/** Writes the note that came with a change; an empty one is none. */
export async function saveNota(
  ctx: RequestContext,
  tx: Parameters<typeof insertNota>[0],
  idCompromiso: string,
  escrita: string | null | undefined,
): Promise<void> {
  const texto = requireValor(parseNotaDeCompromiso(escrita))
  if (texto === '') return
  const { nombre, usuario, rol } = requireSesion(ctx)
  // A client leaves staff room for an answer.
  const caben = rol === 'cliente' ? LIMITES_DE_COMPROMISO.notasDeCliente : LIMITES_DE_COMPROMISO.notas
  if ((await countNotas(tx, idCompromiso)) >= caben)
    throw conflict(`Este compromiso ya lleva ${caben} notas: no caben más.`)
  await insertNota(tx, {
    id_compromiso: idCompromiso,
    momento: ctx.now(),
    quien: nombre || usuario,
    texto,
  })
}

export const getHoy = ({ now, config }: Pick<RequestContext, 'now' | 'config'>) =>
  getDia(now(), config.timeZone)
