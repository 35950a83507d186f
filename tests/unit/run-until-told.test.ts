import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const SCRIPT = pathToFileURL(resolve('scripts/run-until-told.mjs')).href
const PROGRAM = `process.on('SIGTERM', () => { console.log('drained'); process.exit() }); setInterval(() => {}, 1000); console.log('up', process.pid)`
const RUNNER = `import(${JSON.stringify(SCRIPT)}).then(({ runUntilTold }) => runUntilTold(process.execPath, ['-e', process.env.PROGRAM]))`

test.each([
  ['a shell that stands between and ends', '"$NODE" -e "$RUNNER"; exit'],
  ['a shell that gives its place away', 'exec "$NODE" -e "$RUNNER"'],
])('what npm starts by %s drains when npm is ended', async (_, command) => {
  const shell = spawn('/bin/sh', ['-c', command], {
    env: { NODE: process.execPath, RUNNER, PROGRAM, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  shell.stdout.on('data', (chunk) => {
    said += chunk
  })
  onTestFinished(() => {
    try {
      process.kill(Number(/up (\d+)/.exec(said)?.[1]), 'SIGKILL')
    } catch {}
  })
  await expect.poll(() => said).toContain('up')
  shell.kill('SIGTERM')
  await once(shell, 'close')
  expect(said).toContain('drained')
})
