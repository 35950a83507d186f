import { createAzar } from '../../src/domain/estadistica/azar.ts'

/** One person's whole sheet: a code for each face and service, a point, the chosen benefit, and a text for each open question. */
export interface Hoja {
  codigos: string[]
  beneficio: number
  textos: string[]
}

export interface Persona {
  grupo: number
  antiguedad: number
  hoja: Hoja
}

/** What happens to a round, in order. Numbers are people. */
export type Paso =
  | { que: 'contestar'; quien: number }
  | { que: 'borrar'; quien: number }
  | { que: 'pausar' | 'publicar' | 'cerrar' }

export interface Historia {
  minimo: number
  lectura: 'grupos' | 'areas'
  /** Groups that staff chose to read in their area. */
  enSuArea: number[]
  personas: Persona[]
  pasos: Paso[]
}

export const GRUPOS = [0, 0, 1, 2, 2] as const
export const ANTIGUEDADES = 3
const PREGUNTAS = 4
const CON_NO_APLICA = 1
/** Of the scale that eNPS is told of. */
export const PUNTOS = 11

/** Numbers in [0, n), the same for the same seed. */
export type Azar = (n: number) => number

export function createAzarEntero(semilla: number): Azar {
  const { next } = createAzar(semilla)
  return (n) => Math.floor(next() * n)
}

export const drawHoja = (azar: Azar): Hoja => ({
  codigos: [
    ...Array.from({ length: PREGUNTAS }, (_, p) =>
      String(p === CON_NO_APLICA && azar(4) === 0 ? 4 : azar(4)),
    ),
    String(azar(PUNTOS)),
  ],
  beneficio: azar(2),
  textos: [0, 1].map(() => (azar(3) === 0 ? '' : `texto ${azar(1_000_000)}`)),
})

/** All of each group the first time, then some. */
function drawPersonas(azar: Azar, tamanos: readonly number[], todas: boolean): Persona[] {
  const personas: Persona[] = []
  for (const [grupo, tamano] of tamanos.entries())
    for (let i = 0; i < (todas ? tamano : azar(tamano + 1)); i++)
      personas.push({ grupo, antiguedad: azar(ANTIGUEDADES), hoja: drawHoja(azar) })
  return personas
}

/** Small groups are frequent, and people come, go and are deleted between publications. */
export function drawHistoria(azar: Azar): Historia {
  const minimo = 3 + azar(3)
  const personas: Persona[] = []
  const pasos: Paso[] = []
  const tamanos = GRUPOS.map(() => 1 + azar(minimo * 2))
  const vueltas = 1 + azar(2)
  for (let vuelta = 0; vuelta <= vueltas; vuelta++) {
    const desde = personas.length
    personas.push(...drawPersonas(azar, tamanos, vuelta === 0))
    for (let quien = desde; quien < personas.length; quien++) {
      pasos.push({ que: 'contestar', quien })
      if (azar(12) === 0) pasos.push({ que: 'pausar' })
      if (azar(8) === 0) pasos.push({ que: 'borrar', quien: azar(personas.length) })
    }
    if (vuelta < vueltas) pasos.push({ que: 'publicar' })
  }
  if (azar(2) === 0) pasos.push({ que: 'cerrar' })
  const lectura = azar(3) === 0 ? 'areas' : 'grupos'
  const enSuArea = [...GRUPOS.keys()].filter(() => azar(5) === 0)
  return { minimo, lectura, enSuArea, personas, pasos }
}
