import { expect, test } from 'vitest'
import { describeInvitados } from './describe-invitados.ts'

const describePorGrupo = (...porGrupo: { planeados: number; invitados: number }[]) =>
  describeInvitados({
    planeados: porGrupo.reduce((suma, grupo) => suma + grupo.planeados, 0),
    invitados: porGrupo.reduce((suma, grupo) => suma + grupo.invitados, 0),
    porGrupo,
  })

test('who is invited beyond the plan of one group leaves nobody of another out of the count', () => {
  expect(describePorGrupo({ planeados: 12, invitados: 15 }, { planeados: 24, invitados: 21 })).toBe(
    '3 personas sin invitar',
  )
})

test('nobody, everybody, one who is missing', () => {
  expect(describePorGrupo({ planeados: 12, invitados: 0 })).toBe('Nadie invitado todavía')
  expect(describePorGrupo({ planeados: 12, invitados: 12 })).toBe('12 de 12 invitadas')
  expect(describePorGrupo({ planeados: 12, invitados: 11 })).toBe('1 persona sin invitar')
})
