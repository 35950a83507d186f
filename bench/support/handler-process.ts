// A handler that reads the same bodies and does nothing with them: what HTTP and JSON alone cost.
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'

const app = Fastify()
app.post('/', async (request) => ({ recibido: typeof request.body }))
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.((app.server.address() as AddressInfo).port)
