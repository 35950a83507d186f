import { chooseBasesDePregunta, createTramos, type TramoDeFilas } from '../../src/domain/tramos/tramos.ts'
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
import { createMundo, ENPS, type Vista } from './mundo.ts'

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

/** Rows of a block, and of each how many said which seniority, which the attacker is given. */
function listFilas({ quienes, personas }: DeBloque, isShown: (conjunto: string) => boolean) {
  const filas = [...Map.groupBy(quienes, (quien) => findFila(personas[quien]!, isShown)).values()]
  return { filas, cuentas: filas.map((fila) => countOpciones(fila, personas)) }
}

const countOpciones = (quienes: readonly number[], personas: readonly Persona[]) =>
  [...Array(ANTIGUEDADES).keys(), -1].map(
    (opcion) => quienes.filter((quien) => personas[quien]!.antiguedad === opcion).length,
  )

type Contado = DeBloque & {
  minimo: number
  isShown: (conjunto: string) => boolean
  filas: number[][]
  tramos: TramoDeFilas[]
}

/**
 * Whom each run counts of each block. Runs are chosen once, over the rows of everything that is published by then: of blocks
 * before they are shown from then on. Later blocks choose by themselves.
 */
function countBloques({ personas, minimo }: Historia, bloques: readonly Bloque[]): Contado[] {
  const contados = bloques.map(({ quienes, vista }, i) => {
    const deBloque = { quienes, personas, isShown: createIsShown(bloques[i - 1]?.vista, vista) }
    return { ...deBloque, minimo, ...listFilas(deBloque, deBloque.isShown) }
  })
  const elegidos = bloques.findIndex(({ vista }) => vista.tramos.length > 0)
  const opciones = bloques[elegidos]?.vista.tramos ?? []
  const juntos = [...contados.slice(elegidos, elegidos + 1), ...contados.slice(0, Math.max(0, elegidos))]
  const deJuntos = createTramos(
    juntos.flatMap(({ cuentas }) => cuentas),
    opciones,
    minimo,
  )
  return contados.map((contado, i) => {
    const lugar = juntos.indexOf(contado)
    if (lugar === -1 || i > elegidos)
      return { ...contado, tramos: createTramos(contado.cuentas, opciones, minimo) }
    const desde = juntos.slice(0, lugar).reduce((suma, { filas }) => suma + filas.length, 0)
    const tramos = deJuntos.map(({ personasPorFila, ...tramo }) => {
      const suyas = personasPorFila.slice(desde, desde + contado.filas.length)
      return { ...tramo, personasPorFila: suyas, base: suyas.reduce((a, b) => a + b, 0) }
    })
    return { ...contado, tramos }
  })
}

/** People who are in the same shown sets, for whoever sees the figures: nothing shown may tell them apart. */
const listClases = ({ personas, filas, tramos }: Contado): number[][] =>
  filas.flatMap((fila, i) => [
    ...Map.groupBy(fila, (quien) =>
      tramos.findIndex(
        ({ opciones, personasPorFila }) =>
          personasPorFila[i]! > 0 && opciones.includes(personas[quien]!.antiguedad),
      ),
    ).values(),
  ])

/** The same in one question: of those who validly answered it. */
function listClasesDePregunta(
  isValida: (quien: number) => boolean,
  isShownEnPregunta: (conjunto: string) => boolean,
  { personas, minimo, filas, tramos }: Contado,
): number[][] {
  const deFila = filas.map((fila) => findFila(personas[fila[0]!]!, isShownEnPregunta))
  const juntas = [...new Set(deFila)]
  const bases = chooseBasesDePregunta({
    tramos,
    validas: filas.map((fila) => countOpciones(fila.filter(isValida), personas)),
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
  const contados = countBloques(historia, bloques)
  const isChica = (clase: readonly number[]) => clase.length < minimo
  let porElMinimo = 0
  const chicas = bloques.flatMap(({ quienes, vista }, i) => {
    if (quienes.length === 0) return []
    const antes = bloques[i - 1]?.vista
    const contado = contados[i]!
    const ingenuas = groupIngenuas(contado, createIsEnough(quienes, historia))
    porElMinimo += [...ingenuas.values()].filter(isChica).length
    const clases = listClases(contado)
    if (antes && antes.n.get('empresa')! > 0) return clases.filter(isChica)
    for (let pregunta = 0; pregunta < CARAS; pregunta++) {
      const isValida = (quien: number) => personas[quien]!.hoja.codigos[pregunta] !== NO_APLICA
      if (quienes.filter(isValida).length < minimo) continue
      const isShownAhi = (conjunto: string) => vista.preguntas.get(conjunto)!.has(pregunta)
      clases.push(...listClasesDePregunta(isValida, isShownAhi, contado))
    }
    return clases.filter(isChica)
  })
  return { chicas, porElMinimo }
}

/** Sheets change hands within each class; what is not published says something else altogether. */
function exchangeHojas(azar: Azar, historia: Historia, bloques: readonly Bloque[]): Persona[] {
  const { personas } = historia
  const nuevas = personas.map((persona) => ({ ...persona, hoja: drawHoja(azar) }))
  for (const clase of countBloques(historia, bloques).flatMap(listClases)) {
    const salto = 1 + azar(clase.length)
    clase.forEach((quien, lugar) => {
      nuevas[quien]!.hoja = personas[clase[(lugar + salto) % clase.length]!]!.hoja
    })
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
  const hallado = {
    chicas: 0,
    porElMinimo: 0,
    distintas: [] as unknown[],
    sinMinimo: 0,
    bloques: 0,
    conENPS: 0,
  }
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
      hallado.conENPS += Number(
        [...a.final.respuestas].some(
          ([consulta, dicho]) => consulta === ENPS && dicho.includes('promotores'),
        ),
      )
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
