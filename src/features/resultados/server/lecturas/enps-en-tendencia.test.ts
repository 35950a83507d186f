import { expect, test } from 'vitest'
import type { ParteInput } from '#domain/climas/clima-input.ts'
import { createInput } from '#domain/lecturas/testing/ronda-de-prueba.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { openLecturas } from './testing/rondas-de-prueba.ts'

const ESCALA: ParteInput = {
  orden: 90,
  tipo: 'escala',
  eNPS: true,
  puntos: Array.from({ length: 11 }, (_, i) => ({ texto: String(i), favorable: i > 8 })),
  preguntas: [{ orden: 1, pregunta: '¿La recomendarías?' }],
}

function createConENPS() {
  const documento = createInput()
  const { tipo, partesCuestionario } = documento.cuestionario
  return { ...documento, cuestionario: { tipo, partesCuestionario: [...partesCuestionario, ESCALA] } }
}

describeEngines('eNPS in the trend', (engine) => {
  test('is told of the whole company in the rounds that asked it, and in no other', async () => {
    const app = await openLecturas(engine)
    await app.closeRonda({ anio: 2023, opinion: () => 0.5 })
    for (const [anio, favor] of [
      [2024, 0],
      [2025, 1],
    ] as const)
      await app.closeRonda({ anio, documento: createConENPS(), opinion: () => favor, porGrupo: 10 })
    const { data } = await app.graphql('{ climasOrganizacionales { id periodo } }', {}, app.cookie)
    const idDe = (periodo: string) =>
      data.climasOrganizacionales.find((una: { periodo: string }) => una.periodo === periodo).id
    const { eNPS } = await app.read('getTendencia', { idClima: idDe('2025') })
    expect(eNPS).toEqual([
      {
        pregunta: '¿La recomendarías?',
        rondas: [
          { periodo: '2024', eNPS: { puntos: -100, personas: 30 } },
          { periodo: '2025', eNPS: { puntos: 100, personas: 30 } },
        ],
      },
    ])
    expect((await app.read('getTendencia', { idClima: idDe('2023') })).eNPS).toEqual([])
  })
})
