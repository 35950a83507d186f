import { expect, test } from 'vitest'
import { formatPantalla, formatVista, parseVista, type Vista } from './vista.ts'

const parse = (ruta: string) => parseVista(new URL(ruta, 'http://sitio').searchParams)

test.each<Vista>([
  { vista: 'TableClima' },
  { vista: 'TableClima', buscar: 'ceiba 2025', pagina: '2' },
  { vista: 'Empresas' },
  { vista: 'Empresas', buscar: 'la & ceiba', pagina: '3' },
  { vista: 'NuevaEmpresa' },
  { vista: 'EditarEmpresa', idEmpresa: 'e1' },
  { vista: 'NuevoClima' },
  { vista: 'NuevoClima', idEmpresa: 'a b' },
  { vista: 'NuevoClima', idEmpresa: 'e1', ronda: 'k4t9w2' },
  { vista: 'EditarClima', idClima: 'k4t9&w2' },
  { vista: 'Estructura', idClima: 'k4t9w2' },
  { vista: 'Estructura', idClima: 'k4t9w2', seccion: 'grupos' },
  { vista: 'GraficasClima', idClima: 'k4t9w2' },
  { vista: 'GraficasClima', idClima: 'k4t9w2', grafica: 'AreasDeAnalisisPorGrupoDeOpinion', parte: 'g&1' },
  { vista: 'GraficasClima', idClima: 'k4t9w2', grafica: 'AntiguedadComparativas', comparado: 'k2' },
  { vista: 'InvitacionDeEncuesta', idClima: 'k4t9w2' },
  { vista: 'TableEncuestados', idClima: 'k4t9w2' },
])('$vista survives the address', (vista) => {
  expect(parse(formatVista(vista))).toEqual(vista)
})

test('an address that says nothing known is the list', () => {
  for (const ruta of [
    '?vista=Nada',
    '?vista=EditarClima',
    '?vista=Estructura&clima=',
    '?vista=GraficasClima',
    '?vista=TableEncuestados',
  ])
    expect(parse(ruta)).toEqual({ vista: 'TableClima' })
})

test('what narrows a list or a reading leaves one on the same screen', () => {
  const encuestados = { vista: 'TableEncuestados', idClima: 'k4' } as const
  expect(formatPantalla({ ...encuestados, correo: 'Rebotado' })).toBe(formatPantalla(encuestados))
  const mapa = { vista: 'GraficasClima', idClima: 'k4', grafica: 'MapaDeCalor' } as const
  expect(formatPantalla({ ...mapa, orden: 'Carga', modo: 'cambio' })).toBe(formatPantalla(mapa))
  expect(formatPantalla({ ...mapa, grafica: 'Tendencia' })).not.toBe(formatPantalla(mapa))
})
