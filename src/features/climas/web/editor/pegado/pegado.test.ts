import { describe, expect, test } from 'vitest'
import { createClima } from '#domain/climas/create-clima.ts'
import { exportClima } from '#domain/climas/documento.ts'
import { climaCorto } from '#domain/climas/testing/clima-corto.ts'
import { countIds } from '#domain/climas/testing/random-clima.ts'
import { readGrupos } from '#domain/hojas/read-grupos.ts'
import { type Borrador, toBorrador } from '../borrador.ts'
import { type AdicionPegable, readCeldas, takePegado } from './take-pegado.ts'

/** Groups Oficina (Administración) and Planta (Producción). */
const corto = () => toBorrador(exportClima(createClima(climaCorto, countIds()), { conIds: true }))
const SIN_NADIE = { conInvitados: false, soloLectura: false }
const GRUPO: AdicionPegable = { que: 'addGrupo', area: null }

const listGrupos = ({ grupos, areas }: Borrador) =>
  grupos.map(({ orden, nombre, area, encuestadosPlaneados }) => [
    orden,
    nombre,
    areas.find(({ clave }) => clave === area)?.nombre ?? null,
    encuestadosPlaneados,
  ])

describe('groups of a sheet', () => {
  test.each([
    ['name, area and planned', 'Caja\tTienda\t12\r\nBodega\tPatio\t1,200\r\n'],
    ['a first column that only numbers them', '1\tCaja\tTienda\t12\n2\tBodega\tPatio\t1200'],
    ['titles, in any order', 'Área\tPersonas\tGrupo\nTienda\t12\tCaja\nPatio\t1200\tBodega'],
    ['a total at the foot', 'Caja\tTienda\t12\nBodega\tPatio\t1200\nTotal\t\t1212'],
    ['cells in quotes and spaces around', '"Caja"\t Tienda \t12\n\n"Bodega"\tPatio\t1.200'],
  ])('are read with %s', (_, texto) => {
    expect(readGrupos(readCeldas(texto)!)).toEqual([
      { nombre: 'Caja', area: 'Tienda', planeados: '12', orden: null },
      { nombre: 'Bodega', area: 'Patio', planeados: '1200', orden: null },
    ])
  })

  test('the column that repeats itself is the area, wherever it stands', () => {
    const grupos = readGrupos(readCeldas('Tienda\tCaja\t4\nTienda\tPiso de ventas\t9\nPatio\tBodega\t7')!)
    expect(grupos.map(({ nombre, area }) => [nombre, area])).toEqual([
      ['Caja', 'Tienda'],
      ['Piso de ventas', 'Tienda'],
      ['Bodega', 'Patio'],
    ])
  })

  test('one text is pasted where the cursor is, a comma in it or not', () => {
    expect(readCeldas('Ventas, mercadeo y servicio')).toBeNull()
    expect(readCeldas('Ventas\r\n')).toBeNull()
    expect(readCeldas('Ventas, norte\nVentas, sur')).toEqual([['Ventas, norte'], ['Ventas, sur']])
  })
})

describe('pasted groups', () => {
  const texto = 'Caja\tTienda\t12\nBodega\tProducción\t8\nPiso\tTienda\t20'

  test('take the place of those from their row on, the rest is added, with their areas', () => {
    const antes = corto()
    const toma = takePegado(antes, antes.grupos[0]!.clave, GRUPO, texto, SIN_NADIE)!
    expect(listGrupos(toma.borrador!)).toEqual([
      [1, 'Caja', 'Tienda', '12'],
      [2, 'Bodega', 'Producción', '8'],
      [3, 'Piso', 'Tienda', '20'],
    ])
    expect(toma.borrador!.grupos[0]!.id).toBe(antes.grupos[0]!.id)
    expect(toma.borrador!.areas.map(({ nombre }) => nombre)).toEqual(['Producción', 'Tienda'])
    expect(toma.frase).toBe(
      'Se pegaron 3 grupos: 2 en el lugar de los que estaban y 1 nuevo. Se agregó el área Tienda. Se quitó el área Administración, que quedó sin grupos.',
    )
  })

  test('leave the names of groups with invited people alone: those of the same name take their figures', () => {
    const antes = corto()
    const toma = takePegado(antes, antes.grupos[0]!.clave, GRUPO, 'PLANTA\tProducción\t99\nCaja\tTienda\t', {
      conInvitados: true,
      soloLectura: true,
    })!
    expect(listGrupos(toma.borrador!)).toEqual([
      [1, 'Oficina', 'Administración', antes.grupos[0]!.encuestadosPlaneados],
      [2, 'Planta', 'Producción', '99'],
      [3, 'Caja', null, ''],
    ])
    expect(toma.frase).toBe(
      'Se agregó 1 grupo. 1 grupo ya estaba y tomó lo que dice la hoja. A 1 le falta el área. A 1 le falta cuántas personas son.',
    )
  })

  test('names alone keep what their row says, and new ones go in the area they were pasted in', () => {
    const antes = corto()
    const toma = takePegado(antes, antes.grupos[1]!.clave, GRUPO, 'Turno de día\nTurno de noche', SIN_NADIE)!
    expect(listGrupos(toma.borrador!).slice(1)).toEqual([
      [2, 'Turno de día', 'Producción', antes.grupos[1]!.encuestadosPlaneados],
      [3, 'Turno de noche', 'Producción', ''],
    ])
  })

  test('more than fit are refused whole', () => {
    const antes = corto()
    const muchos = Array.from({ length: 201 }, (_, i) => `Grupo ${i}`).join('\n')
    expect(takePegado(antes, antes.grupos[0]!.clave, GRUPO, muchos, SIN_NADIE)).toEqual({
      borrador: null,
      frase: 'Lo pegado trae 201 renglones y aquí caben 200 grupos: no se tomó nada.',
    })
  })
})

test('questions bring the factor they name; lines broken by whoever wrote them are one question', () => {
  const antes = corto()
  const [parte] = antes.partes
  const variable = antes.indicadores
    .flatMap(({ variables }) => variables)
    .find((v) => v.clave === parte!.variable)!
  const factor = variable.factores.at(-1)!
  const add = { que: 'addPregunta', parte: parte!.clave, abierta: false } as const
  const toma = takePegado(
    antes,
    parte!.preguntas.filter(({ abierta }) => !abierta).at(-1)!.clave,
    add,
    `1\tMi jefe escucha lo que propongo\t${factor.nombre.toUpperCase()}\n2\tMi jefe explica sus decisiones\t`,
    SIN_NADIE,
  )!
  const pegadas = toma.borrador!.partes[0]!.preguntas.filter(({ pregunta }) =>
    pregunta.startsWith('Mi jefe e'),
  )
  expect(pegadas.map(({ pregunta, factor: suyo }) => [pregunta, suyo])).toContainEqual([
    'Mi jefe escucha lo que propongo',
    factor.clave,
  ])
  expect(takePegado(antes, parte!.clave, add, '¿Qué tan contento\nestás con tu jefe?', SIN_NADIE)).toBeNull()
})

test('a cell that is not a number marks its group and loses no other', () => {
  const antes = corto()
  const toma = takePegado(
    antes,
    antes.grupos[0]!.clave,
    GRUPO,
    'Caja\tTienda\t12\nBodega\tPatio\tunos 8',
    SIN_NADIE,
  )!
  expect(listGrupos(toma.borrador!).map(([, nombre, , planeados]) => [nombre, planeados])).toEqual([
    ['Caja', '12'],
    ['Bodega', 'unos 8'],
  ])
  expect(toma.frase).toContain('«unos 8» no es un número de personas.')
})

test('titles and numbers of questions are left out, and a factor that is new is made once', () => {
  const antes = corto()
  const [parte] = antes.partes
  const add = { que: 'addPregunta', parte: parte!.clave, abierta: false } as const
  const pega = (soloLectura: boolean) =>
    takePegado(
      antes,
      parte!.preguntas[0]!.clave,
      add,
      'No.\tPregunta\tFactor\tSentido\n1\t1. Mi jefe saluda.\tTrato\tPositivo\n2\t2. Mi jefe grita.\ttrato\tNegativo',
      { conInvitados: false, soloLectura },
    )!
  const toma = pega(false)
  const { factores } = toma.borrador!.indicadores[0]!.variables[0]!
  const trato = factores.filter(({ nombre }) => nombre === 'Trato')
  expect(trato).toHaveLength(1)
  expect(
    toma.borrador!.partes[0]!.preguntas.slice(0, 2).map((p) => [p.pregunta, p.factor, p.positiva]),
  ).toEqual([
    ['Mi jefe saluda.', trato[0]!.clave, true],
    ['Mi jefe grita.', trato[0]!.clave, false],
  ])
  expect(toma.frase).toContain('Se hizo el factor Trato.')
  // Once somebody has answered, nothing is added to what is measured.
  expect(pega(true).borrador!.indicadores).toEqual(antes.indicadores)
})

test('factors bring their sense', () => {
  const antes = corto()
  const [variable] = antes.indicadores[0]!.variables
  const add = { que: 'addFactor', variable: variable!.clave } as const
  const toma = takePegado(
    antes,
    variable!.factores[0]!.clave,
    add,
    'Respeto\tPositivo\nGritos\tNegativo',
    SIN_NADIE,
  )!
  const factores = toma.borrador!.indicadores[0]!.variables[0]!.factores
  expect(factores.slice(0, 2).map(({ nombre, positiva }) => [nombre, positiva])).toEqual([
    ['Respeto', true],
    ['Gritos', false],
  ])
})
