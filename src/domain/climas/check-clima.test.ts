import { describe, expect, test } from 'vitest'
import { formatRuta } from '../validacion/leido.ts'
import { checkClima } from './check-clima.ts'
import type { ClimaInput } from './clima-input.ts'
import { createClima } from './create-clima.ts'
import { exportClima } from './documento.ts'
import { climaCorto } from './testing/clima-corto.ts'
import { countIds } from './testing/random-clima.ts'

/** Documents are read-only in the product; here they are broken on purpose. */
type Suelto<T> = { -readonly [K in keyof T]: T[K] extends object | null | undefined ? Suelto<T[K]> : T[K] }
type Cambio = (clima: Suelto<ClimaInput>) => unknown

function problems(
  change: Cambio,
  base: ClimaInput = climaCorto,
  actual = null as Parameters<typeof checkClima>[1],
) {
  const clima = structuredClone(base) as Suelto<ClimaInput>
  change(clima)
  return checkClima(clima as ClimaInput, actual).map(
    ({ ruta, mensaje }) => `${formatRuta(ruta)} → ${mensaje}`,
  )
}

const parte = (clima: Suelto<ClimaInput>, orden: number) => {
  const encontrada = clima.cuestionario.partesCuestionario[orden - 1]
  if (!encontrada) throw new Error(`parte ${orden}`)
  return encontrada
}

const P = 'cuestionario.partesCuestionario'

const casos: [string, Cambio, string][] = [
  ['no company', (c) => (c.idEmpresa = ' '), 'idEmpresa → Clima: falta la empresa.'],
  [
    'a start that is no date',
    (c) => (c.fechaInicio = Number.NaN),
    'fechaInicio → Fecha de inicio: escoge una fecha válida.',
  ],
  [
    'an end before the start',
    (c) => (c.fechaLimite = 0),
    'fechaLimite → Fecha límite: no puede ser anterior a la fecha de inicio.',
  ],
  [
    'no groups',
    (c) => {
      c.gruposDeOpinion = []
      c.areasDeTrabajo = []
    },
    'gruposDeOpinion → Grupos de opinión: hace falta al menos 1.',
  ],
  [
    'a group without name',
    (c) => (c.gruposDeOpinion[1]!.nombre = ' '),
    'gruposDeOpinion[1].nombre → Grupo de opinión 2: falta el nombre.',
  ],
  [
    'two groups of one name',
    (c) => (c.gruposDeOpinion[1]!.nombre = ' oficina '),
    'gruposDeOpinion[1].nombre → Grupo de opinión 2: «oficina» se repite.',
  ],
  [
    'two groups of one orden',
    (c) => {
      c.gruposDeOpinion[1]!.orden = 1
      c.areasDeTrabajo.length = 1
    },
    'gruposDeOpinion[1].orden → Grupo de opinión 1: el orden 1 se repite.',
  ],
  [
    'a planned count below zero',
    (c) => (c.gruposDeOpinion[0]!.encuestadosPlaneados = -1),
    'gruposDeOpinion[0].encuestadosPlaneados → Grupo de opinión 1: la cantidad de encuestados planeados debe ser un número entero de 0 a 1000000.',
  ],
  [
    'a group in no area',
    (c) => (c.areasDeTrabajo.length = 1),
    'gruposDeOpinion[1] → El grupo de opinión 2 «Planta» no está en ningún área de trabajo.',
  ],
  [
    'a group in two areas',
    (c) => c.areasDeTrabajo[1]!.gruposDeOpinion.push(1),
    'areasDeTrabajo[1].gruposDeOpinion[1] → El grupo de opinión 1 está dos veces: en el área «Administración» y en el área «Producción».',
  ],
  [
    'an area with a group that is not',
    (c) => c.areasDeTrabajo[1]!.gruposDeOpinion.push(9),
    'areasDeTrabajo[1].gruposDeOpinion[1] → El área «Producción» nombra el grupo 9, que no existe.',
  ],
  [
    'an area without groups',
    (c) => c.areasDeTrabajo.push({ nombre: 'Ventas', gruposDeOpinion: [] }),
    'areasDeTrabajo[2].gruposDeOpinion → El área «Ventas» no tiene ningún grupo de opinión.',
  ],
  [
    'two areas of one name',
    (c) => (c.areasDeTrabajo[1]!.nombre = 'Administracion'),
    'areasDeTrabajo[1].nombre → Área de trabajo 2: «Administracion» se repite.',
  ],
  [
    'an indicator without variables',
    (c) => c.indicadoresDeMedicion.push({ nombre: 'Otro', variables: [] }),
    'indicadoresDeMedicion[1].variables → Indicador «Otro»: falta al menos una variable.',
  ],
  [
    'two indicators of one name',
    (c) =>
      c.indicadoresDeMedicion.push({
        nombre: 'Dirección',
        variables: [{ nombre: 'X', descripcion: '', factoresEvaluados: [{ nombre: 'x', positiva: true }] }],
      }),
    'indicadoresDeMedicion[1].nombre → Indicador «Dirección»: «Dirección» se repite.',
  ],
  [
    'a variable twice in the climate',
    (c) =>
      c.indicadoresDeMedicion.push({
        nombre: 'Otro',
        variables: [
          { nombre: 'Rumbo', descripcion: '', factoresEvaluados: [{ nombre: 'x', positiva: true }] },
        ],
      }),
    'indicadoresDeMedicion[1].variables[0].nombre → Indicador «Otro», variable «Rumbo»: «Rumbo» se repite.',
  ],
  [
    'a variable without factors',
    (c) => (c.indicadoresDeMedicion[0]!.variables[1]!.factoresEvaluados = []),
    'indicadoresDeMedicion[0].variables[1].factoresEvaluados → Indicador «Dirección», variable «Rumbo»: falta al menos un factor evaluado.',
  ],
  [
    'a factor twice in its variable',
    (c) =>
      c.indicadoresDeMedicion[0]!.variables[1]!.factoresEvaluados.push({ nombre: 'Metas', positiva: true }),
    'indicadoresDeMedicion[0].variables[1].factoresEvaluados[1].nombre → Indicador «Dirección», variable «Rumbo», factor «Metas»: «Metas» se repite.',
  ],
  [
    'no parts',
    (c) => (c.cuestionario.partesCuestionario = []),
    `${P} → Cuestionario: falta al menos una parte.`,
  ],
  [
    'a part without questions',
    (c) => (parte(c, 4).preguntas = []),
    `${P}[3].preguntas → Parte 4: falta al menos una pregunta.`,
  ],
  [
    'two parts of one orden',
    (c) => (parte(c, 4).orden = 3),
    `${P}[3].orden → Parte 3: el orden 3 se repite.`,
  ],
  [
    'two questions of one orden',
    (c) => (parte(c, 1).preguntas[1]!.orden = 1),
    `${P}[0].preguntas[1].orden → Parte 1, pregunta 1: el orden 1 se repite.`,
  ],
  [
    'an open question in the place of another',
    (c) => (parte(c, 2).preguntaAbierta!.orden = 1),
    `${P}[1].preguntaAbierta.orden → Parte 2, pregunta abierta: el orden 1 se repite.`,
  ],
  [
    'an orden that is no whole number',
    (c) => (parte(c, 1).preguntas[1]!.orden = 1.5),
    `${P}[0].preguntas[1].orden → Parte 1, pregunta 1.5: el orden debe ser un número entero de 0 a 9999.`,
  ],
  [
    'a question without text',
    (c) => (parte(c, 1).preguntas[0]!.pregunta = '\n'),
    `${P}[0].preguntas[0].pregunta → Parte 1, pregunta 1: falta el texto de la pregunta.`,
  ],
  [
    'a question too long',
    (c) => (parte(c, 1).preguntas[0]!.pregunta = 'x'.repeat(501)),
    `${P}[0].preguntas[0].pregunta → Parte 1, pregunta 1: el texto de la pregunta pasa de 500 caracteres.`,
  ],
  [
    'a NUL',
    (c) => (parte(c, 1).preguntas[0]!.pregunta = 'a\0'),
    `${P}[0].preguntas[0].pregunta → Parte 1, pregunta 1: el texto de la pregunta tiene caracteres que no se pueden guardar.`,
  ],
  [
    'a NUL in a description',
    (c) => (c.indicadoresDeMedicion[0]!.variables[0]!.descripcion = '\0'),
    'indicadoresDeMedicion[0].variables[0].descripcion → Indicador «Dirección», variable «Liderazgo»: la descripción tiene caracteres que no se pueden guardar.',
  ],
  [
    'an open question without text',
    (c) => (parte(c, 2).preguntaAbierta!.pregunta = ''),
    `${P}[1].preguntaAbierta.pregunta → Parte 2, pregunta abierta: falta el texto de la pregunta.`,
  ],
  [
    'an open question beside open questions',
    (c) => (parte(c, 4).preguntaAbierta = { orden: 2, pregunta: '¿Otra?' }),
    `${P}[3].preguntaAbierta → Parte 4: una parte de este tipo no lleva pregunta abierta aparte.`,
  ],
  [
    'an open question in seniority',
    (c) => (parte(c, 5).preguntaAbierta = { orden: 3, pregunta: '¿Otra?' }),
    `${P}[4].preguntaAbierta → Parte 5: una parte de este tipo no lleva pregunta abierta aparte.`,
  ],
  [
    'faces without variable',
    (c) => (parte(c, 1).variable = null),
    `${P}[0].variable → Parte 1: escoge la variable que mide.`,
  ],
  [
    'faces of a variable that is not',
    (c) => (parte(c, 1).variable = 'Clima'),
    `${P}[0].variable → Parte 1: la variable «Clima» no existe.`,
  ],
  [
    'a face question without factor',
    (c) => (parte(c, 1).preguntas[0]!.factorEvaluado = ''),
    `${P}[0].preguntas[0].factorEvaluado → Parte 1, pregunta 1: escoge el factor que evalúa de «Liderazgo».`,
  ],
  [
    "a face question of another variable's factor",
    (c) => (parte(c, 1).preguntas[0]!.factorEvaluado = 'Metas'),
    `${P}[0].preguntas[0].factorEvaluado → Parte 1, pregunta 1: «Metas» no es un factor de la variable «Liderazgo».`,
  ],
  [
    'multiple choice without maximum',
    (c) => (parte(c, 3).cantidadDeOpciones = null),
    `${P}[2].cantidadDeOpciones → Parte 3: falta cuántas opciones se pueden escoger.`,
  ],
  [
    'a maximum of none',
    (c) => (parte(c, 3).cantidadDeOpciones = 0),
    `${P}[2].cantidadDeOpciones → Parte 3: la cantidad de opciones que se pueden escoger debe ser un número entero de 1 a 2.`,
  ],
  [
    'a maximum above the options',
    (c) => (parte(c, 3).cantidadDeOpciones = 3),
    `${P}[2].cantidadDeOpciones → Parte 3: la cantidad de opciones que se pueden escoger debe ser un número entero de 1 a 2.`,
  ],
  [
    'two options of the same words',
    (c) => (parte(c, 3).preguntas[1]!.pregunta = 'seguro médico'),
    `${P}[2].preguntas[1].pregunta → Parte 3, pregunta 2: «seguro médico» se repite.`,
  ],
  [
    'two seniorities of the same words',
    (c) => (parte(c, 5).preguntas[1]!.pregunta = 'Menos de un año'),
    `${P}[4].preguntas[1].pregunta → Parte 5, pregunta 2: «Menos de un año» se repite.`,
  ],
  [
    'two seniority parts',
    (c) => (parte(c, 4).tipo = 'tiempoDeLaborarEnEmpresa'),
    `${P}[4].tipo → Parte 5: solo puede haber una parte de tiempo de laborar en la empresa.`,
  ],
  [
    'too many questions',
    (c) =>
      (parte(c, 4).preguntas = Array.from({ length: 393 }, (_, i) => ({ orden: i, pregunta: `¿${i}?` }))),
    `${P} → Preguntas del cuestionario: son 402 y el máximo es 400.`,
  ],
]

describe("a climate's document", () => {
  test('is accepted when every rule holds', () => {
    expect(problems(() => {})).toEqual([])
  })

  test.each(casos)('with %s is refused with one sentence that names the place', (_, change, problema) => {
    expect(problems(change)).toEqual([problema])
  })

  test('may have factors of the same name in two variables', () => {
    const change: Cambio = (c) =>
      (c.indicadoresDeMedicion[0]!.variables[1]!.factoresEvaluados[0]!.nombre = 'Claridad')
    expect(problems(change)).toEqual([])
  })

  test('tells apart names that differ in ñ', () => {
    expect(
      problems((c) => {
        c.gruposDeOpinion[0]!.nombre = 'Caña'
        c.gruposDeOpinion[1]!.nombre = 'Cana'
      }),
    ).toEqual([])
  })
})

describe('ids in the document', () => {
  const clima = createClima(climaCorto, countIds())
  const conIds = exportClima(clima, { conIds: true })

  test('are accepted when they are of this climate', () => {
    expect(problems(() => {}, conIds, clima.definicion)).toEqual([])
  })

  test('of another climate are refused in an update and ignored in a new climate', () => {
    const change: Cambio = (c) => (c.gruposDeOpinion[0]!.id = 'ajeno')
    expect(problems(change, conIds, clima.definicion)).toEqual([
      'gruposDeOpinion[0].id → Grupo de opinión 1: el id «ajeno» no es de este clima.',
    ])
    expect(problems(change, conIds)).toEqual([])
  })

  test('of another kind are refused', () => {
    const change: Cambio = (c) => (parte(c, 1).id = c.areasDeTrabajo[0]!.id)
    expect(problems(change, conIds, clima.definicion)).toHaveLength(1)
  })

  test('that come twice are refused, open question included', () => {
    const change: Cambio = (c) => (parte(c, 2).preguntaAbierta!.id = parte(c, 2).preguntas[0]!.id)
    expect(problems(change, conIds, clima.definicion)).toEqual([
      `${P}[1].preguntaAbierta.id → Parte 2, pregunta abierta: el id «${parte(conIds as Suelto<ClimaInput>, 2).preguntas[0]!.id}» se repite.`,
    ])
  })
})
