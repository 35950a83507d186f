import type { Definicion } from '#domain/climas/definicion.ts'
import { getDia } from '#domain/fechas/dia.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { getClimas } from '#features/climas/server/get-climas.ts'
import { insertCompromisoDeAntes } from '#features/plan/server/insert-compromiso.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { LA_CEIBA, TEXTILES } from './empresas-demo.ts'
import { type CompromisoDemo, PLAN_DE_TEXTILES, PLANES_DE_LA_CEIBA } from './planes-demo.ts'

/** Agreed so long before its date. */
const PLAZO = 120

const findParte = ({ areasDeTrabajo, gruposDeOpinion }: Definicion, nombre: string | undefined) =>
  [...areasDeTrabajo, ...gruposDeOpinion].find((parte) => parte.nombre === nombre)?.id ?? null

/** What was agreed with each company after its rounds, with dates around today. */
export async function loadPlanes(ctx: AppContext): Promise<void> {
  const rondas = await getClimas(ctx, { conParticipacion: false })
  rondas.sort((a, b) => b.anio - a.anio)
  const listRondas = (nombre: string) => rondas.filter(({ empresa }) => empresa.nombre_comercial === nombre)
  const deLaCeiba = listRondas(LA_CEIBA.nombre_comercial)
  const deTextiles = listRondas(TEXTILES.nombre_comercial)
  await inTransaction(ctx.db, async (tx) => {
    for (const [i, plan] of PLANES_DE_LA_CEIBA.entries())
      for (const compromiso of plan) await loadCompromiso(tx, ctx, deLaCeiba[i]!, compromiso)
    for (const compromiso of PLAN_DE_TEXTILES) await loadCompromiso(tx, ctx, deTextiles[1]!, compromiso)
  })
}

async function loadCompromiso(
  tx: Tx,
  { now, config: { timeZone } }: AppContext,
  { id, definicion }: { id: string; definicion: Definicion },
  { variable, parte, dias, meta, nota, ...compromiso }: CompromisoDemo,
): Promise<void> {
  const getFecha = (desdeHoy: number) => getDia(now() + desdeHoy * DIA_MS, timeZone)
  await insertCompromisoDeAntes(
    tx,
    id,
    {
      ...compromiso,
      clase: 'variable',
      medida: variable,
      idParte: findParte(definicion, parte),
      correo: '',
      fecha: getFecha(dias),
      meta: meta ?? null,
    },
    {
      creado: getFecha(Math.min(dias - PLAZO, -1)),
      hechoEl: compromiso.estado === 'hecho' ? getFecha(dias - 2) : null,
      nota: nota
        ? {
            momento: now() + Math.min(dias, 0) * DIA_MS - 3 * DIA_MS,
            quien: compromiso.responsable,
            texto: nota,
          }
        : null,
    },
  )
}
