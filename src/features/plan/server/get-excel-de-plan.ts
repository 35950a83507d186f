import { formatDiaLargo } from '#domain/fechas/dia.ts'
import { NOMBRE_DE_ESTADO } from '#domain/plan/compromiso.ts'
import { isVencido } from '#domain/plan/tandas.ts'
import { cantidad, fecha, porcentaje, texto } from '#domain/resultados/libro/libro.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { renderLibroComoUrl } from '#server/excel/render-libro.ts'
import { getPlan } from './get-plan.ts'

const ENCABEZADOS = [
  'Para cuándo',
  'Qué se va a hacer',
  'Variable',
  'Área o grupo',
  'Responsable',
  'Puesto',
  'Estado',
  'Hoy',
  'Personas',
  'Meta',
  'Notas',
]

export async function getExcelDePlan(ctx: RequestContext, { idClima }: { idClima: string }): Promise<string> {
  const { empresa, periodo, hoy, base, compromisos } = await getPlan(ctx, { idClima })
  const filas = compromisos.map((compromiso) => [
    fecha(compromiso.fecha),
    texto(compromiso.que, 'parrafo'),
    texto(compromiso.medida, 'parrafo'),
    texto(compromiso.parte, 'parrafo'),
    texto(compromiso.responsable, 'parrafo'),
    texto(compromiso.cargo, 'parrafo'),
    texto(NOMBRE_DE_ESTADO[compromiso.estado] + (isVencido(compromiso, hoy) ? ', vencido' : '')),
    compromiso.hoy == null ? texto('No se muestra', 'apagado') : porcentaje(compromiso.hoy / 100),
    compromiso.personas == null ? texto('') : cantidad(compromiso.personas),
    compromiso.meta == null ? texto('') : porcentaje(compromiso.meta / 100, { conBanda: false }),
    texto(
      compromiso.notas
        .map(({ dia, quien, texto: nota }) => `${formatDiaLargo(dia)}, ${quien}: ${nota}`)
        .join('\n'),
      'parrafo',
    ),
  ])
  const url = await renderLibroComoUrl(ctx, {
    pestanas: [
      {
        nombre: 'Plan de acción',
        anchos: [25, 46, 26, 26, 24, 24, 20, 10, 10, 10, 60],
        filasFijas: 3,
        columnasFijas: 0,
        filas: [
          [texto(`Plan de acción. ${empresa} ${periodo}. Al ${formatDiaLargo(hoy)}`, 'titulo')],
          [texto(base)],
          ENCABEZADOS.map((nombre) => texto(nombre, 'encabezado')),
          ...filas,
        ],
      },
    ],
  })
  await noteBitacora(ctx.db, ctx, { tipo: 'planDescargado', idClima })
  return url
}
