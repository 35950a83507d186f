import { expect, test } from 'vitest'
import { PANTALLAS } from '#features/climas/web/pantallas.ts'
import { formatVista, type Vista } from '#features/climas/web/vista.ts'
import { listArticulos } from '#features/inicio/web/ayuda/articulos.ts'
import { NOMBRES } from '#features/resultados/web/graficas.ts'
import { findArticuloDePantalla } from './articulo-de-pantalla.ts'

test('every screen has an article, and each is for whoever sees the screen', () => {
  const staff = listArticulos('administrador').map(({ clave }) => clave)
  const cliente = listArticulos('cliente').map(({ clave }) => clave)
  for (const path of [
    '/dashboard',
    '/admin/cv',
    '/admin/cv/ingresar',
    '/admin/cv/buscar',
    '/admin/cv/editar/1',
    '/admin/cv/etiquetas',
    '/admin/cv/vacantes',
    '/admin/cv/vacantes/1',
    '/admin/cv/pendientes',
    '/admin/cv/pendientes?vista=por-actualizar',
    '/admin/cv/pendientes?vista=mensajes',
    '/admin/cv/pendientes?vista=retencion',
    '/admin/equipo',
    '/admin/equipo?vista=bitacora',
    '/admin/ajustes',
    '/admin/cuenta',
    '/admin/cuenta/segundo-factor',
    ...Object.keys(PANTALLAS).map((vista) => formatVista({ vista, idClima: 'k4' } as Vista)),
    ...NOMBRES.map((grafica) => formatVista({ vista: 'GraficasClima', idClima: 'k4', grafica })),
  ]) {
    const { pathname, search } = new URL(path, 'http://localhost')
    expect(staff).toContain(findArticuloDePantalla(pathname, search))
  }
  expect(findArticuloDePantalla('/admin/cuenta', '')).not.toBe('segundo-factor')
  // The list of climates is what an address leads to that nobody thought of.
  const sinPensar = findArticuloDePantalla('/admin/clima-organizacional/ver-climas', '')
  for (const vista of ['mesa', 'temas-por-area', 'sin-correo', 'captura', 'plan', 'informe'])
    expect(findArticuloDePantalla(`/admin/clima-organizacional/${vista}/k4`, '')).not.toBe(sinPensar)
  for (const path of [
    '/cliente',
    '/cliente/resultados',
    '/cliente/informes',
    '/cliente/plan',
    '/admin/cuenta',
    '/admin/cuenta/segundo-factor',
  ])
    expect(cliente).toContain(findArticuloDePantalla(path, ''))
})
