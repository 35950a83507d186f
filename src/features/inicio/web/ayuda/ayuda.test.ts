import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PANTALLAS } from '#features/climas/web/pantallas.ts'
import { formatVista, type Vista } from '#features/climas/web/vista.ts'
import { NOMBRES } from '#features/resultados/web/graficas.ts'
import { getTextos, splitTexto } from './articulo.ts'
import { findArticuloDePantalla } from './articulo-de-pantalla.ts'
import { ARTICULOS, listArticulos, searchArticulos } from './articulos.ts'

const screens = globSync('src/{web,features/*/web}/**/*.{ts,tsx}').filter(
  (file) => !file.includes('inicio/web/ayuda/') && !file.includes('.test.') && !file.includes('generated'),
)
const said = screens
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replace(/\s+/g, ' ')

test.for(ARTICULOS.map((articulo) => [articulo.clave, articulo] as const))(
  'what «%s» names is on a screen',
  ([, articulo]) => {
    const names = getTextos(articulo)
      .flatMap(splitTexto)
      .filter(({ dePantalla }) => dePantalla)
      .map(({ texto }) => texto)
    expect(names.filter((name) => !said.includes(name))).toEqual([])
  },
)

test('each article has a name of its own, and a picture where it says so', () => {
  const claves = ARTICULOS.map(({ clave }) => clave)
  expect(new Set(claves).size).toBe(claves.length)
  const conImagen = ARTICULOS.filter(({ imagen }) => imagen)
  expect(
    conImagen.filter(({ clave }) => !existsSync(`src/features/inicio/web/ayuda/imagenes/${clave}.webp`)),
  ).toEqual([])
})

test('every screen has an article, and each is for whoever sees the screen', () => {
  const staff = listArticulos('administrador').map(({ clave }) => clave)
  const cliente = listArticulos('cliente').map(({ clave }) => clave)
  for (const path of [
    '/dashboard',
    '/admin/cv',
    '/admin/cv/ingresar',
    '/admin/cv/buscar',
    '/admin/cv/editar/1',
    '/admin/cv/etiquetas',
    '/admin/cv/vacantes',
    '/admin/cv/vacantes/1',
    '/admin/cv/pendientes',
    '/admin/cv/pendientes?vista=por-actualizar',
    '/admin/cv/pendientes?vista=mensajes',
    '/admin/cv/pendientes?vista=retencion',
    '/admin/equipo',
    '/admin/equipo?vista=bitacora',
    '/admin/ajustes',
    '/admin/cuenta',
    '/admin/cuenta/segundo-factor',
    ...Object.keys(PANTALLAS).map((vista) => formatVista({ vista, idClima: 'k4' } as Vista)),
    ...NOMBRES.map((grafica) => formatVista({ vista: 'GraficasClima', idClima: 'k4', grafica })),
  ]) {
    const { pathname, search } = new URL(path, 'http://localhost')
    expect(staff).toContain(findArticuloDePantalla(pathname, search))
  }
  expect(findArticuloDePantalla('/admin/cuenta', '')).not.toBe('segundo-factor')
  // The list of climates is what an address leads to that nobody thought of.
  const sinPensar = findArticuloDePantalla('/admin/clima-organizacional/ver-climas', '')
  for (const vista of ['mesa', 'temas-por-area', 'sin-correo', 'captura', 'plan', 'informe'])
    expect(findArticuloDePantalla(`/admin/clima-organizacional/${vista}/k4`, '')).not.toBe(sinPensar)
  for (const path of [
    '/cliente',
    '/cliente/resultados',
    '/cliente/informes',
    '/cliente/plan',
    '/admin/cuenta',
    '/admin/cuenta/segundo-factor',
  ])
    expect(cliente).toContain(findArticuloDePantalla(path, ''))
})

test('a search finds by any words, without accents, titles first', () => {
  const found = searchArticulos(listArticulos('administrador'), 'bitacora')
  expect(found[0]?.clave).toBe('bitacora')
  expect(
    searchArticulos(listArticulos('administrador'), 'reenvia token').map(({ clave }) => clave),
  ).toContain('correo-fallido')
  expect(searchArticulos(listArticulos('cliente'), 'retención')).toEqual([])
  for (const buscado of ['anónimo', 'ANONIMO'])
    expect(searchArticulos(listArticulos('consultor'), buscado)[0]?.clave).toBe('cerrar')
})
