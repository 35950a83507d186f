import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, describeEngines } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { LOG_IN, SERVIDOR, startServerProcess } from '#tests/support/server-process.ts'

test('bad configuration stops the start with a sentence that names the variable; from the second start on, nothing has to be compiled: the compiler stays out of memory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clima-compilado-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const tell = `process.on('exit', () => console.log(process.moduleLoadList.some((name) => /amaro/.test(name))))`
  const start = () => {
    const { status, stdout, stderr } = spawnSync(
      'node',
      ['--import', `data:text/javascript,${tell}`, 'src/server/main.mjs', 'start'],
      { env: { PATH: process.env.PATH, PORT: 'ochenta', TMPDIR: folder }, encoding: 'utf8' },
    )
    expect([status, stderr.trim()]).toEqual([1, 'Cannot start: PORT must be a whole number from 0 to 65535.'])
    return stdout.trim()
  }
  expect(start()).toBe('true')
  expect(start()).toBe('false')
})

test('a folder that cannot be made stops the start with a sentence, also below /proc, which says that it is not there', () => {
  const start = (dataDir: string) => {
    const { status, stderr } = spawnSync('node', [SERVIDOR, 'start'], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      encoding: 'utf8',
      timeout: 60_000,
    })
    return [status, stderr.trim()]
  }
  expect(start('/proc/clima/datos')).toEqual([
    1,
    'Cannot start: DATA_DIR cannot be made, for the disk can only be read or the way there does not exist (ENOENT).',
  ])
  expect(start('/dev/null/datos')).toEqual([
    1,
    'Cannot start: DATA_DIR must be a folder, and something else is in its place (ENOTDIR).',
  ])
})

test('the first login is printed once, by the start that listens, the generated secret is for its owner alone, and with another SECRET the database is refused', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clima-primero-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  // No machine has this address: it is for documents.
  const first = startServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD: '', HOST: '192.0.2.1' })
  await expect(first).rejects.toThrow(
    'Cannot start: PORT 0 cannot be used on HOST 192.0.2.1 (EADDRNOTAVAIL).',
  )
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  await expect(first).rejects.not.toThrow('First account')
  const second = await startServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD: '' })
  expect(second.readLog()).toMatch(/First account +admin \/ \S{12}/)
  await second.stop()
  await expect(startServerProcess({ DATA_DIR: dataDir, SECRET: 'b'.repeat(40) })).rejects.toThrow(
    /SECRET is not the one this database was made with/,
  )
})

describeEngines('the process', (engine) => {
  async function startOn(env: Record<string, string> = {}) {
    const { location, remove } = await createTestDatabase(engine, { migrated: false })
    onTestFinished(remove)
    const database: Record<string, string> =
      location.engine === 'postgres' ? { DATABASE_URL: location.url, SECRET: 's'.repeat(40) } : {}
    return { start: () => startServerProcess({ ...database, ...env }) }
  }

  test('a first start that is killed is begun anew by a node that waited for it: every password is told once, and the demo is whole', async () => {
    const { location, remove } = await createTestDatabase(engine, { migrated: false })
    const dataDir = mkdtempSync(join(tmpdir(), 'clima-cortado-'))
    const database: Record<string, string> =
      location.engine === 'postgres' ? { DATABASE_URL: location.url } : {}
    const env = { ...database, SECRET: 's'.repeat(40), DEMO: '1', DATA_DIR: dataDir }
    const cut = spawn('node', [SERVIDOR, 'start'], {
      env: { ...env, PATH: process.env.PATH, PORT: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let said = ''
    cut.stdout.on('data', (chunk) => {
      said += chunk
    })
    await eventually(() => expect(said).toContain('First account'))
    await eventually(() => expect(readdirSync(join(dataDir, 'llaves')).join()).toContain('.llave'))
    const waiting = startServerProcess(env)
    onTestFinished(async () => {
      await (await waiting).stop()
      await remove()
      rmSync(dataDir, { recursive: true, force: true })
    })
    expect(said).not.toContain('Demo,')
    cut.kill('SIGKILL')
    await once(cut, 'exit')
    const whole = await waiting
    const log = whole.readLog()
    expect(log.match(/First account|Demo, \w+ +\S+ \/ \S+/g)).toHaveLength(4)
    const { usuario, password } = /Demo, cliente +(?<usuario>\S+) \/ (?<password>\S+)/.exec(log)!.groups!
    const answer = await whole.graphql(LOG_IN, { usuario, password })
    expect(await answer.json()).toMatchObject({ data: { auth: { logIn: { conexion: true } } } })
    await whole.stop()
    // And nothing of it is begun anew once it was told.
    const again = await startServerProcess(env)
    expect(again.readLog()).not.toMatch(/First account|Demo,/)
    await again.stop()
    if (location.engine === 'postgres') return
    truncateSync(join(dataDir, 'clima.sqlite'))
    for (const end of ['-wal', '-shm']) rmSync(join(dataDir, `clima.sqlite${end}`), { force: true })
    await expect(startServerProcess(env)).rejects.toThrow(
      /the database in DATA_DIR is empty, and LLAVES_DIR holds keys/,
    )
  })

  test('SIGTERM lets a request under way finish, waits for no connection on which nothing was asked, refuses new work, and ends cleanly', async () => {
    const { start } = await startOn()
    const server = await start()
    const { hostname, port } = new URL(server.url)
    const silent = connect(Number(port), hostname)
    onTestFinished(() => void silent.destroy())
    await once(silent, 'connect')
    // Half a body: the request is under way for as long as we like.
    const body = JSON.stringify({ query: '{ auth { getLogIn { conexion } } }' })
    const slow = request(`${server.url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    })
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      slow.on('response', (response) => resolve(response.resume())).on('error', reject)
    })
    slow.flushHeaders()
    await once(slow, 'continue')
    slow.write(body.slice(0, 10))
    const stopped = server.stop('SIGTERM')
    await eventually(() => expect(fetch(`${server.url}/healthz`)).rejects.toThrow())
    slow.end(body.slice(10))
    const { statusCode, headers } = await answered
    // Or a proxy could hold the end up by keeping the connection.
    expect([statusCode, headers.connection]).toEqual([200, 'close'])
    // Waited for until the end of the drain, the silent one would let the process end with another code.
    expect(await stopped).toBe(0)
  })

  if (engine === 'postgres') {
    test('three nodes starting at once share one database, one first account and their sessions', async () => {
      const { start } = await startOn()
      const nodes = await Promise.all([start(), start(), start()])
      const logIn = 'query($p: String!) { auth { logIn(usuarioOEmail: "admin", password: $p) { conexion } } }'
      const answer = await nodes[0].graphql(logIn, { p: 'una clave larga de prueba' })
      const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!
      for (const node of nodes) {
        const response = await node.graphql('{ auth { getLogIn { conexion } } }', {}, cookie)
        expect(await response.json()).toEqual({ data: { auth: { getLogIn: { conexion: true } } } })
      }
      expect(nodes.filter((node) => node.readLog().includes('First account'))).toHaveLength(1)
      await Promise.all(nodes.map((node) => node.stop()))
    })
  }
})
