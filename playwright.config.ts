import { defineConfig } from '@playwright/test'
import { hasWebKit } from './tests/e2e/webkit.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  // No package of npm brings WebKit: its file belongs to machines that have it.
  testIgnore: hasWebKit ? [] : ['**/webkit.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: false,
  // Two on two cores: a third gains nothing, and makes fonts and timers late.
  workers: 2,
  // What passes at a second try has failed: it is mended, or it goes.
  retries: 0,
  forbidOnly: true,
  // The end of what hangs, never a measure of speed: a machine three times slower must pass.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'es-GT',
    timezoneId: 'America/Guatemala',
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A new browser for each test is mostly processes: one for its pages, none for drawing, is a fifth less.
        '--process-per-site',
        '--in-process-gpu',
      ],
    },
  },
})
