import { formatNombre, getClaveDeNombre } from '../climas/nombres.ts'
import { getClaveDeCorreo } from '../encuesta/correo.ts'
import { type Elegidas, readCelda } from '../encuesta/lista-de-correos.ts'
import { formatNumero } from '../texto/cantidad.ts'
import { foldTexto } from '../texto/fold-texto.ts'
import { MAX_INVITACIONES } from './invitacion.ts'
import type { FilaCsv } from './parse-csv.ts'

type Grupo = { id: string; orden: number; nombre: string }

/** A row of the file. problema: why it cannot be sent; null where it can. */
export type Invitado = {
  linea: number
  /** Empty: whoever it is gets a slip of the group. */
  correo: string
  /** For whoever reads the list; it is sent nowhere. */
  nombre: string
  grupo: string
  idGrupo: string | null
  problema: string | null
  /** Addresses that a blank or a slip may mean, to choose from. */
  opciones: readonly string[]
}

export type CampoDeLista = 'correo' | 'grupo' | 'nombre'

/** Meaning of each column; null: it is not used. */
export type ColumnasDeLista = readonly (CampoDeLista | null)[]

/** falla: why the file as a whole cannot be used. */
export type InvitadosLeidos = {
  invitados: Invitado[]
  falla: string | null
  columnas: ColumnasDeLista
  /** Nobody could tell which column has the addresses, or the groups: a person says it. */
  pide: boolean
}

const fail = (falla: string): InvitadosLeidos => ({ invitados: [], falla, columnas: [], pide: false })

/** By its name, or by its orden as "3" or "G3". */
function createFindGrupo(grupos: readonly Grupo[]): (texto: string) => Grupo | null {
  const porNombre = new Map(grupos.map((grupo) => [getClaveDeNombre(grupo.nombre), grupo]))
  const porOrden = new Map(grupos.map((grupo) => [grupo.orden, grupo]))
  return (texto) => {
    const orden = /^g?\s*(\d+)$/i.exec(formatNombre(texto))?.[1]
    return porNombre.get(getClaveDeNombre(texto)) ?? (orden ? porOrden.get(Number(orden)) : null) ?? null
  }
}

/** Rows looked through where no titles say it: enough for any list that a person made. */
const MAX_COLUMNAS = 100

/** Over the titles there may stand what the list is of, its date and who made it. */
const MAX_ENCABEZADO = 10

/** titulos: the row that names the columns; -1 where none does. */
type Columnas = { correo: number; grupo: number; nombre: number; titulos: number }

const findIndex = (celdas: readonly string[], patron: RegExp) =>
  celdas.findIndex((celda) => patron.test(foldTexto(celda)))

const NOMBRE = /nombre|^(colaborador|empleado|trabajador)(a|es|as|s)?$/

function readTitulos(filas: readonly FilaCsv[], titulos: number): Columnas {
  const celdas = filas[titulos]?.celdas ?? []
  const correo = findIndex(celdas, /correo|e-?mail/)
  const grupo = findIndex(celdas, correo >= 0 ? /grupo/ : /^grupo( de opinion)?$/)
  return { correo, grupo, nombre: findIndex(celdas, NOMBRE), titulos }
}

const hasVarias = ({ celdas }: FilaCsv) => celdas.filter(Boolean).length > 1

const computeAncho = (filas: readonly FilaCsv[]) =>
  filas.reduce((mayor, { celdas }) => Math.min(MAX_COLUMNAS, Math.max(mayor, celdas.length)), 0)

/** The row that names both columns before the first address; or one of several cells, or the first, which may name only one of them. */
function findTitulos(filas: readonly FilaCsv[]): Columnas | undefined {
  const comienzo = filas.slice(0, MAX_ENCABEZADO)
  const primero = comienzo.findIndex(({ celdas }) => celdas.some((celda) => celda.includes('@')))
  const posibles = comienzo
    .slice(0, primero < 0 ? comienzo.length : primero)
    .map((_, i) => readTitulos(filas, i))
  return (
    posibles.find(({ correo, grupo }) => correo >= 0 && grupo >= 0 && correo !== grupo) ??
    posibles.find(
      ({ correo, grupo, titulos }) =>
        (correo >= 0 || grupo >= 0) && (titulos === 0 || hasVarias(filas[titulos]!)),
    )
  )
}

/** As a person said it; the rows begin where one has an address or a group of the climate. */
function readDecididas(
  filas: readonly FilaCsv[],
  decididas: ColumnasDeLista,
  isGrupo: (texto: string) => boolean,
): Columnas {
  const [correo, grupo, nombre] = (['correo', 'grupo', 'nombre'] as const).map((campo) =>
    decididas.indexOf(campo),
  ) as [number, number, number]
  const primera = filas
    .slice(0, MAX_ENCABEZADO + 1)
    .findIndex(({ celdas }) => celdas[correo]?.includes('@') || isGrupo(celdas[grupo] ?? ''))
  return { correo, grupo, nombre, titulos: primera - 1 }
}

const toColumnasDeLista = ({ correo, grupo, nombre }: Columnas, ancho: number): ColumnasDeLista =>
  Array.from({ length: ancho }, (_, i) =>
    i === correo ? 'correo' : i === grupo ? 'grupo' : i === nombre ? 'nombre' : null,
  )

/** By the titles, or, where there are none, by what stands in the columns. */
function findColumnas(
  filas: readonly FilaCsv[],
  isGrupo: (texto: string) => boolean,
  hayVarios: boolean,
): Columnas {
  const conTitulos = findTitulos(filas)
  const cuerpo = filas.slice((conTitulos?.titulos ?? -1) + 1)
  if (conTitulos && conTitulos.correo >= 0 && conTitulos.grupo >= 0) return conTitulos
  // Known titles stand; a column that has another is known by what it says.
  const ancho = computeAncho(filas)
  const findBest = (fits: (celda: string) => boolean, exceptoColumna: number, minimo: number) => {
    const cuentas = Array.from({ length: ancho }, (_, columna) =>
      columna === exceptoColumna ? -1 : cuerpo.filter(({ celdas }) => fits(celdas[columna] ?? '')).length,
    )
    const mejor = Math.max(...cuentas)
    return mejor > 0 && mejor >= minimo ? cuentas.indexOf(mejor) : -1
  }
  const { nombre = -1, titulos = -1 } = conTitulos ?? {}
  const conocida = (columna: number | undefined) => (columna !== undefined && columna >= 0 ? columna : null)
  const correo = conocida(conTitulos?.correo) ?? findBest((celda) => celda.includes('@'), -1, 1)
  // Of numbers of rows some are numbers of groups too: under titles, half of the rows have to name one.
  const grupo = conocida(conTitulos?.grupo) ?? findBest(isGrupo, correo, conTitulos ? cuerpo.length / 2 : 1)
  const otra = hayVarios && !conTitulos && ancho === 2 && correo >= 0 ? 1 - correo : -1
  return { correo, grupo: grupo >= 0 ? grupo : otra, nombre, titulos }
}

function findProblema({
  motivo,
  grupo,
  hayGrupo,
  anterior,
}: {
  /** Why the address stays. */
  motivo: string | null
  grupo: string
  hayGrupo: boolean
  /** The line that has the same address. */
  anterior: number | undefined
}): string | null {
  if (motivo) return motivo
  if (!grupo) return 'Falta el grupo.'
  if (!hayGrupo) return `Este clima no tiene un grupo «${grupo}».`
  return anterior === undefined ? null : `La dirección ya está en la línea ${anterior}.`
}

const formatDemasiadas = (filas: number) =>
  `El archivo trae ${formatNumero(filas)} filas y de una vez se invita a ${formatNumero(MAX_INVITACIONES)}: divídelo.`

/** Answers of a person about the file: which column is which, and which address a row means. */
interface Dicho {
  decididas?: ColumnasDeLista | null
  elegidas?: Elegidas
}

/** A list with a group in each row, and an address where there is one, for the whole company; of one group, no row needs it. */
export function readInvitados(
  filas: readonly FilaCsv[],
  grupos: readonly Grupo[],
  { decididas = null, elegidas = {} }: Dicho = {},
): InvitadosLeidos {
  const findGrupo = createFindGrupo(grupos)
  if (filas.length === 0) return fail('El archivo está vacío.')
  // Before anything is looked for in them; some may be the titles and what stands over them.
  if (filas.length > MAX_INVITACIONES + MAX_ENCABEZADO) return fail(formatDemasiadas(filas.length))
  const isGrupo = (celda: string) => findGrupo(celda) !== null
  const columnas = decididas
    ? readDecididas(filas, decididas, isGrupo)
    : findColumnas(filas, isGrupo, grupos.length > 1)
  const deCadaColumna = toColumnasDeLista(columnas, computeAncho(filas))
  const unico = grupos.length === 1 && columnas.grupo < 0 ? grupos[0]! : null
  const sinCorreos = columnas.correo < 0 && columnas.titulos < 0 && !decididas
  if (sinCorreos || (columnas.grupo < 0 && !unico))
    return { invitados: [], falla: null, columnas: deCadaColumna, pide: true }
  const cuerpo = filas.slice(columnas.titulos + 1)
  if (cuerpo.length === 0) return fail('El archivo trae los títulos y ninguna fila.')
  if (cuerpo.length > MAX_INVITACIONES) return fail(formatDemasiadas(cuerpo.length))
  const vistos = new Map<string, number>()
  const invitados = cuerpo.map(({ linea, celdas }): Invitado => {
    const celda = celdas[columnas.correo]?.trim() ?? ''
    const leida = celda === '' ? '' : readCelda(celda, elegidas)
    const queda = typeof leida === 'string' ? null : leida
    const correo = typeof leida === 'string' ? leida : leida.escrito
    const grupo = unico?.nombre ?? celdas[columnas.grupo] ?? ''
    const encontrado = unico ?? findGrupo(grupo)
    const clave = getClaveDeCorreo(correo)
    const anterior = vistos.get(clave)
    if (correo && !queda && anterior === undefined) vistos.set(clave, linea)
    const problema = findProblema({
      motivo: queda?.motivo ?? null,
      grupo,
      hayGrupo: encontrado !== null,
      anterior: correo ? anterior : undefined,
    })
    const nombre = celdas[columnas.nombre] ?? ''
    const opciones = queda?.opciones ?? []
    return { linea, correo, nombre, grupo, idGrupo: encontrado?.id ?? null, problema, opciones }
  })
  return { invitados, falla: null, columnas: deCadaColumna, pide: false }
}
