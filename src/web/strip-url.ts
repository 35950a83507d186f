import type { WebModule } from '#contract/page.ts'
import { PARAMETRO } from '#features/sitio/web/barra.ts'

/** Parameters that pages for everybody read in an address. Whatever else stands there makes no other page of it. */
const PARAMETROS = [PARAMETRO, 'contacto', 'curriculum', 'campo', 'falla', 'e', 'resultado']

export const stripUrl: WebModule<never>['stripUrl'] = (url) => {
  const [ruta = '', ...resto] = url.split('?')
  const busqueda = new URLSearchParams(resto.join('?'))
  const leidos = new URLSearchParams(
    PARAMETROS.flatMap((nombre) => {
      const valor = busqueda.get(nombre)
      return valor === null ? [] : [[nombre, valor]]
    }),
  ).toString()
  return leidos ? `${ruta}?${leidos}` : ruta
}
