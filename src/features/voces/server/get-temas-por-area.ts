import type { PalabrasDeGrupo, TemasPorArea } from '#contract/schema.generated.ts'
import { formatGrupo } from '#domain/climas/nombre-de-grupo.ts'
import { listPalabrasDistintivas } from '#domain/voces/palabras-distintivas.ts'
import { joinPequenas } from '#domain/voces/reserva-de-cuentas.ts'
import { hideTabla } from '#domain/voces/reserva-de-tabla.ts'
import type { AppContext } from '#server/context/context.ts'
import { type PreguntaLeida, readPregunta } from './read-pregunta.ts'

const sum = (cuentas: readonly number[]) => cuentas.reduce((suma, cuenta) => suma + cuenta, 0)

/** Of the covered texts: a name that many write is no word of a group. */
function listPalabras({ clima, textos, respuestas, cabeza }: PreguntaLeida): PalabrasDeGrupo[] {
  const { minimoPorGrupo } = cabeza
  const porGrupo = new Map<string, string[]>()
  for (const [i, { idGrupo }] of textos.entries())
    if (idGrupo) porGrupo.set(idGrupo, [...(porGrupo.get(idGrupo) ?? []), respuestas[i]!.texto])
  for (const [idGrupo, suyos] of porGrupo) if (suyos.length < minimoPorGrupo) porGrupo.delete(idGrupo)
  const palabras = listPalabrasDistintivas(porGrupo, minimoPorGrupo)
  return clima.definicion.gruposDeOpinion
    .filter(({ id }) => palabras.get(id)?.length)
    .map((grupo) => ({
      id: grupo.id,
      nombre: formatGrupo(grupo),
      respuestas: porGrupo.get(grupo.id)!.length,
      palabras: palabras.get(grupo.id)!,
    }))
}

/** How many answers of each area speak of each theme; what too few say is not told, nor what would tell it. */
export async function getTemasPorArea(
  ctx: Pick<AppContext, 'db' | 'config'>,
  pedido: { idClima: string; idPregunta?: string | null },
): Promise<TemasPorArea> {
  const leida = await readPregunta(ctx, pedido)
  const { clima, cabeza, temas, respuestas } = leida
  const { minimoPorGrupo } = cabeza
  const areas = [...clima.definicion.areasDeTrabajo, null]
  const lugares = new Map(areas.map((area, lugar) => [area?.id ?? null, lugar]))
  const count = (deQuien: typeof respuestas) => {
    const cuentas = areas.map(() => 0)
    for (const { idArea } of deQuien) cuentas[lugares.get(idArea ?? null)!]! += 1
    return cuentas
  }
  const deTodas = count(respuestas)
  const partes = joinPequenas(areas, deTodas, minimoPorGrupo)
  const toColumnas = (cuentas: readonly number[]) =>
    partes.map(({ elementos }) => sum(elementos.map((lugar) => cuentas[lugar]!)))
  const columnas = toColumnas(deTodas)
  const tabla = temas.map(({ id }) =>
    toColumnas(count(respuestas.filter(({ idsTemas }) => idsTemas.includes(id)))),
  )
  const sinTema = toColumnas(count(respuestas.filter(({ idsTemas }) => idsTemas.length === 0)))
  const ocultas = hideTabla(tabla, sinTema, minimoPorGrupo)
  // What is withheld of a row stays so for whoever knows its total, which the report tells as well.
  const totales = tabla.map((fila) => {
    const total = sum(fila)
    return total === 0 || total >= minimoPorGrupo ? total : null
  })
  return {
    ...cabeza,
    respuestas: respuestas.length,
    // The rest known, it would tell of the totals that are withheld.
    conTema: totales.includes(null) ? null : respuestas.filter(({ idsTemas }) => idsTemas.length > 0).length,
    columnas: partes.map(({ parte }, i) => ({
      id: parte?.id ?? null,
      nombre: parte?.nombre ?? 'Sin área a la vista',
      respuestas: columnas[i]!,
    })),
    temas: temas.map(({ id, nombre }, i) => ({
      id,
      nombre,
      total: totales[i]!,
      celdas: tabla[i]!.map((cuenta, j) => (ocultas[i]![j] ? null : cuenta)),
    })),
    palabras: listPalabras(leida),
  }
}
