import { expect, test } from 'vitest'
import { findDatosPersonales, guessTipo } from './datos-personales.ts'
import { coverTexto, listTapados, splitCubierto } from './tapados.ts'

const cover = (texto: string) => coverTexto(texto, findDatosPersonales(texto))

test.each([
  [
    'Mi jefe Carlos López nos grita enfrente de los clientes.',
    'Mi jefe [nombre] nos grita enfrente de los clientes.',
  ],
  [
    'Las horas extra no las pagan, reporten eso al ing. Pérez',
    'Las horas extra no las pagan, reporten eso al ing. [nombre]',
  ],
  [
    'Doña Rosario sí sabe mandar: explica y no se enoja',
    'Doña [nombre] sí sabe mandar: explica y no se enoja',
  ],
  ['el ingeniero pérez nunca está', 'el ingeniero [nombre] nunca está'],
  ['Escríbanme a marta.gomez@gmail.com si quieren', 'Escríbanme a [correo] si quieren'],
  ['o a marta.gomez @gmail.com.', 'o a [correo].'],
  ['mi numero es 5512-8890 por si me quieren cambiar', 'mi numero es [teléfono] por si me quieren cambiar'],
  ['llámenme al +502 4123 5566, soy Brenda; gracias', 'llámenme al [teléfono], soy [nombre]; gracias'],
  ['Me llamo Ana Lucía Morales, DPI 2345 67890 0101, y quiero', 'Me llamo [nombre], DPI [DPI], y quiero'],
  ['Mi código de empleado es 4471, llevo dos meses', 'Mi código de empleado es [dato], llevo dos meses'],
  [
    'Si le cae bien al licenciado Fuentes le da permiso',
    'Si le cae bien al licenciado [nombre] le da permiso',
  ],
  ['Luis Fernando Ajú del turno B acosa a las compañeras', '[nombre] del turno B acosa a las compañeras'],
  ['Con Julio y la Seño Mary sí se trabaja bonito', 'Con [nombre] y la Seño [nombre] sí se trabaja bonito'],
  ['MI JEFE CARLOS LOPEZ NOS GRITA', 'MI JEFE [nombre] NOS GRITA'],
  ['que edwin deje de gritar', 'que [nombre] deje de gritar'],
])('%s', (texto, esperado) => {
  expect(cover(texto)).toBe(esperado)
})

test.each([
  'en julio se inunda la entrada y nadie arregla',
  'En Julio no nos pagaron el bono 14',
  'Hace un calor horrible; la luz se va cada domingo',
  'La norma dice que tomas tu hora de almuerzo',
  'El plan carrera que ofrecieron en 2023 se quedó en papel',
  'Entre 2024 y 2025, o 2024 2025, nadie subió de Q3,500',
  'Mi jefe nos grita. Gerente General nuevo, por favor',
  'Los reyes de la oficina son los de ventas',
  'Salimos a las 9 de la noche casi todos los días',
  'Que el aguinaldo lo den antes del 15',
])('nobody is named in: %s', (texto) => {
  expect(cover(texto)).toBe(texto)
})

test('what somebody covers by hand has the kind that its letters suggest', () => {
  expect(['Beto', 'b@x.gt', '5512 8890', '2345678900101', 'ruta 7'].map(guessTipo)).toEqual([
    'nombre',
    'correo',
    'telefono',
    'dpi',
    'dato',
  ])
})

test('a proposal is uncovered, a stretch is added, and both are found again in the covered text', () => {
  const texto = 'Que Carlos y el de la moto roja traten igual a todos.'
  const moto = texto.indexOf('el de la moto')
  const tapados = listTapados(texto, [
    { desde: 4, hasta: 10, tipo: 'nombre', visible: true },
    { desde: moto, hasta: moto + 18, tipo: 'dato', visible: false },
  ])
  const cubierto = coverTexto(texto, tapados)
  expect(cubierto).toBe('Que Carlos y [dato] traten igual a todos.')
  expect(splitCubierto(cubierto, tapados)).toEqual([
    { clase: 'texto', texto: 'Que Carlos y ', desde: 0 },
    { clase: 'tapado', texto: '[dato]', tapado: tapados[0] },
    { clase: 'texto', texto: ' traten igual a todos.', desde: moto + 18 },
  ])
})

test('stretches that overlap are covered once, and nothing of them is left in sight', () => {
  const texto = 'Pregunten a Carlos López de bodega'
  const tapados = listTapados(texto, [{ desde: 19, hasta: 34, tipo: 'dato', visible: false }])
  expect(coverTexto(texto, tapados)).toBe('Pregunten a [nombre]')
})
