import type { Cuales } from './hojas-leidas.ts'
import { readXlsx } from './read-xlsx.ts'

addEventListener('message', async ({ data }: MessageEvent<{ bytes: Uint8Array; cuales: Cuales }>) =>
  postMessage(await readXlsx(data.bytes, data.cuales)),
)
