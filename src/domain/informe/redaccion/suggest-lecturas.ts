import { describeBajas } from '../../lecturas/prioridades.ts'
import { isAlMenos, UMBRAL_DE_SATISFACCION } from '../../resultados/bandas.ts'
import { formatCantidad } from '../../texto/cantidad.ts'
import { capitalize, joinEnLetras, writeCantidad, writeNumero } from '../../texto/en-letras.ts'
import { type CifrasDeInforme, listVariables } from '../cifras-de-informe.ts'
import type { Redaccion } from '../informe.ts'
import {
  conValor,
  describeExtremos,
  describeLlegan,
  findExtremos,
  isMismaCifra,
  joinSentences,
  nameVarias,
  writeCifra,
  writePuntos,
} from './frases.ts'

export function suggestMapa(cifras: CifrasDeInforme): Redaccion[] {
  const conCeldas = listColumnas(cifras, cifras.grupos)
  const otras = listColumnas(cifras, [...cifras.areas, ...cifras.antiguedades])
  const [deGrupos, deOtras] = [findMenor(conCeldas), findMenor(otras)]
  // An area with one group gives way to the group's name, which says the same and more.
  const enGrupos = deGrupos !== undefined && !(deOtras! < deGrupos && !isMismaCifra(deOtras!, deGrupos))
  const menor = enGrupos ? deGrupos : deOtras
  if (menor === undefined)
    return [{ titular: 'Cada área y cada grupo, variable por variable.', comentario: '' }]
  const primera = { titular: describeMasBajo(enGrupos ? conCeldas : otras, menor), comentario: '' }
  const distancia = ({ celdas }: (typeof conCeldas)[number]) => celdas.at(-1)!.valor - celdas[0]!.valor
  const [lejana, otra] = conCeldas.toSorted((a, b) => distancia(b) - distancia(a))
  if (!lejana || lejana.celdas.length < 2) return [primera]
  if (otra && isMismaCifra(distancia(lejana), distancia(otra))) return [primera]
  const [menos, mas] = [lejana.celdas[0]!, lejana.celdas.at(-1)!]
  return [
    primera,
    {
      titular: `Donde más se separan los grupos es ${lejana.nombre}.`,
      comentario: `Va de ${writeCifra(menos.valor)} en ${menos.grupo} a ${writeCifra(mas.valor)} en ${mas.grupo}.`,
    },
  ]
}

interface ColumnaDeMapa {
  nombre: string
  celdas: { grupo: string; valor: number }[]
}

/** What some rows of the map have under each variable, lowest first; a variable without figures is left out. */
const listColumnas = (cifras: CifrasDeInforme, filas: CifrasDeInforme['areas']): ColumnaDeMapa[] =>
  listVariables(cifras)
    .map(({ nombre }, i) => ({
      nombre,
      celdas: filas
        .flatMap((fila) => {
          const valor = fila.variables[i] ?? null
          return valor === null ? [] : [{ grupo: fila.nombre, valor }]
        })
        .sort((a, b) => a.valor - b.valor),
    }))
    .filter(({ celdas }) => celdas.length > 0)

const findMenor = (columnas: readonly ColumnaDeMapa[]): number | undefined =>
  columnas.map(({ celdas }) => celdas[0]!.valor).sort((a, b) => a - b)[0]

function describeMasBajo(columnas: readonly ColumnaDeMapa[], menor: number): string {
  const lugares = columnas.flatMap(({ nombre, celdas }) =>
    celdas
      .filter(({ valor }) => isMismaCifra(valor, menor))
      .map(({ grupo }) => ({ nombre: `${nombre} en ${grupo}` })),
  )
  if (lugares.length === 1) return `Lo más bajo del mapa es ${lugares[0]!.nombre}: ${writeCifra(menor)}.`
  return `Lo más bajo del mapa es ${writeCifra(menor)}: ${nameVarias(lugares)}.`
}

export function suggestFortalezas(cifras: CifrasDeInforme): Redaccion[] {
  const factores = conValor(listVariables(cifras).flatMap((variable) => variable.factores))
  if (factores.length <= 3) return [{ titular: 'Los factores, del más alto al más bajo.', comentario: '' }]
  const bajos = listDosPrimeros(factores.toReversed())
  // Where some are strengths, none but strengths: the list beside holds no other.
  const fuertes = factores.filter(({ valor }) => isAlMenos(valor, UMBRAL_DE_SATISFACCION))
  const altos = listDosPrimeros(fuertes.length > 0 ? fuertes : factores)
  return [
    {
      titular: isMismaCifra(factores[0]!.valor, factores.at(-1)!.valor)
        ? `${capitalize(describeLlegan(factores, 'factor', 'factores', 'm'))}.`
        : `Lo más alto: ${nameVarias(altos)}. Lo más bajo: ${nameVarias(bajos)}.`,
      comentario: '',
    },
    {
      titular: `${capitalize(describeLlegan(factores, 'factor', 'factores', 'm'))}.`,
      comentario: describeExtremos(factores),
    },
  ]
}

/** Two, and whatever shows the same as the second. */
const listDosPrimeros = <T extends { valor: number }>(ordenados: readonly T[]): T[] =>
  ordenados.filter(({ valor }, i) => i < 2 || isMismaCifra(valor, ordenados[1]?.valor ?? valor))

export function suggestCambio(cifras: CifrasDeInforme): Redaccion[] {
  const filas = cifras.cambio?.filas ?? []
  const count = (veredicto: string) => filas.filter(({ cambio }) => cambio.veredicto === veredicto)
  const [suben, bajan, quietas] = [count('Sube'), count('Baja'), count('Sin cambio claro')]
  const partes = [
    ...(suben.length > 0
      ? [`${writeCantidad(suben.length, 'variable sube', 'variables suben')} con certeza`]
      : []),
    ...(bajan.length > 0
      ? [`${writeCantidad(bajan.length, 'variable baja', 'variables bajan')} con certeza`]
      : []),
  ]
  if (partes.length === 0)
    return [
      {
        titular: `Ninguna variable cambia con certeza desde ${cifras.periodoAntes}.`,
        comentario: 'Las diferencias son menores que su margen.',
      },
      {
        titular: `Desde ${cifras.periodoAntes} no podemos decir que algo haya cambiado.`,
        comentario: `Se ${filas.length === 1 ? 'comparó una variable' : `compararon ${writeNumero(filas.length)} variables`}; ninguna diferencia supera su margen.`,
      },
    ]
  const masSube = describeMayor('sube', suben)
  const masBaja = describeMayor('baja', bajan.toReversed())
  const resto =
    quietas.length > 0
      ? `De ${quietas.length === 1 ? 'la otra' : `las otras ${writeNumero(quietas.length)}`} no podemos decir que ${quietas.length === 1 ? 'haya' : 'hayan'} cambiado.`
      : ''
  const conNombre = (lista: typeof filas, verbo: string) =>
    lista.length > 0 && `Con certeza ${verbo} ${joinEnLetras(lista.map(({ nombre }) => nombre))}.`
  return [
    { titular: `${capitalize(joinEnLetras(partes))}.`, comentario: joinSentences(masSube, masBaja, resto) },
    {
      titular: joinSentences(masSube, masBaja) || `Cambios claros desde ${cifras.periodoAntes}.`,
      comentario: joinSentences(
        conNombre(suben, suben.length === 1 ? 'sube' : 'suben'),
        conNombre(bajan, bajan.length === 1 ? 'baja' : 'bajan'),
        resto,
      ),
    },
  ]
}

/** Beside the table, where a larger difference may be chance. */
function describeMayor(verbo: 'sube' | 'baja', [mayor, otra]: FilaDeCambio[]): string {
  if (!mayor || (otra && isMismaCifra(mayor.cambio.puntos, otra.cambio.puntos))) return ''
  const { nombre, cambio } = mayor
  return otra
    ? `La que más ${verbo} con certeza es ${nombre}, ${writePuntos(cambio.puntos)}.`
    : `La que ${verbo} con certeza es ${nombre}, ${writePuntos(cambio.puntos)}.`
}

type FilaDeCambio = NonNullable<CifrasDeInforme['cambio']>['filas'][number]

const PRIMERAS = 3

/** The three lowest, and whatever shows the same as the third. */
export function suggestPrioridades({ prioridades: leidas }: CifrasDeInforme): Redaccion[] {
  const bajas = leidas.prioridades.filter(({ baja }) => baja)
  const caidas = leidas.prioridades.filter(({ cambio }) => cambio?.veredicto === 'Baja')
  const primeras = bajas.filter(
    ({ valor }, i) => i < PRIMERAS || isMismaCifra(valor, bajas[PRIMERAS - 1]!.valor),
  )
  const bajaron =
    caidas.length > 0 &&
    `${caidas.length === 1 ? 'Bajó' : 'Bajaron'} con certeza ${joinEnLetras(caidas.map(({ variable }) => variable))}.`
  const comentario = joinSentences(describeBajas(leidas), bajaron || '')
  const [primera] = bajas
  if (!primera) return [{ titular: `Nada está por debajo de ${UMBRAL_DE_SATISFACCION}.`, comentario }]
  return [
    { titular: `Empezar por ${joinEnLetras(primeras.map(({ variable }) => variable))}.`, comentario },
    {
      titular: describeBajas(leidas),
      comentario: joinSentences(
        `Lo más bajo es ${primera.variable}, con ${writeCifra(primera.valor)}.`,
        bajaron || '',
      ),
    },
  ]
}

export function suggestVoces({ voces }: CifrasDeInforme): Redaccion[] {
  const cita = voces.temas[0]?.citas[0]
  const escritos = formatCantidad(voces.comentarios, 'comentario', 'comentarios')
  const comentario = `Se ${voces.comentarios === 1 ? 'escribió' : 'escribieron'} ${escritos}. Se citan como se escribieron, sin lo que pudiera señalar a alguien.`
  const llana = { titular: 'Lo que la gente escribió.', comentario }
  return cita && cita.texto.length <= 70 ? [{ titular: `«${cita.texto}»`, comentario }, llana] : [llana]
}

export function suggestPlan({ plan }: CifrasDeInforme): Redaccion[] {
  const cuantos = capitalize(writeCantidad(plan.length, 'compromiso', 'compromisos', 'm'))
  const comentario = `La próxima ronda dirá si se ${plan.length === 1 ? 'notó' : 'notaron'}.`
  return [
    { titular: `${cuantos}, con nombre y con fecha.`, comentario },
    ...(plan.length > 1
      ? [{ titular: `${cuantos}: el primero, para el ${plan[0]!.cuando}.`, comentario }]
      : []),
  ]
}

export function suggestServicios({ servicios }: CifrasDeInforme): Redaccion[] {
  const calificados = servicios
    .flatMap(({ preguntas }) => preguntas)
    .flatMap(({ nombre, porcentajes }) => {
      // Options alone are not rated; of Exelente to Malo the first two are good, of a scale what staff marked.
      const enEscala = porcentajes.some(({ favorable }) => favorable !== undefined)
      if (porcentajes.length < 4 && !enEscala) return []
      const buenas = enEscala ? porcentajes.filter(({ favorable }) => favorable) : porcentajes.slice(0, 2)
      if (buenas.some(({ valor }) => valor === null)) return []
      return [{ nombre, valor: buenas.reduce((suma, { valor }) => suma + (valor ?? 0), 0) }]
    })
    .sort((a, b) => b.valor - a.valor)
  const extremos = findExtremos(calificados)
  const llana = { titular: 'Cómo se califican los servicios y beneficios.', comentario: '' }
  return extremos
    ? [
        {
          titular: `Lo mejor calificado: ${nameVarias(extremos.altas)}. Lo más bajo: ${nameVarias(extremos.bajas)}.`,
          comentario: 'Por la parte que lo calificó con una de las dos notas más altas.',
        },
        llana,
      ]
    : [llana]
}
