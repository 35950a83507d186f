import { randomInt } from 'node:crypto'
import type { Lote as LoteWire, Papel } from '#contract/schema.generated.ts'
import { formatDireccionCorta } from '#domain/climas/codigo-corto.ts'
import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { countUsadas } from '#features/encuesta/server/papeletas-de-lote.ts'
import { badUserInput, conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { findLlaveSiEsta } from '#server/llaves/create-llave.ts'
import {
  anularLote as anularLoteRow,
  drawSeries,
  insertLote,
  type LoteConNombre,
  listLotes,
  requireLote,
  type ViaDeLote,
} from '#server/llaves/lotes/lotes.ts'
import { computeTokenDeLote } from '#server/llaves/lotes/token-de-lote.ts'
import { inClimaAbierto } from '../encuestados/encuestados.ts'
import { CERRADO, requireGrupo } from '../encuestados/insert-invitaciones.ts'
import { requireLugares } from '../encuestados/llegadas/llegadas.ts'
import { createPapeletas } from './pdf/create-papeletas.ts'
import { findEncabezado, renderArchivo } from './pdf/encabezado.ts'

/** usadas: null where so few people hold its slips that the number would tell who answered; and without the key. */
type LoteContado = LoteConNombre & { usadas: number | null }

/** A batch that was taken back keeps what was used, so its size is told no more than that. */
const hideUsadas = (lote: LoteContado, clima: { minimoPorGrupo: number }): LoteContado =>
  !hasMinimo(clima) || lote.hojas >= clima.minimoPorGrupo
    ? lote
    : { ...lote, usadas: null, hojas: lote.anulado ? 0 : lote.hojas }

/** None once the climate is closed. */
export async function getLotes(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  { idClima }: { idClima: string },
): Promise<LoteContado[]> {
  const clima = await requireClima(ctx.db, idClima)
  if (clima.cerrado) return []
  const llave = await findLlaveSiEsta(ctx, clima)
  const lotes: LoteContado[] = []
  for (const lote of await listLotes(ctx.db, idClima)) {
    const usadas = llave ? await countUsadas(ctx.db, llave, idClima, lote) : null
    lotes.push(hideUsadas({ ...lote, usadas }, clima))
  }
  return lotes
}

/** Unused slips are taken back. Whoever has begun goes on; alone in the climate, so that nobody begins meanwhile. */
export function anularLote(
  ctx: AppContext,
  { idClima, lote: numero }: { idClima: string; lote: number },
): Promise<LoteContado> {
  return inClimaAbierto(ctx, { idClima, cerrado: CERRADO, aSolas: true }, async (tx, { clima, llave }) => {
    const lote = await requireLote(tx, idClima, numero)
    if (lote.anulado) throw conflict('Ese lote ya está anulado.')
    const usadas = await countUsadas(tx, llave, idClima, lote)
    await anularLoteRow(tx, idClima, numero, usadas)
    const datos = { grupo: requireGrupo(clima, lote.idGrupo).orden, lote: numero }
    await noteBitacora(tx, ctx, { tipo: 'loteAnulado', datos, idEmpresa: clima.idEmpresa, idClima })
    return hideUsadas({ ...lote, nombre: null, hojas: usadas, anulado: true, usadas }, clima)
  })
}

const MAX_HOJAS = 1_000

/** Places for people of a group who have no address; within the plan. */
export function makeLote(
  ctx: RequestContext,
  { idClima, idGrupo, via, hojas }: { idClima: string; idGrupo: string; via: ViaDeLote; hojas: number },
): Promise<LoteContado> {
  if (hojas < 1 || hojas > MAX_HOJAS) throw badUserInput('Un lote es para 1 a 1,000 personas.', 'hojas')
  return inClimaAbierto(ctx, { idClima, cerrado: CERRADO, aSolas: true }, async (tx, { clima }) => {
    const grupo = requireGrupo(clima, idGrupo)
    await requireLugares(tx, clima, { grupo, cuantos: hojas })
    const creado = ctx.now()
    const idUsuario = ctx.sesion?.idUsuario ?? null
    const lote = await insertLote(tx, idClima, { idGrupo, via, hojas, series: 0, creado, idUsuario })
    const datos = { grupo: grupo.orden, lote: lote.numero, personas: hojas }
    const tipo = via === 'papeleta' ? 'papeletasHechas' : 'cuestionariosHechos'
    await noteBitacora(tx, ctx, { tipo, datos, idEmpresa: clima.idEmpresa, idClima })
    return { ...lote, nombre: null, usadas: hojas >= clima.minimoPorGrupo ? 0 : null }
  })
}

export const presentLote = (lote: LoteContado): LoteWire => ({
  numero: lote.numero,
  idGrupoDeOpinion: lote.idGrupo,
  via: lote.via,
  hojas: lote.hojas,
  series: lote.series,
  usadas: lote.usadas,
  anulado: lote.anulado,
  creado: lote.creado,
  nombre: lote.nombre,
})

/** In no order: where a slip lies in the file says nothing of its number. */
function shuffle<T>(lista: T[]): T[] {
  for (let i = lista.length - 1; i > 0; i--) {
    const j = randomInt(i + 1)
    ;[lista[i], lista[j]] = [lista[j]!, lista[i]!]
  }
  return lista
}

/** Tokens that stand in the file and nowhere else: neither they nor the file are kept. */
export async function printPapeletas(
  ctx: AppContext,
  { idClima, lote: numero, cuantas, papel }: { idClima: string; lote: number; cuantas: number; papel: Papel },
): Promise<string> {
  if (cuantas < 1 || cuantas > MAX_HOJAS) {
    throw badUserInput('Se imprimen de 1 a 1,000 papeletas a la vez.', 'cuantas')
  }
  const hecho = await inClimaAbierto(
    ctx,
    { idClima, cerrado: CERRADO, aSolas: true },
    async (tx, { clima, llave }) => {
      const lote = await requireLote(tx, idClima, numero)
      if (lote.via !== 'papeleta') throw conflict('Ese lote es de cuestionarios en papel.')
      const primera = await drawSeries(tx, idClima, lote, cuantas)
      const grupo = requireGrupo(clima, lote.idGrupo)
      const datos = { grupo: grupo.orden, lote: numero, papeletas: cuantas }
      await noteBitacora(tx, ctx, {
        tipo: 'papeletasImpresas',
        datos,
        idEmpresa: clima.idEmpresa,
        idClima,
      })
      return { clima, llave, grupo, primera }
    },
  )
  const { clima, llave, grupo, primera } = hecho
  const tokens = Array.from({ length: cuantas }, (_, i) =>
    computeTokenDeLote(llave, { lote: numero, serie: primera + i }),
  )
  return renderArchivo(
    await createPapeletas({
      ...(await findEncabezado(ctx, clima, grupo)),
      lote: numero,
      papel,
      direccion: formatDireccionCorta(ctx.config, clima.codigo),
      tokens: shuffle(tokens),
    }),
  )
}
