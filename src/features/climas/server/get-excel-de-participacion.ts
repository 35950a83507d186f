import { formatDiaLargo, getDia } from '#domain/fechas/dia.ts'
import { type Celda, cantidad, porcentaje, texto } from '#domain/resultados/libro/libro.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { renderLibroComoUrl } from '#server/excel/render-libro.ts'
import { getClima } from './get-climas.ts'
import type { Participacion } from './participacion.ts'
import { climaNotFound } from './require-clima.ts'

const ENCABEZADOS = ['Área', 'Grupo', 'Planeadas', 'Invitadas', 'Contestaron', 'Terminaron', 'Participación']

type Cuentas = Pick<Participacion, 'planeados' | 'invitados' | 'contestaron' | 'completas'>

const listCifras = ({ planeados, invitados, contestaron, completas }: Cuentas): Celda[] => [
  cantidad(planeados),
  cantidad(invitados),
  cantidad(contestaron),
  cantidad(completas),
  planeados > 0 ? porcentaje(contestaron / planeados, { conBanda: false }) : texto(''),
]

/** Counts of those who answered, by area and group, and nobody's name. */
export async function getExcelDeParticipacion(
  ctx: RequestContext,
  { idClima }: { idClima: string },
): Promise<string> {
  const clima = await getClima(ctx, { idClima })
  if (!clima) throw climaNotFound()
  const { porGrupo, porArea } = clima.participacion
  const grupos = new Map(porGrupo.map((grupo) => [grupo.id, grupo]))
  const ordenes = new Map(clima.definicion.gruposDeOpinion.map(({ id, orden }) => [id, orden]))
  const filas = clima.definicion.areasDeTrabajo.flatMap(({ id: idArea, idsGruposDeOpinion }) => {
    const area = porArea.find(({ id }) => id === idArea)!
    return [
      [texto(area.nombre, 'variable'), texto('', 'variable'), ...listCifras(area)],
      ...idsGruposDeOpinion.flatMap((id) => {
        const grupo = grupos.get(id)
        return grupo
          ? [[texto(area.nombre), texto(`G${ordenes.get(id)} ${grupo.nombre}`), ...listCifras(grupo)]]
          : []
      }),
    ]
  })
  const hoy = formatDiaLargo(getDia(ctx.now(), ctx.config.timeZone))
  const url = await renderLibroComoUrl(ctx, {
    pestanas: [
      {
        nombre: 'Participación',
        anchos: [30, 36, 12, 12, 12, 12, 14],
        filasFijas: 2,
        columnasFijas: 0,
        filas: [
          [texto(`Participación. ${clima.empresa.nombre_comercial} ${clima.periodo}. Al ${hoy}`, 'titulo')],
          ENCABEZADOS.map((nombre) => texto(nombre, 'encabezado')),
          [texto('Toda la empresa', 'indicador'), texto('', 'indicador'), ...listCifras(clima.participacion)],
          ...filas,
        ],
      },
    ],
  })
  await noteBitacora(ctx.db, ctx, { tipo: 'participacionDescargada', idClima })
  return url
}
