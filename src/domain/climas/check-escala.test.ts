import { describe, expect, test } from 'vitest'
import { formatRuta } from '../validacion/leido.ts'
import { checkClima } from './check-clima.ts'
import type { ParteInput } from './clima-input.ts'
import { createClima } from './create-clima.ts'
import { exportClima } from './documento.ts'
import { listCambiosCongelados } from './estructura.ts'
import { climaCorto } from './testing/clima-corto.ts'
import { countIds } from './testing/random-clima.ts'
import { updateClima } from './update-clima.ts'

const points = (textos: readonly string[], aFavor: readonly number[]) =>
  textos.map((texto, i) => ({ texto, favorable: aFavor.includes(i) }))

const CINCO = points(['Nunca', 'Casi nunca', 'A veces', 'Casi siempre', 'Siempre'], [3, 4])
const DE_0_A_10 = points(['0 Nada probable', ...'123456789', '10 Muy probable'], [9, 10])

const escala: ParteInput = {
  orden: 6,
  tipo: 'escala',
  puntos: CINCO,
  preguntas: [{ orden: 1, pregunta: '¿Recibes las herramientas que necesitas?' }],
}

const withParte = (parte: Partial<ParteInput>) => ({
  ...climaCorto,
  cuestionario: {
    ...climaCorto.cuestionario,
    partesCuestionario: [...climaCorto.cuestionario.partesCuestionario, { ...escala, ...parte }],
  },
})

const problems = (parte: Partial<ParteInput>) =>
  checkClima(withParte(parte), null).map(
    ({ ruta, mensaje }) =>
      `${formatRuta(ruta).replace('cuestionario.partesCuestionario[5].', '')} → ${mensaje}`,
  )

describe('a scale', () => {
  test('of two to eleven points is one, with a variable or without, and from 0 to 10 an eNPS', () => {
    expect(problems({})).toEqual([])
    expect(problems({ puntos: points(['No', 'Sí'], [1]) })).toEqual([])
    expect(problems({ puntos: DE_0_A_10, eNPS: true })).toEqual([])
    const preguntas = [{ ...escala.preguntas[0]!, factorEvaluado: 'Metas' }]
    expect(problems({ variable: 'Rumbo', preguntas })).toEqual([])
  })

  test.each<[string, Partial<ParteInput>, string]>([
    ['twelve points', { puntos: points([...'abcdefghijkl'], [0]) }, 'de 2 a 11 puntos; esta tiene 12.'],
    ['none', { puntos: null }, 'de 2 a 11 puntos; esta tiene 0.'],
  ])('of %s is none', (_, parte, frase) => {
    expect(problems(parte)).toEqual([`puntos → Parte 6: una escala lleva ${frase}`])
  })

  test('needs points that are favourable, and points that are not', () => {
    expect(problems({ puntos: points(['No', 'Sí'], []) })).toEqual([
      'puntos → Parte 6: marca qué puntos cuentan a favor.',
    ])
    expect(problems({ puntos: points(['No', 'Sí'], [0, 1]) })).toEqual([
      'puntos → Parte 6: todos los puntos cuentan a favor: deja fuera los que no.',
    ])
  })

  test('names the point that repeats another or says nothing', () => {
    expect(problems({ puntos: points(['Sí', 'No', 'si'], [0]) })).toEqual([
      'puntos[2].texto → Parte 6, punto 3: «si» se repite.',
    ])
    expect(problems({ puntos: points(['Sí', ' '], [0]) })).toEqual([
      'puntos[1].texto → Parte 6, punto 2: falta el texto del punto.',
    ])
  })

  test('that does not go from 0 to 10 is no eNPS', () => {
    const frase = 'eNPS → Parte 6: un eNPS va de 0 a 10: sus once puntos empiezan con su número.'
    expect(problems({ eNPS: true })).toEqual([frase])
    const corrida = points([...'123456789', '10', '11'], [9, 10])
    expect(problems({ puntos: corrida, eNPS: true })).toEqual([frase])
  })

  test('of a variable that is not there, or without its factor, is told', () => {
    expect(problems({ variable: 'Salario' })).toEqual([
      'variable → Parte 6: la variable «Salario» no existe.',
      'preguntas[0].factorEvaluado → Parte 6, pregunta 1: escoge el factor que evalúa de «Salario».',
    ])
  })

  test('that somebody answered may change its words, and not what is favourable', () => {
    const clima = createClima(withParte({}), countIds())
    const conIds = exportClima(clima, { conIds: true })
    const change = (puntos: ParteInput['puntos']) => {
      const partes = conIds.cuestionario.partesCuestionario
      const partesCuestionario = partes.map((parte) =>
        parte.tipo === 'escala' ? { ...parte, puntos } : parte,
      )
      const nuevo = updateClima(
        clima,
        { ...conIds, cuestionario: { tipo: 'clima', partesCuestionario } },
        countIds('n'),
      )
      return listCambiosCongelados(clima, nuevo)
    }
    expect(change(CINCO.with(4, { texto: 'Todos los días', favorable: true }))).toEqual([])
    const cuestionario = ['el cuestionario más que en sus textos']
    expect(change(CINCO.with(2, { texto: 'A veces', favorable: true }))).toEqual(cuestionario)
    expect(change(CINCO.slice(1))).toEqual(cuestionario)
  })
})

test('of a part of which one option is chosen there are two to twelve', () => {
  const list = (cuantas: number) =>
    Array.from({ length: cuantas }, (_, i) => ({ orden: i + 1, pregunta: `Opción ${i + 1}` }))
  const unica = (cuantas: number) => problems({ tipo: 'unica', puntos: null, preguntas: list(cuantas) })
  expect(unica(12)).toEqual([])
  expect(unica(13)).toEqual(['preguntas → Parte 6, opciones: son 13 y el máximo es 12.'])
  expect(unica(1)).toEqual(['preguntas → Parte 6, opciones: hace falta al menos 2.'])
})
