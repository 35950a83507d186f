import type { LoaderFunction, MiddlewareFunction, RouteObject } from 'react-router'
import { redirect } from 'react-router'
import { sesionQuery } from './features/sesion/sesion-query.ts'
import type { RouteDependencies } from './lib/route-loader.ts'
import { PUBLIC_PAGES } from './public-pages.ts'
import { ErrorInesperado } from './routes/PaginaDeError.tsx'
import { Raiz } from './routes/Raiz.tsx'

interface RouteModule {
  Component: () => React.ReactNode
  /** Fills the query client before the screen is shown, so that the server's page arrives complete. */
  createLoader?: (dependencies: RouteDependencies) => LoaderFunction
}

/** What the server wants to know of a route. */
export interface RouteHandle {
  status?: number
  /** Its page is the same for everybody who comes without a cookie. */
  fixed?: boolean
}

const fixed = { handle: { fixed: true } satisfies RouteHandle }

const screens = import.meta.glob<RouteModule>([
  './routes/*.tsx',
  '!./routes/{Encuesta,PaginaDeError,Raiz}.tsx',
])

export function createRoutes(dependencies: RouteDependencies): RouteObject[] {
  /** A screen by its file in routes/. Ids are files under src/web: the server finds a page's styles and scripts by them. */
  const page = (file: string, path: string | undefined, rest: RouteObject = {}) =>
    ({
      id: `routes/${file}.tsx`,
      ...(path === undefined ? {} : { path }),
      lazy: async () => {
        const { Component, createLoader } = await screens[`./routes/${file}.tsx`]!()
        return { Component, ...(createLoader ? { loader: createLoader(dependencies) } : {}) }
      },
      ...rest,
    }) as RouteObject

  return [
    {
      id: 'raiz',
      Component: Raiz,
      ErrorBoundary: ErrorInesperado,
      children: [
        ...Object.entries(PUBLIC_PAGES).map(([file, path]) => page(file, path, fixed)),
        page('ActualizaCv', 'actualiza-cv'),
        page('Baja', 'baja/:idClima?/:codigo?'),
        page('Login', 'login', { ...fixed, middleware: [leaveWhenConnected(dependencies)] }),
        page('OlvideClave', 'olvide-clave', fixed),
        page('NuevaClave', 'nueva-clave', fixed),
        page('Cliente', undefined, {
          middleware: [requireCliente(dependencies)],
          children: [page('InicioDeCliente', 'cliente')],
        }),
        page('Admin', undefined, {
          middleware: [requireConexion(dependencies)],
          children: [
            page('Dashboard', 'dashboard'),
            page('MiCuenta', 'admin/cuenta'),
            page('Equipo', 'admin/equipo'),
            page('AdminCv', 'admin/cv'),
            page('IngresarCv', 'admin/cv/ingresar'),
            page('BuscarCv', 'admin/cv/buscar'),
            page('EditarCv', 'admin/cv/editar/:idCV'),
            page('CvsPendientes', 'admin/cv/pendientes'),
            page('VerClimas', 'admin/clima-organizacional/ver-climas'),
          ],
        }),
        page('NoEncontrada', '*', { handle: { status: 404 } satisfies RouteHandle }),
      ],
    },
  ]
}

/** What is not for somebody does not exist for them. */
const noExiste = () => redirect('/no-existe')

/**
 * Every admin route leads to /login without a connection, on the server and in the browser. A client has the own account
 * of them, and enters at /cliente.
 */
function requireConexion({ api, queryClient }: RouteDependencies): MiddlewareFunction {
  return async ({ request }, next) => {
    const { conexion, usuario } = await queryClient.ensureQueryData(sesionQuery(api))
    if (!conexion) throw redirect('/login')
    if (usuario?.rol !== 'cliente') return next()
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/dashboard')) throw redirect('/cliente')
    if (!pathname.endsWith('/admin/cuenta')) throw noExiste()
    return next()
  }
}

function requireCliente({ api, queryClient }: RouteDependencies): MiddlewareFunction {
  return async (_, next) => {
    const { conexion, usuario } = await queryClient.ensureQueryData(sesionQuery(api))
    if (!conexion) throw redirect('/login')
    if (usuario?.rol !== 'cliente') throw noExiste()
    return next()
  }
}

function leaveWhenConnected({ api, queryClient }: RouteDependencies): MiddlewareFunction {
  return async (_, next) => {
    const { conexion } = await queryClient.ensureQueryData(sesionQuery(api))
    if (conexion) throw redirect('/dashboard')
    return next()
  }
}
