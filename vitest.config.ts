import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Most of a server test is waiting: for a commit to reach the disk, for a password to be checked, for a mail.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{domain,web,contract}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/{server,cli}/**/*.test.ts', 'tests/{attacks,contract}/**/*.test.ts'],
          globalSetup: ['tests/support/global-postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
