import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { PersonasSinCorreo, type PersonasSinCorreoQuery } from './sin-correo.generated.ts'

type AppInfo = PersonasSinCorreoQuery['appInfo']
export type ClimaSinCorreo = NonNullable<AppInfo['climaOrganizacional']>
export type Lote = AppInfo['getLotes'][number]
export type Papel = AppInfo['getAjustes']['papel']
export type Grupo = ClimaSinCorreo['gruposDeOpinion'][number]

export const personasSinCorreoQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'sin-correo', idClima],
    queryFn: async () => (await api(PersonasSinCorreo, { idClima })).appInfo,
  })

/** Where this feature's screens lead; the route knows the addresses. */
export interface EnlacesDeSinCorreo {
  climas: string
  clima: string
  modo: (modo?: string) => string
  captura: (lote: number) => string
}
