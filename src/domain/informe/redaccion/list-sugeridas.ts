import type { CifrasDeInforme } from '../cifras-de-informe.ts'
import { type ClaveDeRedaccion, LIMITES_DE_REDACCION } from '../elecciones.ts'
import type { Redaccion } from '../informe.ts'
import { isPosible } from '../is-posible.ts'
import { type ClaveDeSeccion, SECCIONES } from '../secciones.ts'
import { suggestGeneral, suggestIndicador, suggestResumen } from './suggest-cifras.ts'
import {
  suggestCambio,
  suggestFortalezas,
  suggestMapa,
  suggestPlan,
  suggestPrioridades,
  suggestServicios,
  suggestVoces,
} from './suggest-lecturas.ts'
import { suggestParticipacion } from './suggest-participacion.ts'

export type Sugeridas = ReadonlyMap<ClaveDeRedaccion, readonly Redaccion[]>

/** What is suggested under each name, for whoever words the report: one at least, the first where nobody chose. */
export function listSugeridas(cifras: CifrasDeInforme): [ClaveDeRedaccion, Redaccion[]][] {
  const sugeridas: [ClaveDeRedaccion, Redaccion[]][] = [
    ['resumen', suggestResumen(cifras)],
    ['participacion', suggestParticipacion(cifras)],
    ['general', suggestGeneral(cifras)],
    ...cifras.indicadores.map((indicador): [ClaveDeRedaccion, Redaccion[]] => [
      `indicador:${indicador.nombre}`,
      suggestIndicador(indicador, cifras),
    ]),
    ['mapa', suggestMapa(cifras)],
    ['fortalezas', suggestFortalezas(cifras)],
    ['cambio', suggestCambio(cifras)],
    ['prioridades', suggestPrioridades(cifras)],
    ['voces', suggestVoces(cifras)],
    ['plan', suggestPlan(cifras)],
    ['servicios', suggestServicios(cifras)],
  ]
  return sugeridas
    .filter(([clave]) => isPosible(getSeccion(clave), cifras))
    .map(([clave, redacciones]) => [clave, redacciones.map((redaccion) => fitRedaccion(clave, redaccion))])
}

const getSeccion = (clave: ClaveDeRedaccion) => clave.split(':')[0] as ClaveDeSeccion

/** Names may be long: what would not fit its place loses its last sentences, and a headline becomes the section's name. */
function fitRedaccion(clave: ClaveDeRedaccion, { titular, comentario }: Redaccion): Redaccion {
  const cabe = titular.length <= LIMITES_DE_REDACCION.titular
  const frases = comentario.split(/(?<=\.) /)
  while (frases.join(' ').length > LIMITES_DE_REDACCION.comentario) frases.pop()
  const nombre = clave.includes(':')
    ? clave.slice(clave.indexOf(':') + 1)
    : SECCIONES[getSeccion(clave)].nombre
  return {
    titular: cabe ? titular : `${nombre.slice(0, LIMITES_DE_REDACCION.titular - 1)}.`,
    comentario: frases.join(' '),
  }
}
