import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { listPrecached } from './scripts/list-public-files.ts'

/** One build serves under any prefix: addresses inside scripts are completed at run time (docs/decisions/0004). */
export default defineConfig({
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
                  test: /node_modules\/@tanstack\/(react-query\/build\/modern\/(useQuery|useMutation|useMutationState|useBaseQuery|errorBoundaryUtils|suspense|IsRestoringProvider|QueryErrorResetBoundary)|query-core\/build\/modern\/(queryObserver|mutationObserver))\.js|src\/(domain\/resultados\/(bandas|base|cubo|data-procesada|reserva)|dibujo\/trazos|web\/(features\/(climas\/vista|resultados\/(aparte|graficas))|lib\/trabajos\/trabajos[-.a-z]*|ui\/(Avance|Avisos|read-data-url|Cabeza|CampoSeleccion|DialogoAncho|Espera|Filtro|GuardaDeCambios|Insignia|Interruptor|Paginas|Pestanas|Progreso|Tabla|Vacio|cantidades|save-archivo)|lib\/(failure-wording|lazy-screen|route-loader|nombre-de-archivo|preferencias|read-data-url|use-al-dia|use-atajos|use-revision)))\./,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'graficas',
                  test: /src\/(web\/(features\/resultados\/(AccionesDeGrafica|BloqueDeClima|EsperaDeResultados|LeyendaDeBandas|OtrasLecturas|PantallaDeGrafica|Publicacion|ReglaDeSatisfaccion|Resultados|SelectGraficas|SelloDePublicacion|lecturas\/OtrasLecturas|SinRespuestas|clima-de-graficas|palabras|partes|resultados-queries|resultados\.generated)|ui\/graficas\/(BloqueDeGrafica|Figura|Grafica|Leyenda|TablaDeGrafica|use-cerca))|dibujo\/(barras|resultados)\/[-a-z]+|dibujo\/(elementos|lamina|letras|anchos\.generated|paleta|rayados|formas))\./,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'ui',
                  test: /src\/(web\/ui\/(Aviso|Boton|Campo|Dialogo|Icono|Marca)|domain\/(climas\/minimo-por-grupo|texto\/(cantidad|fold-texto|normalize-texto)))\./,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'formularios',
                  test: /src\/web\/(lib\/use-(formulario|hydrated)|ui\/CampoArchivo)\./,
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
                  test: /src\/(domain\/(contacto|encuesta\/correo\.)|web\/(features\/sitio|routes\/use-conexion|content\/(navegacion|lineas|formularios)|lib\/send-form))/,
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
    {
      name: 'precache',
      enforce: 'pre',
      applyToEnvironment: ({ name }) => name === 'sw',
      transform: (code) =>
        code.replace('self.__PRECACHED__', () => JSON.stringify(listPrecached('dist/client'))),
    },
  ],
})
