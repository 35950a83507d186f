import { computePorcentaje } from '../../climas/participacion.ts'
import { joinEnLetras, writeNumero } from '../../texto/en-letras.ts'
import type { CifrasDeInforme } from '../cifras-de-informe.ts'
import { isPosible } from '../describir.ts'
import { type ClaveDeRedaccion, LIMITES_DE_REDACCION } from '../elecciones.ts'
import type { Redaccion } from '../informe.ts'
import { type ClaveDeSeccion, SECCIONES } from '../secciones.ts'
import { joinSentences, nameVarias, writeEs } from './frases.ts'
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

/** Groups below it have figures that speak for few of its people. */
const POCOS = 0.7
/** A longer list is read by nobody: the table has them. */
const NOMBRADOS = 6

function suggestParticipacion(cifras: CifrasDeInforme): Redaccion[] {
  const { contestaron, planeados } = cifras.participacion
  const parte = computePorcentaje({ contestaron, planeados })
  const cuidado = describeCuidado(cifras)
  return [
    { titular: joinSentences(`Contestó el ${parte} %.`, describeConcentrados(cifras)), comentario: cuidado },
    {
      titular: `Contestaron ${contestaron.toLocaleString('es-GT')} de ${planeados.toLocaleString('es-GT')} personas.`,
      comentario: joinSentences(describeAreas(cifras), cuidado),
    },
  ]
}

/** Where the missing are, when they are not everywhere: two groups at most, and none by chance among equals. */
function describeConcentrados({ participacion: { grupos, juntos } }: CifrasDeInforme): string {
  const faltan = grupos
    .map((grupo) => ({
      nombre: isJunta(grupo, juntos)
        ? `los ${writeNumero(juntos.length)} grupos que se cuentan juntos`
        : grupo.nombre,
      faltan: Math.max(0, grupo.planeados - grupo.contestaron),
    }))
    .filter((grupo) => grupo.faltan > 0)
    .sort((a, b) => b.faltan - a.faltan)
  const sum = (lista: typeof faltan) => lista.reduce((suma, grupo) => suma + grupo.faltan, 0)
  const total = sum(faltan)
  const mayores = [2, 1]
    .map((cuantos) => faltan.slice(0, cuantos))
    .find((lista) => faltan[lista.length]?.faltan !== lista.at(-1)?.faltan)
  if (grupos.length <= 3 || !mayores || sum(mayores) <= total / 2) return ''
  const donde = joinEnLetras(mayores.map(({ nombre }) => nombre))
  if (sum(mayores) < total) return `De los que faltan, más de la mitad está en ${donde}.`
  return total === 1 ? `Quien falta está en ${donde}.` : `Todos los que faltan están en ${donde}.`
}

/** Groups that are counted together stand in one row, under all their names. */
const isJunta = ({ nombre }: { nombre: string }, juntos: readonly string[]) =>
  juntos.length > 1 && nombre === joinEnLetras(juntos)

/** Only of groups that have a figure to be read: of one that is withheld not even how few answered is told. */
function describeCuidado({ participacion, grupos }: CifrasDeInforme): string {
  const conCifra = new Set(
    grupos.filter(({ reserva }) => reserva === null).map(({ codigo, nombre }) => `${codigo} ${nombre}`),
  )
  const leidos = participacion.grupos.filter(({ nombre }) => conCifra.has(nombre))
  const bajos = leidos.filter(({ contestaron, planeados }) => contestaron < planeados * POCOS)
  if (bajos.length > 0)
    return `Conviene leer con más cuidado ${bajos.length === 1 ? 'la cifra' : 'las cifras'} de ${bajos.length > NOMBRADOS ? `${bajos.length} grupos` : joinEnLetras(bajos.map(({ nombre }) => nombre))}, donde contestó menos del 70 % de las personas planeadas.`
  // Beside it stands a table with every row: a sentence of some of them would be denied by the others.
  const { grupos: filas } = participacion
  if (leidos.length === 0 || filas.some(({ contestaron, planeados }) => contestaron < planeados * POCOS))
    return ''
  const todos = filas.length === 1 ? filas[0]!.nombre : 'todos los grupos'
  return `En ${todos} contestó al menos el 70 % de las personas planeadas.`
}

function describeAreas({ participacion: { areas } }: CifrasDeInforme): string {
  const partes = areas
    .flatMap(({ nombre, contestaron, planeados }) =>
      planeados ? [{ nombre, parte: computePorcentaje({ contestaron, planeados }) }] : [],
    )
    .sort((a, b) => b.parte - a.parte)
  const [mas, menos] = [partes[0], partes.at(-1)]
  if (!mas || !menos || mas.parte === menos.parte) return ''
  const [altas, bajas] = [mas, menos].map(({ parte }) => partes.filter((una) => una.parte === parte))
  const donde =
    partes.length < areas.length
      ? 'Entre las áreas que se muestran, donde más se contestó'
      : `${altas!.length > 1 ? 'Las áreas' : 'El área'} donde más se contestó`
  return `${donde} ${writeEs(altas!)}, ${mas.parte} %, y donde menos, ${nameVarias(bajas!)}, ${menos.parte} %.`
}

export type Sugeridas = ReadonlyMap<ClaveDeRedaccion, readonly Redaccion[]>

/** Suggestions under each name, for whoever words the report: one at least, the first where nobody chose. */
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
    .map(([clave, redacciones]) => {
      const ajustadas = redacciones.map((redaccion) => fitRedaccion(clave, redaccion))
      return [clave, [...new Map(ajustadas.map((una) => [JSON.stringify(una), una])).values()]]
    })
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
