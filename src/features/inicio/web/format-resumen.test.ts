import { expect, test } from 'vitest'
import { formatResumen } from './Inicio.tsx'
import type { Encuesta } from './inicio-query.ts'

const grupo = { invitados: 10, contestaron: 1, atrasado: true }
const aTiempo = { invitados: 10, contestaron: 9, grupos: [{ ...grupo, atrasado: false }] } as Encuesta
const atrasada = { invitados: 20, contestaron: 2, grupos: [grupo, grupo] } as Encuesta
const sinNadie = {
  invitados: 0,
  contestaron: 0,
  grupos: [{ ...grupo, invitados: 0, contestaron: 0 }],
} as Encuesta
const format = (...encuestas: Encuesta[]) => formatResumen({ encuestas }, 2).split('. ')[0]

test('a survey nobody is invited to is named, and its groups are not said to lag', () => {
  expect(format(sinNadie)).toBe('Hay una encuesta abierta, todavía sin invitados')
  expect(format(sinNadie, sinNadie)).toBe('Hay 2 encuestas abiertas, todavía sin invitados')
  expect(format(aTiempo, sinNadie)).toBe('Hay 2 encuestas abiertas, una todavía sin invitados')
  expect(format(atrasada, sinNadie, sinNadie)).toBe(
    'Hay 3 encuestas abiertas, 2 todavía sin invitados, y 2 grupos van atrás',
  )
})

test('without any the sentence is as short as it can be', () => {
  expect(format(atrasada)).toBe('Hay una encuesta abierta y 2 grupos van atrás')
  expect(formatResumen({ encuestas: [aTiempo] }, 0)).toBe('Hay una encuesta abierta. Nada espera a nadie.')
  expect(formatResumen({ encuestas: [] }, 1)).toBe('No hay encuestas abiertas. Un asunto espera a alguien.')
})
