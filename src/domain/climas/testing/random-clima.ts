import fc, { type GeneratorValue } from 'fast-check'
import { vi } from 'vitest'
import { isTextoGuardable } from '../../cuestionario/codigos.ts'
import { TIPOS_DE_PARTE, type TipoDeParte } from '../../cuestionario/cuestionario.ts'
import { getReglas } from '../../cuestionario/tipos-de-parte.ts'
import { DIA_MS } from '../../fechas/duraciones.ts'
import type { ClimaInput, ParteInput, PreguntaInput, VariableInput } from '../clima-input.ts'
import { createClima } from '../create-clima.ts'
import { getClaveDeNombre } from '../nombres.ts'

// A busy machine needs more than the usual seconds; and a failing case must not be made smaller for minutes.
vi.setConfig({ testTimeout: 60_000 })
fc.configureGlobal({ interruptAfterTimeLimit: 20_000 })

/** Ids in a known order, so that equal documents make equal climates. */
export function countIds(prefijo = 'id'): () => string {
  let n = 0
  return () => `${prefijo}${n++}`
}

const nombre = fc
  .oneof(
    fc.constantFrom('Liderazgo', ' Comunicación  interna', 'Año', 'Salario y prestaciones', 'constructor'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  )
  .filter((texto) => getClaveDeNombre(texto) !== '' && isTextoGuardable(texto))

const listNombres = (minLength: number, maxLength: number) =>
  fc.uniqueArray(nombre, { minLength, maxLength, selector: getClaveDeNombre })

const listOrdenes = (cantidad: number) =>
  fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: cantidad, maxLength: cantidad })

const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })

function randomVariables(g: GeneratorValue): VariableInput[] {
  return g(() => listNombres(0, 4)).map((nombreDeVariable) => ({
    nombre: nombreDeVariable,
    descripcion: g(() => fc.constantFrom('', 'Cómo se dirige.')),
    factoresEvaluados: g(() => listNombres(1, 3)).map((factor) => ({
      nombre: factor,
      positiva: g(fc.boolean),
    })),
  }))
}

function randomParte(
  g: GeneratorValue,
  orden: number,
  tipo: TipoDeParte,
  variables: VariableInput[],
): ParteInput {
  const textos = g(() => listNombres(tipo === 'unica' ? 2 : 1, 9))
  const ordenes = g(() => listOrdenes(textos.length + 1))
  const variable =
    tipo === 'smile' || (tipo === 'escala' && variables.length > 0 && g(fc.boolean))
      ? g(() => fc.constantFrom(...variables))
      : null
  const preguntas = textos.map(
    (pregunta, i): PreguntaInput => ({
      orden: ordenes[i] ?? 0,
      pregunta,
      factorEvaluado: variable && g(() => fc.constantFrom(...variable.factoresEvaluados)).nombre,
      positiva: tipo === 'smile' ? g(() => orNull(fc.boolean())) : null,
      NoAplica: getReglas(tipo).conNoAplica && g(fc.boolean),
    }),
  )
  const admiteAbierta = getReglas(tipo).conAbierta
  return {
    orden,
    tipo,
    variable: variable?.nombre ?? null,
    preguntaGeneral: g(() => orNull(nombre)),
    preguntaAbierta:
      admiteAbierta && g(fc.boolean) ? { orden: ordenes.at(-1) ?? 0, pregunta: g(() => nombre) } : null,
    cantidadDeOpciones:
      tipo === 'seleccionMultiple' ? g(() => fc.integer({ min: 1, max: preguntas.length })) : null,
    ...(tipo === 'escala' && randomPuntos(g)),
    preguntas,
  }
}

/** Favourable points anywhere: at an end, or in the middle of the scale. */
function randomPuntos(g: GeneratorValue): Pick<ParteInput, 'puntos' | 'eNPS'> {
  if (g(() => fc.nat({ max: 3 })) === 0)
    return {
      puntos: Array.from({ length: 11 }, (_, i) => ({ texto: String(i), favorable: i > 8 })),
      eNPS: true,
    }
  const textos = g(() => listNombres(2, 11))
  const unoAFavor = g(() => fc.nat({ max: textos.length - 1 }))
  const unoEnContra = (unoAFavor + 1) % textos.length
  return {
    puntos: textos.map((texto, i) => ({
      texto,
      favorable: i === unoAFavor || (i !== unoEnContra && g(fc.boolean)),
    })),
    eNPS: false,
  }
}

function randomPartes(g: GeneratorValue, variables: VariableInput[]): ParteInput[] {
  const tipos = variables.length > 0 ? TIPOS_DE_PARTE : TIPOS_DE_PARTE.filter((tipo) => tipo !== 'smile')
  const elegidos = g(() => fc.array(fc.constantFrom(...tipos), { minLength: 1, maxLength: 5 })).filter(
    (tipo, i, todos) => tipo !== 'tiempoDeLaborarEnEmpresa' || todos.indexOf(tipo) === i,
  )
  const ordenes = g(() => listOrdenes(elegidos.length))
  return elegidos.map((tipo, i) => randomParte(g, ordenes[i] ?? 0, tipo, variables))
}

function randomClimaInput(g: GeneratorValue): ClimaInput {
  const nombresDeGrupos = g(() => listNombres(1, 5))
  const ordenes = g(() => listOrdenes(nombresDeGrupos.length))
  const areaDeGrupo = ordenes.map(() => g(() => fc.nat({ max: 2 })))
  const nombresDeAreas = g(() => listNombres(3, 3))
  const variables = randomVariables(g)
  const nombresDeIndicadores = g(() => listNombres(2, 2))
  const corte = g(() => fc.nat({ max: variables.length }))
  const fechaInicio = g(() => fc.integer({ min: 0, max: 2_000_000_000_000 }))
  return {
    idEmpresa: 'empresa',
    fechaInicio,
    fechaLimite: g(() => orNull(fc.nat())) === null ? null : fechaInicio + DIA_MS,
    minimoPorGrupo: 1,
    baseDeCalculo: g(() => fc.constantFrom('encuestados', 'respuestasValidas')),
    gruposDeOpinion: nombresDeGrupos.map((nombreDeGrupo, i) => ({
      orden: ordenes[i] ?? 0,
      nombre: nombreDeGrupo,
      encuestadosPlaneados: g(() => fc.nat({ max: 500 })),
    })),
    areasDeTrabajo: nombresDeAreas
      .map((nombreDeArea, area) => ({
        nombre: nombreDeArea,
        gruposDeOpinion: ordenes.filter((_, i) => areaDeGrupo[i] === area),
      }))
      .filter(({ gruposDeOpinion }) => gruposDeOpinion.length > 0),
    indicadoresDeMedicion: [variables.slice(0, corte), variables.slice(corte)]
      .map((suyas, i) => ({ nombre: nombresDeIndicadores[i] ?? '', variables: suyas }))
      .filter((indicador) => indicador.variables.length > 0),
    cuestionario: { tipo: 'clima', partesCuestionario: randomPartes(g, variables) },
  }
}

/** Any valid document: lists out of order, odd names, every type of part. */
export const climaInputArbitrary = fc.gen().map(randomClimaInput)

export const climaArbitrary = climaInputArbitrary.map((input) => createClima(input, countIds()))
