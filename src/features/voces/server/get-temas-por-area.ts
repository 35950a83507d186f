import type { PalabrasDeGrupo, TemasPorArea } from '#contract/schema.generated.ts'
import { getLectura } from '#domain/climas/minimo-por-grupo.ts'
import { formatGrupo } from '#domain/climas/nombres.ts'
import { type Celda, cantidad, type Pestana, texto } from '#domain/resultados/libro/libro.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import { hideTabla, joinPequenas, listPalabrasDistintivas } from '#domain/voces/reserva-de-tabla.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { renderLibroComoUrl } from '#server/excel/render-libro.ts'
import { type PreguntaLeida, readPregunta } from './read-pregunta.ts'

const sum = (cuentas: readonly number[]) => cuentas.reduce((suma, cuenta) => suma + cuenta, 0)

/** Words of the covered texts: a name that many write is no word of a group. By area where the round is read so. */
function listPalabras({ clima, textos, respuestas, cabeza }: PreguntaLeida): PalabrasDeGrupo[] {
  const { minimoPorGrupo } = cabeza
  const porGrupo = new Map<string, string[]>()
  for (const [i, { idGrupo }] of textos.entries())
    if (idGrupo) porGrupo.set(idGrupo, [...(porGrupo.get(idGrupo) ?? []), respuestas[i]!.texto])
  for (const [idGrupo, suyos] of porGrupo) if (suyos.length < minimoPorGrupo) porGrupo.delete(idGrupo)
  const palabras = listPalabrasDistintivas(porGrupo, minimoPorGrupo)
  const { gruposDeOpinion, areasDeTrabajo } = clima.definicion
  const partes =
    getLectura(clima) === 'areas'
      ? areasDeTrabajo
      : gruposDeOpinion.map((grupo) => ({ id: grupo.id, nombre: formatGrupo(grupo) }))
  return partes
    .filter(({ id }) => palabras.get(id)?.length)
    .map(({ id, nombre }) => ({
      id,
      nombre,
      respuestas: porGrupo.get(id)!.length,
      palabras: palabras.get(id)!,
    }))
}

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
    palabras: listPalabras(leida),
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
  const url = await renderLibroComoUrl(ctx, { pestanas: [createTemas(cruce), createPalabras(cruce)] })
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

function createPalabras(cruce: TemasPorArea): Pestana {
  const { palabras, minimoPorGrupo } = cruce
  return {
    nombre: 'Palabras de cada grupo',
    anchos: [40, 18, 26, 14],
    filasFijas: 4,
    columnasFijas: 0,
    filas: [
      ...listTitulos('Palabras de cada grupo', cruce),
      [
        texto(
          `Las que un grupo usa más que los demás; cada una, de al menos ${minimoPorGrupo} personas suyas.`,
        ),
      ],
      ['Grupo', 'Respuestas', 'Palabra', 'Personas'].map((nombre) => texto(nombre, 'encabezado')),
      ...palabras.flatMap(({ nombre, respuestas, palabras: suyas }) =>
        suyas.map(({ palabra, personas }) => [
          texto(nombre, 'parrafo'),
          cantidad(respuestas),
          texto(palabra),
          cantidad(personas),
        ]),
      ),
    ],
  }
}
