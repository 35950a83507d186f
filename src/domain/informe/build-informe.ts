import { computePorcentaje } from '../climas/porcentaje-de-planeados.ts'
import { isAlMenos, UMBRAL_DE_SATISFACCION } from '../resultados/bandas.ts'
import { describeFicha } from './build-ficha.ts'
import {
  type CifrasDeInforme,
  type ConjuntoMedido,
  listVariables,
  type VariableMedida,
} from './cifras-de-informe.ts'
import { type ClaveDeRedaccion, type Elecciones, isIncluida, listSecciones } from './elecciones.ts'
import type {
  FactorDestacado,
  FilaDeCifra,
  FilaDeMapa,
  Hallazgo,
  Imagen,
  Informe,
  Pelota,
  Redaccion,
  Seccion,
  SeccionResumen,
} from './informe.ts'
import { isPosible } from './is-posible.ts'
import { listSugeridas, type Sugeridas } from './redaccion/list-sugeridas.ts'
import { writeCifra, writePuntos } from './redaccion/palabras.ts'
import { listPrimeras, suggestCambio } from './redaccion/suggest-lecturas.ts'
import { type ClaveDeSeccion, SECCIONES } from './secciones.ts'

/** How many factors stand on either side of "Fortalezas y oportunidades". */
const DESTACADOS = 6

export interface Portadilla {
  fecha: string
  firma: string
  papel: 'carta' | 'a4'
  logos: { firma: Imagen | null; empresa: Imagen | null }
}

/** The whole report, from figures and choices: what each format then writes in its own way. */
export function buildInforme(
  leidas: CifrasDeInforme,
  elecciones: Elecciones,
  portadilla: Portadilla,
): Informe {
  const cifras = leaveOut(leidas, elecciones.fuera)
  const claves = listSecciones(elecciones).filter(
    (clave) => isIncluida(elecciones, clave) && isPosible(clave, cifras),
  )
  const sugeridas: Sugeridas = new Map(listSugeridas(cifras))
  const redactar = (clave: ClaveDeRedaccion): Redaccion => {
    const { titular, comentario } = elecciones.redacciones[clave] ?? sugeridas.get(clave)?.[0] ?? SIN_PALABRAS
    return { titular, comentario }
  }
  const secciones = claves.flatMap((clave) => buildSeccion(clave, cifras, elecciones, redactar))
  const portada: Seccion = {
    tipo: 'portada',
    pelotas: listPelotas(cifras, ({ valor }) => valor),
    indice: claves
      .filter((clave) => clave !== 'portada')
      .map((clave) => ({ clave, ...describeEnIndice(clave, cifras) })),
  }
  return {
    empresa: cifras.empresa.nombre,
    anio: cifras.anio,
    destinatario: elecciones.destinatario,
    ...portadilla,
    minimo: cifras.minimo,
    anioAntes: cifras.anioAntes,
    base: cifras.base,
    secciones: [portada, ...secciones],
  }
}

const SIN_PALABRAS: Redaccion = { titular: '', comentario: '' }

/** Without the quotes and commitments that staff left out of this report. */
function leaveOut(cifras: CifrasDeInforme, fuera: readonly string[]): CifrasDeInforme {
  if (fuera.length === 0) return cifras
  const temas = cifras.voces.temas
    .map((tema) => ({ ...tema, citas: tema.citas.filter(({ id }) => !fuera.includes(id)) }))
    .filter(({ citas }) => citas.length > 0)
  return {
    ...cifras,
    voces: { ...cifras.voces, temas },
    plan: cifras.plan.filter(({ id }) => !fuera.includes(id)),
  }
}

function buildSeccion(
  clave: ClaveDeSeccion,
  cifras: CifrasDeInforme,
  elecciones: Elecciones,
  redactar: (clave: ClaveDeRedaccion) => Redaccion,
): Seccion[] {
  const { participacion } = cifras
  switch (clave) {
    case 'portada':
      return []
    case 'ficha':
      return [{ tipo: 'ficha', ...describeFicha(cifras) }]
    case 'resumen':
      return [
        {
          tipo: 'resumen',
          ...redactar(clave),
          general: cifras.general,
          notaDeGeneral: cifras.notaDeGeneral,
          datos: listDatos(cifras),
          ...listHallazgos(cifras),
          decidir: elecciones.decidir,
          indicadores: cifras.indicadores,
        },
      ]
    case 'participacion':
      return [
        {
          tipo: 'participacion',
          ...redactar(clave),
          ...participacion,
          minimo: cifras.minimo,
          areas: participacion.areas.map(({ nombre, contestaron, planeados }) => ({
            nombre,
            porcentaje: planeados ? computePorcentaje({ contestaron, planeados }) : null,
          })),
        },
      ]
    case 'general':
      return [
        {
          tipo: 'general',
          ...redactar(clave),
          general: cifras.general,
          notaDeGeneral: cifras.notaDeGeneral,
          notasDeGrupos: cifras.notasDeGrupos,
          cambio: cifras.general.cambio,
          indicadores: cifras.indicadores,
          areas: cifras.areas,
          grupos: cifras.grupos.map((grupo) => ({ ...grupo, nombre: `${grupo.codigo} ${grupo.nombre}` })),
        },
      ]
    case 'indicadores':
      return cifras.indicadores.map((indicador) => ({
        tipo: 'indicador',
        nombre: indicador.nombre,
        ...redactar(`indicador:${indicador.nombre}`),
        valor: indicador,
        cambio: indicador.cambio,
        notas: indicador.notas,
        variables: indicador.variables.map((variable) => {
          const lugar = listVariables(cifras).indexOf(variable)
          const pelotas = listPelotas(
            cifras,
            ({ variables }) => variables[lugar] ?? null,
            ({ menosPorVariable }) => menosPorVariable?.[lugar],
          )
          return { ...variable, pelotas }
        }),
      }))
    case 'mapa':
      return [
        {
          tipo: 'mapa',
          ...redactar(clave),
          indicadores: cifras.indicadores.map(({ nombre, variables }) => ({
            nombre,
            variables: variables.map((variable) => variable.nombre),
          })),
          bloques: listBloques(cifras),
        },
      ]
    case 'fortalezas':
      return [{ tipo: 'fortalezas', ...redactar(clave), ...listFactores(cifras) }]
    case 'cambio':
      return [
        {
          tipo: 'cambio',
          ...redactar(clave),
          ...(cifras.cambio ?? { filas: [], notas: [], sinComparar: [] }),
        },
      ]
    case 'prioridades':
      return cifras.prioridades
        ? [
            {
              tipo: 'prioridades',
              ...redactar(clave),
              ...cifras.prioridades,
              primeras: listPrimeras(cifras.prioridades).map(({ nombre, valor }) => ({
                nombre,
                valor,
                acuerdos: cifras.plan.filter(({ medida }) => medida === nombre).map(({ que }) => que),
              })),
            },
          ]
        : []
    case 'voces':
      return [{ tipo: 'voces', ...redactar(clave), temas: cifras.voces.temas }]
    case 'plan':
      return [{ tipo: 'plan', ...redactar(clave), compromisos: cifras.plan }]
    case 'servicios':
      return [{ tipo: 'servicios', ...redactar(clave), partes: cifras.servicios }]
    case 'preguntas':
      return [{ tipo: 'preguntas', titular: '', comentario: '', variables: listVariables(cifras) }]
  }
}

function describeEnIndice(clave: ClaveDeSeccion, cifras: CifrasDeInforme): { nombre: string; texto: string } {
  const { participacion, general, anioAntes, indicadores } = cifras
  const textos: Record<ClaveDeSeccion, string> = {
    portada: '',
    ficha: 'Cómo se preguntó, cómo se calcula y qué no se muestra',
    resumen: 'La página para quien solo puede leer una',
    participacion: `Contestaron ${participacion.contestaron} de ${participacion.planeados} personas`,
    general: general.valor === null ? '' : `${writeCifra(general.valor)} %${describeMovimiento(cifras)}`,
    indicadores: indicadores.length === 1 ? 'Una página' : 'Una página para cada uno',
    mapa: 'Dónde está cada cosa, en una sola tabla',
    fortalezas: 'Los factores más altos y los más bajos',
    cambio: cifras.cambio ? suggestCambio(cifras)[0]!.titular.replace(/\.$/, '') : '',
    prioridades: 'Por dónde empezar',
    voces: 'Lo que la gente escribió',
    plan: 'Qué se va a hacer, quién y para cuándo',
    servicios: 'Cómo se califican',
    preguntas: 'Todas, con su cifra',
  }
  const nombre =
    clave === 'cambio' && anioAntes !== null ? `Cambio desde ${anioAntes}` : SECCIONES[clave].nombre
  return { nombre, texto: textos[clave] }
}

function describeMovimiento({ general: { cambio }, anioAntes, notaDeGeneral }: CifrasDeInforme): string {
  if (!cambio || anioAntes === null) return ''
  if (cambio.veredicto === 'Sin cambio claro') return `, sin cambio claro desde ${anioAntes}`
  const conOtras = notaDeGeneral === null ? '' : '; parte de lo que se pregunta cambió'
  return `, ${writePuntos(cambio.puntos)} ${cambio.puntos > 0 ? 'más' : 'menos'} que en ${anioAntes}${conOtras}`
}

function listDatos(cifras: CifrasDeInforme): { cifra: string; texto: string }[] {
  const { participacion, grupos, anioAntes } = cifras
  const { contestaron, planeados } = participacion
  const variables = listVariables(cifras)
  const comparadas = variables.filter(({ cambio }) => cambio !== null)
  const suben = comparadas.filter(({ cambio }) => cambio!.veredicto === 'Sube').length
  const pasan = variables.filter(
    ({ valor }) => valor !== null && isAlMenos(valor, UMBRAL_DE_SATISFACCION),
  ).length
  const bajo = listPorValor(grupos).at(-1)
  return [
    {
      cifra: planeados === 0 ? '—' : `${computePorcentaje({ contestaron, planeados })} %`,
      texto: `contestó: ${contestaron} de ${planeados} personas.`,
    },
    anioAntes !== null && comparadas.length > 0
      ? { cifra: `${suben} de ${comparadas.length}`, texto: 'variables suben con certeza.' }
      : { cifra: `${pasan} de ${variables.length}`, texto: 'variables llegan a 75 o más.' },
    ...(bajo
      ? [
          {
            cifra: writeCifra(bajo.valor!),
            texto: `en ${bajo.nombre}, el grupo más bajo de los que se muestran.`,
          },
        ]
      : []),
  ]
}

const listPorValor = <T extends FilaDeCifra>(filas: readonly T[]): T[] =>
  filas.filter(({ valor }) => valor !== null).sort((a, b) => b.valor! - a.valor!)

/**
 * Up to three things that go well and three that hurt, none in both: certain changes first, then the highest and the
 * lowest variables. What is low hurts even where it rises, and then says how low it is.
 */
function listHallazgos(cifras: CifrasDeInforme): Pick<SeccionResumen, 'tituloDeBien' | 'bien' | 'duele'> {
  const variables = listPorValor(listVariables(cifras))
  const listSeguras = (veredicto: 'Sube' | 'Baja') =>
    variables
      .filter(({ cambio }) => cambio?.veredicto === veredicto)
      .sort((a, b) => Math.abs(b.cambio!.puntos) - Math.abs(a.cambio!.puntos))
      .slice(0, 2)
  const bajan = listSeguras('Baja')
  const cuantasDuelen = Math.min(3, Math.max(bajan.length, Math.floor(variables.length / 2)))
  const duele = [...new Set([...bajan, ...[...variables].reverse()])].slice(0, cuantasDuelen)
  const bien = [...new Set([...listSeguras('Sube'), ...variables])]
    .filter((variable) => !duele.includes(variable))
    .slice(0, 3)
  const toHallazgo = (veredicto: 'Sube' | 'Baja', extremo: VariableMedida | undefined, lugar: string) => {
    return (variable: VariableMedida): Hallazgo => {
      const { nombre, cambio, antes, valor } = variable
      const texto =
        cambio?.veredicto === veredicto && antes !== null
          ? `${veredicto} ${writePuntos(cambio.puntos)}, de ${writeCifra(antes)} a ${writeCifra(valor!)}.`
          : `${writeCifra(valor!)}, ${variable === extremo ? '' : 'de '}${lugar}.`
      return { titulo: `${nombre}.`, texto, alcanza: isAlMenos(valor!, UMBRAL_DE_SATISFACCION) }
    }
  }
  const vanBien = bien.every(
    ({ valor, cambio }) => cambio?.veredicto === 'Sube' || isAlMenos(valor!, UMBRAL_DE_SATISFACCION),
  )
  return {
    tituloDeBien: vanBien ? 'Lo que va bien' : 'Lo que va mejor',
    bien: bien.map(toHallazgo('Sube', variables[0], 'lo más alto')),
    duele: duele.map(toHallazgo('Baja', variables.at(-1), 'lo más bajo')),
  }
}

function listPelotas(
  cifras: CifrasDeInforme,
  getValor: (grupo: ConjuntoMedido) => number | null,
  isConMenos: (grupo: ConjuntoMedido) => boolean | undefined = ({ menosPreguntas }) => menosPreguntas,
): Pelota[] {
  return cifras.grupos.map((grupo) => ({
    codigo: grupo.codigo,
    nombre: grupo.nombre,
    personas: grupo.personas ?? 0,
    valor: grupo.reserva === null ? getValor(grupo) : null,
    ...(isConMenos(grupo) ? { menosPreguntas: true } : {}),
  }))
}

function listBloques(cifras: CifrasDeInforme): FilaDeMapa[][] {
  const toFila = ({
    nombre,
    personas,
    valor,
    variables,
    reserva,
    menosPreguntas = false,
    menosPorVariable = [],
  }: ConjuntoMedido): FilaDeMapa => ({
    nombre,
    personas,
    general: valor,
    variables,
    reserva,
    menosPreguntas,
    menosPorVariable,
  })
  const empresa: FilaDeMapa = {
    nombre: 'Toda la empresa',
    personas: cifras.personas,
    general: cifras.general.valor,
    variables: listVariables(cifras).map(({ valor }) => valor),
    reserva: null,
    menosPreguntas: false,
    menosPorVariable: [],
  }
  return [
    [empresa],
    cifras.areas.map(toFila),
    cifras.grupos.map((grupo) => ({ ...toFila(grupo), nombre: `${grupo.codigo} ${grupo.nombre}` })),
    cifras.antiguedades.map(toFila),
  ].filter((bloque) => bloque.length > 0)
}

function listFactores(cifras: CifrasDeInforme): { altos: FactorDestacado[]; bajos: FactorDestacado[] } {
  const factores = listVariables(cifras)
    .flatMap((variable) =>
      variable.factores.flatMap((factor) =>
        factor.valor === null ? [] : [{ ...factor, valor: factor.valor, variable: variable.nombre }],
      ),
    )
    .sort((a, b) => b.valor - a.valor)
  const cuantos = Math.min(DESTACADOS, Math.floor(factores.length / 2))
  return { altos: factores.slice(0, cuantos), bajos: factores.slice(factores.length - cuantos).reverse() }
}
