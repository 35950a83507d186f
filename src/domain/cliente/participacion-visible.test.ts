import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computePatron } from '../resultados/supresion/compute-patron.ts'
import { isVisible, listGruposReservados, type PatronDeGrupos } from '../resultados/supresion/patron.ts'
import { computeParticipacionVisible } from './participacion-visible.ts'

const grupo = (id: string, invitados: number, contestaron: number, planeados = invitados) => ({
  id,
  nombre: id,
  planeados,
  invitados,
  contestaron,
})

const NINGUNO = new Set<string>()

const show = (
  porGrupo: ReturnType<typeof grupo>[],
  { areas = [] as string[][], reservados = NINGUNO } = {},
) => {
  const { grupos, ...todos } = computeParticipacionVisible(porGrupo, {
    areas: areas.map((idsGruposDeOpinion) => ({ idsGruposDeOpinion })),
    minimo: 5,
    reservados,
  })
  return {
    filas: grupos.map((uno) => `${uno.nombre} ${uno.contestaron}/${uno.planeados}`),
    ...todos,
  }
}

test('a group of fewer than the minimum shares a row with the first of the others, whatever is planned; the whole is everybody', () => {
  expect(show([grupo('a', 10, 4), grupo('b', 3, 2), grupo('c', 30, 6)])).toMatchObject({
    filas: ['c 6/30', 'a y b 6/13'],
    callada: false,
    planeados: 43,
    contestaron: 12,
    juntos: ['a', 'b'],
  })
  expect(show([grupo('a', 10, 4, 90), grupo('b', 3, 2), grupo('c', 30, 6)]).juntos).toEqual(['a', 'b'])
})

test('small groups that are enough together share a row among themselves', () => {
  expect(show([grupo('a', 10, 4), grupo('b', 3, 2), grupo('c', 4, 1)])).toMatchObject({
    filas: ['a 4/10', 'b y c 3/7'],
    contestaron: 7,
  })
})

test('nothing is told where everybody together is fewer than the minimum', () => {
  expect(show([grupo('a', 2, 1), grupo('b', 2, 2)])).toEqual({
    filas: [],
    callada: true,
    planeados: 0,
    invitados: 0,
    contestaron: 0,
    juntos: [],
  })
})

test('nobody invited, or nobody planned, is no secret', () => {
  expect(show([grupo('a', 0, 0)])).toMatchObject({ filas: [], callada: false })
  expect(show([grupo('a', 20, 10, 0)])).toMatchObject({ filas: ['a 10/0'], callada: false, contestaron: 10 })
})

test('no row, and no whole less the others, is of fewer than the minimum, whatever the groups are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(12), fc.nat(12)), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 2, max: 7 }),
      (pares, minimo) => {
        const todos = pares.map(([invitados, contestaron], i) =>
          grupo(`g${i}`, invitados, Math.min(invitados, contestaron)),
        )
        const { grupos, contestaron } = computeParticipacionVisible(todos, {
          areas: [],
          minimo,
          reservados: NINGUNO,
        })
        for (const { invitados } of grupos) expect(invitados).toBeGreaterThanOrEqual(minimo)
        expect(grupos.reduce((suma, uno) => suma + uno.contestaron, 0)).toBe(contestaron)
      },
    ),
  )
})

test('the whole is who is planned, so that voiding invitations does not move it', () => {
  const antes = show([grupo('a', 20, 9, 20), grupo('b', 3, 1, 8)])
  const despues = show([grupo('a', 12, 9, 20), grupo('b', 3, 1, 8)])
  expect([antes.planeados, despues.planeados]).toEqual([28, 28])
  expect(despues.filas).toEqual(antes.filas)
})

test('whoever shares an area with a small group shares its row, also where another group is smaller', () => {
  const grupos = [grupo('direccion', 4, 3), grupo('oficina', 12, 10), grupo('ventas', 7, 6)]
  expect(show(grupos, { areas: [['direccion', 'oficina'], ['ventas']] }).juntos).toEqual([
    'direccion',
    'oficina',
  ])
})

test('a group of which something is left out of the figures never has the row of those counted as one for itself', () => {
  const grupos = [grupo('direccion', 10, 2), grupo('oficina', 12, 10), grupo('ventas', 7, 6)]
  const areas = [['direccion', 'oficina'], ['ventas']]
  expect(show(grupos, { areas, reservados: new Set(['direccion']) }).juntos).toEqual(['direccion', 'oficina'])
})

test('whoever shares a row before a publication shares it after: two looks tell no more than one', () => {
  const grupos = [grupo('oficina', 12, 10), grupo('direccion', 3, 2), grupo('ventas', 7, 6)]
  expect(show(grupos).juntos).toEqual(['oficina', 'direccion'])
  // With a row of its own for Oficina, twelve less ten would be the two of Dirección.
  const reservados = new Set(['direccion', 'ventas'])
  expect(show(grupos, { reservados }).juntos).toEqual(['oficina', 'direccion', 'ventas'])
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(12), fc.boolean(), fc.nat(2)), { minLength: 2, maxLength: 8 }),
      (invitados) => {
        const todos = invitados.map(([cuantos], i) => grupo(`g${i}`, cuantos, cuantos))
        const areas = [0, 1, 2].map((area) =>
          todos.flatMap(({ id }, i) => (invitados[i]![2] === area ? [id] : [])),
        )
        const ocultos = new Set(todos.flatMap(({ id }, i) => (invitados[i]![1] ? [id] : [])))
        const despues = show(todos, { areas, reservados: ocultos }).juntos
        for (const antes of show(todos, { areas }).juntos) expect(despues).toContain(antes)
      },
    ),
  )
})

/** One publication or two: whom each invited, and how many of them answered before each. */
const EMPRESA = fc.array(
  fc.array(fc.tuple(fc.nat(16), fc.nat(12), fc.nat(8)), { minLength: 1, maxLength: 3 }),
  { minLength: 2, maxLength: 4 },
)

test('of groups and figures together nobody works out how many of a small group answered', () => {
  let conChicos = 0
  const examine = (empresa: [number, number, number][][], publicaciones: number) => {
    const minimo = 5
    const areas = empresa.map((grupos, a) => ({
      id: `a${a}`,
      idsGruposDeOpinion: grupos.map((_, g) => `a${a}g${g}`),
    }))
    const todos = empresa.flatMap((grupos, a) =>
      grupos.map(([invitados, x, y], g) => {
        const antes = Math.min(invitados, x)
        const despues = publicaciones === 1 ? 0 : Math.min(invitados - antes, y)
        return { ...grupo(`a${a}g${g}`, invitados, antes + despues), hojas: [antes, despues] }
      }),
    )
    const idsGrupos = todos.map(({ id }) => id)
    const publish = (bloque: number, previos: PatronDeGrupos[]) => {
      const personas = todos.map(({ hojas }) => hojas[bloque]!)
      const patron = computePatron({
        celdas: { idsGrupos, idsAntiguedades: [], personas },
        areas,
        minimo,
        previos,
      })
      fc.pre(patron !== null)
      return [...previos, patron!]
    }
    const patrones = publicaciones === 1 ? publish(0, []) : publish(1, publish(0, []))
    const { grupos } = computeParticipacionVisible(todos, {
      areas,
      minimo,
      reservados: listGruposReservados(patrones),
    })
    const findFila = (id: string) => grupos.find((fila) => fila.id.split('+').includes(id))!
    /** What of a group is in no figure of its own, by publication; a row of its own less its figures tells of it. */
    const ocultas = patrones.flatMap((patron, bloque) =>
      todos.flatMap(({ id, invitados, hojas }) => {
        if (hojas[bloque] === 0 || isVisible(patron, 'grupos', id)) return []
        const area = areas.find(({ idsGruposDeOpinion }) => idsGruposDeOpinion.includes(id))!
        const deArea = isVisible(patron, 'areas', area.id) && area.id
        return [{ fila: findFila(id).id, lugar: `${bloque} ${deArea}`, id, invitados }]
      }),
    )
    for (const suyas of Map.groupBy(ocultas, ({ fila, lugar }) => `${fila} ${lugar}`).values()) {
      const personas = [...new Map(suyas.map(({ id, invitados }) => [id, invitados])).values()]
      conChicos += Number(personas.some((invitados) => invitados < minimo))
      expect(personas.reduce((suma, n) => suma + n, 0)).toBeGreaterThanOrEqual(minimo)
    }
    for (const { invitados, contestaron } of grupos)
      if (contestaron > 0) expect(invitados).toBeGreaterThanOrEqual(minimo)
  }
  fc.assert(fc.property(EMPRESA, fc.constantFrom(1, 2), examine), { numRuns: 800 })
  expect(conChicos).toBeGreaterThan(50)
})
