import { expect, test } from 'vitest'
import { computePatron } from './supresion/compute-patron.ts'
import { computeVistaPrevia } from './vista-previa.ts'

const definicion = {
  gruposDeOpinion: ['Enfermería', 'Médicos', 'Laboratorio', 'Dirección'].map((nombre, i) => ({
    id: `g${i + 1}`,
    orden: i + 1,
    nombre,
    encuestadosPlaneados: 0,
  })),
  areasDeTrabajo: [
    { id: 'a1', nombre: 'Atención', idsGruposDeOpinion: ['g1', 'g2'] },
    { id: 'a2', nombre: 'Apoyo', idsGruposDeOpinion: ['g3', 'g4'] },
  ],
}
const preview = (hojas: number[], previos: Parameters<typeof computeVistaPrevia>[0]['previos'] = []) =>
  computeVistaPrevia({
    definicion,
    minimo: 5,
    previos,
    esperan: new Map(hojas.map((n, i) => [`g${i + 1}`, n])),
  })
const listReservas = (conjuntos: { nombre: string; reserva: string | null }[]) =>
  Object.fromEntries(conjuntos.map(({ nombre, reserva }) => [nombre, reserva]))

test('names what a publication would withhold, and the sheets that would free it', () => {
  const previa = preview([65, 40, 30, 4])
  expect(previa).toMatchObject({ hojas: 139, faltan: 0 })
  expect(listReservas(previa.grupos)).toEqual({
    Enfermería: null,
    Médicos: null,
    Laboratorio: 'porOtroGrupo',
    Dirección: 'menosDelMinimo',
  })
  expect(listReservas(previa.areas)).toEqual({ Atención: null, Apoyo: null })
  expect(previa.porPocas).toEqual([{ id: 'g4', nombre: 'Dirección', faltan: 1, liberaTambien: ['g3'] }])
})

test('a group that is planned with fewer people than the minimum is not waited for', () => {
  const planear = (planeados: number) =>
    computeVistaPrevia({
      definicion: {
        ...definicion,
        gruposDeOpinion: definicion.gruposDeOpinion.map((grupo) => ({
          ...grupo,
          encuestadosPlaneados: grupo.id === 'g4' ? planeados : 80,
        })),
      },
      minimo: 5,
      previos: [],
      esperan: new Map([
        ['g1', 65],
        ['g2', 40],
        ['g3', 30],
        ['g4', 4],
      ]),
    }).porPocas
  expect(planear(4)).toEqual([])
  expect(planear(5)).toMatchObject([{ id: 'g4', faltan: 1 }])
})

test('says how many sheets are missing where no block can be made, and changes nothing', () => {
  const previa = preview([3, 1, 0, 0])
  expect(previa).toMatchObject({ hojas: 4, faltan: 1, porPocas: [] })
  expect(new Set(previa.grupos.map(({ reserva }) => reserva))).toEqual(new Set(['sinPublicar']))
})

test('a group that showed its figures keeps them where its new sheets are too few', () => {
  const primero = computePatron({
    celdas: { idsGrupos: ['g1', 'g2', 'g3', 'g4'], idsAntiguedades: [], personas: [9, 9, 9, 9] },
    areas: definicion.areasDeTrabajo,
    minimo: 5,
  })!
  const previa = preview([6, 2, 0, 7], [primero])
  expect(previa.grupos.map(({ seSuman, reserva }) => [seSuman, reserva])[1]).toEqual([false, null])
  expect(previa.porPocas).toEqual([])
})

test('a group of fewer planned people than the minimum is read in its area, however many answered; without a plan it stands by itself', () => {
  const compute = (encuestadosPlaneados: number) =>
    computeVistaPrevia({
      definicion: {
        gruposDeOpinion: [
          { id: 'a', nombre: 'A', encuestadosPlaneados },
          { id: 'b', nombre: 'B', encuestadosPlaneados: 20 },
        ],
        areasDeTrabajo: [{ id: 't', nombre: 'Todo', idsGruposDeOpinion: ['a', 'b'] }],
      },
      minimo: 5,
      previos: [],
      esperan: new Map([
        ['a', 6],
        ['b', 9],
      ]),
    })
  expect(compute(4).grupos[0]).toMatchObject({ seSuman: false, reserva: 'porOtroGrupo' })
  expect(compute(4).areas[0]).toMatchObject({ seSuman: true })
  for (const planeados of [0, 5]) expect(compute(planeados).grupos[0]).toMatchObject({ seSuman: true })
})
