import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

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
        rolldownOptions: { input: 'src/web/entry-client.tsx' },
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
        // What a public page needs; the admin's chunks and the hero's video stay out.
        globPatterns: [
          'assets/entry-client-*.{js,css}',
          'assets/{instrument-sans,bricolage-grotesque-700}-es-*.woff2',
        ],
      },
      devOptions: { enabled: false },
    }),
  ],
})
