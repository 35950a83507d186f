import { queryOptions } from '@tanstack/react-query'
import type { ReservasDeClima } from '#domain/resultados/explain-reservas.ts'
import type { Api } from '#web/lib/api.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import * as op from './resultados.generated.ts'
import { type ParteReservada, toSabidas } from './resultados-queries.ts'

/** Preview of a publication: what it would show, and what it would withhold. */
export const vistaPreviaQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'resultados', idClima, 'vista-previa'],
    queryFn: async () => {
      const { getVistaPreviaDePublicacion: previa, climaOrganizacional: clima } = (
        await api(op.VistaPreviaDePublicacion, { idClima })
      ).appInfo
      const ordenes = new Map(clima?.gruposDeOpinion.map(({ id, orden }) => [id, orden]))
      const grupos = previa.grupos.map((grupo) => ({ ...grupo, orden: ordenes.get(grupo.id) ?? 0 }))
      const deArea = new Map(clima?.areasDeTrabajo.map((area) => [area.id, area.idsGruposDeOpinion]))
      return {
        ...previa,
        minimoPorGrupo: clima?.minimoPorGrupo ?? 0,
        lectura: clima?.lectura ?? 'grupos',
        esperaPermiso: clima?.esperaPermiso != null,
        terminaron: (clima?.publicaciones ?? []).reduce(
          (suma, { hojas }) => suma + hojas,
          clima?.hojasSinPublicar ?? 0,
        ),
        planeados: clima?.participacion.planeados ?? 0,
        grupos,
        areas: previa.areas.map((area) => ({
          ...area,
          grupos: grupos.filter(({ id }) => deArea.get(area.id)?.includes(id)),
        })),
      }
    },
  })

export type VistaPrevia = Awaited<ReturnType<NonNullable<ReturnType<typeof vistaPreviaQuery>['queryFn']>>>

/** Not who answered until now: what is withheld was decided on what was published. */
const countPublicadas = (parte: ParteReservada & { hojasSinMostrar: number }) =>
  toSabidas(parte, (parte.encuestadosEnCifras ?? 0) + parte.hojasSinMostrar)

/** Facts that an explanation of the withheld sets may use. */
export const reservasQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'resultados', idClima, 'reservas'],
    queryFn: async (): Promise<ReservasDeClima> => {
      const respuesta = await api(op.ReservasDeClima, { idClima })
      const clima = respuesta.appInfo.climaOrganizacional
      return {
        minimo: clima?.minimoPorGrupo ?? 0,
        personas: clima?.dataProcesada.cantidadDeEncuestados ?? 0,
        enBloques: (clima?.publicaciones.length ?? 0) > 1,
        areas: respuesta.getAreasDeTrabajoSatisfaccionGeneral.map((area) => ({
          nombre: area.nombre,
          personas: countPublicadas(area),
          reserva: area.reserva ?? null,
          grupos: area.gruposDeOpinion.map((grupo) => ({
            nombre: grupo.nombre,
            personas: countPublicadas(grupo),
            reserva: grupo.reserva ?? null,
            seLeeEnSuArea: grupo.seLeeEnSuArea,
          })),
        })),
        antiguedades: respuesta.getAntiguedadSatisfaccionGeneral.map(({ reserva }) => ({
          reserva: reserva ?? null,
        })),
      }
    },
  })
