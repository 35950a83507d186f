import type { RespuestaEnviada } from '../../../src/domain/encuesta/respuestas.ts'

/** What respondents sent and what they were told, kept apart from anything that is under test. */
export interface Ledger {
  /** Questions that were first acknowledged with one answer and then with another. */
  contradictions: string[]
  /** Answers that the server said are stored. */
  count: () => number
  /** What is acknowledged so far; of what is sent it goes on knowing everything. */
  copy: () => Ledger
  listTokens: () => string[]
  noteSent: (token: string, respuestas: readonly RespuestaEnviada[]) => void
  noteAcknowledged: (token: string, respuestas: readonly RespuestaEnviada[]) => void
  /** Everything that is wrong with what a respondent is shown now; empty where all is well. */
  compare: (token: string, stored: readonly RespuestaEnviada[]) => string[]
}

export function createLedger(
  sent = new Map<string, Map<string, Set<string>>>(),
  acknowledged = new Map<string, Map<string, string>>(),
): Ledger {
  const contradictions: string[] = []
  let count = [...acknowledged.values()].reduce((sum, { size }) => sum + size, 0)

  const of = <T>(map: Map<string, Map<string, T>>, token: string) => {
    const found = map.get(token) ?? new Map<string, T>()
    map.set(token, found)
    return found
  }

  return {
    contradictions,
    count: () => count,
    copy: () =>
      createLedger(sent, new Map([...acknowledged].map(([token, found]) => [token, new Map(found)]))),
    listTokens: () => [...sent.keys()],
    noteSent(token: string, respuestas: readonly RespuestaEnviada[]): void {
      for (const { idPregunta, respuesta } of respuestas) {
        const values = of(sent, token).get(idPregunta) ?? new Set()
        of(sent, token).set(idPregunta, values.add(respuesta))
      }
    },
    noteAcknowledged(token: string, respuestas: readonly RespuestaEnviada[]): void {
      for (const { idPregunta, respuesta } of respuestas) {
        const before = of(acknowledged, token).get(idPregunta)
        if (before === undefined) count++
        // Of what an earlier save stored the server says that it is there, and not what it is.
        else if (respuesta !== '' && before !== '' && before !== respuesta)
          contradictions.push(`${idPregunta}: first ${before}, then ${respuesta}`)
        of(acknowledged, token).set(idPregunta, respuesta || (before ?? ''))
      }
    },
    compare(token: string, stored: readonly RespuestaEnviada[]): string[] {
      const wrong: string[] = []
      const found = new Map(stored.map(({ idPregunta, respuesta }) => [idPregunta, respuesta]))
      if (found.size !== stored.length) wrong.push('a question twice')
      for (const [idPregunta, respuesta] of of(acknowledged, token)) {
        if (!found.has(idPregunta)) wrong.push(`${idPregunta} was acknowledged and is lost`)
        else if (respuesta !== '' && found.get(idPregunta) !== respuesta)
          wrong.push(`${idPregunta} is another than acknowledged`)
      }
      for (const [idPregunta, respuesta] of found) {
        if (!of(sent, token).get(idPregunta)?.has(respuesta))
          wrong.push(`${idPregunta} was never sent like that`)
      }
      return wrong
    },
  }
}
