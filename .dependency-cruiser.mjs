/** The layers of ARCHITECTURE.md. A test plants a violation of each rule to see it caught. */
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

const test = '\\.test\\.tsx?$|/testing/'

/** The server's features from below: each may use those before it, so that no circle of folders can stand. */
const FEATURES = [
  'bitacora',
  'ajustes',
  'sesion',
  'trabajos',
  'empresas',
  'equipo',
  'llaves',
  'lotes',
  'climas',
  'cliente',
  'encuesta',
  'encuestados',
  'sin-correo',
  'rebotes',
  'publicacion',
  'resultados',
  'lecturas',
  'voces',
  'plan',
  'informe',
  'cierre',
  'cvs',
  'contacto',
  'inicio',
  'persona',
  'respaldo',
  'demo',
]
/** The server's rooms from below, likewise. */
const ROOMS = [
  'db',
  'archivos',
  'excel',
  'pdf',
  'pptx',
  'mail',
  'wire',
  'http',
  'features',
  'metricas',
  'access',
  'graphql',
  'ssr',
]
/** What is built, tested, measured and drawn with, from below, likewise. */
const WORKSHOP = ['scripts', 'tests', 'bench', 'tools']
/** What `npm start` runs before the product is there. */
const BUILD =
  '^vite\\.config\\.ts$|^scripts/(run|build-server|precompress|ascii-output|list-public-files)\\.(ts|mjs)$'
/** Folders of the domain that stood in a circle: the first knows nothing of the second. */
const BELOW = [
  ['encuesta', 'climas'],
  ['estadistica', 'resultados'],
]

const inFolders = (names) => `^(${names.join('|') || '(?!)'})/`
const inRooms = (names) => `^src/server/(${names.join('|')})/`
const inFeatures = (names) => `^src/server/features/(${names.join('|')})/`

export default {
  forbidden: [
    rule('no-circular', {}, { circular: true }, 'A circle has no layers.'),
    rule(
      'what-is-imported-is-declared',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
      'Or it goes when the package that brought it does.',
    ),
    rule(
      'strangers-are-read-apart',
      { path: '^src/server/', pathNot: `${test}|-process\\.ts$|^src/server/archivos/(judge|texto-de)-` },
      {
        path: '^src/server/archivos/(judge|texto-de)-|(^|/)node_modules/(yauzl|sax|word-extractor|unpdf|postal-mime)/',
        dependencyTypesNot: ['type-only'],
      },
      "No byte of a stranger's file or mail meets a parser in the serving process.",
    ),
    rule(
      'tools-stay-out-of-the-product',
      { path: `^src/|${BUILD}`, pathNot: test },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
      'npm start installs no tools.',
    ),
    rule(
      'product-knows-no-workshop',
      { path: '^src/', pathNot: test },
      { path: inFolders(WORKSHOP) },
      'The product does not know what it is built, tested and measured with.',
    ),
    ...WORKSHOP.map((folder, place) =>
      rule(
        'workshop-stands-in-order',
        { path: inFolders([folder]) },
        { path: inFolders(WORKSHOP.slice(place + 1)) },
        'Each folder uses those before it in WORKSHOP.',
      ),
    ),
    ...FEATURES.map((feature, place) =>
      rule(
        'features-stand-in-order',
        { path: inFeatures([feature]), pathNot: test },
        { path: '^src/server/features/', pathNot: inFeatures(FEATURES.slice(0, place + 1)) },
        'A feature uses only those below it in FEATURES.',
      ),
    ),
    rule(
      'features-have-a-place',
      { path: '^src/server/features/', pathNot: inFeatures(FEATURES) },
      {},
      'A new feature takes its place in FEATURES.',
    ),
    rule(
      'domain-is-pure',
      { path: '^src/domain/', pathNot: test },
      { pathNot: '^src/domain/|^node_modules/zod/' },
      'Rules know no I/O, and of libraries only the one that reads what was written.',
    ),
    rule(
      'contract-is-alone',
      { path: '^src/contract/' },
      { path: '^src/', pathNot: '^src/contract/' },
      'The contract imports nothing of ours.',
    ),
    rule(
      'drawing-is-pure',
      { path: '^src/dibujo/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^src/(dibujo|domain)/|/d3-' },
      'A drawing is made alike in a page, a picture and a report: it knows rules and scales alone.',
    ),
    rule(
      'web-not-server',
      { path: '^src/web/' },
      { path: '^src/(server|cli)/' },
      'The browser never sees the server.',
    ),
    rule(
      'server-not-web',
      { path: '^src/(server|cli)/' },
      { path: '^src/web/' },
      'Only dist/ crosses, in server/ssr.',
    ),
    rule(
      'server-not-cli',
      { path: '^src/server/' },
      { path: '^src/cli/' },
      'Commands are given to the server, not by it.',
    ),
    ...ROOMS.map((room, place) =>
      rule(
        'rooms-stand-in-order',
        { path: inRooms([room]), pathNot: test },
        { path: '^src/server/[^/]+/', pathNot: inRooms(ROOMS.slice(0, place + 1)) },
        'What features stand on does not know them, nor they what is built on them.',
      ),
    ),
    rule(
      'rooms-have-a-place',
      { path: '^src/server/[^/]+/', pathNot: inRooms(ROOMS) },
      {},
      'A new folder of the server takes its place in ROOMS.',
    ),
    rule(
      'db-knows-no-context',
      { path: '^src/server/db/', pathNot: test },
      { path: '^src/server/(context|config|secret|app|jobs|housekeeping|start-server)\\.ts$' },
      'The database is opened before anything that is passed around.',
    ),
    rule(
      'features-not-app',
      { path: '^src/server/features/', pathNot: test },
      { path: '^src/server/(app|jobs|housekeeping|start-server)\\.ts$' },
      'What puts the server together knows the features, not the other way round.',
    ),
    ...BELOW.map(([below, above]) =>
      rule(
        'folders-of-the-domain',
        { path: `^src/domain/${below}/`, pathNot: test },
        { path: `^src/domain/${above}/` },
        'Of two folders of the domain that are close, one is below.',
      ),
    ),
    rule(
      'features-not-http',
      { path: '^src/server/features/', pathNot: `${test}|-route\\.ts$|-routes\\.ts$` },
      { path: '^src/server/http/' },
      "Only a feature's routes speak HTTP.",
    ),
    rule(
      'results-do-not-know-who-answered',
      { path: '^src/features/resultados/server/' },
      { path: '^src/features/invitados/server/encuestados/' },
      'Anonymity by construction.',
    ),
    rule(
      'stores-are-private',
      { path: '^src/server/features/([^/]+)/', pathNot: `${test}|features/demo/` },
      { path: '^src/server/features/[^/]+/.*-store\\.ts$', pathNot: '^src/server/features/$1/' },
      'Another feature is used through its use cases.',
    ),
    rule(
      'ui-knows-no-product',
      { path: '^src/web/ui/' },
      { path: '^src/', pathNot: '^src/(web/ui|domain/texto|dibujo/(?!resultados))' },
      'Product-agnostic components.',
    ),
    rule(
      'features-not-siblings',
      { path: '^src/web/features/([^/]+)/' },
      { path: '^src/web/(features|routes)/', pathNot: '^src/web/features/$1/' },
      'Routes compose features; features do not know each other.',
    ),
    rule(
      'lib-knows-no-feature',
      { path: '^src/web/lib/' },
      { path: '^src/web/(features|routes|ui|content)' },
      'The library of the web stands below its features.',
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.module\\.css$|\\.css$' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
}
