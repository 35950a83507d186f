import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { asciiOutput, WITHOUT_COMMENTS } from './scripts/ascii-output.ts'
import { listPrecached, listSources } from './scripts/list-public-files.ts'

type Group = { name: string; test: RegExp; minShareCount?: number; includeDependenciesRecursively?: boolean }

const REACT: Group = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }

/** What two screens of staff share, by the folder that it stands in. */
const STAFF = [
  { name: 'datos', test: /node_modules\/@tanstack\/(react-query|query-core)\// },
  { name: 'graficas', test: /src\/(dibujo|web\/ui\/graficas)\//, minShareCount: 4 },
  { name: 'resultados', test: /src\/features\/resultados\/web\//, minShareCount: 6 },
  { name: 'ui', test: /src\/web\/(ui|lib|marco)\// },
  { name: 'reglas', test: /src\/domain\// },
].map((group) => ({ minShareCount: 9, includeDependenciesRecursively: false, ...group }))

/** A respondent answers on the telephone that there is. These are the first browsers that read what we write. */
const DE_TODOS = ['chrome85', 'safari14.1', 'firefox90']

/** A program that shares no file with another: each is cut to what it needs, and changes alone (decision 43). */
const addProgram = (name: string, input: string[], groups: Group[] = [], cssCodeSplit = true) => ({
  consumer: 'client' as const,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    cssTarget: DE_TODOS,
    cssCodeSplit,
    manifest: `.vite/manifest-${name}.json`,
    rolldownOptions: {
      input,
      // A page that stands here for its styles keeps what nobody imports.
      preserveEntrySignatures: 'allow-extension' as const,
      output: { codeSplitting: { groups: [REACT, ...groups], includeDependenciesRecursively: false } },
    },
  },
})

/** One build serves under any prefix: addresses inside scripts are completed at run time (docs/decisions/0004). */
export default defineConfig(({ command }) => ({
  base: process.env.VITE_DEV_BASE ?? './',
  publicDir: 'src/web/public',
  build: {
    assetsInlineLimit: 0,
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  experimental: {
    renderBuiltUrl(file, { hostType, ssr }) {
      if (hostType !== 'js') return { relative: true }
      const base = ssr ? '(globalThis.__BASE_PATH__??"")' : '(document.documentElement.dataset.base??"")'
      return { runtime: `(${base}+${JSON.stringify(`/${file}`)})` }
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: '.vite/manifest-client.json',
        rolldownOptions: {
          input: 'src/web/entry-client.tsx',
          output: {
            codeSplitting: {
              // A few files instead of one for each small thing that two screens share.
              groups: [REACT, ...STAFF],
            },
          },
        },
      },
    },
    // Of the public pages the browser needs the styles, in one file, and scripts of the islands alone.
    sitio: addProgram(
      'sitio',
      ['src/web/entry-sitio.ts', ...listSources('src/{features/*/web/**/*.isla,web/routes/sitio/*}.tsx')],
      [
        { name: 'comun', test: /src\/(web\/(lib|ui|content)|domain)\// },
        { name: 'sitio', test: /src\/features\/sitio\/web\// },
      ].map((group) => ({ ...group, minShareCount: 4, includeDependenciesRecursively: false })),
      false,
    ),
    encuesta: addProgram('encuesta', ['src/web/entry-encuesta.tsx']),
    // With its libraries, as the server has its own (decision 44).
    ssr: {
      ...(command === 'build'
        ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
        : {}),
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/web/entry-server.tsx', output: WITHOUT_COMMENTS },
      },
    },
    // After the client, whose files it names.
    sw: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/web/sw.ts',
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    },
  },
  builder: {},
  plugins: [
    react(),
    asciiOutput,
    {
      name: 'precache',
      enforce: 'pre',
      applyToEnvironment: ({ name }) => name === 'sw',
      transform: (code) =>
        code.replace('self.__PRECACHED__', () => JSON.stringify(listPrecached('dist/client'))),
    },
  ],
}))
