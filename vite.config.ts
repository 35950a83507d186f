import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { listFiles, publicRouteFiles } from './scripts/list-public-files.ts'

/** One build serves under any prefix: addresses inside scripts are completed at run time (docs/decisions/0004). */
export default defineConfig({
  base: process.env.VITE_DEV_BASE ?? './',
  publicDir: 'src/web/public',
  build: { assetsInlineLimit: 0, emptyOutDir: true, target: 'es2022' },
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
        manifest: true,
        rolldownOptions: {
          input: ['src/web/entry-client.tsx', 'src/web/entry-encuesta.tsx'],
          output: {
            codeSplitting: {
              // A few files instead of one for each small thing that two public pages share. Named one by one: what
              // staff's screens share must not ride along.
              groups: [
                {
                  name: 'oficina',
                  test: /src\/web\/ui\/(Avisos|Cabeza|Espera|Tabla)\./,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'ui',
                  test: /src\/web\/ui\/(Aviso|Boton|Campo|Dialogo|Icono|Marca)\./,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'controles',
                  test: /src\/web\/ui\/(Cara|Cargador|Casilla|Confirmacion|Opciones)\./,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'servicios',
                  test: /src\/web\/(features\/sitio\/(Lamina|FichaAbierta|Glifo|PaginaDeServicio)|content\/(glifos|pagina-de))/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'sitio',
                  test: /src\/(domain\/(contacto|encuesta\/correo\.)|web\/(features\/sitio|routes\/use-conexion|content\/(navegacion|lineas|formularios)|lib\/(send-form|use-hydrated)))/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/web/entry-server.tsx' },
      },
    },
  },
  builder: {},
  plugins: [
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/web',
      filename: 'sw.ts',
      outDir: 'dist/client',
      injectRegister: null,
      manifest: false,
      injectManifest: {
        // What public pages need; the admin's chunks and the hero's video stay out.
        globPatterns: ['assets/*.{js,css}', 'assets/{instrument-sans,bricolage-grotesque-700}-es-*.woff2'],
        manifestTransforms: [
          async (entries) => {
            const needed = listFiles('dist/client', publicRouteFiles)
            return { manifest: entries.filter(({ url }) => url.endsWith('.woff2') || needed.has(url)) }
          },
        ],
      },
      devOptions: { enabled: false },
    }),
  ],
})
