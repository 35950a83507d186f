import { expect, test } from 'vitest'
import { parseCsv } from '#domain/encuestados/parse-csv.ts'
import { readInvitados } from '#domain/encuestados/read-invitados.ts'
import { groupInvitados, reviewInvitados } from './lista.ts'

const grupos = [
  { id: 'a', orden: 1, nombre: 'Oficina' },
  { id: 'p', orden: 2, nombre: 'Planta' },
]
const { invitados } = readInvitados(
  parseCsv('ana@x.gt;1\nluis@x.gt;Planta\nmal;1\neva@x.gt;2\nleo@x.gt;2'),
  grupos,
)
const revision = reviewInvitados(invitados, [{ correo: 'LUIS@x.gt' }, { correo: null }])

test('what is wrong comes first, then who is already invited', () => {
  expect(revision.filas.map(({ linea }) => linea)).toEqual([3, 2, 1, 4, 5])
  expect(revision).toMatchObject({ malas: 1, yaInvitadas: 1, nuevas: 3 })
  expect(revision.porGrupo).toEqual(
    new Map([
      ['a', 1],
      ['p', 2],
    ]),
  )
})

test('only what can be sent is sent, group by group', () => {
  expect(groupInvitados(revision.filas)).toEqual([
    { idGrupoDeOpinion: 'a', correos: ['ana@x.gt'] },
    { idGrupoDeOpinion: 'p', correos: ['eva@x.gt', 'leo@x.gt'] },
  ])
})

test('whoever has no address is a number of the group, without a name', () => {
  const { invitados: lista } = readInvitados(
    parseCsv('Grupo;Nombre;Correo\n2;Ana;\n2;Luis;\n1;Eva;eva@x.gt'),
    grupos,
  )
  const sinCorreo = reviewInvitados(lista, [{ correo: null }])
  expect(sinCorreo).toMatchObject({ nuevas: 3, sinCorreo: 2, yaInvitadas: 0 })
  expect(groupInvitados(sinCorreo.filas)).toEqual([
    { idGrupoDeOpinion: 'p', correos: [], sinCorreo: 2 },
    { idGrupoDeOpinion: 'a', correos: ['eva@x.gt'] },
  ])
})
