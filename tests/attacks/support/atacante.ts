import { createDecipheriv, hkdfSync } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import { attack, type Fila } from '../../../src/features/publicacion/server/cierre/testing/ataque.ts'
import { type Db, getEngine } from '../../../src/server/db/engine/database.ts'
import type { TestContext } from '../../support/test-context.ts'

/*
 * Somebody who looks at the statuses between every two saves, takes a copy of the rows and of what the log wrote each time, and
 * tries afterwards to tell whose sheet and whose texts they are.
 */

type Row = Record<string, unknown>
export type Hoja = Row & { clave: string; id_grupo: string; respuestas: Uint8Array; textos: Uint8Array }

/** What there was at one look, and what the log wrote since the one before. */
interface Mirada {
  estados: ReadonlyMap<string, string>
  hojas: ReadonlyMap<string, Hoja>
  log: Buffer
}

/** Rows as they lie, with what the engine itself writes on them. */
async function readRows(db: Db, table: string): Promise<Row[]> {
  const marks = getEngine(db) === 'postgres' ? sql`, xmin::text as xmin, ctid::text as ctid` : sql``
  const place = getEngine(db) === 'postgres' ? sql` order by ctid` : sql``
  return (await sql<Row>`select * ${marks} from ${sql.table(table)}${place}`.execute(db)).rows
}

const PAGINA_CON_CABEZA = 4096 + 24

/** What each commit added to the log: of SQLite's, frames that are others than before. */
function followLog({ db, config }: TestContext): () => Promise<Buffer> {
  if (config.database.engine === 'sqlite') {
    const file = `${config.database.file}-wal`
    let antes = Buffer.alloc(0)
    return async () => {
      const ahora = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
      const nuevas: Buffer[] = []
      for (let at = 32; at < ahora.length; at += PAGINA_CON_CABEZA) {
        const pagina = ahora.subarray(at, at + PAGINA_CON_CABEZA)
        if (!pagina.equals(antes.subarray(at, at + PAGINA_CON_CABEZA))) nuevas.push(pagina)
      }
      antes = ahora
      return Buffer.concat(nuevas)
    }
  }
  let desde: string | null = null
  return async () => {
    const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(db)
    const hasta = rows[0]!.lsn
    const partes: Buffer[] = []
    if (desde !== null) {
      const { rows: archivos } = await sql<{ name: string; desde: string; bytes: string }>`
        with tramo as (select ${desde}::pg_lsn as a, ${hasta}::pg_lsn as b),
        segmento as (select setting::bigint as bytes from pg_settings where name = 'wal_segment_size')
        select pg_walfile_name(('0/0'::pg_lsn + n * segmento.bytes) + 1::numeric) as name,
          greatest(0, (a - '0/0'::pg_lsn) - n * segmento.bytes)::text as desde,
          (least(segmento.bytes, (b - '0/0'::pg_lsn) - n * segmento.bytes) - greatest(0, (a - '0/0'::pg_lsn) - n * segmento.bytes))::text as bytes
        from tramo, segmento, generate_series(div(a - '0/0'::pg_lsn, segmento.bytes), div(b - '0/0'::pg_lsn, segmento.bytes)) as n
        order by n`.execute(db)
      for (const { name, desde: de, bytes } of archivos)
        if (Number(bytes) > 0)
          partes.push(
            (
              await sql<{ bytes: Buffer }>`
                select pg_read_binary_file(${`pg_wal/${name}`}, ${sql.lit(Number(de))}, ${sql.lit(Number(bytes))}) as bytes`.execute(
                db,
              )
            ).rows[0]!.bytes,
          )
    }
    desde = hasta
    return Buffer.concat(partes)
  }
}

export type Vigilancia = { miradas: Mirada[]; look: () => Promise<void> }

/** estados: what staff's list says at this moment, which whoever polls it has. */
export function watch(ctx: TestContext, readEstados: () => Promise<Map<string, string>>): Vigilancia {
  const miradas: Mirada[] = []
  const readLog = followLog(ctx)
  return {
    miradas,
    look: async () => {
      const estados = await readEstados()
      const hojas = (await readRows(ctx.db, 'hojas')) as Hoja[]
      miradas.push({
        estados,
        hojas: new Map(hojas.map((hoja) => [hoja.clave, hoja])),
        log: await readLog(),
      })
    },
  }
}

const isOtra = (a: Hoja | undefined, b: Hoja) =>
  !a || Buffer.compare(a.respuestas, b.respuestas) !== 0 || Buffer.compare(a.textos, b.textos) !== 0

/** What is known of somebody without opening anything: the row, as it was last, and what the log wrote while it changed. */
export interface Seguida {
  hoja: Hoja
  orden: number
  log: Buffer
}

/** Whose status changed while one row did, has that row. */
export function follow(miradas: readonly Mirada[]): Map<string, Seguida> {
  const filas = new Map<string, string>()
  const seguidas = new Map<string, Seguida>()
  for (const [i, { estados, hojas, log }] of miradas.entries()) {
    const antes = miradas[i - 1]
    if (!antes) continue
    const movidas = [...hojas.values()].filter((hoja) => isOtra(antes.hojas.get(hoja.clave), hoja))
    const personas = [...estados].filter(([id, estado]) => antes.estados.get(id) !== estado)
    if (movidas.length !== 1) continue
    const [hoja] = movidas as [Hoja]
    if (personas.length === 1) filas.set(hoja.clave, personas[0]![0])
    const persona = filas.get(hoja.clave)
    if (!persona) continue
    const suya = seguidas.get(persona)
    seguidas.set(persona, { hoja, orden: i, log: Buffer.concat([suya?.log ?? Buffer.alloc(0), log]) })
  }
  return seguidas
}

const CABEZA = 4
const COMPRIMIDO = 2 ** 31

function openCaja(sello: Buffer, caja: 'respuestas' | 'textos', idClima: string, hoja: Hoja): Buffer | null {
  const sellada = Buffer.from(hoja[caja])
  const decipher = createDecipheriv('aes-256-gcm', sello, sellada.subarray(0, 12))
  decipher.setAuthTag(sellada.subarray(-16))
  decipher.setAAD(Buffer.from(`${caja}|${idClima}|${hoja.clave}|${hoja.id_grupo}`))
  const contenido = decipher.update(sellada.subarray(12, -16))
  try {
    decipher.final()
    return contenido
  } catch {
    return null
  }
}

const deriveSello = (secret: string, bytes: Uint8Array) =>
  Buffer.from(
    hkdfSync('sha256', Buffer.from(hkdfSync('sha256', secret, bytes, 'clima', 32)), '', 'sello', 32),
  )

/** What a person answered, as far as it is read out of their row with some bytes for the climate's key. */
export function openWith(
  bytes: Uint8Array,
  secret: string,
  { idClima, hoja }: { idClima: string; hoja: Hoja },
): { respuestas: string; textos: string[] } | null {
  const sello = deriveSello(secret, bytes)
  const respuestas = openCaja(sello, 'respuestas', idClima, hoja)
  const caja = openCaja(sello, 'textos', idClima, hoja)
  if (!respuestas || !caja) return null
  const cabeza = caja.readUInt32BE()
  const contenido = caja.subarray(CABEZA, CABEZA + (cabeza % COMPRIMIDO))
  const [, ...textos] = JSON.parse(String(cabeza >= COMPRIMIDO ? inflateRawSync(contenido) : contenido))
  return { respuestas: respuestas.toString('latin1'), textos: textos.map(([, texto]: string[]) => texto) }
}

/** Every file below a folder, as far as it is small enough to be a key, or to hold one. */
export function* listBytesDeArchivos(dir: string): Generator<Buffer> {
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    const file = join(dir, name)
    if (!statSync(file).isFile() || statSync(file).size > 4096) continue
    const bytes = readFileSync(file)
    for (let from = 0; from + 32 <= bytes.length; from++) yield bytes.subarray(from, from + 32)
    yield bytes
  }
}

/** Fewer letters stand anywhere by chance. */
const LARGO_DE_TROZO = 6
const MAX_TROZO = 24

/** Whose texts stand in what the log wrote while their row changed. */
const isEscritoEn = (log: Buffer, texto: string): boolean => {
  if (texto.length < LARGO_DE_TROZO) return false
  for (let at = 0; at < texto.length; at += MAX_TROZO) {
    const trozo = texto.slice(at, at + MAX_TROZO)
    if (trozo.length >= LARGO_DE_TROZO && log.includes(trozo)) return true
  }
  return false
}

export interface TextoLegible {
  clave: string
  texto: string
}

/** Of values that nobody else has, the n-th by size is taken for the n-th by length of what can be read. */
function guessByTamano(
  seguidas: ReadonlyMap<string, Seguida>,
  textos: readonly TextoLegible[],
  measure: (suya: Seguida) => number,
): Map<string, string> {
  const porTamano = Map.groupBy(seguidas, ([, suya]) => measure(suya))
  const tamanos = [...porTamano.keys()].sort((a, b) => a - b)
  const largos = textos.toSorted((a, b) => a.texto.length - b.texto.length)
  const guesses = new Map<string, string>()
  let desde = textos.length - seguidas.size
  for (const tamano of tamanos) {
    const suyas = porTamano.get(tamano)!
    if (suyas.length === 1 && largos[desde]) guesses.set(suyas[0]![0], largos[desde]!.texto)
    desde += suyas.length
  }
  return guesses
}

export interface Verdad {
  respuestas: string
  texto: string
}

/** Where each stands in the order of the bytes of its key, which is the engines' own. */
const rankByClave = (claves: readonly string[]) =>
  new Map([...claves].sort((a, b) => (a < b ? -1 : 1)).map((clave, lugar) => [clave, String(lugar)]))

/** Rows of two sides as the attack on rows takes them: everything that could order or match them. */
function toFilas(
  seguidas: ReadonlyMap<string, Seguida>,
  legibles: readonly (Row & TextoLegible)[],
  verdades: ReadonlyMap<string, Verdad>,
): [Fila[], Fila[]] {
  const lugares = rankByClave([...seguidas.values()].map(({ hoja }) => hoja.clave))
  const lugaresDeTextos = rankByClave(legibles.map(({ clave }) => clave))
  const personas = Array.from(seguidas, ([de, { hoja, orden, log }]) => ({
    grupo: 'uno',
    de,
    senales: {
      orden: String(orden),
      clave: hoja.clave,
      porClave: lugares.get(hoja.clave)!,
      completa: String(hoja.completa),
      respuestas: Buffer.from(hoja.respuestas).toString('hex'),
      textos: Buffer.from(hoja.textos).subarray(0, 64).toString('hex'),
      tamano: String(hoja.textos.length),
      log: String(log.length),
      xmin: String(hoja.xmin),
      ctid: String(hoja.ctid),
    },
  }))
  const autores = new Map(Array.from(verdades, ([de, { texto }]) => [texto, de]))
  const textos = legibles.map((row, lugar) => ({
    grupo: 'uno',
    de: autores.get(row.texto)!,
    senales: {
      clave: row.clave,
      porClave: lugaresDeTextos.get(row.clave)!,
      lugar: String(lugar),
      largo: String(row.texto.length),
      xmin: String(row.xmin),
      ctid: String(row.ctid),
    },
  }))
  return [personas, textos]
}

/**
 * atados: whom some attack ties to their own words for certain. orden, tendencia: the best of every order tried against every
 * other, which chance does a little of too.
 */
export async function tieTextos(
  { db }: Pick<TestContext, 'db'>,
  seguidas: ReadonlyMap<string, Seguida>,
  verdades: ReadonlyMap<string, Verdad>,
  legibles?: readonly (Row & TextoLegible)[],
): Promise<{ atados: string[]; orden: number; tendencia: number }> {
  const textos = legibles ?? ((await readRows(db, 'textos')) as (Row & TextoLegible)[])
  const atados = new Set<string>()
  for (const [persona, { log }] of seguidas)
    for (const { texto } of textos)
      if (isEscritoEn(log, texto) && verdades.get(persona)!.texto === texto) atados.add(persona)
  for (const measure of [
    ({ hoja }: Seguida) => hoja.textos.length,
    ({ hoja }: Seguida) => hoja.respuestas.length,
    ({ hoja }: Seguida) => hoja.textos.length + hoja.respuestas.length,
  ])
    for (const [persona, texto] of guessByTamano(seguidas, textos, measure))
      if (verdades.get(persona)!.texto === texto) atados.add(persona)
  if (textos.length === 0) return { atados: [...atados], orden: 0, tendencia: 0 }
  const [a, b] = toFilas(seguidas, textos, verdades)
  const { orden, iguales, trozos, tendencia } = attack(
    a.filter(({ de }) => b.some((texto) => texto.de === de)),
    b,
  )
  // A piece of a key in another one is no chance.
  for (let i = 0; i < trozos; i++) atados.add(`un trozo ${i}`)
  return { atados: [...atados], orden: Math.max(orden, iguales), tendencia }
}

/** Whose sheet stands somewhere as it is, in any of the forms that bytes are written in. */
export const listHojasALaVista = (bytes: Buffer, verdades: ReadonlyMap<string, Verdad>): string[] =>
  [...verdades].flatMap(([persona, { respuestas }]) => {
    const hoja = Buffer.from(respuestas, 'latin1')
    const formas = [hoja, hoja.toString('hex'), hoja.toString('base64').slice(0, -3)]
    return formas.some((forma) => bytes.includes(forma)) ? [persona] : []
  })
