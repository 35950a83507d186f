/**
 * Draws the hero film and its posters into src/web/public/hero:
 *
 *   node scripts/run.mjs tool node tools/hero-video/render.ts                everything (about twenty minutes)
 *   node scripts/run.mjs tool node tools/hero-video/render.ts posters        the posters only (a second)
 *   node scripts/run.mjs tool node tools/hero-video/render.ts clima-movil    one film and the posters
 *
 * Needs ffmpeg with libx264 and libvpx-vp9, and Chromium.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { requireChromium } from '../../scripts/find-chromium.ts'
import { drawFrame } from './draw.ts'
import type { Scene } from './scene.ts'
import { scenePhone } from './scene-phone.ts'
import { sceneWide } from './scene-wide.ts'

const SECONDS = 14
const FRAMES_PER_SECOND = 30
const FRAMES = SECONDS * FRAMES_PER_SECOND
const folder = join(import.meta.dirname, '../../src/web/public/hero')

type Film = { name: string; scene: Scene; pixels: number; maxBytes: number; crfMp4: number; kbpsWebm: number }

const films: readonly Film[] = [
  { name: 'clima', scene: sceneWide, pixels: 1920, maxBytes: 1_500_000, crfMp4: 30, kbpsWebm: 790 },
  { name: 'clima-movil', scene: scenePhone, pixels: 720, maxBytes: 400_000, crfMp4: 34, kbpsWebm: 218 },
]

// Without the tags, browsers guess the matrix by size and the sand would not match the page.
const COLOUR = 'scale=in_range=pc:out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int'
const TAGS = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
]

await mkdir(folder, { recursive: true })
for (const film of films) await writePoster(film)
const only = process.argv[2]
for (const film of films) {
  if (!only || only === film.name) await writeFilm(film)
}

async function writePoster({ name, scene }: Film): Promise<void> {
  const path = join(folder, `${name}.svg`)
  await writeFile(path, drawFrame(scene, 0, { step: scene.width / 400, curves: true }))
  console.log(path, (await stat(path)).size)
}

async function writeFilm(film: Film): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'hero-'))
  try {
    const frames = join(work, 'frames.mkv')
    await writeFrames(film, frames)
    const common = [
      '-y',
      '-loglevel',
      'error',
      '-i',
      frames,
      '-an',
      '-vf',
      COLOUR,
      '-pix_fmt',
      'yuv420p',
      ...TAGS,
    ]
    const mp4 = join(folder, `${film.name}.mp4`)
    const x264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-profile:v', 'high']
    await run('ffmpeg', [
      ...common,
      ...x264,
      '-crf',
      `${film.crfMp4}`,
      '-g',
      `${FRAMES}`,
      '-movflags',
      '+faststart',
      mp4,
    ])
    const webm = join(folder, `${film.name}.webm`)
    const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', `${film.kbpsWebm}k`, '-g', `${FRAMES}`]
    const passes = ['-row-mt', '1', '-tile-columns', '1', '-auto-alt-ref', '1', '-lag-in-frames', '25']
    const log = ['-passlogfile', join(work, 'vp9')]
    await run('ffmpeg', [
      ...common,
      ...vp9,
      ...passes,
      ...log,
      '-cpu-used',
      '4',
      '-pass',
      '1',
      '-f',
      'null',
      '-',
    ])
    await run('ffmpeg', [...common, ...vp9, ...passes, ...log, '-cpu-used', '2', '-pass', '2', webm])
    for (const path of [mp4, webm]) await requireSize(path, film.maxBytes)
  } finally {
    await rm(work, { recursive: true })
  }
}

/** Chromium draws, ffmpeg keeps the frames without loss. */
async function writeFrames({ scene, pixels }: Film, path: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  })
  const input = ['-f', 'image2pipe', '-framerate', `${FRAMES_PER_SECOND}`, '-c:v', 'png', '-i', '-']
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, '-c:v', 'ffv1', path], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const closed = once(ffmpeg, 'close')
  const page = await browser.newPage({
    viewport: { width: scene.width, height: scene.height },
    deviceScaleFactor: pixels / scene.width,
  })
  await page.setContent('<style>body{margin:0}svg{display:block}</style><main></main>')
  for (let frame = 0; frame < FRAMES; frame++) {
    const svg = drawFrame(scene, frame / FRAMES, { step: scene.width / 400, curves: false })
    await page.evaluate((drawing) => {
      document.querySelector('main')!.innerHTML = drawing
    }, svg)
    if (!ffmpeg.stdin.write(await page.screenshot({ type: 'png' }))) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  await closed
  await browser.close()
}

async function run(command: string, parameters: string[]): Promise<void> {
  const child = spawn(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
}

async function requireSize(path: string, maxBytes: number): Promise<void> {
  const { size } = await stat(path)
  console.log(path, size)
  if (size > maxBytes) throw new Error(`${path} has ${size} bytes, over ${maxBytes}`)
}
