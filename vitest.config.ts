import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Threads and processes that a test starts read their TypeScript once for all, as those of a server do.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compilado')

/** The end of what hangs, never a measure of speed: a machine three times slower must pass. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 120_000 } } }
const server = { globalSetup: ['tests/support/global-databases.ts'], ...patience }
/** A module that a file replaces must not have been loaded by the file before it. */
const REPLACING = ['tests/attacks/guessing.test.ts']

/** Files begin by size. These are short to read and long to run: begun late, one would go on alone at the end. */
const LONG =
  /(regular-expressions|supresion\/ataque|intervalos|read-lista|attacks\/exchange|another-company|write-pptx)\.test/
const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    // A worker that goes from one project to another loads everything anew.
    return [...Map.groupBy(sorted, ({ project }) => project).values()].flatMap((ofProject) => [
      ...ofProject.filter(isLong),
      ...ofProject.filter((file) => !isLong(file)),
    ])
  }
}

export default defineConfig({
  test: {
    // Most of a server test is waiting: for a commit to reach the disk, for a password to be checked, for a mail.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/{domain,dibujo,web,contract}/**/*.test.{ts,tsx}',
            'src/features/*/web/**/*.test.{ts,tsx}',
            'tests/unit/**/*.test.ts',
          ],
          ...patience,
          isolate: false,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: [
            'src/{server,cli}/**/*.test.ts',
            'src/features/*/server/**/*.test.ts',
            'tests/{attacks,contract}/**/*.test.ts',
          ],
          exclude: REPLACING,
          // Modules keep no state (ARCHITECTURE.md), so the files of a worker share them.
          isolate: false,
        },
      },
      { test: { ...server, name: 'replacing', include: REPLACING } },
    ],
  },
})
