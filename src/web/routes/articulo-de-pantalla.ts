import { findArticuloDeVista, parseVista } from '#features/climas/web/vista.ts'
import { findArticuloDeGrafica } from '#features/resultados/web/graficas.ts'

const DE_PENDIENTES: Record<string, string> = {
  'por-actualizar': 'actualizar-cv',
  mensajes: 'mensajes',
  retencion: 'retencion',
}

const DE_RUTA: [RegExp, string][] = [
  [/\/dashboard$/, 'seguir'],
  [/\/admin\/cv\/ingresar$/, 'ingresar-cv'],
  [/\/admin\/cv\/(buscar|editar)/, 'buscar-cv'],
  [/\/admin\/cv$/, 'buscar-cv'],
  [/\/admin\/cv\/etiquetas$/, 'etiquetas'],
  [/\/admin\/cv\/vacantes/, 'vacantes'],
  [/\/admin\/ajustes$/, 'ajustes'],
  [/\/admin\/cuenta$/, 'cuenta'],
  [/\/admin\/cuenta\/segundo-factor$/, 'segundo-factor'],
  [/\/cliente\/resultados$/, 'cliente-resultados'],
  [/\/cliente\/informes$/, 'cliente-informes'],
  [/\/cliente\/plan$/, 'cliente-plan'],
  [/\/cliente$/, 'cliente-avance'],
]

/** The article about the screen at an address: what its "?" opens. */
export function findArticuloDePantalla(pathname: string, search: string): string | null {
  const busqueda = new URLSearchParams(search)
  const vista = busqueda.get('vista') ?? ''
  if (pathname.includes('/admin/clima-organizacional/')) {
    const pantalla = parseVista({ pathname, search })
    const grafica = pantalla.vista === 'GraficasClima' ? findArticuloDeGrafica(pantalla.grafica) : null
    return grafica ?? findArticuloDeVista(pantalla)
  }
  if (pathname.endsWith('/admin/equipo')) return vista === 'bitacora' ? 'bitacora' : 'equipo'
  if (pathname.endsWith('/admin/cv/pendientes')) return DE_PENDIENTES[vista] ?? 'bandeja'
  return DE_RUTA.find(([ruta]) => ruta.test(pathname))?.[1] ?? null
}
