import type { TemasPorArea } from '#contract/schema.generated.ts'
import { type Celda, cantidad, type Pestana, texto } from '#domain/resultados/libro/libro.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { renderLibroComoUrl } from '#server/excel/render-libro.ts'
import { getTemasPorArea } from './get-temas-por-area.ts'

const formatRespuestas = (n: number) => formatCantidad(n, 'respuesta', 'respuestas')
const toCelda = (cuenta: number | null | undefined): Celda =>
  cuenta == null ? texto('Se reserva', 'apagado') : cantidad(cuenta)

/** What the screen of themes by area shows, and no more: no text, and no count that it withholds. */
export async function getExcelDeTemas(
  ctx: RequestContext,
  pedido: { idClima: string; idPregunta?: string | null },
): Promise<string> {
  const cruce = await getTemasPorArea(ctx, pedido)
  const url = await renderLibroComoUrl(ctx, { pestanas: [createTemas(cruce), createPalabras(cruce)] })
  await noteBitacora(ctx.db, ctx, { tipo: 'temasDescargados', idClima: pedido.idClima })
  return url
}

function listTitulos(que: string, { empresa, anio, preguntas, idPregunta }: TemasPorArea): Celda[][] {
  const pregunta = preguntas.find(({ id }) => id === idPregunta)?.pregunta ?? ''
  return [[texto(`${que}. ${empresa} ${anio}`, 'titulo')], [texto(pregunta)]]
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
