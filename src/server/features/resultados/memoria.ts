import type { Db } from '../../db/engine/database.ts'
import { createMemoria, type Memoria } from './create-memoria.ts'
import type { ResultadosDeClima } from './resultados-de-clima.ts'

/** Sets of respondents times questions: half a kilobyte each. A large company's round is some three thousand. */
const MAXIMO = 100_000

const weigh = ({
  resultados: { gruposDeOpinion, areasDeTrabajo, antiguedades, general },
}: ResultadosDeClima) =>
  (1 + gruposDeOpinion.length + areasDeTrabajo.length + antiguedades.length) *
  general.indicadoresDeMedicion
    .flatMap(({ variables }) => variables)
    .reduce((suma, { preguntas }) => suma + preguntas.length, 1)

const memorias = new WeakMap<Db, Memoria<ResultadosDeClima>>()

/** What this node remembers: it goes with its database handle, and two nodes in one process share nothing. */
export function getMemoria(db: Db): Memoria<ResultadosDeClima> {
  const memoria = memorias.get(db) ?? createMemoria<ResultadosDeClima>({ weigh, maximo: MAXIMO })
  memorias.set(db, memoria)
  return memoria
}
