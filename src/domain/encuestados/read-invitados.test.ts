import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCsv } from './parse-csv.ts'
import { readInvitados } from './read-invitados.ts'

const grupos = [
  { id: 'a', orden: 1, nombre: 'Administración' },
  { id: 'p', orden: 2, nombre: 'Planta, turno de día' },
]

const parseInvitados = (texto: string, deClima: typeof grupos) => readInvitados(parseCsv(texto), deClima)

describe('a CSV file', () => {
  test.each([
    ['a;b\n1;2', ';'],
    ['a,b\r\n1,2\r\n', ','],
    ['a\tb\r1\t2', 'tab'],
    ['sep=;\na;b\n1;2', 'said'],
    ['sep=,\r\na,b\r\n1,2', 'said'],
    ['"a";"b"\n"1";"2"\n;\n\n', 'quoted'],
  ])('%j has two rows (%s)', (texto) => {
    expect(parseCsv(texto).map(({ celdas }) => celdas)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  test('keeps what is quoted, and counts lines as an editor does', () => {
    expect(parseCsv('a,"b, ""c""\nd"\n\n x ,y')).toEqual([
      { linea: 1, celdas: ['a', 'b, "c"\nd'] },
      { linea: 4, celdas: ['x', 'y'] },
    ])
  })

  test('a cell of blanks in quotes without end is read in one pass', () => {
    expect(parseCsv(`a;b\n1;${'" " '.repeat(500_000)}x`)[1]?.celdas).toEqual(['1', 'x'])
  })

  test('gives back whatever was written', () => {
    const celda = fc.string().map((texto) => texto.replaceAll('\0', '').trim())
    const fila = fc.array(celda, { minLength: 2, maxLength: 4 }).filter((celdas) => celdas.some(Boolean))
    fc.assert(
      fc.property(fc.array(fila, { minLength: 1 }), fc.constantFrom(';', ',', '\t'), (filas, separador) => {
        const quote = (texto: string) => `"${texto.replaceAll('"', '""')}"`
        const texto = `sep=${separador}\n${filas.map((celdas) => celdas.map(quote).join(separador)).join('\r\n')}`
        expect(parseCsv(texto).map(({ celdas }) => celdas)).toEqual(filas)
      }),
    )
  })
})

describe('a file of people to invite', () => {
  test('has an address and a group in each row, by name, by G2 or by 2', () => {
    const texto =
      'Nombre;Grupo de opinión;Correo electrónico\nAna;ADMINISTRACION;ana@x.gt\nLuis;G2;luis@x.gt\nEva;2; eva@x.gt'
    expect(parseInvitados(texto, grupos).invitados.map(({ correo, idGrupo }) => [correo, idGrupo])).toEqual([
      ['ana@x.gt', 'a'],
      ['luis@x.gt', 'p'],
      ['eva@x.gt', 'p'],
    ])
  })

  test('may have been copied with signs that nobody sees', () => {
    const texto = 'Grupo;Correo\nPlanta, turno de día\u200b;luis@x.gt\n\u200eG2;eva@x.gt'
    expect(parseInvitados(texto, grupos).invitados.map(({ idGrupo }) => idGrupo)).toEqual(['p', 'p'])
  })

  test('may say over its titles what it is', () => {
    for (const encabezado of ['Personal 2026;;\n', 'Correos por grupo;;\nHecha el 3 de marzo;;\n;;\n']) {
      const { invitados, falla } = parseInvitados(
        `${encabezado}Nombre;Correo;Grupo\nAna;ana@x.gt;1\nEva;;2`,
        grupos,
      )
      expect(falla).toBeNull()
      expect(
        invitados.map(({ nombre, correo, idGrupo, problema }) => [nombre, correo, idGrupo, problema]),
      ).toEqual([
        ['Ana', 'ana@x.gt', 'a', null],
        ['Eva', '', 'p', null],
      ])
    }
  })

  test('may call the column of addresses whatever it likes', () => {
    const { invitados } = parseInvitados('Grupo;Persona;Buzón\n1;Ana;ana@x.gt\n2;Luis;luis@x.gt', grupos)
    expect(invitados.map(({ correo, idGrupo }) => [correo, idGrupo])).toEqual([
      ['ana@x.gt', 'a'],
      ['luis@x.gt', 'p'],
    ])
  })

  test('needs no titles where the columns speak for themselves', () => {
    for (const texto of [
      'ana@x.gt,"Planta, turno de día"\nluis@x.gt,Otra',
      'Ana;Planta, turno de día;ana@x.gt\nLuis;Otra;luis@x.gt',
    ]) {
      expect(parseInvitados(texto, grupos).invitados.map(({ idGrupo }) => idGrupo)).toEqual(['p', null])
    }
  })

  test('whoever has no address has an empty one, and a name that only whoever reads the list sees', () => {
    const { invitados } = parseInvitados('Grupo;Nombre;Correo\n1;Ana;\n1;Luis;\n2;Eva;eva@x.gt', grupos)
    expect(invitados.map(({ nombre, correo, problema }) => [nombre, correo, problema])).toEqual([
      ['Ana', '', null],
      ['Luis', '', null],
      ['Eva', 'eva@x.gt', null],
    ])
    expect(parseInvitados('Nombre;Grupo\nAna;1', grupos).invitados).toMatchObject([
      { correo: '', idGrupo: 'a' },
    ])
  })

  test('may name its groups under any title, below what the list is', () => {
    const texto =
      'Personal al 1 de marzo\nNo.;Colaborador;Depto;E-mail\n1;Ana;Administración;ana@x.gt\n2;Eva;Planta, turno de día;\n3;Luis;Otra;luis@x.gt'
    expect(
      parseInvitados(texto, grupos).invitados.map(({ nombre, correo, idGrupo }) => [nombre, correo, idGrupo]),
    ).toEqual([
      ['Ana', 'ana@x.gt', 'a'],
      ['Eva', '', 'p'],
      ['Luis', 'luis@x.gt', null],
    ])
    // Numbers of rows are no groups.
    expect(parseInvitados('No.;E-mail\n1;a@x.gt\n2;b@x.gt\n3;c@x.gt\n4;d@x.gt\n5;e@x.gt', grupos).pide).toBe(
      true,
    )
  })

  test('asks about a blank that joined two words, and about a slip in a known domain', () => {
    const filas = parseCsv('correo;grupo\nluis caal@x.gt;1\neva@gmial.com;2\n"Tum, Ana <ana@x.gt>";1')
    const { invitados } = readInvitados(filas, grupos)
    expect(invitados.map(({ correo, problema, opciones }) => [correo, problema, opciones])).toEqual([
      ['luis caal@x.gt', 'Tiene un espacio. ¿Cuál es?', ['luis.caal@x.gt', 'luiscaal@x.gt', 'caal@x.gt']],
      ['eva@gmial.com', '¿Es gmail.com?', ['eva@gmail.com', 'eva@gmial.com']],
      ['ana@x.gt', null, []],
    ])
    const elegidas = { 'luis caal@x.gt': 'luis.caal@x.gt', 'eva@gmial.com': 'eva@gmail.com' }
    expect(
      readInvitados(filas, grupos, { elegidas }).invitados.map(({ correo, problema }) => [correo, problema]),
    ).toEqual([
      ['luis.caal@x.gt', null],
      ['eva@gmail.com', null],
      ['ana@x.gt', null],
    ])
  })

  test('names what is wrong by its line', () => {
    const texto =
      'correo;grupo\n;1\nmal;1\na@x.gt;\nb@x.gt;Ventas\nc@x.gt;1\n\nC@X.gt;2\njosé@x.gt;1\na@x.gt / b@x.gt;1'
    expect(parseInvitados(texto, grupos).invitados.map(({ linea, problema }) => [linea, problema])).toEqual([
      [2, null],
      [3, 'No es una dirección de correo válida.'],
      [4, 'Falta el grupo.'],
      [5, 'Este clima no tiene un grupo «Ventas».'],
      [6, null],
      [8, 'La dirección ya está en la línea 6.'],
      [9, 'Antes de la arroba hay una tilde, una eñe u otro signo que el correo no admite.'],
      [10, 'Hay más de una dirección en la celda: deja una sola.'],
    ])
  })

  test.each([
    ['', 'El archivo está vacío.'],
    ['correo;grupo', 'El archivo trae los títulos y ninguna fila.'],
    ['a@x.gt;1\n'.repeat(50_001), 'El archivo trae 50,001 filas y de una vez se invita a 50,000: divídelo.'],
    ['a\n'.repeat(300_000), 'El archivo trae 300,000 filas y de una vez se invita a 50,000: divídelo.'],
  ])('says why it cannot be used', (texto, falla) => {
    expect(parseInvitados(texto, grupos)).toEqual({ invitados: [], falla, columnas: [], pide: false })
  })

  test.each([
    ['Ana;1\nLuis;2', [null, 'grupo']],
    ['ana@x.gt\nluis@x.gt', ['correo']],
    ['Persona;Unidad;Buzón\nAna;Norte;ana@x.gt', [null, null, 'correo']],
    [`${'x;'.repeat(200_000)}\n${'x\n'.repeat(2_000)}`, Array(100).fill(null)],
  ])('is asked which column is which where nobody can tell', (texto, columnas) => {
    expect(parseInvitados(texto, grupos)).toEqual({ invitados: [], falla: null, columnas, pide: true })
  })

  test('is read as a person says, from the first row that has an address or a group', () => {
    const filas = parseCsv(
      'Personal 2026;;;\nPersona;Unidad;Buzón;Otro\nAna;1;;a@otro.gt\nEva;Norte;eva@x.gt;e@otro.gt',
    )
    const leidos = readInvitados(filas, grupos, { decididas: ['nombre', 'grupo', 'correo', null] })
    expect(leidos).toMatchObject({ pide: false, falla: null, columnas: ['nombre', 'grupo', 'correo', null] })
    expect(
      leidos.invitados.map(({ nombre, correo, idGrupo, problema }) => [nombre, correo, idGrupo, problema]),
    ).toEqual([
      ['Ana', '', 'a', null],
      ['Eva', 'eva@x.gt', null, 'Este clima no tiene un grupo «Norte».'],
    ])
    expect(readInvitados(filas, grupos, { decididas: ['nombre', null, 'correo', null] })).toMatchObject({
      pide: true,
    })
    expect(
      readInvitados(filas, grupos, { decididas: [null, 'grupo', null, null] }).invitados.map(
        ({ correo }) => correo,
      ),
    ).toEqual(['', ''])
  })

  test('needs no group where the climate has one alone', () => {
    const [unico] = grupos
    expect(parseInvitados('Nombre;Correo\nAna;ana@x.gt', [unico!]).invitados).toMatchObject([
      { correo: 'ana@x.gt', nombre: 'Ana', idGrupo: 'a', problema: null },
    ])
    expect(parseInvitados('Ana;ana@x.gt', [unico!]).invitados).toMatchObject([
      { correo: 'ana@x.gt', idGrupo: 'a', problema: null },
    ])
  })
})
