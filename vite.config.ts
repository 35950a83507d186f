import { globSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { asciiOutput, WITHOUT_COMMENTS } from './scripts/ascii-output.ts'
import { listPrecached } from './scripts/list-public-files.ts'

type Group = { name: string; test: RegExp }

const REACT: Group = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }

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
              // A few files instead of one for each small thing that two screens share. Named one by one: what only some
              // of them share must not ride along.
              groups: [
                REACT,
                {
                  name: 'oficina',
                  test: /node_modules\/@tanstack\/(react-query\/build\/modern\/(useQuery|useMutation|useMutationState|useBaseQuery|errorBoundaryUtils|suspense|IsRestoringProvider|QueryErrorResetBoundary)|query-core\/build\/modern\/(queryObserver|mutationObserver))\.js|src\/(domain\/(resultados\/(bandas|base|cubo|data-procesada|diferencia|reserva)|climas\/(anio-de-inicio|nombre-de-grupo|nombres|por-invitar)|encuesta\/encuesta-activa|fechas\/(dia|format-fecha)|texto\/en-letras)|dibujo\/trazos|web\/(features\/(climas\/vista|resultados\/(aparte|graficas))|lib\/trabajos\/trabajos[-.a-z]*|ui\/(Apartado|Avance|Avisos|Cabeza|CampoSeleccion|CifraEnColor|DialogoAncho|Espera|Filtro|GuardaDeCambios|Insignia|Interruptor|Paginas|Pestanas|Progreso|Tabla|Vacio|cantidades|salida|save-archivo|use-rescate)|lib\/(failure-wording|lazy-screen|lista-de-direccion|route-loader|nombre-de-descarga|preferencias|decode-data-url|sin-formula|use-al-dia|use-atajos|use-revision)))\./,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'graficas',
                  test: /src\/(web\/(features\/resultados\/(AccionesDeGrafica|BloqueDeClima|EsperaDeResultados|LeyendaDeBandas|OtrasLecturas|PantallaDeGrafica|Publicacion|ReglaDeSatisfaccion|Resultados|SelectGraficas|SelloDePublicacion|lecturas\/OtrasLecturas|SinRespuestas|clima-de-graficas|lo-que-se-publica|palabras|partes|publicacion-queries|resultados-queries|resultados\.generated)|ui\/graficas\/(BloqueDeGrafica|Figura|Grafica|Leyenda|TablaDeGrafica|use-cerca))|dibujo\/(barras|resultados)\/[-a-z]+|dibujo\/(elementos|lamina|letras|anchos\.generated|paleta|rayados|formas))\./,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'ui',
                  test: /src\/(web\/ui\/(Aviso|Boton|Campo|Dialogo|Icono|Marca)|domain\/(climas\/minimo-por-grupo|texto\/(cantidad|fold-texto|normalize-texto|strip-invisibles)))\./,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'formularios',
                  test: /src\/web\/(lib\/use-(formulario|hydrated)|ui\/CampoArchivo)\./,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'controles',
                  test: /src\/web\/ui\/(Cara|Cargador|Casilla|Confirmacion|Correo|Opciones)\./,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
    // Of the public pages the browser needs the styles, in one file, and scripts of the islands alone.
    sitio: addProgram(
      'sitio',
      ['src/web/entry-sitio.ts', ...globSync('src/web/{features/*/*.isla,routes/sitio/*}.tsx')],
      [
        { name: 'entrada', test: /src\/web\/(lib\/(clic|when-idle)|features\/sitio\/start-film)\./ },
        {
          name: 'comun',
          test: /src\/web\/(lib\/(Enlace|api|direccion|site|sitio)|ui\/(Boton|Icono|Marca)|content\/firma)\./,
        },
        {
          name: 'barra',
          test: /src\/web\/(features\/sitio\/(BarraSuperior\.module|Menu|Saltar|barra|use-conexion|use-seccion|sitio\.gen)|ui\/Dialogo|content\/(navegacion|lineas))/,
        },
        { name: 'campos', test: /src\/web\/(lib\/use-(formulario|hydrated)|ui\/(Aviso|Campo)\w*)\./ },
        {
          name: 'formulario',
          test: /src\/(domain\/(contacto|encuesta\/correo|texto)|web\/(features\/sitio\/(Formulario|PieDeFormulario|AvisoDeVuelta|use-vuelta|Parrafo)|content\/formularios|lib\/send-form))/,
        },
      ],
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
