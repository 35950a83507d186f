import type { LoaderFunction, MiddlewareFunction, RouteObject } from 'react-router'
import { redirect } from 'react-router'
import { sesionQuery } from './features/sesion/sesion-query.ts'
import type { RouteDependencies } from './lib/route-loader.ts'
import { ErrorInesperado } from './routes/ErrorInesperado.tsx'
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

/** Ids are files under src/web: the server finds a page's styles and scripts by them. */
export function createRoutes(dependencies: RouteDependencies): RouteObject[] {
  const page = (
    id: string,
    path: string | undefined,
    load: () => Promise<RouteModule>,
    rest: RouteObject = {},
  ) =>
    ({
      id,
      ...(path === undefined ? {} : { path }),
      lazy: async () => {
        const { Component, createLoader } = await load()
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
        page('routes/Inicio.tsx', '/', () => import('./routes/Inicio.tsx'), fixed),
        page(
          'routes/DesarrolloOrganizacional.tsx',
          'desarrollo-organizacional',
          () => import('./routes/DesarrolloOrganizacional.tsx'),
          fixed,
        ),
        page(
          'routes/FormacionCapacitacionYAdiestramiento.tsx',
          'formacion-capacitacion-y-adiestramiento',
          () => import('./routes/FormacionCapacitacionYAdiestramiento.tsx'),
          fixed,
        ),
        page(
          'routes/ProcesoDeSeleccion.tsx',
          'proceso-de-seleccion',
          () => import('./routes/ProcesoDeSeleccion.tsx'),
          fixed,
        ),
        page('routes/EnviaCv.tsx', 'envia-cv', () => import('./routes/EnviaCv.tsx'), fixed),
        page(
          'routes/AvisoDePrivacidad.tsx',
          'aviso-de-privacidad',
          () => import('./routes/AvisoDePrivacidad.tsx'),
          fixed,
        ),
        page('routes/Anonimato.tsx', 'anonimato', () => import('./routes/Anonimato.tsx'), fixed),
        page('routes/Login.tsx', 'login', () => import('./routes/Login.tsx'), {
          ...fixed,
          middleware: [leaveWhenConnected(dependencies)],
        }),
        page('routes/Admin.tsx', undefined, () => import('./routes/Admin.tsx'), {
          middleware: [requireConexion(dependencies)],
          children: [
            page('routes/Dashboard.tsx', 'dashboard', () => import('./routes/Dashboard.tsx')),
            page('routes/MiCuenta.tsx', 'admin/cuenta', () => import('./routes/MiCuenta.tsx')),
            page('routes/AdminCv.tsx', 'admin/cv', () => import('./routes/AdminCv.tsx')),
            page('routes/IngresarCv.tsx', 'admin/cv/ingresar', () => import('./routes/IngresarCv.tsx')),
            page('routes/BuscarCv.tsx', 'admin/cv/buscar', () => import('./routes/BuscarCv.tsx')),
            page('routes/EditarCv.tsx', 'admin/cv/editar/:idCV', () => import('./routes/EditarCv.tsx')),
            page(
              'routes/CvsPendientes.tsx',
              'admin/cv/pendientes',
              () => import('./routes/CvsPendientes.tsx'),
            ),
            page(
              'routes/VerClimas.tsx',
              'admin/clima-organizacional/ver-climas',
              () => import('./routes/VerClimas.tsx'),
            ),
          ],
        }),
        page('routes/NoEncontrada.tsx', '*', () => import('./routes/NoEncontrada.tsx'), {
          handle: { status: 404 } satisfies RouteHandle,
        }),
      ],
    },
  ]
}

/** Every admin route leads to /login without a connection, on the server and in the browser. */
function requireConexion({ api, queryClient }: RouteDependencies): MiddlewareFunction {
  return async (_, next) => {
    const { conexion } = await queryClient.ensureQueryData(sesionQuery(api))
    if (!conexion) throw redirect('/login')
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
