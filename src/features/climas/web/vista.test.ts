import { expect, test } from 'vitest'
import { PANTALLAS } from './pantallas.ts'
import { findDireccionPropia, formatPantalla, formatVista, parseVista, type Vista } from './vista.ts'

const AREA = '/admin/clima-organizacional/'
const read = (ruta: string) => new URL(ruta, 'http://sitio')
const parse = (ruta: string) => parseVista(read(ruta))

test.each<Vista>([
  ...Object.entries(PANTALLAS).map(
    ([vista, pantalla]) =>
      ({
        vista,
        ...('deClima' in pantalla ? { idClima: 'k4t9&/w2' } : {}),
        ...('detalles' in pantalla
          ? Object.fromEntries(pantalla.detalles.map((detalle) => [detalle, 'la & ceiba']))
          : {}),
      }) as Vista,
  ),
  { vista: 'TableClima' },
  { vista: 'NuevoClima', empresa: 'e1', ronda: 'k4t9w2' },
  { vista: 'Estructura', idClima: 'k4t9w2', seccion: 'grupos' },
  { vista: 'GraficasClima', idClima: 'k4t9w2', grafica: 'AreasDeAnalisisPorGrupoDeOpinion', parte: 'g&1' },
])('$vista survives the address', (vista) => {
  expect(parse(formatVista(vista))).toEqual(vista)
  // Below a prefix too.
  expect(parse(`/sitio${formatVista(vista)}`)).toEqual(vista)
})

test('the five states of the specification share one address, and no other screen has it', () => {
  const estados = Object.keys(PANTALLAS).filter((vista) =>
    formatVista({ vista, idClima: 'k4' } as Vista).startsWith(`${AREA}ver-climas`),
  )
  expect(estados).toEqual([
    'TableClima',
    'EditarClima',
    'InvitacionDeEncuesta',
    'TableEncuestados',
    'GraficasClima',
  ])
})

test('an address that says nothing known is the list', () => {
  for (const ruta of [
    'ver-climas?vista=Nada',
    'ver-climas?vista=constructor&clima=__proto__',
    'ver-climas?vista=EditarClima',
    'ver-climas?vista=Estructura&clima=',
    'ver-climas?vista=GraficasClima',
    'estructura/%E0%A4%A',
  ])
    expect(parse(AREA + ruta)).toEqual({ vista: 'TableClima' })
})

test('an old address leads to where its screen is, with what it said', () => {
  const find = (ruta: string) => findDireccionPropia(read(AREA + ruta))
  expect(find('ver-climas?vista=Mesa&clima=k4&pregunta=p1&ver=tapadas')).toBe(
    `${AREA}mesa/k4?pregunta=p1&ver=tapadas`,
  )
  expect(find('ver-climas?vista=Empresas&buscar=ceiba')).toBe(`${AREA}empresas?buscar=ceiba`)
  expect(find('ver-climas?vista=EditarEmpresa&empresa=e1')).toBe(`${AREA}editar-empresa?empresa=e1`)
  for (const ruta of [
    'ver-climas',
    'ver-climas?vista=EditarClima&clima=k4',
    'mesa/k4',
    'ver-climas?vista=Mesa',
  ])
    expect(find(ruta)).toBeNull()
})

test('what narrows a list or a reading leaves one on the same screen', () => {
  const encuestados = { vista: 'TableEncuestados', idClima: 'k4' } as const
  expect(formatPantalla({ ...encuestados, correo: 'Rebotado' })).toBe(formatPantalla(encuestados))
  const mapa = { vista: 'GraficasClima', idClima: 'k4', grafica: 'MapaDeCalor' } as const
  expect(formatPantalla({ ...mapa, orden: 'Carga', modo: 'cambio' })).toBe(formatPantalla(mapa))
  expect(formatPantalla({ ...mapa, grafica: 'Tendencia' })).not.toBe(formatPantalla(mapa))
})
