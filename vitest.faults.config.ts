import { defineConfig } from 'vitest/config'

/** `npm run test:faults`: what takes minutes rather than seconds. Bounded: under fifteen minutes in all. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.test.ts'],
    globalSetup: ['tests/support/global-databases.ts'],
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
})
