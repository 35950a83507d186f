import { expect, test } from 'vitest'
import { CORTES, cutActo } from '../../src/features/publicacion/server/cierre/testing/cortes.ts'
import { describeEngines } from '../support/databases.ts'

const ACTOS = ['publicar', 'poner mínimo', 'cerrar', 'eliminar'] as const
const CASOS = ACTOS.flatMap((acto) => CORTES.map((corte) => [acto, corte] as const))

describeEngines('what staff decide, cut at each of its steps', (engine) => {
  test.for(CASOS)('%s: %s', async ([acto, corte]) => {
    const { cortes, decididos } = await cutActo(engine, acto, corte)
    expect(cortes).toBeGreaterThan(2)
    expect(decididos).toBeGreaterThan(0)
  })
})
