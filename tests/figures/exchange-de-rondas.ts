import { logInToClimas } from '../../src/features/climas/server/testing/climas-de-prueba.ts'
import type { Engine } from '../../src/server/db/engine/database.ts'
import { createTestApp } from '../support/test-app.ts'
import { type Azar, createAzarEntero } from './historia.ts'
import { workOnRondas } from './obras-de-staff.ts'
import { type Leido, readComoCliente, readComoPersonal } from './read-rondas.ts'
import { ANIOS, closeRonda, drawHoja, type Hoja, listClases, type Ronda } from './ronda-de-cliente.ts'

/** By round, by publication and by group: who answers. */
export type Tamanos = readonly (readonly (readonly number[])[])[]

/** Rounds of companies of small groups; the last has a new group in its second publication and, in some, people enough for priorities. */
export function drawTamanos(azar: Azar): Tamanos {
  const draw = (grupos: number) => Array.from({ length: grupos }, () => azar(11))
  const muchas = azar(2) === 0 ? 320 : 0
  return [
    [[4, ...draw(4)], draw(5)],
    [[4, ...draw(4)], draw(5)],
    [[4 + muchas, ...draw(4)], draw(6)],
  ]
}

/** The same people, with the answers of each class in other hands. */
function exchange(azar: Azar, clases: readonly Hoja[][]): Map<Hoja, Hoja> {
  return new Map(
    clases.flatMap((clase) => {
      const salto = clase.length === 1 ? 0 : 1 + azar(clase.length - 1)
      return clase.map((hoja, i) => {
        const { respuestas, completa, textos } = clase[(i + salto) % clase.length]!
        return [hoja, { ...hoja, respuestas, completa, textos }]
      })
    }),
  )
}

const listDistintas = (a: Leido, b: Leido) =>
  a.flatMap(([pregunta, respuesta], i) => {
    const otra = b[i]?.[1] ?? ''
    if (respuesta === otra) return []
    const lugar = [...respuesta].findIndex((letra, j) => letra !== otra[j])
    const cut = (texto: string) => texto.slice(Math.max(0, lugar - 200), lugar + 80)
    return [{ pregunta, a: cut(respuesta), b: cut(otra) }]
  })

/** Three rounds of a company, lived again with answers in other hands, and what is then read otherwise. */
export async function exchangeDeRondas(
  engine: Engine,
  { semilla, tamanos }: { semilla: number; tamanos: Tamanos },
) {
  const app = await createTestApp(engine)
  const staff = await logInToClimas(app)
  const azar = createAzarEntero(semilla)
  const live = async (draw: (ronda: number, definicion: Ronda['definicion']) => Hoja[][]) => {
    const idEmpresa: string = (await staff.insertEmpresa()).data.insertEmpresa.id
    const rondas: Ronda[] = []
    for (const [i, anio] of ANIOS.entries())
      rondas.push(
        await closeRonda(app, staff, idEmpresa, { anio, draw: (definicion) => draw(i, definicion) }),
      )
    await workOnRondas(staff, rondas)
    return { rondas, cliente: await app.logInAs('cliente', [idEmpresa]) }
  }
  const { rondas, cliente } = await live((ronda, definicion) =>
    tamanos[ronda]!.map((porGrupo) =>
      porGrupo.flatMap((cuantas, grupo) =>
        Array.from({ length: cuantas }, () => drawHoja(azar, definicion, grupo)),
      ),
    ),
  )
  const delCliente = await readComoCliente(app, cliente, rondas)
  const delPersonal = await readComoPersonal(app, staff.cookie, rondas)
  /** `agrupar`: whose answers of a publication change hands among each other. */
  const relive = (agrupar: (ronda: Ronda, bloque: number) => Hoja[][]) =>
    live((i) =>
      rondas[i]!.bloques.map((hojas, bloque) => {
        const nuevas = exchange(azar, agrupar(rondas[i]!, bloque))
        return hojas.map((hoja) => nuevas.get(hoja)!)
      }),
    )
  const clases = (ronda: Ronda, i: number) =>
    // What the close left out says nothing anywhere.
    ronda.patrones[i] ? listClases(ronda, ronda.bloques[i]!, ronda.patrones[i]!) : [ronda.bloques[i]!]
  const otra = await relive(clases)
  /** Staff see how far each person is, so that only sheets that are as far change hands. */
  const igualDeLejos = await relive((ronda, i) =>
    clases(ronda, i).flatMap((clase) => [...Map.groupBy(clase, ({ completa }) => completa).values()]),
  )
  const control = await relive((ronda, i) => [ronda.bloques[i]!])
  return {
    tamanosDeClases: rondas.flatMap((ronda) =>
      ronda.patrones.flatMap((_, i) => clases(ronda, i).map(({ length }) => length)),
    ),
    delCliente,
    distintas: [
      ...listDistintas(delCliente, await readComoCliente(app, otra.cliente, otra.rondas)),
      ...listDistintas(delPersonal, await readComoPersonal(app, staff.cookie, igualDeLejos.rondas)),
    ],
    /** The control: among all of the company the exchange shows. */
    deTodas: [
      ...listDistintas(delCliente, await readComoCliente(app, control.cliente, control.rondas)),
      ...listDistintas(delPersonal, await readComoPersonal(app, staff.cookie, control.rondas)),
    ].map(({ pregunta }) => pregunta),
  }
}
