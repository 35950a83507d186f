import { expect, test } from 'vitest'
import { describeFaltan } from './SinCorreo.tsx'

/** Each group: how many are planned, how many were invited by mail. */
const describePorGrupo = (...grupos: [number, number][]) =>
  describeFaltan({
    planeados: grupos.reduce((suma, [planeados]) => suma + planeados, 0),
    gruposDeOpinion: grupos.map(([encuestadosPlaneados], i) => ({ id: `g${i}`, encuestadosPlaneados })),
    porGrupo: grupos.map(([, correo], i) => ({ id: `g${i}`, personas: { correo } })),
  })

test('who is invited beyond the plan of one group leaves nobody of another out of the count', () => {
  expect(describePorGrupo([12, 15], [845, 40])).toMatch(
    /^De las 857 personas planeadas, 805 no están invitadas por correo\./,
  )
})

test('nobody and everybody are said in words', () => {
  expect(describePorGrupo([12, 0], [845, 0])).toMatch(
    /^De las 857 personas planeadas, ninguna está invitada por correo\./,
  )
  expect(describePorGrupo([12, 15])).toMatch(/^De las 12 personas planeadas, todas están invitadas/)
})
