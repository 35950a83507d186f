import { texto } from '#domain/resultados/libro/libro.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { getAjustes } from '#features/cuentas/server/ajustes/get-ajustes.ts'
import type { AppContext } from '#server/context/context.ts'
import { renderLibroComoUrl } from '#server/excel/render-libro.ts'

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
