import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getTextos, splitTexto } from './articulo.ts'
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
