import { createServer, type Server, type Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

/**
 * What the server does with a mail.
 * refuse / refuseContent: 5xx for the recipient / after the content. relay: 5xx, for it forwards nothing. defer: 4xx. hang: takes the content and never
 * answers. drop: takes the content and cuts the connection.
 */
export type Behaviour = 'accept' | 'refuse' | 'relay' | 'refuseContent' | 'defer' | 'hang' | 'drop'

export interface ReceivedMail {
  /** Where a report of its delivery would go. */
  from: string
  to: string[]
  raw: Buffer
  /** The mail as a mail program reads it. */
  mail: Email
}

export interface SmtpOptions {
  /** 0 takes any free port. */
  port?: number
  /** Called for every recipient; may change its mind between mails. */
  behave?: (to: string) => Behaviour
  /** Runs after the content was taken and before the server says so. */
  beforeAccept?: (received: ReceivedMail) => void | Promise<void>
  /** Whose mail it takes; everybody's unless told. */
  isSender?: (from: string) => boolean
  /** Any other login is refused. */
  login?: { user: string; pass: string }
}

export interface SmtpTestServer {
  url: string
  port: number
  /** Mails whose content arrived and was answered with 250. */
  received: ReceivedMail[]
  /** How many times a mail was offered, whatever became of it. */
  offered: () => number
  waitForMails: (count: number, timeoutMs?: number) => Promise<ReceivedMail[]>
  close: () => Promise<void>
}

const reply = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** A real SMTP server on loopback. */
export async function startSmtp(options: SmtpOptions = {}): Promise<SmtpTestServer> {
  const { behave = () => 'accept', isSender = () => true, beforeAccept, login } = options
  const received: ReceivedMail[] = []
  let offered = 0

  const server = new SMTPServer({
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    authOptional: !login,
    logger: false,
    closeTimeout: 100,
    onAuth({ username, password }, _session, done) {
      if (username === login?.user && password === login?.pass) done(null, { user: username })
      else done(reply(535, 'authentication failed'))
    },
    onMailFrom({ address }, _session, done) {
      if (isSender(address)) done()
      else done(reply(553, `<${address}> is not yours to write as`))
    },
    onRcptTo({ address }, _session, done) {
      offered++
      const behaviour = behave(address)
      if (behaviour === 'refuse') return done(reply(550, `<${address}> does not exist`))
      if (behaviour === 'relay') return done(reply(554, `<${address}>: Relay access denied`))
      if (behaviour === 'defer') return done(reply(451, `<${address}> not now`))
      done()
    },
    async onData(stream, session, done) {
      const raw = await readAll(stream).catch(() => null)
      // Whoever was sending has gone away.
      if (!raw) return
      const to = session.envelope.rcptTo.map(({ address }) => address)
      const behaviour = behave(to[0] ?? '')
      if (behaviour === 'hang') return
      if (behaviour === 'refuseContent') return done(reply(554, `content refused for <${to[0]}>`))
      if (behaviour === 'drop') {
        for (const connection of server.connections) {
          if (connection.session.id === session.id) connection._socket.destroy()
        }
        return
      }
      const { mailFrom } = session.envelope
      const from = mailFrom ? mailFrom.address : ''
      const mail = { from, to, raw, mail: await PostalMime.parse(raw) }
      await beforeAccept?.(mail)
      received.push(mail)
      done()
    },
  })
  // A client that goes away in the middle is part of the tests.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as { port: number }
  const credentials = login ? `${login.user}:${login.pass}@` : ''

  return {
    url: `smtp://${credentials}127.0.0.1:${port}`,
    port,
    received,
    offered: () => offered,
    waitForMails: (count, timeoutMs = 120_000) =>
      waitUntil(() => received.length >= count, timeoutMs, received),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function waitUntil<T>(condition: () => boolean, timeoutMs: number, result: T): Promise<T> {
  const deadline = Date.now() + timeoutMs
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`the mails did not come within ${timeoutMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return result
}

/** Accepts connections and never says a word. */
export async function startSilentServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
