import { readFileSync } from 'node:fs'

export async function timeEach<T>(
  cases: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  for (const item of cases) {
    const began = performance.now()
    await work(item)
    times.push(performance.now() - began)
  }
  return times
}

export const timeOnce = async (work: () => Promise<unknown>): Promise<number> =>
  (await timeEach([null], work))[0]!

export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

export const median = (values: readonly number[]): number => percentile(values, 0.5)

const RONDAS = 3

/**
 * The middle one of several calls and that of a reference before and after each: a process gets faster as it goes on, so
 * one that was measured first would flatter what came later. Of each the best of three rounds.
 */
export async function timeInTurns<T>(
  cases: readonly T[],
  work: (item: T) => Promise<unknown>,
  reference: () => Promise<unknown>,
): Promise<{ value: number; reference: number }> {
  const porRonda = Math.ceil(cases.length / RONDAS)
  const values: number[] = []
  const references: number[] = []
  for (let desde = 0; desde < cases.length; desde += porRonda) {
    const suyos: number[] = []
    const deReferencia: number[] = []
    for (const item of cases.slice(desde, desde + porRonda)) {
      deReferencia.push(await timeOnce(reference))
      suyos.push(await timeOnce(() => work(item)))
      deReferencia.push(await timeOnce(reference))
    }
    values.push(median(suyos))
    references.push(median(deReferencia))
  }
  return { value: Math.min(...values), reference: Math.min(...references) }
}

const TICKS_PER_SECOND = 100

/** Milliseconds of processor that a process has used so far. Other people's work does not show in it. */
export function readCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
}

export function readResidentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
