import { expect, test } from 'vitest'
import { getRaiz, listRaices } from './raices.ts'
import { findTemaDeParte, learnTemas, suggestTemas } from './sugerencias.ts'

test.each([
  ['capacitación', 'capacitaciones', 'capacitan', 'capacitarnos'],
  ['jefe', 'jefes'],
  ['sueldo', 'sueldos'],
  ['turno', 'turnos'],
  ['pagan', 'pagar', 'pagaron', 'pago'],
  ['reconocen', 'reconocer', 'reconocimiento'],
  ['veces', 'vez'],
])('%s and its family have one root', (...palabras) => {
  expect(new Set(palabras.map(getRaiz)).size).toBe(1)
})

test('what is covered and what everybody writes say nothing', () => {
  expect([...listRaices('Que [nombre] y todos los de aquí suban el sueldo').values()]).toEqual([
    'suban',
    'sueldo',
  ])
})

const TEMAS = [
  { id: 'pago', nombre: 'Salario y prestaciones' },
  { id: 'jefes', nombre: 'Trato de jefaturas' },
  { id: 'turnos', nombre: 'Transporte y turnos' },
]

test('suggestions come from the name of a theme at first, and from what was assigned later', () => {
  const nada = learnTemas(TEMAS, [])
  expect(suggestTemas(nada, { texto: 'Que revisen salarios y prestaciones', idsTemas: [] })).toEqual([
    { idTema: 'pago', palabras: ['salarios', 'prestaciones'] },
  ])
  // One word alone speaks for nothing.
  expect(suggestTemas(nada, { texto: 'Que revisen los salarios', idsTemas: [] })).toEqual([])
  expect(suggestTemas(nada, { texto: 'La quincena no alcanza', idsTemas: [] })).toEqual([])
  const algo = learnTemas(TEMAS, [
    { texto: 'La quincena viene tarde', idsTemas: ['pago'] },
    { texto: 'Un grito no arregla una máquina', idsTemas: ['jefes'] },
    { texto: 'El bus del turno de noche', idsTemas: ['turnos'] },
    { texto: 'Otra cosa sobre la quincena, sin tema', idsTemas: [] },
  ])
  const [primera, segunda, ...mas] = suggestTemas(algo, {
    texto: 'La quincena llega tarde, hay gritos, falla la máquina y el bus va lleno',
    idsTemas: ['turnos'],
  })
  expect(new Set([primera?.idTema, segunda?.idTema])).toEqual(new Set(['pago', 'jefes']))
  expect([...primera!.palabras, ...segunda!.palabras].sort()).toEqual([
    'gritos',
    'máquina',
    'quincena',
    'tarde',
  ])
  expect(mas).toEqual([])
})

test('a part of an answer stands under the theme that it speaks of, and under the first where it does not say', () => {
  const aprendido = learnTemas(TEMAS, [
    { texto: 'La quincena viene tarde', idsTemas: ['pago'] },
    { texto: 'Un grito no arregla una máquina', idsTemas: ['jefes'] },
  ])
  const idsTemas = ['pago', 'jefes']
  const find = (texto: string) => findTemaDeParte(aprendido, { texto, idsTemas })
  expect(find('Que el ingeniero [nombre] trate igual a todos, sin gritos.')).toBe('jefes')
  expect(find('La quincena no alcanza.')).toBe('pago')
  expect(find('Ojalá lo lean.')).toBe('pago')
  expect(findTemaDeParte(aprendido, { texto: 'Sin gritos.', idsTemas: [] })).toBeUndefined()
})
