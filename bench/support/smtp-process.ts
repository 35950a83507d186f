// Takes every mail and counts it. Asked with a number, it answers once as many have come, and counts anew.
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

let received = 0
let wanted = Number.POSITIVE_INFINITY

function answerWhenDone() {
  if (received < wanted) return
  received = 0
  wanted = Number.POSITIVE_INFINITY
  process.send?.('done')
}

const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, _session, done) {
    stream.resume()
    stream.on('end', () => {
      received++
      done()
      answerWhenDone()
    })
  },
})
// Whoever is killed in the middle of a mail.
server.on('error', () => {})
server.listen(0, '127.0.0.1', () => process.send?.((server.server.address() as AddressInfo).port))
process.on('message', (count) => {
  wanted = Number(count)
  answerWhenDone()
})
