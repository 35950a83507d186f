import { mkdirSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, totalmem } from 'node:os'

export interface Figure {
  name: string
  value: number
  unit: string
  /** The same figure against a reference of the same run, where there is one. */
  ratio?: { of: string; value: number }
  aim?: string
}

const format = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

/** Prints a table and writes the same as JSON, with the machine's facts. */
export function reportFigures(bench: string, figures: Figure[]): void {
  const rows = figures.map(({ name, value, unit, ratio, aim }) => ({
    [bench]: name,
    figure: `${format(value)} ${unit}`,
    ratio: ratio ? `${format(ratio.value)} × ${ratio.of}` : '',
    aim: aim ?? '',
  }))
  console.table(rows)
  mkdirSync('bench/results', { recursive: true })
  const machine = {
    platform: platform(),
    arch: arch(),
    cpus: cpus().length,
    model: cpus()[0]?.model,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  }
  writeFileSync(`bench/results/${bench}.json`, `${JSON.stringify({ bench, machine, figures }, null, 2)}\n`)
}
