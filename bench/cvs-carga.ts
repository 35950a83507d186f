import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { getClaveDeEtiqueta } from '../src/domain/cvs/cv.ts'
import { getClavesDeNombres } from '../src/domain/cvs/nombre-de-persona.ts'
import { listPalabrasDeCV } from '../src/domain/cvs/palabras.ts'
import { getClaveDeTelefono } from '../src/domain/cvs/telefono.ts'
import { foldParaBuscar } from '../src/domain/texto/fold-texto.ts'
import type { DatabaseLocation } from '../src/server/db/engine/database.ts'
import { addInicios } from '../src/server/db/search/text-search-postgres.ts'
import type { Muestra } from './cvs-muestra.ts'

const LOTE = 5_000
/** When the sample is said to have come in. */
const ALTA = Date.UTC(2026, 0, 15)
/** While SQLite works in this process, what PostgreSQL is sent must go on its way. */
const FILAS_POR_TURNO = 200

type Fila = Record<string, SQLInputValue>

/** The rows of a batch by table, as the store would write them, and the words of each CV. */
interface Lote {
  tablas: Record<string, Fila[]>
  palabras: { numero: number; palabras: string }[]
}

/** Loads one engine by its shortest road; what is measured afterwards goes the way every CV goes. */
interface Cargador {
  load(lote: Lote): Promise<void>
  finish(total: number): Promise<void>
}

const listPalabras = (cv: Muestra) =>
  listPalabrasDeCV({
    nombres: [cv.primerNombre, cv.segundoNombre ?? '', cv.primerApellido, cv.segundoApellido],
    etiquetas: cv.etiquetasPuestos,
    correo: cv.correo,
    telefonos: [cv.celular, cv.telefono ?? ''],
    estado: cv.estado,
    alDia: ALTA,
    archivo: cv.texto,
  })

function toLote(desde: number, muestras: Muestra[]): Lote {
  const tablas: Record<string, Fila[]> = { cvs: [], etiquetas_puestos: [], cvs_etiquetas: [], archivos: [] }
  const palabras = muestras.map((cv, indice) => {
    const numero = desde + indice
    const id = `muestra-${numero}`
    const claves = getClavesDeNombres(cv)
    tablas.cvs!.push({
      numero,
      id,
      primer_nombre: cv.primerNombre,
      segundo_nombre: cv.segundoNombre,
      primer_apellido: cv.primerApellido,
      segundo_apellido: cv.segundoApellido,
      telefono: cv.telefono,
      celular: cv.celular,
      correo: cv.correo,
      estado: cv.estado,
      correo_clave: foldParaBuscar(cv.correo),
      celular_clave: getClaveDeTelefono(cv.celular),
      telefono_clave: cv.telefono && getClaveDeTelefono(cv.telefono),
      creado: ALTA,
      actualizado: ALTA,
      borrado: null,
      nombre_clave: claves.completa,
      nombre_corto_clave: claves.corta,
      por_indexar: 0,
      al_dia: ALTA,
    })
    for (const [orden, puesto] of cv.etiquetasPuestos.entries()) {
      const clave = getClaveDeEtiqueta(puesto)
      tablas.etiquetas_puestos!.push({ id: clave, puesto, clave })
      tablas.cvs_etiquetas!.push({ id_cv: id, orden, id_etiqueta: clave })
    }
    tablas.archivos!.push({
      id,
      id_cv: id,
      id_envio: null,
      vigente: 1,
      recibido: ALTA,
      propio: 0,
      nombre: null,
      tipo: 'pdf',
      activo: '',
      huella: id,
      bytes: 0,
      lectura: 'leido',
      intentos: 1,
      arrendado_por: null,
      arrendado_hasta: 0,
      texto: cv.texto,
    })
    return { numero, palabras: listPalabras(cv).join(' ') }
  })
  return { tablas, palabras }
}

function createSqliteCargador(file: string): Cargador {
  const database = new DatabaseSync(file)
  const configure = (hashsize: number) =>
    database.exec(`insert into cvs_palabras (cvs_palabras, rank) values ('hashsize', ${hashsize})`)
  database.exec('pragma synchronous = off; pragma secure_delete = off')
  configure(128 * 2 ** 20)
  const insertEach = async (insert: string, filas: SQLInputValue[][]) => {
    const statement = database.prepare(insert)
    for (const [turno, fila] of filas.entries()) {
      statement.run(...fila)
      if (turno % FILAS_POR_TURNO === 0) await setImmediate()
    }
  }
  return {
    async load({ tablas, palabras }) {
      database.exec('begin')
      for (const [tabla, filas] of Object.entries(tablas)) {
        const columnas = Object.keys(filas[0]!)
        const marcas = columnas.map(() => '?').join(', ')
        const insert = `insert or ignore into ${tabla} (${columnas.join(', ')}) values (${marcas})`
        await insertEach(insert, filas.map(Object.values))
      }
      await insertEach(
        'insert into cvs_palabras (rowid, palabras) values (?, ?)',
        palabras.map((fila) => [fila.numero, fila.palabras]),
      )
      database.exec('commit')
    },
    async finish() {
      configure(2 ** 20)
      database.close()
    },
  }
}

async function createPostgresCargador(url: string): Promise<Cargador> {
  const client = new pg.Client({ connectionString: url })
  // Where the load fails the engine is stopped under it, and that error would hide the first.
  client.on('error', () => {})
  await client.connect()
  await client.query('set synchronous_commit = off; drop index cvs_palabras_palabras')
  return {
    async load({ tablas, palabras }) {
      await client.query('begin')
      for (const [tabla, filas] of Object.entries(tablas)) {
        await client.query(
          `insert into ${tabla} select * from json_populate_recordset(null::${tabla}, $1) on conflict do nothing`,
          [JSON.stringify(filas)],
        )
      }
      await client.query(
        `insert into cvs_palabras select numero, array_to_tsvector(string_to_array(palabras, ' '))
         from json_to_recordset($1) as fila (numero bigint, palabras text)`,
        [
          JSON.stringify(
            palabras.map((fila) => ({ ...fila, palabras: addInicios(fila.palabras.split(' ')).join(' ') })),
          ),
        ],
      )
      await client.query('commit')
    },
    async finish(total) {
      await client.query("set maintenance_work_mem = '512MB'")
      await client.query('create index cvs_palabras_palabras on cvs_palabras using gin (palabras)')
      await client.query("select setval(pg_get_serial_sequence('cvs', 'numero'), $1)", [total])
      await client.query('vacuum analyze cvs_palabras')
      await client.query('analyze')
      await client.end()
    },
  }
}

export async function loadMuestras(
  locations: DatabaseLocation[],
  create: () => Muestra,
  total: number,
): Promise<void> {
  const cargadores = await Promise.all(
    locations.map((location) =>
      location.engine === 'sqlite'
        ? createSqliteCargador(location.file)
        : createPostgresCargador(location.url),
    ),
  )
  for (let desde = 1; desde <= total; desde += LOTE) {
    const lote = toLote(desde, Array.from({ length: Math.min(LOTE, total - desde + 1) }, create))
    await Promise.all(cargadores.map((cargador) => cargador.load(lote)))
  }
  await Promise.all(cargadores.map((cargador) => cargador.finish(total)))
}
