import type { BaseDeCalculo } from '../climas/clima-input.ts'
import type { Definicion } from '../climas/definicion.ts'
import { joinOpciones } from '../climas/nombre-de-tramo.ts'
import { formatGrupo, getClaveDeNombre } from '../climas/nombres.ts'
import { formatENPS } from '../estadistica/enps.ts'
import { isComparable } from '../lecturas/comparabilidad.ts'
import { type ComparabilidadDeRondas, getClaveDeFactor } from '../lecturas/comparabilidad-de-rondas.ts'
import { formatBase, formatPersonas } from '../resultados/base.ts'
import type { ParteComplementaria } from '../resultados/complementarias.ts'
import { formatFaltan, type VariablesQueFaltan } from '../resultados/menos-preguntas.ts'
import { formatReserva, getReserva } from '../resultados/reserva.ts'
import {
  listAntiguedades,
  listNombresDeTramos,
  type Resultados,
  type SatisfaccionDeParte,
} from '../resultados/resultados.ts'
import type { Satisfaccion, VariableConResultado } from '../resultados/satisfaccion.ts'
import type { CifrasDeInforme, ConjuntoMedido, MedidaConCambio, VariableMedida } from './cifras-de-informe.ts'
import { countFrases } from './describir.ts'
import { type Cambio, type FilaDeCifra, NO_COMPARABLE } from './informe.ts'
import { computeParticipacionEnInforme } from './participacion-en-informe.ts'

/** A round as its results give it: published, and under its minimum. */
export interface RondaMedida {
  periodo: string
  definicion: Definicion
  minimoPorGrupo: number
  cerrado: boolean
  baseDeCalculo: BaseDeCalculo
  resultados: Resultados
  complementarias: readonly ParteComplementaria[]
  participacion: {
    contestaron: number
    planeados: number
    completas: number
    porGrupo: Cuenta[]
    porArea: Cuenta[]
  }
}

interface Cuenta {
  nombre: string
  contestaron: number
  planeados: number
  invitados: number
}

export interface OtrosDatos
  extends Pick<CifrasDeInforme, 'empresa' | 'cuando' | 'como' | 'voces' | 'plan' | 'notaDeBase'> {
  rondas: CifrasDeInforme['participacion']['rondas']
  vias: CifrasDeInforme['participacion']['vias']
  subidas: CifrasDeInforme['participacion']['subidas']
  /** Certainty of a difference, by the name of what it is of; absent where nothing can be said. */
  cambios: ReadonlyMap<string, Cambio>
  /** Sentences about what does not compare, and what does because staff say so. */
  notasDeCambio: string[]
  /** Why a variable does not compare, in a sentence, by its name. */
  noComparables: ReadonlyMap<string, string>
  /** Null where there is no other round. */
  comparabilidad: ComparabilidadDeRondas | null
  notaDeGeneral: string | null
  notasDeGrupos: string[]
  prioridades: CifrasDeInforme['prioridades']
}

const CLASES = { area: 'areas', grupo: 'grupos', antiguedad: 'antiguedades' } as const

const toPercent = (fraccion: number | null) => (fraccion === null ? null : fraccion * 100)

/**
 * Figures that a report draws on, from this round and the one it is compared with, both on the base of this one; the other in the
 * words of this one (its definicion).
 */
export function createCifras(
  ahora: RondaMedida,
  antes: RondaMedida | null,
  otros: OtrosDatos,
): CifrasDeInforme {
  const { resultados, definicion, participacion, minimoPorGrupo } = ahora
  const previos = indexPrevios(antes)
  const { cambios } = otros
  const conAviso = otros.notaDeGeneral !== null
  const describeSinAntes = (clave: string): Pick<FilaDeCifra, 'sinAntes'> => {
    if (!antes) return {}
    if (!previos.cifras.has(clave)) return { sinAntes: `No está en ${antes.periodo}` }
    if (previos.reservadas.has(clave)) return { sinAntes: `Se reserva en ${antes.periodo}` }
    return previos.cifras.get(clave) === null
      ? { sinAntes: `Sin cifra en ${antes.periodo}` }
      : { sinAntes: NO_COMPARABLE }
  }
  const medir = (
    nombre: string,
    fraccion: number | null,
    clave: string,
    faltanVariables: VariablesQueFaltan | null = null,
  ): MedidaConCambio => {
    const cambio = cambios.get(clave) ?? null
    const valor = toPercent(fraccion)
    // Beside what does not compare no earlier figure stands: the difference would be read all the same.
    const previo = cambio && (previos.cifras.get(toClave(clave)) ?? null)
    return {
      nombre,
      valor,
      antes: previo,
      reserva: null,
      cambio,
      ...(valor !== null && previo === null ? describeSinAntes(toClave(clave)) : {}),
      ...(clave === 'general' && conAviso ? { conAviso } : {}),
      ...(faltanVariables ? { faltan: formatFaltan(faltanVariables) } : {}),
    }
  }
  const conjunto = (
    clase: keyof typeof CLASES,
    parte: SatisfaccionDeParte & { nombre: string; seLeeEnSuArea?: boolean; opciones?: readonly string[] },
  ): ConjuntoMedido => {
    const clave = getClaveDeParte(clase, parte)
    const visible = parte.reserva === null
    const valor = visible ? toPercent(parte.porcentajeSatisfaccion) : null
    const previo = visible ? (previos.cifras.get(clave) ?? null) : null
    return {
      nombre: parte.nombre,
      valor,
      antes: previo,
      reserva:
        parte.reserva === null
          ? null
          : formatReserva(
              getReserva(CLASES[clase], parte.reserva, parte),
              minimoPorGrupo,
              ahora.resultados.avance !== null,
            ),
      ...(visible && parte.faltanVariables ? { faltan: formatFaltan(parte.faltanVariables) } : {}),
      cambio: previo === null ? null : (cambios.get(`${clase}:${parte.nombre}`) ?? null),
      ...(valor !== null && previo === null ? describeSinAntes(clave) : {}),
      ...(conAviso ? { conAviso } : {}),
      ...(visible && parte.menosPreguntas ? { menosPreguntas: true } : {}),
      menosPorVariable: listDe(parte).map(({ menosPreguntas }) => visible && menosPreguntas),
      personas: visible ? parte.encuestados : null,
      variables: listDe(parte).map(({ porcentajeOfVariable }) =>
        visible ? toPercent(porcentajeOfVariable) : null,
      ),
    }
  }
  const findAntesDeFactor = (variable: string, factor: string) => {
    const compara = isComparable(otros.comparabilidad?.factores.get(getClaveDeFactor(variable, factor)))
    const clave = toClave(`factor:${variable}:${factor}`)
    const previo = compara ? (previos.cifras.get(clave) ?? null) : null
    const cambio = previo === null ? null : (cambios.get(`factor:${variable}:${factor}`) ?? null)
    return { antes: previo, cambio, ...(previo === null ? describeSinAntes(clave) : {}) }
  }
  const indicadores = resultados.general.indicadoresDeMedicion.map((indicador) => ({
    ...medir(
      indicador.nombre,
      indicador.porcentajeIndicador,
      `indicador:${indicador.nombre}`,
      indicador.faltanVariables,
    ),
    notas: indicador.variables.flatMap(({ nombre }) => otros.noComparables.get(nombre) ?? []),
    variables: indicador.variables.map((variable) => ({
      ...medir(variable.nombre, variable.porcentajeOfVariable, `variable:${variable.nombre}`),
      ...describeVariable(variable, definicion, findAntesDeFactor),
    })),
  }))
  const { comparabilidad: _, ...demas } = otros
  return {
    ...demas,
    periodo: ahora.periodo,
    periodoAntes: antes?.periodo ?? null,
    minimo: minimoPorGrupo,
    base: describeBase(ahora, antes),
    personas: resultados.general.encuestados,
    baseDeCalculo: ahora.baseDeCalculo,
    participacion: {
      ...computeParticipacionEnInforme(ahora),
      completas: participacion.completas,
      antiguedades: resultados.repartoDeAntiguedad.map(({ nombre, parte }) => ({
        nombre,
        porcentaje: toPercent(parte),
      })),
      rondas: otros.rondas,
      // People without address are often one group, which its company knows: a way of few is how many of that group answered.
      vias: otros.vias.every(({ hojas }) => hojas >= minimoPorGrupo) ? otros.vias : [],
      subidas: otros.subidas.filter(({ a }) => a >= minimoPorGrupo),
      antes: antes && computeParticipacionEnInforme(antes),
    },
    general: medir(
      'Satisfacción general',
      resultados.general.porcentajeSatisfaccion,
      'general',
      resultados.general.faltanVariables,
    ),
    indicadores,
    areas: resultados.areasDeTrabajo.map((area) => conjunto('area', area)),
    grupos: resultados.gruposDeOpinion.map((grupo) => ({
      ...conjunto('grupo', grupo),
      codigo: `G${grupo.orden}`,
    })),
    antiguedades: resultados.antiguedades.map((antiguedad) => conjunto('antiguedad', antiguedad)),
    nombresDeTramos: listNombresDeTramos(resultados.antiguedades),
    sinMostrar: [
      ...resultados.areasDeTrabajo.map((area) => ({ ...area, rotulo: area.nombre })),
      ...resultados.gruposDeOpinion.map((grupo) => ({ ...grupo, rotulo: formatGrupo(grupo) })),
    ]
      .filter(({ reserva, hojasSinMostrar }) => reserva === null && hojasSinMostrar > 0)
      .map(({ rotulo }) => rotulo),
    cuestionario: countFrases(definicion),
    cambio: listCambios(
      indicadores.flatMap(({ variables }) => variables),
      otros,
    ),
    servicios: ahora.complementarias.map(({ preguntaGeneral, preguntas }) => ({
      nombre: preguntaGeneral ?? 'Servicios y beneficios',
      preguntas: preguntas.map(({ pregunta, cantidadDeRespuestas, porcentajes, eNPS }) => ({
        nombre: eNPS ? `${pregunta} ${formatENPS(eNPS)}` : pregunta,
        n: cantidadDeRespuestas,
        porcentajes: porcentajes.map(({ porcentaje, ...uno }) => ({ ...uno, valor: porcentaje })),
      })),
    })),
  }
}

/** A seniority is the same by its options, whatever staff call it. */
const getClaveDeParte = (
  clase: keyof typeof CLASES,
  { nombre, opciones }: { nombre: string; opciones?: readonly string[] },
) => toClave(`${clase}:${opciones ? joinOpciones(opciones) : nombre}`)

const listDe = ({ indicadoresDeMedicion }: Satisfaccion) =>
  indicadoresDeMedicion.flatMap(({ variables }) => variables)

/** Rounds are compared by name, in any case and with any accents. */
const toClave = (clave: string) => clave.split(':').map(getClaveDeNombre).join(':')

/**
 * Percents of the other round by what they are of, null where it has none; and which of those it withholds. By the names of
 * its definicion, which is in the words of this round.
 */
function indexPrevios(antes: RondaMedida | null): {
  cifras: ReadonlyMap<string, number | null>
  reservadas: ReadonlySet<string>
} {
  const cifras = new Map<string, number | null>()
  const reservadas = new Set<string>()
  if (!antes) return { cifras, reservadas }
  const { general, areasDeTrabajo, gruposDeOpinion, antiguedades } = antes.resultados
  const { definicion } = antes
  const add = (clave: string, fraccion: number | null) => cifras.set(toClave(clave), toPercent(fraccion))
  add('general', general.porcentajeSatisfaccion)
  for (const [i, indicador] of general.indicadoresDeMedicion.entries()) {
    const suyo = definicion.indicadoresDeMedicion[i]!
    add(`indicador:${suyo.nombre}`, indicador.porcentajeIndicador)
    for (const [v, variable] of indicador.variables.entries()) {
      const { nombre, factoresEvaluados } = suyo.variables[v]!
      add(`variable:${nombre}`, variable.porcentajeOfVariable)
      for (const [f, factor] of variable.factoresEvaluados.entries())
        add(`factor:${nombre}:${factoresEvaluados[f]!.nombre}`, factor.porcentajeOfFactorEvaluado)
    }
  }
  const partes = {
    area: [areasDeTrabajo, definicion.areasDeTrabajo],
    grupo: [gruposDeOpinion, definicion.gruposDeOpinion],
    antiguedad: [
      antiguedades,
      listAntiguedades(
        definicion,
        antiguedades.map(({ idsPreguntas }) => idsPreguntas),
      ),
    ],
  } as const
  for (const clase of ['area', 'grupo', 'antiguedad'] as const) {
    const [suyas, nombradas] = partes[clase]
    for (const [i, parte] of suyas.entries()) {
      const clave = getClaveDeParte(clase, nombradas[i]!)
      cifras.set(clave, toPercent(parte.reserva === null ? parte.porcentajeSatisfaccion : null))
      if (parte.reserva !== null) reservadas.add(clave)
    }
  }
  return { cifras, reservadas }
}

function describeVariable(
  { nombre, descripcion, factoresEvaluados, preguntas }: VariableConResultado,
  { cuestionario }: Definicion,
  findAntes: (variable: string, factor: string) => Pick<FilaDeCifra, 'antes' | 'sinAntes' | 'cambio'>,
): Pick<VariableMedida, 'descripcion' | 'factores' | 'preguntas'> {
  const definidas = new Map(
    cuestionario.partesCuestionario.flatMap((parte) => parte.preguntas).map((una) => [una.id, una]),
  )
  return {
    descripcion,
    factores: factoresEvaluados.map((factor) => {
      const suya = preguntas.find(({ factorEvaluado }) => factorEvaluado === factor.nombre)
      return {
        nombre: factor.nombre,
        valor: toPercent(factor.porcentajeOfFactorEvaluado),
        ...findAntes(nombre, factor.nombre),
        reserva: null,
        frase: suya?.pregunta ?? '',
        enNegativo: !((suya && definidas.get(suya.id)?.positiva) ?? factor.positiva),
      }
    }),
    preguntas: preguntas.map((pregunta) => {
      const contestaron = pregunta.cuentas.slice(0, 4).reduce((suma, n) => suma + n, 0)
      const factor = factoresEvaluados.find((uno) => uno.nombre === pregunta.factorEvaluado)
      return {
        texto: pregunta.pregunta,
        enNegativo: !(definidas.get(pregunta.id)?.positiva ?? factor?.positiva ?? true),
        valor: toPercent(pregunta.porcentajePregunta),
        n: pregunta.porcentajePregunta === null ? null : contestaron,
      }
    }),
  }
}

function listCambios(
  variables: VariableMedida[],
  { notaDeBase, notasDeCambio, noComparables }: OtrosDatos,
): CifrasDeInforme['cambio'] {
  const filas = variables
    .flatMap(({ nombre, valor, antes, cambio }) =>
      valor === null || antes === null || cambio === null ? [] : [{ nombre, antes, ahora: valor, cambio }],
    )
    .sort((a, b) => b.cambio.puntos - a.cambio.puntos)
  if (filas.length === 0) return null
  const azar = Math.round(filas.length / 20)
  const notas =
    azar > 0
      ? [
          `Entre ${filas.length} comparaciones, por puro azar ${azar === 1 ? 'una podría parecer segura' : `${azar} podrían parecer seguras`} sin serlo.`,
        ]
      : []
  return {
    filas,
    notas: [...(notaDeBase ? [notaDeBase] : []), ...notasDeCambio, ...notas],
    sinComparar: [...noComparables.keys()],
  }
}

/** People of both rounds where there are two: a difference is of the people of both. */
function describeBase({ baseDeCalculo, resultados }: RondaMedida, antes: RondaMedida | null): string {
  const propia = formatBase(baseDeCalculo, resultados.general.encuestados)
  const base = resultados.avance ? `${resultados.avance} ${propia}` : propia
  if (!antes) return base
  return `${base.replace(/\.$/, '')}; en ${antes.periodo}, ${formatPersonas(antes.resultados.general.encuestados)}.`
}
