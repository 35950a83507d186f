import type { Papel } from '#contract/schema.generated.ts'
import { formatTrato, getPromesa } from '#domain/climas/anonimato.ts'
import { formatDireccionCorta } from '#domain/climas/codigo-corto.ts'
import { SIN_MINIMO } from '#domain/climas/minimo-por-grupo.ts'
import { computeMinutos } from '#domain/encuesta/tiempos.ts'
import { formatFecha } from '#domain/fechas/format-fecha.ts'
import { getColorDeDocumentos } from '#domain/firma/firma.ts'
import { texto } from '#domain/resultados/libro/libro.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { getAjustes } from '#features/cuentas/server/ajustes/ajustes.ts'
import { requireEmpresa } from '#features/empresas/server/empresas.ts'
import { conflict } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { renderLibroComoUrl } from '#server/excel/render-libro.ts'
import { requireLote } from '#server/llaves/lotes/lotes.ts'
import { findFirmaDeCorreos } from '#server/mail/direccion.ts'
import { requireGrupo } from '../encuestados/insert-invitaciones.ts'
import { requireLoteDePapel } from './captura.ts'
import { createCartel } from './pdf/create-cartel.ts'
import { createCuestionario } from './pdf/create-cuestionario.ts'
import { findEncabezado, renderArchivo } from './pdf/encabezado.ts'

/** A poster with the short address and its code. It holds no token: whoever reads it enters with their own. */
export async function getCartel(
  ctx: Pick<AppContext, 'db' | 'config'>,
  { idClima }: { idClima: string },
): Promise<string> {
  const clima = await requireClima(ctx.db, idClima)
  if (clima.cerrado) throw conflict('El clima está cerrado: ya nadie puede contestar.')
  const { nombre_comercial: empresa } = await requireEmpresa(ctx.db, clima.idEmpresa)
  const { papel } = await getAjustes(ctx)
  const firma = await findFirmaDeCorreos(ctx)
  return renderArchivo(
    await createCartel({
      empresa,
      periodo: clima.periodo,
      firma: firma.nombre,
      marca: getColorDeDocumentos(firma),
      papel,
      direccion: formatDireccionCorta(ctx.config, clima.codigo),
      minutos: computeMinutos(clima.definicion.cuestionario),
      promesa: getPromesa(clima.minimoPorGrupo),
      trato: formatTrato(clima.minimoPorGrupo),
      conCamino: clima.minimoPorGrupo !== SIN_MINIMO,
      hasta:
        clima.fechaLimite === null ? '' : `Hasta el ${formatFecha(clima.fechaLimite, ctx.config.timeZone)}.`,
    }),
  )
}

/** One copy, which is the same for everybody of the group: how many are printed is the printer's business. */
export async function getCuestionarioEnPapel(
  ctx: Pick<AppContext, 'db' | 'config'>,
  { idClima, lote: numero, papel }: { idClima: string; lote: number; papel: Papel },
): Promise<string> {
  const clima = await requireClima(ctx.db, idClima)
  const lote = requireLoteDePapel(await requireLote(ctx.db, idClima, numero))
  const encabezado = await findEncabezado(ctx, clima, requireGrupo(clima, lote.idGrupo))
  const { minimoPorGrupo, definicion } = clima
  return renderArchivo(
    await createCuestionario({
      ...encabezado,
      lote: numero,
      papel,
      minimoPorGrupo,
      cuestionario: definicion.cuestionario,
    }),
  )
}

/** The roster to fill in: the columns with their titles, and beside them the climate's groups to copy from. */
export async function getPlantillaDeLista(
  ctx: Pick<AppContext, 'db'>,
  { idClima }: { idClima: string },
): Promise<string> {
  const { definicion } = await requireClima(ctx.db, idClima)
  const { papel } = await getAjustes(ctx)
  const encabezados = (titulos: string[]) => titulos.map((titulo) => texto(titulo, 'encabezado'))
  return renderLibroComoUrl(ctx, {
    papel,
    pestanas: [
      {
        nombre: 'Lista',
        anchos: [34, 34, 38],
        filasFijas: 1,
        columnasFijas: 0,
        filas: [encabezados(['Grupo', 'Nombre', 'Correo'])],
      },
      {
        nombre: 'Grupos',
        anchos: [10, 60],
        filasFijas: 1,
        columnasFijas: 0,
        filas: [
          encabezados(['Número', 'Grupo']),
          ...definicion.gruposDeOpinion.map(({ orden, nombre }) => [texto(`G${orden}`), texto(nombre)]),
        ],
      },
      {
        nombre: 'Cómo se llena',
        anchos: [90],
        filasFijas: 0,
        columnasFijas: 0,
        filas: [
          'Una persona por fila, en la pestaña «Lista».',
          'Grupo: su nombre o su número, como están en la pestaña «Grupos».',
          'Nombre: si quieres. Solo lo ves tú al revisar la lista: no se guarda.',
          'Correo: si no tiene, deja la celda vacía. Recibirá una papeleta de su grupo, sin su nombre.',
        ].map((linea) => [texto(linea, 'parrafo')]),
      },
    ],
  })
}
