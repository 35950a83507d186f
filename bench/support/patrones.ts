import { computePatron } from '../../src/domain/resultados/supresion/compute-patron.ts'
import type { Figure } from './report.ts'

const GRUPOS = 60
const ANTIGUEDADES = 6
const TURNOS = 50

/** A company of small groups: some cells of each are below any minimum. */
function createCeldas(semilla: number) {
  const columnas = ANTIGUEDADES + 1
  return {
    idsGrupos: Array.from({ length: GRUPOS }, (_, i) => `g${i}`),
    idsAntiguedades: Array.from({ length: ANTIGUEDADES }, (_, i) => `a${i}`),
    personas: Array.from(
      { length: GRUPOS * columnas },
      (_, i) => ((i * 7_919 + semilla * 104_729) >> 3) % 23,
    ),
  }
}

const areas = Array.from({ length: GRUPOS / 4 }, (_, i) => ({
  id: `area${i}`,
  nombre: `Área ${i}`,
  idsGruposDeOpinion: [0, 1, 2, 3].map((j) => `g${i * 4 + j}`),
}))

/** Of each minimum, the slowest pattern of many companies. */
export function measurePatrones(): Figure[] {
  return [3, 5, 7, 10].map((minimo) => {
    let peor = 0
    for (let turno = 0; turno < TURNOS; turno++) {
      const began = performance.now()
      computePatron({ celdas: createCeldas(turno), areas, minimo })
      peor = Math.max(peor, performance.now() - began)
    }
    const name = `pattern of ${GRUPOS} groups × ${ANTIGUEDADES} seniorities, minimum ${minimo}, slowest of ${TURNOS}`
    return { name, value: peor, unit: 'ms', aim: '< 1000 ms' }
  })
}
