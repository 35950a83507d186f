import { expect, test } from 'vitest'
import { describeEngines } from '../../../../tests/support/databases.ts'
import type { SeccionIndicador, SeccionParticipacion } from '../../../domain/informe/informe.ts'
import { createInput, VARIABLES } from '../../../domain/lecturas/testing/ronda-de-prueba.ts'
import { openLecturas } from '../lecturas/testing/rondas-de-prueba.ts'
import { composeInforme } from './compose-informe.ts'

describeEngines('a report among the rounds of a company', (engine) => {
  test('tells of the rounds before its own alone, and compares no indicator with a variable that changed', async () => {
    const { closeRonda, ctx } = await openLecturas(engine)
    const opinion = () => 0.6
    const conOtra = createInput({ ...VARIABLES, Jefe: [...VARIABLES.Jefe!, { texto: 'Me escucha.' }] })
    const { idClima: de2023 } = await closeRonda({ anio: 2023, opinion, porGrupo: 7 })
    const { idClima } = await closeRonda({ anio: 2024, documento: conOtra, opinion, porGrupo: 7 })
    await closeRonda({ anio: 2025, documento: conOtra, opinion, porGrupo: 7 })
    const { informe, leido } = await composeInforme(ctx, idClima)
    expect(leido.comparables.map(({ id }) => id)).toEqual([de2023])
    const participacion = informe.secciones.find(
      (una): una is SeccionParticipacion => una.tipo === 'participacion',
    )
    expect(participacion!.rondas.map(({ anio }) => anio)).toEqual([2023, 2024])
    const [direccion, compromiso] = informe.secciones.filter(
      (una): una is SeccionIndicador => una.tipo === 'indicador',
    )
    expect(direccion).toMatchObject({
      valor: { antes: null },
      cambio: null,
      notas: ['Jefe no es comparable. En 2024, a diferencia de 2023, se pregunta también «Me escucha».'],
      variables: [
        { nombre: 'Rumbo', factores: [{ antes: expect.any(Number) }] },
        { nombre: 'Jefe', factores: [{ antes: null }] },
      ],
    })
    expect(compromiso).toMatchObject({
      valor: { antes: expect.any(Number) },
      cambio: { puntos: expect.any(Number) },
      notas: [],
    })
  })

  test('is not compared with a round without a minimum: small groups of that one were for the consultancy alone', async () => {
    const { closeRonda, ctx } = await openLecturas(engine)
    const opinion = () => 0.6
    await closeRonda({ anio: 2023, opinion, porGrupo: 7, cambios: { minimoPorGrupo: 1 } })
    const { idClima } = await closeRonda({ anio: 2024, opinion, porGrupo: 7 })
    const { leido } = await composeInforme(ctx, idClima)
    expect(leido.comparables).toEqual([])
    expect(leido.elecciones.idClimaAntes).toBeNull()
  })
})
