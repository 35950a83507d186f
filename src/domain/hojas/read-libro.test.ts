import { describe, expect, test } from 'vitest'
import { parseCsv } from '../encuestados/parse-csv.ts'
import type { Hoja } from './hoja.ts'
import type { Decisiones } from './read-cuestionario.ts'
import { type LibroLeido, readLibro } from './read-libro.ts'
import { isLimeSurvey, readLimeSurvey } from './read-limesurvey.ts'
import { checkHojasAlAzar } from './testing/fuzz-hojas.ts'

/** Bars separate cells. */
const toHoja = (texto: string, ocultas: number[] = [], nombre = 'Hoja1'): Hoja => ({
  nombre,
  filas: parseCsv(texto.trim(), '|'),
  ocultas,
})

const read = (texto: string, decisiones: Decisiones = {}, ocultas: number[] = []) =>
  readLibro([toHoja(texto, ocultas)], decisiones, ['Clínica Santa Lucía', 'Sol'])

/** What comes in: variable, factor, question, sense. */
const listPreguntas = ({ estructura }: LibroLeido) => {
  const factores = new Map(
    estructura?.indicadoresDeMedicion.flatMap(({ variables }) =>
      variables.flatMap(({ nombre, factoresEvaluados }) =>
        factoresEvaluados.map((factor) => [`${nombre} ${factor.nombre}`, factor.positiva]),
      ),
    ),
  )
  return (
    estructura?.cuestionario.partesCuestionario.flatMap(({ tipo, variable, preguntas }) =>
      preguntas.map(({ pregunta, positiva, factorEvaluado }) =>
        tipo === 'smile'
          ? `${variable}/${factorEvaluado}: ${pregunta} ${(positiva ?? factores.get(`${variable} ${factorEvaluado}`)) ? '+' : '-'}`
          : `${tipo}: ${pregunta}`,
      ),
    ) ?? []
  )
}

const listDudas = ({ cuestionario }: LibroLeido) =>
  cuestionario?.filas.flatMap(({ linea, duda }) => (duda ? [`${linea} ${duda.de}`] : [])) ?? []

const JEFE = ['Liderazgo/Liderazgo: Mi jefe me escucha. +', 'Liderazgo/Liderazgo: Grita. -']

describe('a sheet as people make them', () => {
  test.each([
    [
      'our titles',
      'Variable|Pregunta|Sentido\nLiderazgo|Mi jefe me escucha.|A favor\nLiderazgo|Grita.|En contra',
    ],
    ['Dimensión and Ítem', 'Dimensión|Ítem|Sentido\nLiderazgo|Mi jefe me escucha.|+\nLiderazgo|Grita.|-'],
    [
      'Reactivo in capitals',
      'DIMENSION:|REACTIVOS|POLARIDAD\nLiderazgo|Mi jefe me escucha.|Positivo\nLiderazgo|Grita.|Negativo',
    ],
    [
      'Afirmación and another order',
      'Sentido|Afirmación|Factor\np|Mi jefe me escucha.|Liderazgo\nn|Grita.|Liderazgo',
    ],
    [
      'Enunciado and Invertida',
      'Variable|Enunciado|Invertida\nLiderazgo|Mi jefe me escucha.|\nLiderazgo|Grita.|x',
    ],
    [
      'Positiva/negativa',
      'Variable|Frase|Positiva/Negativa\nLiderazgo|Mi jefe me escucha.|positiva\nLiderazgo|Grita.|negativa',
    ],
    [
      'titles in row 4',
      'Encuesta de clima||\nLa Ceiba, marzo||\nHecha por RRHH||\nDimensión|Pregunta|Sentido\nLiderazgo|Mi jefe me escucha.|+\nLiderazgo|Grita.|-',
    ],
    [
      'two rows of titles',
      'Estructura||Medición\nDimensión|Reactivo|Sentido\nLiderazgo|Mi jefe me escucha.|+\nLiderazgo|Grita.|-',
    ],
    [
      'half of the titles above',
      'Dimensión|Reactivo|\n||Sentido\nLiderazgo|Mi jefe me escucha.|+\nLiderazgo|Grita.|-',
    ],
    ['a dimension written once', 'Dimensión|Pregunta|Sentido\nLiderazgo|Mi jefe me escucha.|+\n|Grita.|-'],
    [
      'a dimension in a row of its own',
      'Dimensión|Pregunta|Sentido\nLiderazgo||\n|Mi jefe me escucha.|+\n|Grita.|-',
    ],
    ['numbers in the text', 'Dimensión|Pregunta|Sentido\nLiderazgo|1. Mi jefe me escucha.|+\n|2.- Grita.|-'],
    ['numbers with brackets', 'Dimensión|Pregunta|Sentido\nLiderazgo|1) Mi jefe me escucha.|+\n|b) Grita.|-'],
    [
      'numbers by section',
      'Dimensión|Pregunta|Sentido\nLiderazgo|1.1. Mi jefe me escucha.|+\n|1.2 - Grita.|-',
    ],
    ['numbers without a point', 'Dimensión|Pregunta|Sentido\nLiderazgo|1 Mi jefe me escucha.|+\n|2 Grita.|-'],
    [
      '"Pregunta 1:"',
      'Dimensión|Pregunta|Sentido\nLiderazgo|Pregunta 1: Mi jefe me escucha.|+\n|Pregunta 2: Grita.|-',
    ],
    ['a column of numbers', 'No.|Dimensión|Pregunta|Sentido\n1|Liderazgo|Mi jefe me escucha.|+\n2||Grita.|-'],
    [
      'totals and who made it at the foot',
      'Dimensión|Pregunta|Sentido\nLiderazgo|Mi jefe me escucha.|+\n|Grita.|-\nTotal|2|\nElaborado por|Ana|',
    ],
    [
      'remarks beside',
      'Dimensión|Pregunta|Sentido|Observaciones\nLiderazgo|Mi jefe me escucha.|+|ojo\n|Grita.|-|rev. MO',
    ],
    [
      'a column that nobody knows',
      'Dimensión|Pregunta|Sentido|Peso\nLiderazgo|Mi jefe me escucha.|+|3\n|Grita.|-|2',
    ],
    [
      'empty rows and columns',
      '|Dimensión||Pregunta|Sentido\n||||\n|Liderazgo||Mi jefe me escucha.|+\n||||\n|||Grita.|-',
    ],
    [
      'without titles',
      'Liderazgo|Mi jefe me escucha.|+\nLiderazgo|Grita.|-',
      { columnas: ['variable', 'pregunta', 'sentido'] },
    ],
    [
      'with titles that nobody knows',
      'Bloque|Contenido|Signo\nLiderazgo|Mi jefe me escucha.|+\nLiderazgo|Grita.|-',
      { columnas: ['variable', 'pregunta', 'sentido'] },
    ],
  ] as [string, string, Decisiones?][])('is read with %s', (_, texto, decisiones) => {
    const leido = read(texto, decisiones)
    expect(leido.falla).toBeNull()
    // A row of titles that nobody knows is a row, and waits.
    expect(listPreguntas(leido)).toEqual(JEFE)
  })

  const AMBOS = ['Mi jefe me escucha.', 'Grita.']
  test.each([
    [
      'columns where the answer is marked',
      'Cuestionario de clima\nInstrucciones: marque una X\n|Pregunta|Siempre|A veces|Nunca\n|LIDERAZGO|||\n1|Mi jefe me escucha.|||\n2|Grita.|||',
      'LIDERAZGO',
    ],
    [
      'sections that are called so, and thanks at the foot',
      'CUESTIONARIO DE CLIMA LABORAL\nDIMENSIÓN 1: LIDERAZGO\n1. Mi jefe me escucha.\n2. Grita.\nMuchas gracias por su participación',
      'LIDERAZGO',
    ],
    ['sections in Roman numbers', 'II. Liderazgo\n1. Mi jefe me escucha.\n2. Grita.', 'Liderazgo'],
    ['bullets', 'LIDERAZGO\n• Mi jefe me escucha.\n• Grita.', 'LIDERAZGO'],
    [
      'the titles again on its second page',
      'Dimensión|Pregunta|Escala\nLiderazgo|Mi jefe me escucha.|1 a 5\nDimensión|Pregunta|Escala\n|Grita.|1 a 5',
      'Liderazgo',
    ],
    [
      'what each answer is worth, and how many they are',
      'DIMENSIÓN|INDICADOR|ÍTEMS|ESCALA\nDirección|Liderazgo|1. Mi jefe me escucha.|1=Nunca 5=Siempre\n||2. Grita.|\nTOTAL DE ÍTEMS: 2|||',
      'Dirección',
    ],
    [
      'blanks that nobody sees',
      'Dimensión |\u00a0Pregunta\nLiderazgo\u00a0|\u00a01.\u00a0Mi jefe  me\u00a0escucha.\n LIDERAZGO|Grita.\u00ad',
      'Liderazgo',
    ],
  ])('is read with %s', (_, texto, variable) => {
    const leido = read(texto, { todasAFavor: true })
    expect(leido.falla).toBeNull()
    expect(listDudas(leido)).toEqual([])
    expect(listPreguntas(leido)).toEqual(AMBOS.map((pregunta) => `${variable}/${variable}: ${pregunta} +`))
  })

  test.each([
    ['behind the question', 'Dimensión|Pregunta\nLiderazgo|Mi jefe me escucha. (+)\nLiderazgo|Grita. (R)'],
    ['in two columns', 'Dimensión|Pregunta|Positiva|Negativa\nLiderazgo|Mi jefe me escucha.|X|\n|Grita.||X'],
    ['as 1 and -1', 'Factor|Ítem|Polaridad\nLiderazgo|Mi jefe me escucha.|1\n|Grita.|-1'],
    [
      'under a title of its own',
      'Dimensión|Pregunta|¿Suma o resta?\nLiderazgo|Mi jefe me escucha.|(+)\n|Grita.|(-)',
    ],
    ['direct and inverse', 'Factor|Ítem|Dirección\nLiderazgo|Mi jefe me escucha.|Directa\n|Grita.|Inversa'],
  ])('says its sense %s', (_, texto) => {
    const leido = read(texto)
    expect(listDudas(leido)).toEqual([])
    expect(listPreguntas(leido)).toEqual(JEFE)
  })

  test('a row that asks for words is an open question', () => {
    const leido = read('Dimensión|Pregunta|Sentido\nTrato|Me saluda.|+\n|Comentarios y sugerencias:|')
    expect(listDudas(leido)).toEqual([])
    expect(listPreguntas(leido)).toEqual([
      'Trato/Trato: Me saluda. +',
      'preguntasAbiertas: Comentarios y sugerencias:',
    ])
  })

  test('a cover before it and departments behind it', () => {
    const leido = readLibro([
      toHoja('Propuesta 2026\nCliente: La Ceiba', [], 'Portada'),
      toHoja('Dimensión|Pregunta|Sentido\nLiderazgo|Mi jefe me escucha.|+\n|Grita.|-', [], 'Preguntas'),
      toHoja('Departamento|Colaboradores\nCaja|1,250\nBodega|8\nGran total|1,258', [], 'Estructura'),
    ])
    expect(listPreguntas(leido)).toEqual(JEFE)
    expect(leido.estructura!.gruposDeOpinion.map((g) => [g.nombre, g.encuestadosPlaneados])).toEqual([
      ['Caja', 1250],
      ['Bodega', 8],
    ])
  })

  test('answers that were exported with a question a column are asked about', () => {
    const leido = read('Marca temporal|1. Mi jefe me escucha.|2. Grita.\n2026-01-01|Siempre|Nunca')
    expect(leido).toMatchObject({ estructura: null, falla: null, cuestionario: { pide: true } })
  })

  test('three levels above the question', () => {
    const leido = read(
      'Dimensión|Subdimensión|Factor|Ítem|Sentido\nDirección|Liderazgo|Trato|Me saluda.|+\n|||Me escucha.|+\n||Guía|Explica.|+\n|Rumbo|Metas|Las conozco.|+\nEquipo|Apoyo|Ayuda|Nos ayudamos.|+',
    )
    expect(
      leido.estructura!.indicadoresDeMedicion.map(({ nombre, variables }) => [
        nombre,
        ...variables.map((v) => v.nombre),
      ]),
    ).toEqual([
      ['Dirección', 'Liderazgo', 'Rumbo'],
      ['Equipo', 'Apoyo'],
    ])
    expect(listPreguntas(leido)).toContain('Liderazgo/Trato: Me escucha. +')
    expect(leido.cuestionario!.hecho).toContain('3 filas tomaron lo que faltaba de la fila de arriba.')
  })

  test('a hidden column is not read, and is named', () => {
    const leido = read('Dimensión|Pregunta vieja|Pregunta|Sentido\nLiderazgo|Nada.|Grita.|-', {}, [1])
    expect(listPreguntas(leido)).toEqual(['Liderazgo/Liderazgo: Grita. -'])
    expect(leido.cuestionario!.hecho).toContain('La columna B está oculta: no se leyó.')
  })

  test('a bare list begins a variable at its capitals, or where a person says', () => {
    const conMayusculas = read(
      'Encuesta 2026\nLIDERAZGO\n1. Me escucha.\n2. Me guía.\nEQUIPO\n3. Nos ayudamos.',
      {
        todasAFavor: true,
      },
    )
    expect(listPreguntas(conMayusculas)).toEqual([
      'LIDERAZGO/LIDERAZGO: Me escucha. +',
      'LIDERAZGO/LIDERAZGO: Me guía. +',
      'EQUIPO/EQUIPO: Nos ayudamos. +',
    ])
    const aMano = read('Me escucha.\nMe guía.\nNos ayudamos.', {
      todasAFavor: true,
      variables: { 1: 'Liderazgo', 3: 'Equipo' },
    })
    expect(listPreguntas(aMano).at(-1)).toBe('Equipo/Equipo: Nos ayudamos. +')
  })

  test('columns that nobody can tell are asked before anything is taken', () => {
    const leido = read('Bloque|Contenido\nLiderazgo|Mi jefe me escucha.\nLiderazgo|Grita.')
    expect(leido).toMatchObject({ estructura: null, falla: null, cuestionario: { pide: true } })
  })

  test('types, options and No Aplica', () => {
    const leido = read(
      'Variable|Pregunta|Sentido|No Aplica|Tipo|Opciones\nTrato|Me saluda.|+|Sí|Likert|\n|Cafetería||x|Excelente a malo|\n|¿Por qué sigues?|||Opción múltiple, hasta 2|Salario; Horario; Jefe\n|¿Cuánto tiempo llevas?|||Antigüedad|Menos de un año, Más de un año\n|¿Algo más?|||Abierta|',
    )
    expect(listPreguntas(leido)).toEqual([
      'Trato/Trato: Me saluda. +',
      'maloToExelente: Cafetería',
      'seleccionMultiple: Salario',
      'seleccionMultiple: Horario',
      'seleccionMultiple: Jefe',
      'tiempoDeLaborarEnEmpresa: Menos de un año',
      'tiempoDeLaborarEnEmpresa: Más de un año',
      'preguntasAbiertas: ¿Algo más?',
    ])
    expect(leido.estructura!.cuestionario.partesCuestionario[2]).toMatchObject({
      preguntaGeneral: '¿Por qué sigues?',
      cantidadDeOpciones: 2,
    })
  })

  test('groups come along from their sheet; a cell that is no number marks its group alone', () => {
    const grupos = toHoja(
      'Grupo|Área|Personas\nCaja|Tienda|12\nBodega|Patio|unos 8\nPiso|Tienda|20\nTotal||40',
      [],
      'Grupos',
    )
    const leido = readLibro([toHoja('Variable|Pregunta|Sentido\nTrato|Me saluda.|+'), grupos])
    expect(leido.estructura!.gruposDeOpinion.map((g) => [g.nombre, g.encuestadosPlaneados])).toEqual([
      ['Caja', 12],
      ['Bodega', 0],
      ['Piso', 20],
    ])
    expect(leido.estructura!.areasDeTrabajo).toEqual([
      { nombre: 'Tienda', gruposDeOpinion: [1, 3] },
      { nombre: 'Patio', gruposDeOpinion: [2] },
    ])
    expect(leido.problemasDeGrupos).toEqual([
      '«unos 8» no es un número: escribe cuántas personas son en «Bodega».',
    ])
  })
})

describe('what a person has to look at', () => {
  const texto =
    'Dimensión|Pregunta|Sentido\nTrato|Me saluda.|+\n|Me saluda|+\n|Me respeta.|\n|En la clínica Santa Lucia nos consultan.|+\n|El sol pega.|+'

  test('a repeated question and a missing sense wait; the others come in', () => {
    const leido = read(texto)
    expect(listDudas(leido)).toEqual(['3 repetida', '4 sentido'])
    expect(listPreguntas(leido)).toHaveLength(3)
  })

  test('decided, they come in or go', () => {
    const leido = read(texto, { sentidos: { 4: false }, repetidas: { 3: 'quitar' } })
    expect(listDudas(leido)).toEqual([])
    expect(listPreguntas(leido)).toContain('Trato/Trato: Me respeta. -')
    expect(listPreguntas(read(texto, { repetidas: { 3: 'dejar' } }))).toContain('Trato/Trato: Me saluda +')
  })

  test('the name of another client is told, not a word that is one too', () => {
    expect(
      read(texto).cuestionario!.filas.flatMap(({ linea, nombra }) =>
        nombra.length ? [[linea, ...nombra]] : [],
      ),
    ).toEqual([[5, 'Clínica Santa Lucía']])
  })

  test('a row that does not fit says why and waits', () => {
    const leido = read(
      `Variable|Pregunta|Sentido|Tipo|Opciones\nTrato|${'x'.repeat(501)}|+||\n|¿Cuáles?||Selección múltiple|\n|Me saluda.|+||`,
    )
    expect(leido.cuestionario!.filas.map(({ duda }) => duda?.de === 'problema' && duda.mensaje)).toEqual([
      'La pregunta pasa de 500 letras.',
      'Le faltan las opciones: escríbelas en la columna Opciones, separadas por punto y coma.',
      false,
    ])
    expect(listPreguntas(leido)).toEqual(['Trato/Trato: Me saluda. +'])
  })
})

test.each([
  ['', 'El archivo está vacío.'],
  ['Dimensión|Pregunta|Sentido', 'El archivo no trae ninguna pregunta.'],
  [
    `Pregunta|Sentido\n${Array.from({ length: 401 }, (_, i) => `Frase número ${i} del estudio.|+`).join('\n')}`,
    'El archivo trae 401 preguntas y un cuestionario lleva 400 como máximo: no se tomó ninguna.',
  ],
  [`Pregunta\n${'x\n'.repeat(5_001)}`, 'La hoja trae 5,002 filas: son demasiadas para un cuestionario.'],
])('is refused whole, with a sentence', (texto, falla) => {
  expect(read(texto)).toMatchObject({ estructura: null, falla })
})

test('a survey of LimeSurvey comes in by the same door, with a list of what was not brought', () => {
  const archivo = [
    'class|type/scale|name|relevance|text|help|language',
    'S||sid|||x|',
    'G|0|Liderazgo||||es',
    'Q|F|q1|1|<p>Tu&nbsp;jefe</p>||es',
    'SQ|0|a|1|Mi jefe me <b>escucha</b>.||es',
    'SQ|0|b|1|Mi jefe me guía.||es',
    'A|0|1||De acuerdo||es',
    'Q|M|q2|1|¿Por qué sigues?||es',
    'SQ|0|a|1|Salario||es',
    'SQ|0|b|1|Horario||es',
    'Q|L|q3|1|¿Cuánto tiempo llevas?||es',
    'A|0|1||Menos de un año||es',
    'A|0|2||Más||es',
    'Q|T|q4|1|¿Algo más?||es',
    'Q|D|q5|1|Fecha de ingreso||es',
    'Q|F|q1|1|Your boss||en',
  ]
    .join('\n')
    .replaceAll('|', '\t')
  expect(isLimeSurvey(archivo)).toBe(true)
  const { hoja, noTraido } = readLimeSurvey(archivo)
  expect(noTraido).toEqual(['Línea 15: «Fecha de ingreso» (tipo D)'])
  expect(listPreguntas(readLibro([hoja], { todasAFavor: true }))).toEqual([
    'Liderazgo/Liderazgo: Mi jefe me escucha. +',
    'Liderazgo/Liderazgo: Mi jefe me guía. +',
    'seleccionMultiple: Salario',
    'seleccionMultiple: Horario',
    'tiempoDeLaborarEnEmpresa: Menos de un año',
    'tiempoDeLaborarEnEmpresa: Más',
    'preguntasAbiertas: ¿Algo más?',
  ])
})

test('sheets at random come to a sentence, a question or a climate', () => checkHojasAlAzar(150))
