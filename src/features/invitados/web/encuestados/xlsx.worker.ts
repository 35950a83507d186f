import { readXlsx } from './read-xlsx.ts'

addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => postMessage(await readXlsx(data)))
