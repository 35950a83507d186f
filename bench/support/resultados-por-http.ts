import * as operaciones from '../../src/web/features/resultados/resultados.generated.ts'
import type { ServerProcess } from '../../tests/support/server-process.ts'
import { createCliente } from './cliente.ts'
import { median, timeEach } from './medir.ts'
import type { Figure } from './report.ts'
import { logIn, TRIVIAL } from './sesion.ts'

const { SelectGraficas, SatisfaccionGeneral, AreasDeAnalisis, AreasDeTrabajo, GruposDeOpinion, Antiguedad } =
  operaciones
/** What the screens ask for, each its own view; the last is the heaviest but the tables of factors. */
const VISTAS = {
  SelectGraficas,
  SatisfaccionGeneral,
  AreasDeAnalisis,
  AreasDeTrabajo,
  Antiguedad,
  GruposDeOpinion,
}
const LLAMADAS = 60

export interface Preguntador {
  /** The middle one of many calls, after as many that are not counted. */
  repeat: (query: string, variables?: object) => Promise<number>
  /** One call each. */
  each: (query: string, variables: readonly object[]) => Promise<number>
  trivial: () => Promise<number>
  close: () => void
}

/** Asks over HTTP, always by the same client. */
export async function openPreguntador(servidor: ServerProcess): Promise<Preguntador> {
  const cookie = await logIn(servidor)
  const cliente = createCliente(`${servidor.url}/api/graphql`)
  const ask = async (query: string, variables: object) => {
    const { body } = await cliente.post(JSON.stringify({ query, variables }), { cookie })
    if (body.includes('"errors"')) throw new Error(body.slice(0, 300))
  }
  const repeat = async (query: string, variables: object = {}) => {
    const turns = Array(LLAMADAS).fill(variables)
    return median((await timeEach([...turns, ...turns], (de) => ask(query, de))).slice(LLAMADAS))
  }
  return {
    repeat,
    each: async (query, variables) => median(await timeEach(variables, (de) => ask(query, de))),
    trivial: () => repeat(TRIVIAL),
    close: cliente.close,
  }
}

/** Each view again and again, and once of climates that this process has never read (`frios`). */
export async function measureVistas(
  servidor: ServerProcess,
  { cual, idClima, frios }: { cual: string; idClima: string; frios: readonly string[] },
): Promise<Figure[]> {
  const { repeat, each, trivial: measureTrivial, close } = await openPreguntador(servidor)
  const trivial = await measureTrivial()
  const ratio = (value: number) => ({
    of: `a trivial query (${trivial.toFixed(2)} ms)`,
    value: value / trivial,
  })
  const figures: Figure[] = []
  const porVista = Math.floor(frios.length / Object.keys(VISTAS).length)
  for (const [indice, [vista, query]] of Object.entries(VISTAS).entries()) {
    const value = await repeat(String(query), { idClima })
    const aim = '≤ 3 ×'
    figures.push({ name: `${cual}, ${vista}`, value, unit: 'ms', ratio: ratio(value), aim })
    const suyos = frios.slice(indice * porVista, (indice + 1) * porVista).map((id) => ({ idClima: id }))
    if (suyos.length === 0) continue
    const frio = await each(String(query), suyos)
    figures.push({ name: `${cual}, ${vista}, cold`, value: frio, unit: 'ms', ratio: ratio(frio), aim })
  }
  close()
  return figures
}
