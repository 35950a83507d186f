/** What a view of the results shows: which one, of whom, compared with what, in which order, of which variable, how. */
const DETALLES = ['grafica', 'parte', 'comparado', 'orden', 'variable', 'modo'] as const

/** Of the plan: which part of it, or what a new commitment is about. */
const DETALLES_DE_PLAN = ['parte', 'clase', 'medida', 'lugar'] as const

/** Of what people wrote: to which question, and which of the answers. */
const DETALLES_DE_VOCES = ['pregunta', 'area', 'tema', 'ver'] as const

/** Of a list: what is looked for, and which page of it. */
const DETALLES_DE_LISTA = ['buscar', 'pagina'] as const

/** The display states of the climate area. One route shows them all; the address says which. */
export type Vista =
  | ({ vista: 'TableClima' | 'Empresas' } & { [D in (typeof DETALLES_DE_LISTA)[number]]?: string })
  | { vista: 'NuevaEmpresa' }
  | { vista: 'EditarEmpresa'; idEmpresa: string }
  /** ronda: the one that a new one is made after. */
  | { vista: 'NuevoClima'; idEmpresa?: string; ronda?: string }
  | { vista: 'EditarClima'; idClima: string }
  | { vista: 'Estructura'; idClima: string; seccion?: string }
  | ({ vista: 'GraficasClima'; idClima: string } & { [D in (typeof DETALLES)[number]]?: string })
  | { vista: 'Informe'; idClima: string }
  | ({ vista: 'Plan'; idClima: string } & { [D in (typeof DETALLES_DE_PLAN)[number]]?: string })
  | ({ vista: 'Mesa' | 'TemasPorArea'; idClima: string } & {
      [D in (typeof DETALLES_DE_VOCES)[number]]?: string
    })
  | { vista: 'InvitacionDeEncuesta'; idClima: string }
  | { vista: 'TableEncuestados'; idClima: string; correo?: string }
  | { vista: 'SinCorreo'; idClima: string; modo?: string }
  | { vista: 'Captura'; idClima: string; lote?: string }

const RUTA = '/admin/clima-organizacional/ver-climas'

/** What the address says; whatever it says wrongly is the list. */
export function parseVista(busqueda: URLSearchParams): Vista {
  const vista = busqueda.get('vista')
  const idClima = busqueda.get('clima')
  const idEmpresa = busqueda.get('empresa')
  switch (vista) {
    case 'Empresas':
      return { vista, ...readDetalles(busqueda, DETALLES_DE_LISTA) }
    case 'NuevaEmpresa':
      return { vista }
    case 'EditarEmpresa':
      return idEmpresa ? { vista, idEmpresa } : { vista: 'Empresas' }
    case 'NuevoClima':
      return idEmpresa ? { vista, idEmpresa, ...readDetalles(busqueda, ['ronda']) } : { vista }
    default:
      return idClima
        ? parseVistaDeClima(vista, idClima, busqueda)
        : { vista: 'TableClima', ...readDetalles(busqueda, DETALLES_DE_LISTA) }
  }
}

function parseVistaDeClima(vista: string | null, idClima: string, busqueda: URLSearchParams): Vista {
  switch (vista) {
    case 'EditarClima':
    case 'Informe':
    case 'InvitacionDeEncuesta':
      return { vista, idClima }
    case 'TableEncuestados':
      return { vista, idClima, ...readDetalles(busqueda, ['correo']) }
    case 'SinCorreo':
      return { vista, idClima, ...readDetalles(busqueda, ['modo']) }
    case 'Captura':
      return { vista, idClima, ...readDetalles(busqueda, ['lote']) }
    case 'Estructura':
      return { vista, idClima, ...readDetalles(busqueda, ['seccion']) }
    case 'Plan':
      return { vista, idClima, ...readDetalles(busqueda, DETALLES_DE_PLAN) }
    case 'Mesa':
    case 'TemasPorArea':
      return { vista, idClima, ...readDetalles(busqueda, DETALLES_DE_VOCES) }
    case 'GraficasClima':
      return { vista, idClima, ...readDetalles(busqueda, DETALLES) }
    default:
      return { vista: 'TableClima' }
  }
}

/** Only what the address has: an empty detail is none. */
function readDetalles<T extends string>(busqueda: URLSearchParams, nombres: readonly T[]) {
  const detalles: { [K in T]?: string } = {}
  for (const nombre of nombres) {
    const valor = busqueda.get(nombre)
    if (valor) detalles[nombre] = valor
  }
  return detalles
}

function writeDetalles<T extends string>(
  busqueda: URLSearchParams,
  vista: { [K in T]?: string },
  nombres: readonly T[],
) {
  for (const nombre of nombres) {
    const valor = vista[nombre]
    if (valor) busqueda.set(nombre, valor)
  }
}

/** The address of a state: back moves between them and a reload stays. */
export function formatVista(vista: Vista): string {
  if (vista.vista === 'TableClima') {
    const deLista = new URLSearchParams()
    writeDetalles(deLista, vista, DETALLES_DE_LISTA)
    return deLista.size > 0 ? `${RUTA}?${deLista}` : RUTA
  }
  const busqueda = new URLSearchParams({ vista: vista.vista })
  if ('idClima' in vista) busqueda.set('clima', vista.idClima)
  if ('idEmpresa' in vista && vista.idEmpresa) busqueda.set('empresa', vista.idEmpresa)
  if (vista.vista === 'Empresas') writeDetalles(busqueda, vista, DETALLES_DE_LISTA)
  if ('ronda' in vista && vista.ronda) busqueda.set('ronda', vista.ronda)
  if ('seccion' in vista && vista.seccion) busqueda.set('seccion', vista.seccion)
  if (vista.vista === 'GraficasClima') writeDetalles(busqueda, vista, DETALLES)
  if (vista.vista === 'SinCorreo') writeDetalles(busqueda, vista, ['modo'])
  if (vista.vista === 'TableEncuestados') writeDetalles(busqueda, vista, ['correo'])
  if (vista.vista === 'Captura') writeDetalles(busqueda, vista, ['lote'])
  if (vista.vista === 'Plan') writeDetalles(busqueda, vista, DETALLES_DE_PLAN)
  if (vista.vista === 'Mesa' || vista.vista === 'TemasPorArea')
    writeDetalles(busqueda, vista, DETALLES_DE_VOCES)
  return `${RUTA}?${busqueda}`
}

/**
 * The address of a screen, without what only changes something on it: a section of the editor, what a climate is compared
 * with, or what narrows its list.
 */
export function formatPantalla(vista: Vista): string {
  switch (vista.vista) {
    case 'GraficasClima': {
      const { parte, comparado, orden, variable, modo, ...pantalla } = vista
      return formatVista(pantalla)
    }
    case 'Estructura':
    case 'Plan':
    case 'Mesa':
    case 'TemasPorArea':
    case 'TableEncuestados':
      return formatVista({ vista: vista.vista, idClima: vista.idClima })
    default:
      return formatVista(vista)
  }
}
