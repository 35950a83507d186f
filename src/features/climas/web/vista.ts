import { getPantalla, isPantalla, type NombreDePantalla, PANTALLAS } from './pantallas.ts'

type Datos = typeof PANTALLAS
type Lista<P, K extends string> = P extends { [k in K]: readonly (infer D extends string)[] } ? D : never
type DetalleDe<P> = Lista<P, 'detalles'> | Lista<P, 'leves'>

/** A screen of the climate area as its address says it. */
export type VistaDe<N extends NombreDePantalla> = N extends NombreDePantalla
  ? { vista: N } & (Datos[N] extends { deClima: true } ? { idClima: string } : unknown) & {
        [D in DetalleDe<Datos[N]>]?: string
      }
  : never

export type Vista = VistaDe<NombreDePantalla>

/** A screen whatever it is. */
type Cualquiera = { vista: NombreDePantalla; idClima?: string } & { [detalle: string]: string | undefined }

const AREA = '/admin/clima-organizacional/'

/** Where the five states of the specification are. */
const ESTADOS = 'ver-climas'

type Direccion = { pathname: string; search: string }

/** The name and the climate in an address; of an old one too, which said every screen by "vista". */
function readNombre(pathname: string, busqueda: URLSearchParams): [string | null, string | null] {
  const [ruta, id = ''] = (pathname.split(AREA)[1] ?? ESTADOS).split('/')
  if (ruta === ESTADOS) return [busqueda.get('vista'), busqueda.get('clima')]
  const propia = Object.entries(PANTALLAS).find(
    ([, pantalla]) => 'ruta' in pantalla && pantalla.ruta === ruta,
  )
  return [propia?.[0] ?? null, decodeId(id)]
}

function decodeId(id: string): string | null {
  try {
    return decodeURIComponent(id) || null
  } catch {
    return null
  }
}

/** The view of an address; whatever it says wrongly is the list. */
export function parseVista({ pathname, search }: Direccion): Vista {
  const busqueda = new URLSearchParams(search)
  const [nombre, idClima] = readNombre(pathname, busqueda)
  const lista = (vista: 'TableClima' | 'Empresas') => readDetalles({ vista }, busqueda)
  if (nombre === null || nombre === 'TableClima') return lista('TableClima') as Vista
  if (!isPantalla(nombre)) return { vista: 'TableClima' }
  if (!getPantalla(nombre).deClima) {
    if (nombre === 'EditarEmpresa' && !busqueda.get('empresa')) return { vista: 'Empresas' }
    return readDetalles({ vista: nombre }, busqueda) as Vista
  }
  return idClima ? (readDetalles({ vista: nombre, idClima }, busqueda) as Vista) : { vista: 'TableClima' }
}

/** Where a screen is now that an old address leads to, with whatever else it said; null of the screen's own address. */
export function findDireccionPropia({ pathname, search }: Direccion): string | null {
  const vista = parseVista({ pathname, search })
  if (!pathname.endsWith(`/${ESTADOS}`) || !getPantalla(vista.vista).ruta) return null
  const resto = new URLSearchParams(search)
  resto.delete('vista')
  if ('idClima' in vista) resto.delete('clima')
  return `${formatRuta(vista as Cualquiera)}${resto.size > 0 ? `?${resto}` : ''}`
}

const listDetalles = (nombre: NombreDePantalla) => {
  const { detalles = [], leves = [] } = getPantalla(nombre)
  return [...detalles, ...leves]
}

/** Only what the address has: an empty detail is none. */
function readDetalles(vista: { vista: NombreDePantalla; idClima?: string }, busqueda: URLSearchParams) {
  const dicho = listDetalles(vista.vista).map((detalle) => [detalle, busqueda.get(detalle)] as const)
  return { ...vista, ...Object.fromEntries(dicho.filter(([, valor]) => valor)) }
}

const formatRuta = ({ vista, idClima }: Cualquiera): string => {
  const { ruta = ESTADOS, deClima } = getPantalla(vista)
  return AREA + (deClima && ruta !== ESTADOS ? `${ruta}/${encodeURIComponent(idClima ?? '')}` : ruta)
}

function format(vista: Cualquiera, detalles: readonly string[]): string {
  const busqueda = new URLSearchParams()
  if (!getPantalla(vista.vista).ruta && vista.vista !== 'TableClima') {
    busqueda.set('vista', vista.vista)
    busqueda.set('clima', vista.idClima ?? '')
  }
  for (const detalle of detalles) {
    const valor = vista[detalle]
    if (valor) busqueda.set(detalle, valor)
  }
  return formatRuta(vista) + (busqueda.size > 0 ? `?${busqueda}` : '')
}

/** The address of a screen: back moves between them and a reload stays. */
export const formatVista = (vista: Vista): string => format(vista as Cualquiera, listDetalles(vista.vista))

/** The address of a screen, without what only changes something on it. */
export const formatPantalla = (vista: Vista): string =>
  format(vista as Cualquiera, getPantalla(vista.vista).detalles ?? [])

/** The article about a screen. */
export function findArticuloDeVista(vista: Vista): string {
  const { ayuda, ayudaDe = {}, detalles = [] } = getPantalla(vista.vista)
  const dichos = detalles.map((detalle) => (vista as Cualquiera)[detalle] ?? '')
  return (
    dichos.map((dicho) => (Object.hasOwn(ayudaDe, dicho) ? ayudaDe[dicho] : undefined)).find(Boolean) ?? ayuda
  )
}
