import * as operaciones from '../../src/features/resultados/web/resultados.generated.ts'
import type { ServerProcess } from '../../tests/support/server-process.ts'
import { createCliente } from './cliente.ts'
import { median, timeEach, timeInTurns } from './medir.ts'
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

type Comparada = Awaited<ReturnType<typeof timeInTurns>>

export interface Preguntador {
  /** The middle one of many calls, after as many that are not counted. */
  repeat: (query: string, variables?: object) => Promise<number>
  /** One call each, with a trivial one before and after it. */
  compare: (query: string, variables: readonly object[]) => Promise<Comparada>
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
    compare: (query, variables) =>
      timeInTurns(
        variables,
        (de) => ask(query, de),
        () => ask(TRIVIAL, {}),
      ),
    trivial: () => repeat(TRIVIAL),
    close: cliente.close,
  }
}

/** Each view again and again, and once of climates that this process has never read (`frios`). */
export async function measureVistas(
  servidor: ServerProcess,
  { cual, idClima, frios }: { cual: string; idClima: string; frios: readonly string[] },
): Promise<Figure[]> {
  const { repeat, compare, close } = await openPreguntador(servidor)
  const present = (name: string, aim: string, { value, reference }: Comparada): Figure => ({
    name: `${cual}, ${name}`,
    value,
    unit: 'ms',
    ratio: { of: `a trivial query (${reference.toFixed(2)} ms)`, value: value / reference },
    aim,
  })
  const figures: Figure[] = []
  const porVista = Math.floor(frios.length / Object.keys(VISTAS).length)
  for (const [indice, [vista, query]] of Object.entries(VISTAS).entries()) {
    await repeat(String(query), { idClima })
    figures.push(present(vista, '≤ 25 ms', await compare(String(query), Array(LLAMADAS).fill({ idClima }))))
    const suyos = frios.slice(indice * porVista, (indice + 1) * porVista).map((id) => ({ idClima: id }))
    figures.push(present(`${vista}, cold`, '≤ 60 ms', await compare(String(query), suyos)))
  }
  close()
  return figures
}
