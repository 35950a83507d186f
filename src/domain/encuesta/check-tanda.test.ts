import { describe, expect, test } from 'vitest'
import { findSiguienteTanda, type TandaDePreguntas } from './avance.ts'
import {
  AVISO_CONTESTAR_TODAS,
  AVISO_ESCOGER_ALGUNA,
  AVISO_TEXTO_LARGO,
  type Borrador,
  changeOpcion,
  checkTanda,
} from './respuestas.ts'
import { cuestionarioCorto } from './testing/cuestionario-corto.ts'

function tandaDe(id: string): TandaDePreguntas {
  const parte = cuestionarioCorto.partesCuestionario.find((p) => p.id === id)
  const tanda = parte && findSiguienteTanda({ partesCuestionario: [parte] }, new Set())
  if (!tanda) throw new Error(id)
  return tanda
}

const check = (id: string, borrador: Record<string, string>) =>
  checkTanda(tandaDe(id), new Map(Object.entries(borrador)))

describe('a batch', () => {
  test('of faces needs every answer, and points at the first that lacks one', () => {
    expect(check('caras', { c1: '4', c2: '0', c4: '1' })).toEqual({
      ok: false,
      aviso: AVISO_CONTESTAR_TODAS,
      idPregunta: 'c3',
    })
  })

  test('of faces sends the codes', () => {
    const revisado = check('caras', { c1: '4', c2: '0', c3: '1', c4: '2', c5: '3' })
    expect(revisado.ok && revisado.respuestas.map((r) => r.respuesta)).toEqual(['4', '0', '1', '2', '3'])
  })

  test('of faces takes no code the question does not offer', () => {
    expect(check('caras', { c1: '0', c2: '4', c3: '1', c4: '2', c5: '3' })).toMatchObject({
      idPregunta: 'c2',
    })
  })

  test('of a scale may leave its open question empty', () => {
    expect(check('escala', { e1: '0', e3: '3' })).toEqual({
      ok: true,
      respuestas: [
        { idPregunta: 'e1', respuesta: '0' },
        { idPregunta: 'e2', respuesta: '' },
        { idPregunta: 'e3', respuesta: '3' },
      ],
    })
  })

  test('of seniority needs exactly one choice', () => {
    const falta = { ok: false, aviso: AVISO_ESCOGER_ALGUNA, idPregunta: 't1' }
    expect(check('antiguedad', {})).toEqual(falta)
    expect(check('antiguedad', { t1: 'true', t2: 'true' })).toEqual(falta)
    expect(check('antiguedad', { t2: 'true' })).toMatchObject({
      respuestas: [{ respuesta: 'false' }, { respuesta: 'true' }],
    })
  })

  test('of multiple choice may choose none, and no more than allowed', () => {
    expect(check('opciones', {})).toMatchObject({ ok: true })
    expect(check('opciones', { o1: 'true', o2: 'true', o3: 'true' })).toMatchObject({
      aviso: 'Puedes escoger 2 como máximo.',
    })
  })

  test('of open questions sends the text as it is', () => {
    expect(check('abiertas', { a1: '  Más luz \n' })).toMatchObject({
      ok: true,
      respuestas: [{ respuesta: '  Más luz \n' }, { respuesta: '' }],
    })
    expect(check('abiertas', { a2: 'x'.repeat(4001) })).toMatchObject({
      aviso: AVISO_TEXTO_LARGO,
      idPregunta: 'a2',
    })
  })
})

describe('a tap on an option', () => {
  const tap = (id: string, ...ids: string[]) =>
    ids.reduce((borrador, opcion) => changeOpcion(tandaDe(id).parte, borrador, opcion), new Map() as Borrador)
  const elegidas = (borrador: Borrador) => [...borrador].filter(([, r]) => r === 'true').map(([id]) => id)

  test('is ignored when it would pass the maximum', () => {
    expect(elegidas(tap('opciones', 'o1', 'o2', 'o3'))).toEqual(['o1', 'o2'])
    expect(elegidas(tap('opciones', 'o1', 'o2', 'o1', 'o3'))).toEqual(['o2', 'o3'])
  })

  test('moves the single choice of seniority, and takes it back', () => {
    expect(elegidas(tap('antiguedad', 't1', 't2'))).toEqual(['t2'])
    expect(elegidas(tap('antiguedad', 't1', 't1'))).toEqual([])
  })
})
