import { describe, expect, test } from 'vitest'
import { foldParaBuscar } from '../texto/fold-texto.ts'
import { type Nivel, parseFiltro } from './filtros.ts'
import { listPalabrasDeCV, stepPalabrasDeCV, type TextosDeCV } from './palabras.ts'

const ana: TextosDeCV = {
  nombres: ['María José', 'Núñez', "O'Connor"],
  etiquetas: ['Analista de Nómina'],
  correo: 'mj_nunez+cv@Correo.example',
  telefonos: ['+502 5512-0341', '2233 4455'],
  estado: 'Validado',
  alDia: Date.UTC(2026, 4, 2),
  archivo: 'Programó en C++ y C#. Creció 100% las ventas; node.js, straße y «comillas».',
}

/** How an engine reads a level: what the index does, without an index. */
function meets(palabras: string[], nivel: Nivel): boolean {
  const hay = (termino: Extract<Nivel[number], readonly unknown[]>) =>
    termino.some((alternativa) =>
      alternativa.palabras.every((buscada) =>
        palabras.some((palabra) =>
          alternativa.porInicio ? palabra.startsWith(buscada) : palabra === buscada,
        ),
      ),
    )
  return nivel.every((termino) => ('sin' in termino ? !hay(termino.sin) : hay(termino)))
}

function findNivel(filtro: string, cv: TextosDeCV = ana): number | null {
  const palabras = listPalabrasDeCV(cv)
  const nivel = parseFiltro(filtro).findIndex((candidato) => meets(palabras, candidato))
  return nivel === -1 ? null : nivel
}

describe('a filter finds', () => {
  test.each([
    ['a name without its accents', 'maria nunez'],
    ['a name in capitals', 'NÚÑEZ'],
    ['the beginning of a word', 'nuñ'],
    ['a word after an apostrophe', 'connor'],
    ['a word with an apostrophe', "o'con"],
    ['a word with the apostrophe that Word writes', 'O’Connor'],
    ['a tag', 'nomina'],
    ['the middle of an address', 'nez+cv@corr'],
    ['an underscore of an address', '_nunez'],
    ['the middle of a telephone', '120341'],
    ['a telephone written otherwise', '(5512)0341'],
    ['a telephone in two words', '5512 0341'],
    ['a telephone with its prefix', '+5025512'],
    ['the second telephone', '3344'],
    ['text of the file', 'programo ventas'],
    ['signs as text', 'c++'],
    ['another sign as text', 'c#'],
    ['a percent sign alone', '%'],
    ['a percent sign after a number', '100%'],
    ['a quote as text', '"comillas"'],
    ['words joined by a dot', 'node.js'],
    ['a letter that spells as two', 'strasse'],
    ['words of different fields', 'maria 5512 ventas nomina correo.example'],
    ['words around lone punctuation', 'Núñez - María,'],
  ])('%s', (_name, filtro) => {
    expect(findNivel(filtro)).not.toBeNull()
  })
})

describe('a filter does not find', () => {
  test.each([
    ['the middle of a word', 'aria'],
    ['one word missing among several', 'maria pedro'],
    ['a percent sign as a wildcard', 'mar%'],
    ['an underscore as a wildcard', 'mar_a'],
    ['a star as a wildcard', 'mar*'],
    ['a quote that is not there', '"maria"'],
    ['the operators of an engine', 'maria OR pedro'],
    ['a telephone with other digits', '5512-9999'],
    ['digits across two telephones', '03412233'],
    ['a backslash', '\\'],
    ['an address as a pattern', 'mj.nunez'],
  ])('%s', (_name, filtro) => {
    expect(findNivel(filtro)).toBeNull()
  })
})

test('a filter of blanks asks for nothing', () => {
  expect(parseFiltro('  \t ')).toEqual([])
})

test('whole words of the form are the best match, then beginnings there, then the file', () => {
  expect(findNivel('nunez')).toBe(0)
  expect(findNivel('nun')).toBe(1)
  expect(findNivel('programo')).toBe(2)
  expect(findNivel('prog')).toBe(3)
  expect(findNivel('nunez prog')).toBe(3)
})

test('folding twice changes nothing more', () => {
  for (const texto of ['ÁÑÜß İı ﬁn', 'Ærø Œuvre Łódź', '“«℡»”', 'Ⅷ ½ ²']) {
    expect(foldParaBuscar(foldParaBuscar(texto))).toBe(foldParaBuscar(texto))
  }
})

test('private-use characters of a text are no marks', () => {
  const cv = { ...ana, archivo: '\ue000fingido@correo.example' }
  expect(findNivel('ingido', cv)).toBeNull()
})

test('endless text gives bounded words, each of them well formed', () => {
  const archivo = Array.from({ length: 8_000 }, (_, turno) => `${turno}${'𐐨'.repeat(40)}`).join(' ')
  const palabras = listPalabrasDeCV({ ...ana, archivo })
  const letras = palabras.join('').length
  expect(letras).toBeGreaterThan(299_000)
  expect(letras).toBeLessThanOrEqual(300_000)
  expect(palabras.every((palabra) => palabra.isWellFormed() && palabra.length <= 65)).toBe(true)
  const cortas = Array.from({ length: 30_000 }, (_, turno) => `p${turno}`).join(' ')
  const sinArchivo = listPalabrasDeCV({ ...ana, archivo: '' }).length
  expect(listPalabrasDeCV({ ...ana, archivo: cortas })).toHaveLength(sinArchivo + 6_000)
})

test('a long text is taken apart in steps, between words, and gives the same', () => {
  const parrafo = Array.from({ length: 500 }, (_, turno) => `palabra${turno} Nómina O'Connor`).join(' ')
  const archivo = Array.from({ length: 12 }, () => parrafo).join(' ')
  const pasos = stepPalabrasDeCV({ ...ana, archivo })
  let cuantos = 0
  let paso = pasos.next()
  for (; !paso.done; paso = pasos.next()) cuantos++
  expect(cuantos).toBeGreaterThanOrEqual(Math.ceil(archivo.length / 8_000))
  expect(paso.value).toEqual(listPalabrasDeCV({ ...ana, archivo: parrafo }))
  const sinEspacios = stepPalabrasDeCV({ ...ana, archivo: "a-'".repeat(60_000) })
  cuantos = 0
  for (let uno = sinEspacios.next(); !uno.done; uno = sinEspacios.next()) cuantos++
  expect(cuantos).toBeGreaterThan(20)
})
