const DE_VISTA: Record<string, string> = {
  Empresas: 'empresa',
  NuevaEmpresa: 'empresa',
  EditarEmpresa: 'empresa',
  NuevoClima: 'clima',
  EditarClima: 'activar',
  Estructura: 'estructura',
  GraficasClima: 'graficas',
  Informe: 'informe',
  Plan: 'plan',
  Mesa: 'mesa',
  TemasPorArea: 'temas',
  InvitacionDeEncuesta: 'invitar',
  TableEncuestados: 'correo-fallido',
  Captura: 'captura',
}

/** Each way for whoever has no address. */
const DE_MODO: Record<string, string> = { kiosco: 'kiosco', papel: 'captura' }

const DE_GRAFICA: Record<string, string> = { PreguntasAbiertas: 'abiertas', Tendencia: 'comparar' }

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
  if (pathname.endsWith('/ver-climas')) {
    const grafica = busqueda.get('grafica') ?? ''
    if (vista === 'GraficasClima')
      return DE_GRAFICA[grafica] ?? (grafica.endsWith('Comparativas') ? 'comparar' : 'graficas')
    if (vista === 'SinCorreo') return DE_MODO[busqueda.get('modo') ?? ''] ?? 'sin-correo'
    return DE_VISTA[vista] ?? 'clima'
  }
  if (pathname.endsWith('/admin/equipo')) return vista === 'bitacora' ? 'bitacora' : 'equipo'
  if (pathname.endsWith('/admin/cv/pendientes')) return DE_PENDIENTES[vista] ?? 'bandeja'
  return DE_RUTA.find(([ruta]) => ruta.test(pathname))?.[1] ?? null
}
