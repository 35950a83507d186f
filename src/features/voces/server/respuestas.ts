import type { EstadoDeTapado, RespuestaDeMesa } from '#contract/schema.generated.ts'
import type { Definicion } from '#domain/climas/definicion.ts'
import { formatCita, listFrases } from '#domain/voces/citas.ts'
import { findDatosPersonales, type Pasaje } from '#domain/voces/datos-personales.ts'
import { coverTexto, listTapados } from '#domain/voces/tapados.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { findTexto, type TextoConClave } from '#features/publicacion/server/list-textos.ts'
import { badUserInput, notFound } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { lockTexto, shareClima } from '#server/db/locks/climate-locks.ts'
import {
  type Decidido,
  type DeTexto,
  deleteCitaRow,
  forgetTapados,
  insertTapado,
  putCita,
  readDecidido,
} from './voces-store.ts'

/** By what a text stands beside: a group, or the area itself. */
export const indexAreas = ({ areasDeTrabajo }: Definicion): ReadonlyMap<string, string> =>
  new Map(
    areasDeTrabajo.flatMap(({ id, idsGruposDeOpinion }) =>
      [id, ...idsGruposDeOpinion].map((lugar) => [lugar, id] as const),
    ),
  )

/** An answer as the desk shows it: what is covered of it is not there. */
export function presentRespuesta(
  { clave, texto, idGrupo }: TextoConClave,
  { temas, tapados: decisiones, citas }: Decidido,
  areas: ReadonlyMap<string, string>,
): RespuestaDeMesa {
  const tapados = listTapados(texto, decisiones.get(clave) ?? [])
  const citadas = citas.get(clave) ?? []
  return {
    clave,
    texto: coverTexto(texto, tapados),
    tapados,
    idArea: (idGrupo && areas.get(idGrupo)) ?? null,
    idsTemas: temas.get(clave) ?? [],
    frases: listFrases(texto).map(({ desde }) => desde),
    citadas,
    cita: formatCita(texto, tapados, citadas),
  }
}

/** One decision about one answer at a time; what comes back has what others decided about it meanwhile. */
export function changeRespuesta(
  { db }: Pick<AppContext, 'db'>,
  { idClima, clave }: DeTexto,
  work: (tx: Tx, texto: TextoConClave, clima: ClimaGuardado) => Promise<void>,
): Promise<RespuestaDeMesa> {
  return inTransaction(db, async (tx) => {
    await shareClima(tx, idClima)
    await lockTexto(tx, { idClima, clave })
    const clima = await requireClima(tx, idClima)
    const texto = await findTexto(tx, { idClima, clave })
    if (!texto) throw notFound('Esa respuesta ya no existe.')
    await work(tx, texto, clima)
    return presentRespuesta(texto, await readDecidido(tx, { idClima, clave }), indexAreas(clima.definicion))
  })
}

/** The choice of sentences is kept: their words are covered as the answer is, also when more of it is covered later. */
export function changeCita(
  ctx: RequestContext,
  { idClima, clave, frases }: { idClima: string; clave: string; frases: readonly number[] },
): Promise<RespuestaDeMesa> {
  return changeRespuesta(ctx, { idClima, clave }, async (tx, { texto }, { anio, idEmpresa }) => {
    const elegidas = [...new Set(frases)].sort((a, b) => a - b)
    const cuantas = listFrases(texto).length
    if (elegidas.some((frase) => frase < 0 || frase >= cuantas))
      throw badUserInput('Esa respuesta no tiene tantas frases.')
    const de = { idEmpresa, idClima, datos: { anio } }
    if (elegidas.length > 0) {
      await putCita(tx, { idClima, clave }, elegidas)
      await noteBitacora(tx, ctx, { tipo: 'citaGuardada', ...de })
    } else if (await deleteCitaRow(tx, { idClima, clave }))
      await noteBitacora(tx, ctx, { tipo: 'citaRetirada', ...de })
  })
}

type Pedido = Pasaje & { idClima: string; clave: string; estado: EstadoDeTapado }

/** Covers a stretch, uncovers it, or leaves it to the rules again. */
export function changeTapado(
  ctx: Pick<AppContext, 'db'>,
  { idClima, clave, desde, hasta, tipo, estado }: Pedido,
): Promise<RespuestaDeMesa> {
  const deTexto = { idClima, clave }
  return changeRespuesta(ctx, deTexto, async (tx, { texto }) => {
    if (!(desde >= 0 && desde < hasta && hasta <= texto.length))
      throw badUserInput('Eso no está en la respuesta. Vuelve a marcarlo.')
    await forgetTapados(tx, deTexto, { desde, hasta })
    if (estado === 'tapado') await insertTapado(tx, deTexto, { desde, hasta, tipo, visible: false })
    if (estado !== 'visible') return
    const hallados = findDatosPersonales(texto).filter(
      (pasaje) => pasaje.desde < hasta && desde < pasaje.hasta,
    )
    for (const hallado of hallados) await insertTapado(tx, deTexto, { ...hallado, visible: true })
  })
}
