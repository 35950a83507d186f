import { spawn } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const BETWEEN_LOOKS_MS = 250

/** A long-running program gets every signal that this one gets, and drains in its own time. */
export function runUntilTold(command, args, options) {
  const child = spawn(command, args, { stdio: 'inherit', ...options })
  // On Windows a console tells all of its programs by itself, and a signal sent ends a program at once.
  const pass = process.platform === 'win32' ? () => {} : (signal) => child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, pass)
  if (process.env.npm_lifecycle_event) endWithParent(child)
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** npm starts a script by a shell, and some shells keep the signal that npm sends them: they end, and tell nobody. */
function endWithParent(child) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    child.kill('SIGTERM')
  }, BETWEEN_LOOKS_MS)
}
