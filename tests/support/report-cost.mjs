// Loaded into the real server before anything else (--import): tells whoever asks what it has cost since the last
// question. The longest that its one thread was held is told in time of a processor, which a busy machine does not
// stretch: looked at in every turn of the event loop.
import { createServer } from 'node:net'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

function report(address) {
  const readCpu = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  let last = readCpu()
  let longest = 0
  const look = () => {
    const now = readCpu()
    longest = Math.max(longest, now - last)
    last = now
  }
  setInterval(look, 1).unref()
  createServer((socket) => {
    look()
    socket.end(JSON.stringify({ longestMs: longest, peakKb: process.resourceUsage().maxRSS }))
    longest = 0
  })
    .listen(address)
    .unref()
}

if (isMainThread && process.env.DATA_DIR) report(join(process.env.DATA_DIR, 'costo.sock'))
