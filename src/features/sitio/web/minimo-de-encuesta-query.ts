import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { MinimoDeEncuesta } from './sitio.generated.ts'

/** A climate's promise to whoever answers; null: there is no such climate. */
export const minimoDeEncuestaQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: ['minimo-de-encuesta', idClima],
    queryFn: async () =>
      (await api(MinimoDeEncuesta, { idClima })).getPortadaDeEncuesta?.minimoPorGrupo ?? null,
  })
