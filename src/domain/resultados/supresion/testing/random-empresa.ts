import fc from 'fast-check'
import type { AreaConGrupos } from '../compute-patron.ts'
import type { Conjunto } from './patrones-ingenuos.ts'

export const PREGUNTAS = 3
export const CODIGOS = 5

/** Sheets that arrive together: people by cell, and for each question how many of each cell gave each code. */
export type Llegada = { personas: number[]; cuentas: number[][][] }

export type Empresa = {
  minimo: number
  areas: AreaConGrupos[]
  /** Groups that are read in their area: none, some or all. */
  enSuArea: ReadonlySet<string>
  idsGrupos: string[]
  idsAntiguedades: string[]
  conjuntos: Conjunto[]
  llegadas: Llegada[]
}

function createAzar(semilla: number): () => number {
  let estado = semilla >>> 0
  return () => {
    estado = (Math.imul(estado, 1_664_525) + 1_013_904_223) >>> 0
    return estado / 2 ** 32
  }
}

/** Question 0 everybody answers, most of them alike; 1 applies to about half; 2 to few. */
function randomCodigo(azar: () => number, pregunta: number): number | null {
  if (azar() < [0, 0.5, 0.85][pregunta]!) return azar() < 0.5 ? 4 : null
  const u = azar()
  return u < 0.6 ? 0 : u < 0.93 ? 1 : u < 0.98 ? 2 : 3
}

function createLlegada(personas: number[], azar: () => number): Llegada {
  const cuentas = Array.from({ length: PREGUNTAS }, (_, pregunta) =>
    personas.map((cuantas) => {
      const deCelda = Array<number>(CODIGOS).fill(0)
      for (let i = 0; i < cuantas; i++) {
        const codigo = randomCodigo(azar, pregunta)
        if (codigo !== null) deCelda[codigo]!++
      }
      return deCelda
    }),
  )
  return { personas, cuentas }
}

function listConjuntos(areas: AreaConGrupos[], idsGrupos: string[], idsAntiguedades: string[]): Conjunto[] {
  const ancho = idsAntiguedades.length + 1
  const ofGrupo = (id: string) => {
    const grupo = idsGrupos.indexOf(id)
    return Array.from({ length: ancho }, (_, a) => grupo * ancho + a)
  }
  return [
    { clase: 'empresa', id: 'empresa', celdas: idsGrupos.flatMap(ofGrupo) },
    ...areas.map(
      (area): Conjunto => ({
        clase: 'areas',
        id: area.id,
        celdas: area.idsGruposDeOpinion.flatMap(ofGrupo),
      }),
    ),
    ...idsGrupos.map((id): Conjunto => ({ clase: 'grupos', id, celdas: ofGrupo(id) })),
    ...idsAntiguedades.map(
      (id, a): Conjunto => ({
        clase: 'antiguedades',
        id,
        celdas: idsGrupos.map((_, grupo) => grupo * ancho + a),
      }),
    ),
  ]
}

/** How many people a cell has. */
const CERCA_DEL_MINIMO = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
  { weight: 4, arbitrary: fc.integer({ min: 5, max: 16 }) },
)
const REPARTIDAS = fc.integer({ min: 1, max: 7 })

type Forma = { minimo: number; gruposPorArea: readonly number[]; antiguedades: number; semilla: number }

function createEmpresa(
  { minimo, gruposPorArea, antiguedades, semilla }: Forma,
  tamanos: (celdas: number) => fc.Arbitrary<number[][]>,
): fc.Arbitrary<Empresa> {
  const idsAntiguedades = Array.from({ length: antiguedades }, (_, i) => `s${i}`)
  const areas = gruposPorArea.map((cuantos, a) => ({
    id: `a${a}`,
    idsGruposDeOpinion: Array.from({ length: cuantos }, (_, g) => `a${a}g${g}`),
  }))
  const idsGrupos = areas.flatMap(({ idsGruposDeOpinion }) => idsGruposDeOpinion)
  const azar = createAzar(semilla)
  const escoge = createAzar(~semilla)
  const parte = [0, 0.3, 1][Math.floor(escoge() * 3)]!
  const enSuArea = new Set(idsGrupos.filter(() => escoge() < parte))
  return tamanos(idsGrupos.length * (antiguedades + 1)).map((llegadas) => ({
    minimo,
    areas,
    enSuArea,
    idsGrupos,
    idsAntiguedades,
    conjuntos: listConjuntos(areas, idsGrupos, idsAntiguedades),
    llegadas: llegadas.map((personas) => createLlegada(personas, azar)),
  }))
}

const listTamanos = (tamano: fc.Arbitrary<number>, maxLlegadas: number) => (celdas: number) =>
  fc.array(fc.array(tamano, { minLength: celdas, maxLength: celdas }), {
    minLength: 1,
    maxLength: maxLlegadas,
  })

/** Small on purpose: nearly every set is close to the minimum. Up to three blocks. */
export const empresaArbitrary: fc.Arbitrary<Empresa> = fc
  .record({
    minimo: fc.integer({ min: 3, max: 7 }),
    gruposPorArea: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
    antiguedades: fc.integer({ min: 1, max: 3 }),
    semilla: fc.nat(),
  })
  .chain((forma) => createEmpresa(forma, listTamanos(CERCA_DEL_MINIMO, 3)))

/** Groups and seniorities are large; only where they cross are few people. */
export const empresaRepartidaArbitrary: fc.Arbitrary<Empresa> = fc
  .record({
    minimo: fc.constant(5),
    gruposPorArea: fc.constant([2, 2]),
    antiguedades: fc.constant(3),
    semilla: fc.nat(),
  })
  .chain((forma) => createEmpresa(forma, listTamanos(REPARTIDAS, 1)))
