import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The slice, or room of the server, whose stores alone write to a table. */
const OWNERS: Record<string, string[]> = {
  'server/bitacora': ['bitacora'],
  'server/db': ['ajustes', 'limites', 'instalacion'],
  'server/llaves': ['llaves_destruidas', 'lotes'],
  'server/mail': ['correos', 'correos_adjuntos'],
  cliente: ['publicados_al_cliente'],
  climas: ['climas', 'participaciones', 'plantillas'],
  cuentas: [
    'codigos_de_recuperacion',
    'enlaces_de_cuenta',
    'imagenes_de_firma',
    'llaves_de_acceso',
    'retos',
    'segundos_factores',
    'sesiones',
    'usuarios',
    'usuarios_empresas',
  ],
  cvs: [
    'archivos',
    'archivos_contenidos',
    'busquedas',
    'busquedas_etiquetas',
    'candidatos',
    'cvs',
    'cvs_etiquetas',
    'envios_de_cv',
    'etiquetas_puestos',
    'mensajes_de_contacto',
    'peticiones_de_datos',
    'solicitudes_de_actualizacion',
    'subidas',
    'subidas_archivos',
    'vacantes',
  ],
  empresas: ['empresas', 'logos_de_empresas'],
  encuesta: ['aprobaciones', 'hojas'],
  informe: ['informes', 'informes_archivos', 'informes_redacciones', 'informes_trozos', 'informes_versiones'],
  invitados: ['agenda', 'encuestados', 'llegadas', 'rondas_de_recordatorios', 'tokens'],
  palabras: ['palabras'],
  plan: ['compromisos', 'notas_de_compromiso'],
  publicacion: ['bloques', 'sumas', 'textos'],
  resultados: ['comparables', 'grupos_iguales', 'lecturas'],
  sitio: ['sitio_versiones'],
  trabajos: ['trabajos', 'trabajos_archivos'],
  voces: ['citas', 'tapados', 'temas', 'temas_de_textos'],
}

/** Writes to a table of another, each for a reason that stands beside it. */
const GUESTS: Record<string, string> = {
  'correos by invitados': 'a status of mails follows whom they were sent to, in the same statement',
  'trabajos by cuentas': 'the work of an account ends with it, and trabajos knows accounts',
}

const WRITE = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g

/** The demo fills a new installation, and may write to all. */
const FILES = globSync('src/{server,features}/**/*.ts').filter(
  (file) => !/\.test\.ts$|\/testing\/|\/migrations\/|\/tables\/|operacion\/server\/demo\//.test(file),
)

const findRoom = (file: string) => {
  const [, where, name] = file.split('/')
  return where === 'features' ? name! : `${where}/${name}`
}

test('a table has one owner', () => {
  const owner = new Map(
    Object.entries(OWNERS).flatMap(([room, tables]) => tables.map((table) => [table, room])),
  )
  const writes = new Set(
    FILES.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(WRITE)].map(([, table]) => `${table} by ${findRoom(file)}`),
    ),
  )
  const foreign = [...writes].filter((write) => {
    const [table, room] = write.split(' by ')
    return owner.get(table!) !== room
  })
  expect(foreign.sort()).toEqual(Object.keys(GUESTS).sort())
})

test('every table has an owner', () => {
  const named = globSync('src/server/db/tables/*.ts').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/^ {2}(\w+): \w+Table$/gm),
  ])
  expect(named.length).toBeGreaterThan(40)
  const owned = new Set(Object.values(OWNERS).flat())
  expect(named.map(([, table]) => table!).filter((table) => !owned.has(table))).toEqual([])
})
