import type { TemasPorArea } from '#contract/schema.generated.ts'
import { type Celda, cantidad, type Pestana, texto } from '#domain/resultados/libro/libro.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import { hideTabla, joinPequenas } from '#domain/voces/reserva-de-tabla.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { renderLibroComoUrl } from '#server/excel/render-libro.ts'
import { readPregunta } from './read-pregunta.ts'

const sum = (cuentas: readonly number[]) => cuentas.reduce((suma, cuenta) => suma + cuenta, 0)

/** Counts the answers of each area that speak of each theme; what too few say is not told, nor what would tell it. */
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
  // The withheld part of a row stays so for whoever knows its total, which the report tells as well.
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
  }
}

const formatRespuestas = (n: number) => formatCantidad(n, 'respuesta', 'respuestas')
const toCelda = (cuenta: number | null | undefined): Celda =>
  cuenta == null ? texto('Se reserva', 'apagado') : cantidad(cuenta)

/** The screen of themes by area, and no more: no text, and no count that it withholds. */
export async function getExcelDeTemas(
  ctx: RequestContext,
  pedido: { idClima: string; idPregunta?: string | null },
): Promise<string> {
  const cruce = await getTemasPorArea(ctx, pedido)
  const url = await renderLibroComoUrl(ctx, { pestanas: [createTemas(cruce)] })
  await noteBitacora(ctx.db, ctx, { tipo: 'temasDescargados', idClima: pedido.idClima })
  return url
}

function listTitulos(que: string, { empresa, periodo, preguntas, idPregunta }: TemasPorArea): Celda[][] {
  const pregunta = preguntas.find(({ id }) => id === idPregunta)?.pregunta ?? ''
  return [[texto(`${que}. ${empresa} ${periodo}`, 'titulo')], [texto(pregunta)]]
}

function createTemas(cruce: TemasPorArea): Pestana {
  const { columnas, temas, respuestas, conTema, minimoPorGrupo } = cruce
  return {
    nombre: 'Temas por área',
    anchos: [34, ...columnas.map(() => 22), 18],
    filasFijas: 4,
    columnasFijas: 1,
    filas: [
      ...listTitulos('Temas por área', cruce),
      [
        texto(
          `Cuántas respuestas hablan de cada tema, de ${formatRespuestas(respuestas)}${conTema == null ? '' : `, ${conTema} con tema`}; una puede hablar de varios. «Se reserva»: lo dicen menos de ${minimoPorGrupo} personas, o con esa cifra se sabría otra.`,
        ),
      ],
      [
        'Tema',
        ...columnas.map(({ nombre, respuestas: n }) => `${nombre} (${formatRespuestas(n)})`),
        'Toda la empresa',
      ].map((nombre) => texto(nombre, 'encabezado')),
      ...temas.map(({ nombre, total, celdas }) => [
        texto(nombre, 'parrafo'),
        ...celdas.map(toCelda),
        toCelda(total),
      ]),
    ],
  }
}
