import { expect, test } from 'vitest'
import { logInToClimas } from '../../src/server/features/climas/testing/climas-de-prueba.ts'
import { type Azar, createAzarEntero } from '../figures/historia.ts'
import {
  closeRonda,
  drawHoja,
  GRUPOS,
  type Hoja,
  listClases,
  MINIMO,
  type Ronda,
  readTodo,
} from '../figures/ronda-de-cliente.ts'
import { describeAnyEngine } from '../support/databases.ts'
import { createTestApp } from '../support/test-app.ts'

/** By group: who answers before the first publication, and before the close. */
const PERSONAS = [
  [9, 3, 7, 6, 8],
  [2, 0, 5, 1, 6],
]

const ANIOS = [2024, 2025]

/** The same people, with the answers of each class in other hands. */
function exchange(azar: Azar, clases: readonly Hoja[][]): Map<Hoja, Hoja> {
  return new Map(
    clases.flatMap((clase) => {
      const salto = 1 + azar(clase.length - 1)
      return clase.map((hoja, i) => [
        hoja,
        { ...hoja, respuestas: clase[(i + salto) % clase.length]!.respuestas },
      ])
    }),
  )
}

describeAnyEngine('a client who reads all calls, the report and the workbook of two rounds', (engine) => {
  test('cannot tell apart fewer people than the minimum, also where sheets are unfinished', async () => {
    const app = await createTestApp(engine)
    const staff = await logInToClimas(app)
    const azar = createAzarEntero(7)
    /** Two rounds of a company, and what its client reads of the second, where the first is compared with it. */
    const live = async (draw: (anio: number, definicion: Ronda['definicion']) => Hoja[][]) => {
      const idEmpresa: string = (await staff.insertEmpresa()).data.insertEmpresa.id
      const rondas: Ronda[] = []
      for (const anio of ANIOS)
        rondas.push(
          await closeRonda(app, staff, idEmpresa, { anio, draw: (definicion) => draw(anio, definicion) }),
        )
      const cliente = await app.logInAs('cliente', [idEmpresa])
      return { rondas, leido: await readTodo(app, cliente, rondas[1]!) }
    }
    const { rondas, leido } = await live((_, definicion) =>
      PERSONAS.map((porGrupo) =>
        Array.from({ length: GRUPOS }, (_grupo, grupo) =>
          Array.from({ length: porGrupo[grupo]! }, () => drawHoja(azar, definicion, grupo)),
        ).flat(),
      ),
    )
    /** `agrupar`: whose answers of a publication change hands among each other. */
    const relive = (agrupar: (ronda: Ronda, bloque: number) => Hoja[][]) =>
      live((anio) => {
        const ronda = rondas[ANIOS.indexOf(anio)]!
        return ronda.bloques.map((hojas, i) => {
          const nuevas = exchange(azar, agrupar(ronda, i))
          return hojas.map((hoja) => nuevas.get(hoja)!)
        })
      })
    const clases = (ronda: Ronda, i: number) => listClases(ronda, ronda.bloques[i]!, ronda.patrones[i]!)
    const tamanos = rondas.flatMap((ronda) =>
      [0, 1].flatMap((i) => clases(ronda, i).map(({ length }) => length)),
    )
    expect(Math.min(...tamanos)).toBeGreaterThanOrEqual(MINIMO)
    expect((await relive(clases)).leido).toEqual(leido)
    // The control: among all of the company the exchange shows.
    expect((await relive((ronda, i) => [ronda.bloques[i]!])).leido).not.toEqual(leido)
  })
})
