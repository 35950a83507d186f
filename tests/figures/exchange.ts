import { chooseBasesDePregunta, createTramos } from '../../src/domain/tramos/tramos.ts'
import { logInToClimas } from '../../src/features/climas/server/testing/climas-de-prueba.ts'
import type { Engine } from '../../src/server/db/engine/database.ts'
import { createTestApp } from '../support/test-app.ts'
import {
  ANTIGUEDADES,
  type Azar,
  createAzarEntero,
  drawHistoria,
  drawHoja,
  GRUPOS,
  type Historia,
  type Persona,
} from './historia.ts'
import { createMundo, type Vista } from './mundo.ts'

type Bloque = { quienes: number[]; vista: Vista }

/** Where somebody is counted by group: their shown group, what is left of their shown area, or of the company. */
function findFila({ grupo }: Persona, isShown: (conjunto: string) => boolean): string {
  const area = `area ${GRUPOS[grupo]}`
  return isShown(`grupo ${grupo}`) ? `grupo ${grupo}` : isShown(area) ? area : ''
}

/** People by row and seniority: those in the same shown sets, were seniorities shown whole. */
const groupIngenuas = ({ quienes, personas }: DeBloque, isShown: (conjunto: string) => boolean) =>
  Map.groupBy(quienes, (quien) => {
    const persona = personas[quien]!
    const suya = isShown(`antiguedad ${persona.antiguedad}`) ? persona.antiguedad : ''
    return `${findFila(persona, isShown)} ${suya}`
  })

type DeBloque = { quienes: readonly number[]; personas: readonly Persona[] }

/** Whom each run counts of a block follows from how many of each row said what, which the attacker is given. */
function createFilas(
  { quienes, personas }: DeBloque,
  { tramos, minimo }: { tramos: readonly number[][]; minimo: number },
  isShown: (conjunto: string) => boolean,
) {
  const filas = [...Map.groupBy(quienes, (quien) => findFila(personas[quien]!, isShown)).values()]
  const count = (suyas: readonly number[]) =>
    [...Array(ANTIGUEDADES).keys(), -1].map(
      (opcion) => suyas.filter((quien) => personas[quien]!.antiguedad === opcion).length,
    )
  return { filas, count, tramos: createTramos(filas.map(count), tramos, minimo) }
}

/** People who are in the same shown sets, for whoever sees the figures: nothing shown may tell them apart. */
function listClases(...deBloque: Parameters<typeof createFilas>): number[][] {
  const [{ personas }] = deBloque
  const { filas, tramos } = createFilas(...deBloque)
  return filas.flatMap((fila, i) => [
    ...Map.groupBy(fila, (quien) =>
      tramos.findIndex(
        ({ opciones, personasPorFila }) =>
          personasPorFila[i]! > 0 && opciones.includes(personas[quien]!.antiguedad),
      ),
    ).values(),
  ])
}

/** The same in one question: of those who validly answered it. */
function listClasesDePregunta(
  isValida: (quien: number) => boolean,
  isShownEnPregunta: (conjunto: string) => boolean,
  ...deBloque: Parameters<typeof createFilas>
): number[][] {
  const [{ personas }, { minimo }] = deBloque
  const { filas, count, tramos } = createFilas(...deBloque)
  const deFila = filas.map((fila) => findFila(personas[fila[0]!]!, isShownEnPregunta))
  const juntas = [...new Set(deFila)]
  const bases = chooseBasesDePregunta({
    tramos,
    validas: filas.map((fila) => count(fila.filter(isValida))),
    filas: deFila.map((fila) => juntas.indexOf(fila)),
    minimo,
  })
  const clases = filas.flatMap((fila, i) =>
    fila.filter(isValida).map((quien) => {
      const tramo = tramos.findIndex(
        ({ opciones }, t) => bases[t]?.has(i) && opciones.includes(personas[quien]!.antiguedad),
      )
      return { quien, clase: `${deFila[i]} ${tramo}` }
    }),
  )
  return [...Map.groupBy(clases, ({ clase }) => clase).values()].map((suyas) =>
    suyas.map(({ quien }) => quien),
  )
}

/** Sets whose figures gained people with the block. */
const createIsShown = (antes: Vista | undefined, despues: Vista) => (conjunto: string) =>
  despues.n.get(conjunto)! > (antes?.n.get(conjunto) ?? 0)

/** By the minimum alone: what has enough people is shown. */
function createIsEnough(quienes: readonly number[], { personas, minimo }: Historia) {
  const cuantas = (belongs: (persona: Persona) => boolean) =>
    quienes.filter((quien) => belongs(personas[quien]!)).length >= minimo
  return (conjunto: string) => {
    const [clase, lugar] = conjunto.split(' ')
    return cuantas(({ grupo, antiguedad }) =>
      clase === 'grupo'
        ? grupo === Number(lugar)
        : clase === 'area'
          ? GRUPOS[grupo] === Number(lugar)
          : antiguedad === Number(lugar),
    )
  }
}

const NO_APLICA = '4'
const CARAS = 3

/** Classes of fewer than the minimum, in the block and in each question of a first block. */
function listChicas(historia: Historia, bloques: readonly Bloque[]) {
  const { personas, minimo } = historia
  const isChica = (clase: readonly number[]) => clase.length < minimo
  let porElMinimo = 0
  const chicas = bloques.flatMap(({ quienes, vista }, i) => {
    if (quienes.length === 0) return []
    const antes = bloques[i - 1]?.vista
    const deBloque = { quienes, personas }
    const segun = { tramos: vista.tramos, minimo }
    const isShown = createIsShown(antes, vista)
    const ingenuas = groupIngenuas(deBloque, createIsEnough(quienes, historia))
    porElMinimo += [...ingenuas.values()].filter(isChica).length
    const clases = listClases(deBloque, segun, isShown)
    if (antes && antes.n.get('empresa')! > 0) return clases.filter(isChica)
    for (let pregunta = 0; pregunta < CARAS; pregunta++) {
      const isValida = (quien: number) => personas[quien]!.hoja.codigos[pregunta] !== NO_APLICA
      if (quienes.filter(isValida).length < minimo) continue
      const isShownAhi = (conjunto: string) => vista.preguntas.get(conjunto)!.has(pregunta)
      clases.push(...listClasesDePregunta(isValida, isShownAhi, deBloque, segun, isShown))
    }
    return clases.filter(isChica)
  })
  return { chicas, porElMinimo }
}

/** Sheets change hands within each class; what is not published says something else altogether. */
function exchangeHojas(azar: Azar, { personas, minimo }: Historia, bloques: readonly Bloque[]): Persona[] {
  const nuevas = personas.map((persona) => ({ ...persona, hoja: drawHoja(azar) }))
  for (const [i, { quienes, vista }] of bloques.entries()) {
    const isShown = createIsShown(bloques[i - 1]?.vista, vista)
    for (const clase of listClases({ quienes, personas }, { tramos: vista.tramos, minimo }, isShown)) {
      const salto = 1 + azar(clase.length)
      clase.forEach((quien, lugar) => {
        nuevas[quien]!.hoja = personas[clase[(lugar + salto) % clase.length]!]!.hoja
      })
    }
  }
  return nuevas
}

/** What surrounds the first letter that differs. */
function showDiferencia(a: string, b: string) {
  const lugar = [...a].findIndex((letra, i) => letra !== b[i])
  const cut = (texto: string) => texto.slice(Math.max(0, lugar - 150), lugar + 80)
  return { a: cut(a), b: cut(b) }
}

const listDistintas = (a: Vista, b: Vista) =>
  [...a.respuestas].flatMap(([consulta, respuesta]) =>
    respuesta === b.respuestas.get(consulta)
      ? []
      : [
          {
            consulta: consulta.slice(0, 120),
            ...showDiferencia(respuesta, b.respuestas.get(consulta) ?? ''),
          },
        ],
  )

/**
 * Two rounds of random companies, each lived twice: once as it was, and once with the sheets of people in the same shown sets
 * in other hands. Whoever asks everything that can be asked must see the same; and whoever is in the same shown sets must
 * be enough. `minimo` 1: the control, where the same exchange shows.
 */
export async function exchange(engine: Engine, { empresas, semilla }: { empresas: number; semilla: number }) {
  const app = await createTestApp(engine)
  const staff = await logInToClimas(app)
  const insertEmpresa = async () => (await staff.insertEmpresa()).data.insertEmpresa.id as string
  const hallado = { chicas: 0, porElMinimo: 0, distintas: [] as unknown[], sinMinimo: 0, bloques: 0 }
  for (let e = 0; e < empresas; e++) {
    const azar = createAzarEntero(semilla + e)
    const anterior = drawHistoria(azar)
    const historias: Historia[] = [
      { ...anterior, pasos: [...anterior.pasos.filter(({ que }) => que !== 'cerrar'), { que: 'cerrar' }] },
      drawHistoria(azar),
    ]
    const [una, otra] = [await insertEmpresa(), await insertEmpresa()]
    for (const [i, historia] of historias.entries()) {
      const live = async (idEmpresa: string, personas: Persona[]) =>
        (await createMundo(app, staff, idEmpresa, 2024 + i, historia)).live({ ...historia, personas })
      const a = await live(una, historia.personas)
      const { chicas, porElMinimo } = listChicas(historia, a.bloques)
      const cambiadas = exchangeHojas(azar, historia, a.bloques)
      const b = await live(otra, cambiadas)
      hallado.chicas += chicas.length
      hallado.porElMinimo += Number(porElMinimo > 0)
      hallado.bloques += a.bloques.filter(({ quienes }) => quienes.length > 0).length
      hallado.distintas.push(
        ...a.bloques.flatMap(({ vista }, n) => listDistintas(vista, b.bloques[n]!.vista)),
        ...listDistintas(a.final, b.final),
      )
    }
    if (e > 0) continue
    const historia = historias[1]!
    const sinMinimo = await Promise.all(
      [historia.personas, exchangeAll(azar, historia)].map(async (personas) => {
        const mundo = await createMundo(app, staff, await insertEmpresa(), 2030, { ...historia, minimo: 1 })
        return mundo.liveUnseen({ ...historia, personas })
      }),
    )
    hallado.sinMinimo = listDistintas(sinMinimo[0]!, sinMinimo[1]!).length
  }
  return hallado
}

/** As if all of the company were one class. */
const exchangeAll = (azar: Azar, { personas }: Historia): Persona[] => {
  const salto = 1 + azar(personas.length - 1)
  return personas.map((persona, i) => ({ ...persona, hoja: personas[(i + salto) % personas.length]!.hoja }))
}
