import { expect, test } from 'vitest'
import { explainReservas, type ReservasDeClima } from './explain-reservas.ts'
import { formatReserva, getReserva } from './reserva.ts'

const TEXTILES: ReservasDeClima = {
  minimo: 5,
  personas: 212,
  enBloques: false,
  areas: [
    {
      nombre: 'Planta',
      personas: 178,
      reserva: null,
      grupos: [
        { nombre: 'Hilatura', personas: 67, reserva: null },
        { nombre: 'Tejeduría', personas: 111, reserva: null },
      ],
    },
    {
      nombre: 'Oficinas',
      personas: 34,
      reserva: null,
      grupos: [
        { nombre: 'Administración', personas: 20, reserva: null },
        { nombre: 'Ventas', personas: 10, reserva: 'porOtroGrupo' },
        { nombre: 'Dirección', personas: 4, reserva: 'menosDelMinimo' },
      ],
    },
  ],
  antiguedades: [{ reserva: null }, { reserva: 'porOtroGrupo' }],
}

test('the group that pays for a small one is explained by the subtraction it prevents', () => {
  const [chicos, pagan] = explainReservas(TEXTILES)
  expect(chicos).toContain('Dirección: no llega a 5 personas')
  expect(pagan).toBe(
    'En Oficinas se reserva también Ventas (10): restando de Oficinas los grupos que se ven quedaría Dirección (4), y se sabría lo que dijeron esas 4 personas.',
  )
})

test('a group that was small when it was decided on is told so, however many it has now', () => {
  const [planta, oficinas] = TEXTILES.areas
  const grupos = oficinas!.grupos.map((grupo) =>
    grupo.nombre === 'Dirección' ? { ...grupo, personas: 7 } : grupo,
  )
  const [alPrincipio] = explainReservas({
    ...TEXTILES,
    enBloques: true,
    areas: [planta!, { ...oficinas!, grupos }],
  })
  expect(alPrincipio).toContain('Dirección: en la primera publicación con sus respuestas no llegaba a 5')
  expect(alPrincipio).not.toContain('no llega a 5')
})

test('with several publications the sizes of all are no proof, so none is subtracted', () => {
  const [, pagan] = explainReservas({ ...TEXTILES, enBloques: true })
  expect(pagan).toContain('de al menos 5 personas juntas')
  expect(pagan).not.toContain('Dirección (4)')
})

test('a seniority is explained by the crossings, without the size of any', () => {
  const parrafo = explainReservas(TEXTILES).find((texto) => texto.includes('una antigüedad solo cuenta'))
  expect(parrafo).toContain('Aquí 3 grupos por 2 antigüedades son 6 cruces entre 212 personas.')
  const sinGrupos = TEXTILES.areas.map((area) => ({ ...area, grupos: [] }))
  const sin = explainReservas({ ...TEXTILES, areas: sinGrupos })
  expect(sin.join(' ')).not.toContain('cruces entre')
})

test('what was not asked for is not explained', () => {
  const deGrupos = explainReservas(TEXTILES, 'grupos').join(' ')
  expect(deGrupos).toContain('Dirección')
  expect(deGrupos).not.toContain('antigüedad')
  const deAntiguedades = explainReservas(TEXTILES, 'antiguedades').join(' ')
  expect(deAntiguedades).not.toContain('Dirección')
  expect(deAntiguedades).toContain('6 cruces')
})

test('where nothing is withheld there is nothing to explain', () => {
  const areas = TEXTILES.areas.slice(0, 1)
  expect(explainReservas({ ...TEXTILES, areas, antiguedades: [{ reserva: null }] })).toEqual([])
})

test('an area that pays is told as one', () => {
  const areas = [{ nombre: 'Planta', personas: 9, reserva: 'porOtroGrupo' as const, grupos: [] }]
  expect(explainReservas({ ...TEXTILES, areas, antiguedades: [] })[0]).toContain('Planta se reserva entera')
})

test('a set without sheets is promised figures only while its climate waits for the first publication', () => {
  expect(formatReserva('sinPublicar', 5, true)).toBe('Al publicar')
  expect(formatReserva('sinPublicar', 5)).toBe('Sin respuestas publicadas')
})

test('beside as many as the minimum it is not said that they are fewer', () => {
  const say = (contestaron: number | null) =>
    formatReserva(getReserva('grupos', 'menosDelMinimo', { contestaron, minimoPorGrupo: 5 }), 5)
  expect([say(4), say(null), say(5)]).toEqual([
    'Menos de 5 personas',
    'Menos de 5 personas',
    'Eran menos de 5 al publicarse',
  ])
})

test('no seniority is said to give another group away', () => {
  expect(formatReserva(getReserva('antiguedades', 'porOtroGrupo'), 5)).toBe(
    'Se reserva: en algún grupo señalaría a menos de 5',
  )
  expect(formatReserva(getReserva('grupos', 'porOtroGrupo'), 5)).toBe('Se reserva para proteger a otro grupo')
  expect(getReserva('antiguedades', 'menosDelMinimo')).toBe('menosDelMinimo')
})
