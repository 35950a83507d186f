// Chromium from what is installed, else Debian's package (as root), else Playwright's own download. Never skipped.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

function findInstalled(): string | null {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return candidates.find((file) => existsSync(file)) ?? null
}

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

async function findPlaywrightOwn(): Promise<string | null> {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}

export async function requireChromium(): Promise<string> {
  const installed = findInstalled() ?? (await findPlaywrightOwn())
  if (installed) return installed
  console.log('Installing Chromium for the browser tests…')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    succeeds('apt-get', ['update', '-qq'])
    if (succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])) {
      const file = findInstalled()
      if (file) return file
    }
  }
  if (succeeds('playwright', ['install', 'chromium'])) {
    const file = await findPlaywrightOwn()
    if (file) return file
  }
  throw new Error(
    'The browser tests need Chromium: apt-get install chromium, or npx playwright install chromium.',
  )
}
