import { describe, expect, test } from 'vitest'
import type { Definicion } from '../climas/definicion.ts'
import { listConjuntosPublicados } from '../lecturas/ronda.ts'
import { createFuentePublicada } from '../resultados/bloques/fuente-publicada.ts'
import { computeResultados } from '../resultados/resultados.ts'
import type { CifraDeEstudio } from './cifra.ts'
import { buildEstudio } from './estudio.ts'
import { readEstudio } from './read-estudio.ts'
import { writePlantilla } from './write-plantilla.ts'

const referencia: Definicion = {
  gruposDeOpinion: [
    { id: 'g1', orden: 1, nombre: 'Ventas', encuestadosPlaneados: 30 },
    { id: 'g2', orden: 2, nombre: 'Cobros', encuestadosPlaneados: 30 },
    { id: 'g3', orden: 3, nombre: 'Planta', encuestadosPlaneados: 40 },
  ],
  areasDeTrabajo: [
    { id: 'a1', nombre: 'Comercial', idsGruposDeOpinion: ['g1', 'g2'] },
    { id: 'a2', nombre: 'Producción', idsGruposDeOpinion: ['g3'] },
  ],
  indicadoresDeMedicion: [
    {
      nombre: 'Jefatura',
      variables: [
        { nombre: 'Trato', descripcion: '', factoresEvaluados: [{ nombre: 'Respeto', positiva: true }] },
        {
          nombre: 'Comunicación',
          descripcion: '',
          factoresEvaluados: [{ nombre: 'Claridad', positiva: true }],
        },
      ],
    },
  ],
  cuestionario: { tipo: 'Clima', partesCuestionario: [] },
}

let ids = 0
const build = (cifras: CifraDeEstudio[]) =>
  buildEstudio(cifras, { referencia, minimo: 5, newId: () => `id${ids++}` })

const cifra = (
  clase: CifraDeEstudio['clase'],
  nombre: string,
  personas: number,
  mas: Partial<CifraDeEstudio> = {},
): CifraDeEstudio => ({ fila: 2, clase, nombre, variable: 'Trato', porcentaje: 72.4, personas, ...mas })

describe('buildEstudio', () => {
  test('a study shows the percentages as they were written, for company, areas and groups', () => {
    const { estudio, rechazadas } = build([
      cifra('empresa', '', 40),
      cifra('empresa', '', 38, { variable: 'comunicacion', porcentaje: 50.1 }),
      cifra('area', 'Comercial', 20, { porcentaje: 61.3 }),
      cifra('grupo', 'VENTAS', 10, { porcentaje: 33.33 }),
    ])
    expect(rechazadas).toEqual([])
    const { definicion, patron, sumas } = estudio!
    const bloque = { patron, sumas, hojas: 40, hojasPorGrupo: {}, publicado: 1 }
    const fuente = createFuentePublicada(definicion, { bloques: [bloque], contestaron: new Map(), minimo: 5 })
    const { general, areasDeTrabajo, gruposDeOpinion } = computeResultados(definicion, 'encuestados', fuente)
    const valores = general.indicadoresDeMedicion[0]!.variables.map((una) => una.porcentajeOfVariable! * 100)
    expect(valores[0]).toBeCloseTo(72.4, 9)
    expect(valores[1]).toBeCloseTo(50.1, 9)
    expect(general.encuestados).toBe(40)
    expect(areasDeTrabajo[0]).toMatchObject({ nombre: 'Comercial', reserva: null, contestaron: 20 })
    // One of two variables is no overall figure.
    expect(areasDeTrabajo[0]!.porcentajeSatisfaccion).toBeNull()
    expect(gruposDeOpinion).toHaveLength(1)
    expect(gruposDeOpinion[0]).toMatchObject({ nombre: 'Ventas', orden: 1, encuestados: 10 })
    // Nobody's answers are behind it.
    expect(
      general.indicadoresDeMedicion.flatMap(({ variables }) => variables.flatMap((v) => v.preguntas)),
    ).toEqual([])
    const conjuntos = listConjuntosPublicados(definicion, fuente)
    expect(conjuntos.map(({ clase }) => clase)).toEqual(['empresa', 'areas', 'grupos'])
  })

  test('what is of fewer people than the minimum is refused with its row, and stored nowhere', () => {
    const { estudio, rechazadas } = build([
      cifra('empresa', '', 40),
      cifra('grupo', 'Ventas', 4, { fila: 7 }),
    ])
    expect(rechazadas).toEqual([{ fila: 7, variable: 'Trato', motivo: 'Es de menos de 5 personas.' }])
    expect(JSON.stringify([...estudio!.sumas])).not.toContain('"encuestados":4,')
    expect(estudio!.definicion.gruposDeOpinion).toEqual([])
  })

  test('what would tell by subtraction what fewer people said is refused', () => {
    const { rechazadas } = build([
      cifra('empresa', '', 60),
      cifra('area', 'Comercial', 22, { fila: 3 }),
      cifra('grupo', 'Ventas', 8, { fila: 4 }),
      cifra('grupo', 'Cobros', 12, { fila: 5 }),
    ])
    expect(rechazadas).toEqual([
      {
        fila: 4,
        variable: 'Trato',
        motivo: 'Restando de Comercial se sabría lo que dijeron menos de 5 personas.',
      },
    ])
    expect(build([cifra('empresa', '', 30), cifra('area', 'Comercial', 28, { fila: 3 })]).rechazadas).toEqual(
      [
        {
          fila: 3,
          variable: 'Trato',
          motivo: 'Restando de toda la empresa se sabría lo que dijeron menos de 5 personas.',
        },
      ],
    )
    // The groups of an area without a figure count against the company.
    expect(
      build([cifra('empresa', '', 24), cifra('grupo', 'Ventas', 10), cifra('grupo', 'Planta', 12)])
        .rechazadas,
    ).toHaveLength(1)
  })

  test('parts that are more people than the whole, twice the same, no percentage: a sentence each', () => {
    const { rechazadas } = build([
      cifra('empresa', '', 20),
      cifra('area', 'Comercial', 30, { fila: 3 }),
      cifra('empresa', '', 20, { fila: 4 }),
      cifra('empresa', '', 20, { fila: 5, variable: 'Comunicación', porcentaje: 172 }),
      cifra('empresa', '', 20, { fila: 6, variable: 'Otra' }),
    ])
    expect(rechazadas.map(({ fila, motivo }) => [fila, motivo])).toEqual([
      [3, 'Con las demás partes suma más personas que toda la empresa.'],
      [4, 'Repite la fila 2.'],
      [5, 'El porcentaje va de 0 a 100.'],
      [6, 'Esa variable no está en el cuestionario.'],
    ])
  })

  test('without the whole company there is no study', () => {
    expect(build([cifra('area', 'Comercial', 30)]).estudio).toBeNull()
  })
})

const toHoja = (filas: string[][]) => [
  {
    nombre: 'Hoja1',
    filas: filas.map((celdas, i) => ({ linea: i + 1, celdas })).filter(({ celdas }) => celdas.some(Boolean)),
  },
]
const read = (filas: string[][], decisiones = {}) =>
  readEstudio(toHoja(filas), { referencia, empresa: 'La Ceiba' }, decisiones)

describe('readEstudio', () => {
  test('reads our template again, filled in', () => {
    const [hoja] = writePlantilla(referencia)
    expect(hoja!.filas[0]).toEqual(['Tipo', 'Área o grupo', 'Personas', 'Trato', 'Comunicación'])
    const llenas = hoja!.filas.map((fila, i) => (i === 0 ? fila : [fila[0]!, fila[1]!, '40', '72.4', '']))
    const { cifras, falla, conjuntos } = read(llenas)
    expect(falla).toBeNull()
    expect(conjuntos.every(({ conocido }) => conocido)).toBe(true)
    expect(cifras.map(({ clase, nombre }) => `${clase}:${nombre}`)).toEqual([
      'empresa:',
      'area:Comercial',
      'area:Producción',
      'grupo:Ventas',
      'grupo:Cobros',
      'grupo:Planta',
    ])
    expect(cifras[0]).toEqual({
      fila: 2,
      clase: 'empresa',
      nombre: '',
      variable: 'Trato',
      porcentaje: 72.4,
      personas: 40,
    })
  })

  test('forgives what people write: titles below, other words, fractions, commas, codes, a row a figure', () => {
    const filas = [
      ['Resultados del estudio 2023', '', '', '', ''],
      ['', '', '', '', ''],
      ['Unidad', 'Dimensión', '% favorable', 'n', 'Notas'],
      ['La Ceiba', 'TRATO', '0.724', '1,200', ''],
      ['', 'Comunicacion', '0.5', '1,200', ''],
      ['', 'Promedio general', '0.6', '1,200', ''],
      ['G1 ventas', 'Trato', 's/d', '30', ''],
      ['G3 - Planta', 'Trato', '1', '30', 'x'],
    ]
    expect(read(filas).cifras).toEqual([
      { fila: 4, clase: 'empresa', nombre: '', variable: 'Trato', porcentaje: 72.4, personas: 1200 },
      { fila: 5, clase: 'empresa', nombre: '', variable: 'Comunicación', porcentaje: 50, personas: 1200 },
      { fila: 8, clase: 'grupo', nombre: 'Planta', variable: 'Trato', porcentaje: 100, personas: 30 },
    ])
  })

  test('names that nothing here is called wait until somebody says what they are', () => {
    const filas = [
      ['Área o grupo', 'Personas', 'Respeto y trato', 'Trato'],
      ['Empresa', '90', '70,5 %', ''],
      ['Fuerza de ventas', '30', '60', ''],
    ]
    const antes = read(filas)
    expect(antes.cifras).toEqual([])
    expect(antes.variables).toMatchObject([{ nombre: 'Respeto y trato', conocido: false, destino: null }])
    const [, fuerza] = antes.conjuntos
    expect(fuerza).toMatchObject({ nombre: 'Fuerza de ventas', conocido: false, destino: null })
    const despues = read(filas, {
      variables: { [antes.variables[0]!.clave]: 'Trato' },
      conjuntos: { [fuerza!.clave]: 'grupo:Ventas' },
    })
    expect(despues.cifras.map(({ clase, nombre, porcentaje }) => [clase, nombre, porcentaje])).toEqual([
      ['empresa', '', 70.5],
      ['grupo', 'Ventas', 60],
    ])
  })

  test('says what is wrong with a cell, and with a sheet that is none', () => {
    const filas = [
      ['Área o grupo', 'Personas', 'Trato'],
      ['Empresa', '', '70'],
      ['Ventas', '12', 'alto'],
    ]
    expect(read(filas).problemas).toEqual([
      { fila: 2, variable: 'Trato', motivo: 'Falta de cuántas personas es.' },
      { fila: 3, variable: 'Trato', motivo: '«alto» no es un porcentaje.' },
    ])
    expect(read([['hola']]).falla).toMatch('fila de títulos')
  })
})
