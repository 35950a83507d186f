import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import type { WebBundle } from './web-bundle.ts'

/** Pages straight from the sources, with hot reload. Only development imports this file, and with it Vite. */
export async function openDevBundle(projectDir: string, basePath: string): Promise<WebBundle> {
  process.env.VITE_DEV_BASE = `${basePath}/`
  const { createServer } = await import('vite')
  let vite: Awaited<ReturnType<typeof createServer>>
  return {
    clientDir: null,
    load: () => vite.ssrLoadModule('/src/web/entry-server.tsx') as ReturnType<WebBundle['load']>,
    // Vite's client brings the styles.
    findEntry: (name) => ({
      script: `${basePath}/src/web/entry-dev.ts?${name}`,
      assets: { styles: [], preloads: [] },
    }),
    register: async (app: FastifyInstance) => {
      vite = await createServer({
        root: projectDir,
        appType: 'custom',
        configLoader: 'native',
        server: { middlewareMode: true, ws: { server: app.server } },
      } as never)
      await app.register(middie)
      app.use(vite.middlewares)
      app.addHook('onClose', () => vite.close())
    },
  }
}
