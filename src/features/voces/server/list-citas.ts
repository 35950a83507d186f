import { formatCita } from '#domain/voces/citas.ts'
import { findTemaDeParte, learnTemas } from '#domain/voces/sugerencias.ts'
import { listTapados } from '#domain/voces/tapados.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { countTextos, listTextosDeClaves } from '#features/publicacion/server/list-textos.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inSnapshot } from '#server/db/engine/transaction.ts'
import { indexAreas } from './respuestas.ts'
import { listTemas, readDecidido } from './voces-store.ts'

interface Cita {
  id: string
  texto: string
  /** Null where its group may not be shown. */
  area: string | null
}

interface TemaCitado {
  /** Null: quotes that have no theme. */
  nombre: string | null
  /** Answers that speak of it; null where they are fewer than the minimum. */
  comentarios: number | null
  citas: Cita[]
}

/** Answers of a single theme from which its words are learnt: enough to tell themes apart, and quickly read. */
const EJEMPLOS = 500

/**
 * Quotes that staff chose of a climate, by the one of its themes that the quoted words speak of: covered, with its area only where its group may be
 * shown. In the order of the themes, and for the report alone.
 */
export function listCitas(
  { db }: Pick<AppContext, 'db'>,
  idClima: string,
): Promise<{ comentarios: number; temas: TemaCitado[] }> {
  return inSnapshot(db, async (tx) => {
    const { definicion, minimoPorGrupo } = await requireClima(tx, idClima)
    const { temas: deTextos, tapados, citas } = await readDecidido(tx, { idClima })
    const textos = await listTextosDeClaves(tx, { idClima, claves: [...citas.keys()] })
    const areas = indexAreas(definicion)
    const nombres = new Map(definicion.areasDeTrabajo.map(({ id, nombre }) => [id, nombre]))
    const cuentas = new Map<string, number>()
    for (const idsTemas of deTextos.values())
      for (const id of idsTemas) cuentas.set(id, (cuentas.get(id) ?? 0) + 1)
    const temas = await listTemas(tx, idClima)
    const porTema = new Map<string | null, Cita[]>(
      [...temas.map(({ id }) => id), null].map((id) => [id, []] as const),
    )
    const ejemplos = [...deTextos].filter(([, suyos]) => suyos.length === 1).slice(0, EJEMPLOS)
    const aprendido = learnTemas(
      temas,
      (await listTextosDeClaves(tx, { idClima, claves: ejemplos.map(([clave]) => clave) })).map(
        ({ clave, texto }) => ({ texto, idsTemas: deTextos.get(clave) ?? [] }),
      ),
    )
    for (const { clave, texto, idGrupo } of textos) {
      const suyos = deTextos.get(clave) ?? []
      const cita = formatCita(texto, listTapados(texto, tapados.get(clave) ?? []), citas.get(clave)!)
      const area = (idGrupo && nombres.get(areas.get(idGrupo) ?? '')) || null
      if (!cita) continue
      const idsTemas = temas.flatMap(({ id }) => (suyos.includes(id) ? [id] : []))
      const tema = findTemaDeParte(aprendido, { texto: cita, idsTemas }) ?? null
      porTema.get(tema)!.push({ id: clave, texto: cita, area })
    }
    const describe = (id: string | null): TemaCitado => {
      const comentarios = (id && cuentas.get(id)) || 0
      return {
        nombre: temas.find((tema) => tema.id === id)?.nombre ?? null,
        comentarios: comentarios >= minimoPorGrupo ? comentarios : null,
        citas: porTema.get(id)!,
      }
    }
    return {
      comentarios: await countTextos(tx, idClima),
      temas: [...porTema.keys()].map(describe).filter((tema) => tema.citas.length > 0),
    }
  })
}

/** Every quote of a climate and everything that somebody covered or uncovered, in an order: whether any of it changed. */
export async function listDecididas(db: Db, idClima: string): Promise<string[]> {
  const { tapados, citas } = await readDecidido(db, { idClima })
  return [...tapados, ...citas].map((decidida) => JSON.stringify(decidida)).sort()
}
