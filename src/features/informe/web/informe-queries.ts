import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { InformeDeClima, type InformeDeClimaQuery } from './informe.generated.ts'

export type Informe = InformeDeClimaQuery['appInfo']['getInforme']
export type Seccion = Informe['secciones'][number]
export type Redaccion = Seccion['redacciones'][number]
export type Textos = Pick<Redaccion, 'titular' | 'comentario'>
export type Elegible = Informe['citas'][number]

export const INFORME = ['informe']

export const informeQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...INFORME, idClima],
    queryFn: async () => (await api(InformeDeClima, { idClima })).appInfo,
    staleTime: 0,
    retry: false,
  })

/** Facts of the document once it was opened: how many pages, and where its chapters begin. */
export interface DocumentoVisto {
  paginas: number
  capitulos: readonly number[]
}

/**
 * First and last page of each section. The document has a chapter for each, but the cover, which has none, and the
 * indicators, which have one each. A document of other chapters is older than the choices: nothing is said of it.
 */
export function placeSecciones(
  secciones: readonly Seccion[],
  { paginas, capitulos }: DocumentoVisto,
): Map<string, [number, number]> {
  const lugares = new Map<string, [number, number]>()
  const conCapitulo = secciones.filter(({ clave, incluida }) => incluida && clave !== 'portada')
  const cuantos = ({ clave, redacciones }: Seccion) => (clave === 'indicadores' ? redacciones.length : 1)
  if (conCapitulo.reduce((suma, seccion) => suma + cuantos(seccion), 0) !== capitulos.length) return lugares
  let capitulo = 0
  for (const seccion of conCapitulo) {
    const desde = capitulos[capitulo] ?? 1
    capitulo += cuantos(seccion)
    lugares.set(seccion.clave, [desde, Math.max(desde, (capitulos[capitulo] ?? paginas + 1) - 1)])
  }
  lugares.set('portada', [1, Math.max(1, (capitulos[0] ?? 2) - 1)])
  return lugares
}
