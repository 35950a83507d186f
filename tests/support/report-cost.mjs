// Loaded into the real server before anything else (--import): tells whoever asks what it has cost since the last
// question. The longest that its one thread was held is told in time of a processor, which a busy machine does not
// stretch: looked at in every turn of the event loop. On another socket, what a piece of work of known size costs here
// and now, so that a slow machine is not taken for a slow product.
import { createServer } from 'node:net'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

const readCpu = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** What requests do: take text apart, look at bytes, copy them. */
function work() {
  const text = JSON.stringify(Array.from({ length: 4_000 }, (_, n) => ({ n, letters: `texto ${n}` })))
  let found = 0
  for (let turn = 0; turn < 2; turn++) found += JSON.parse(text).length
  const bytes = Buffer.concat(Array.from({ length: 12 }, () => Buffer.alloc(64 * 1024, 1)))
  for (const byte of bytes) found += byte
  return found
}

function measureWork() {
  const costs = Array.from({ length: 9 }, () => {
    const before = readCpu()
    work()
    return readCpu() - before
  })
  return Math.min(...costs)
}

function serve(address, answer) {
  createServer((socket) => socket.end(JSON.stringify(answer())))
    .listen(address)
    .unref()
}

function report(folder) {
  let last = readCpu()
  let longest = 0
  const look = () => {
    const now = readCpu()
    longest = Math.max(longest, now - last)
    last = now
  }
  setInterval(look, 1).unref()
  let buffers = 0
  const weigh = () => {
    buffers = Math.max(buffers, process.memoryUsage().arrayBuffers)
  }
  setInterval(weigh, 20).unref()
  serve(join(folder, 'costo.sock'), () => {
    look()
    weigh()
    const answer = { longestMs: longest, peakKb: process.resourceUsage().maxRSS, buffersKb: buffers / 1024 }
    longest = 0
    buffers = 0
    return answer
  })
  serve(join(folder, 'obra.sock'), measureWork)
}

if (isMainThread && process.env.DATA_DIR) report(process.env.DATA_DIR)
