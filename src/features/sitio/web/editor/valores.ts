import { queryOptions } from '@tanstack/react-query'
import { arrangeFichas, SITIO_DE_FABRICA } from '#domain/sitio/contenido.ts'
import { parseSitio, tidyTexto } from '#domain/sitio/parse-sitio.ts'
import { FICHAS, findTexto, listTextosDeFicha, SECCIONES_DE_SITIO } from '#domain/sitio/textos.ts'
import type { Api } from '#web/lib/api.ts'
import { Sitio, type SitioQuery } from './editor.generated.ts'
import { getTextoDeFabrica } from './textos-de-fabrica.ts'

export type SitioEditado = SitioQuery['appInfo']['getSitio']
export type Contenido = SitioEditado['borrador']

export const sitioQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sitio'],
    queryFn: async () => (await api(Sitio, {})).appInfo.getSitio,
  })

/** Every text as its field shows it, by its key, and the cards of all pages. */
export interface Valores {
  [clave: string]: string | readonly string[]
  orden: readonly string[]
  ocultas: readonly string[]
}

const CLAVES = [
  ...SECCIONES_DE_SITIO.flatMap(({ textos }) => textos),
  ...FICHAS.flatMap(listTextosDeFicha),
].map(({ clave }) => clave)

const SIN_CAMBIOS: Contenido = { textos: [], orden: [], ocultas: [] }

/** Without anything of the firm's own where none is given. */
export function toValores({ textos, orden, ocultas }: Contenido = SIN_CAMBIOS): Valores {
  const propios = new Map(textos.map(({ clave, texto }) => [clave, texto]))
  const fichas = FICHAS.map((slug) => ({ slug }))
  return {
    ...Object.fromEntries(CLAVES.map((clave) => [clave, propios.get(clave) ?? getTextoDeFabrica(clave)])),
    orden: arrangeFichas(fichas, { orden, ocultas: [] }).map(({ slug }) => slug),
    ocultas: [...ocultas].sort(),
  }
}

/** Only what is not as it comes with the product. */
export function toContenido(valores: Valores): Contenido {
  const textos = CLAVES.flatMap((clave) => {
    const texto = tidyTexto(findTexto(clave)!, String(valores[clave]))
    return texto === '' || texto === getTextoDeFabrica(clave) ? [] : [{ clave, texto }]
  })
  const { orden, ocultas } = valores
  return {
    textos,
    orden: orden.join() === FICHAS.join() ? [] : [...orden],
    ocultas: [...ocultas],
  }
}

export function checkValores(valores: Valores) {
  const { textos, ...fichas } = toContenido(valores)
  const porClave = Object.fromEntries(textos.map(({ clave, texto }) => [clave, texto]))
  return parseSitio({ ...SITIO_DE_FABRICA, ...fichas, textos: porClave }).problemas
}

/** The texts of a section, its cards' too. */
export const listClaves = ({ textos, fichas = [] }: (typeof SECCIONES_DE_SITIO)[number]): string[] =>
  [...textos, ...fichas.flatMap(listTextosDeFicha)].map(({ clave }) => clave)

/** Count of things of a section that are not as they are public. */
export function countCambios(
  seccion: (typeof SECCIONES_DE_SITIO)[number],
  valores: Valores,
  publicados: Valores,
): number {
  const textos = listClaves(seccion).filter((clave) => valores[clave] !== publicados[clave]).length
  const { fichas } = seccion
  if (!fichas) return textos
  const pick = (lista: readonly string[]) => lista.filter((slug) => fichas.includes(slug))
  const ocultas = fichas.filter(
    (slug) => valores.ocultas.includes(slug) !== publicados.ocultas.includes(slug),
  ).length
  return textos + ocultas + (pick(valores.orden).join() === pick(publicados.orden).join() ? 0 : 1)
}

/** Where a text is written. */
export const findSeccion = (clave: string) =>
  SECCIONES_DE_SITIO.find((seccion) => listClaves(seccion).includes(clave))
