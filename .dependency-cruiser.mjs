/** The layers of ARCHITECTURE.md. A test plants a violation of each rule to see it caught. */
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

const test = '\\.test\\.tsx?$|/testing/'

/** The slices from below: each may use those before it, so that no circle of folders can stand. */
const SLICES = [
  'empresas',
  'cuentas',
  'trabajos',
  'climas',
  'palabras',
  'cliente',
  'encuesta',
  'invitados',
  'publicacion',
  'resultados',
  'voces',
  'plan',
  'informe',
  'cvs',
  'sitio',
  'inicio',
  'operacion',
]
/** The server's rooms that slices stand on, from below, likewise. */
export const ROOMS_BELOW = [
  'base',
  'db',
  'context',
  'archivos',
  'excel',
  'pdf',
  'pptx',
  'mail',
  'wire',
  'http',
  'bitacora',
  'llaves',
]
/** The rooms of the web that screens stand on. */
export const WEB_BELOW = ['lib', 'content', 'ui', 'marco']
/** What puts slices together to a server. */
const ROOMS_ABOVE = ['metricas', 'access', 'graphql', 'ssr', 'start']
const ROOMS = [...ROOMS_BELOW, ...ROOMS_ABOVE]
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
const inSlices = (names) => `^src/features/(${names.join('|')})/`
const SERVER = '^src/(server|features/[^/]+/server)/'
const WEB = '^src/(web|features/[^/]+/web)/'

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
      { path: SERVER, pathNot: `${test}|-process\\.ts$|^src/server/archivos/(judge|texto-de)-` },
      {
        path: '^src/server/archivos/(judge|texto-de)-|(^|/)node_modules/(yauzl|sax|word-extractor|unpdf|postal-mime)/',
        dependencyTypesNot: ['type-only'],
      },
      "No byte of a stranger's file or mail meets a parser in the serving process.",
    ),
    rule(
      'tools-stay-out-of-the-product',
      // GraphiQL is asked for in development alone, and by no import that the build follows.
      { path: `^src/|${BUILD}`, pathNot: [...[test].flat(), '^src/server/graphql/graphiql\\.ts$'] },
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
    ...SLICES.map((slice, place) =>
      rule(
        'slices-stand-in-order',
        { path: inSlices([slice]), pathNot: test },
        { path: '^src/features/', pathNot: inSlices(SLICES.slice(0, place + 1)) },
        'A slice uses only those below it in SLICES.',
      ),
    ),
    rule(
      'slices-have-a-place',
      { path: '^src/features/', pathNot: `^src/features/(${SLICES.join('|')})/(server|web)/` },
      {},
      'A new slice takes its place in SLICES, and what it consists of has two sides.',
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
      { path: WEB },
      { path: [SERVER, '^src/cli/'] },
      'The browser never sees the server.',
    ),
    rule(
      'server-not-web',
      { path: [SERVER, '^src/cli/'] },
      { path: WEB },
      'Only dist/ crosses, in server/ssr.',
    ),
    rule(
      'server-not-cli',
      { path: SERVER },
      { path: '^src/cli/' },
      'Commands are given to the server, not by it.',
    ),
    ...ROOMS.map((room, place) =>
      rule(
        'rooms-stand-in-order',
        { path: inRooms([room]), pathNot: test },
        { path: '^src/server/[^/]+/', pathNot: inRooms(ROOMS.slice(0, place + 1)) },
        'A room uses only those before it in ROOMS.',
      ),
    ),
    rule(
      'rooms-have-a-place',
      { path: '^src/server/[^/]+/', pathNot: inRooms(ROOMS) },
      {},
      'A new folder of the server takes its place in ROOMS.',
    ),
    rule(
      'rooms-below-know-no-slice',
      { path: inRooms(ROOMS_BELOW), pathNot: test },
      { path: '^src/features/' },
      'What slices stand on does not know them.',
    ),
    rule(
      'slices-not-above',
      { path: '^src/features/', pathNot: test },
      { path: inRooms(ROOMS_ABOVE) },
      'What puts the server together knows the slices, not the other way round.',
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
      'slices-not-http',
      { path: '^src/features/', pathNot: `${test}|-route\\.ts$|-routes\\.ts$` },
      { path: '^src/server/http/' },
      "Only a slice's routes speak HTTP.",
    ),
    rule(
      'results-do-not-know-who-answered',
      { path: '^src/features/resultados/server/' },
      { path: '^src/features/invitados/' },
      'Anonymity by construction.',
    ),
    rule(
      'stores-are-private',
      { path: '^src/features/([^/]+)/', pathNot: `${test}|operacion/server/demo/` },
      { path: '^src/features/[^/]+/.*-store\\.ts$', pathNot: '^src/features/$1/' },
      'Another slice is used through its reads and use cases.',
    ),
    rule(
      'stores-of-rooms-are-private',
      { path: '^src/', pathNot: `${test}|^src/server/(bitacora|llaves)/|operacion/server/demo/` },
      { path: '^src/server/(bitacora|llaves)/.*-store\\.ts$' },
      'A room is used through its use cases.',
    ),
    rule(
      'ui-knows-no-product',
      { path: '^src/web/ui/' },
      { path: '^src/', pathNot: '^src/(web/ui|domain/texto|dibujo/(?!resultados))' },
      'Product-agnostic components.',
    ),
    rule(
      'slices-are-composed-above',
      { path: '^src/features/([^/]+)/web/' },
      { path: '^src/(features/[^/]+/web|web/routes)/', pathNot: '^src/features/$1/' },
      'Routes compose what slices show; on a screen slices do not know each other.',
    ),
    rule(
      'web-knows-no-slice',
      { path: `^src/web/(${WEB_BELOW.join('|')})/` },
      { path: '^src/(features|web/routes)/' },
      'What screens stand on does not know them.',
    ),
    rule(
      'lib-is-lowest',
      { path: '^src/web/lib/' },
      { path: '^src/web/(ui|content|marco)/' },
      'The library of the web stands below all else of it.',
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
