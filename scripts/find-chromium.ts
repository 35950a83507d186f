// The browser of the tests. Chromium without its windows where it can be had: the same engine for two thirds of the
// processor. Else Chromium as it is installed, else Playwright's own download. Never skipped.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const SHELL = 'chromium-headless-shell'
/** A machine without a network is not waited for. */
const SHORT_WAITS = [
  '-o',
  'Acquire::http::Timeout=15',
  '-o',
  'Acquire::https::Timeout=15',
  '-o',
  'Acquire::Retries=1',
]
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

function findInstalled(names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return candidates.find((file) => existsSync(file)) ?? null
}

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

async function findPlaywrightOwn(): Promise<string | null> {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}

/** Debian's package of this name; null where there is none, or nobody who may install it. */
function installPackage(name: string): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  return succeeds('apt-get', [...SHORT_WAITS, 'update', '-qq', '--error-on=any']) &&
    succeeds('apt-get', [...SHORT_WAITS, 'install', '-y', '-qq', '--no-install-recommends', name])
    ? findInstalled([name])
    : null
}

export async function requireChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const shell = findInstalled([SHELL])
  if (shell) return shell
  console.log('Installing Chromium for the browser tests…')
  const installed =
    installPackage(SHELL) ?? findInstalled(WHOLE) ?? installPackage('chromium') ?? (await findPlaywrightOwn())
  if (installed) return installed
  const install = ['scripts/run.mjs', 'tool', 'playwright', 'install', 'chromium']
  const downloaded = succeeds('node', install) && (await findPlaywrightOwn())
  if (downloaded) return downloaded
  throw new Error(
    'The browser tests need Chromium: apt-get install chromium, or npx playwright install chromium.',
  )
}

if (import.meta.main) await requireChromium()
