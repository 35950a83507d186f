import type { LoaderFunction, MiddlewareFunction, RouteObject } from 'react-router'
import { data, redirect, redirectDocument } from 'react-router'
import type { SiteConfig } from '#contract/page.ts'
import { type Llamada, mayCall } from '#contract/permisos.ts'
import { RUTAS_DE_CLIMAS } from '#features/climas/web/pantallas.ts'
import { sesionQuery } from '#features/cuentas/web/sesion/sesion-query.ts'
import type { RouteDependencies } from './lib/route-loader.ts'
import { PUBLIC_PAGES } from './public-pages.ts'
import { ErrorDeRuta, NoExiste } from './routes/PaginaDeError.tsx'
import { Raiz } from './routes/Raiz.tsx'

interface RouteModule {
  Component: () => React.ReactNode
  /** Stands in its place where something below it failed. */
  ErrorBoundary?: () => React.ReactNode
  /** Fills the query client before the screen is shown, so that the server's page arrives complete. */
  createLoader?: (dependencies: RouteDependencies) => LoaderFunction
  /** The same of each address below it, where it shows them all. */
  createLoaderDePantalla?: (dependencies: RouteDependencies) => LoaderFunction
}

/** Facts of a route for the server. */
export interface RouteHandle {
  status?: number
  /** Its page is the same for everybody who comes without a cookie. */
  fixed?: boolean
  /** It belongs to the site's own program. */
  sitio?: boolean
}

const fixed = { handle: { fixed: true } satisfies RouteHandle }

const screens = import.meta.glob<RouteModule>([
  './routes/*.tsx',
  '!./routes/{Encuesta,PaginaDeError,Raiz}.tsx',
])

/** The public pages: only the server renders them whole. */
const publicas = import.meta.env.SSR ? import.meta.glob<RouteModule>('./routes/sitio/*.tsx') : {}

/** For whoever works on the product; what is shipped has none of it. */
const deDesarrollo = import.meta.env.DEV ? import.meta.glob<RouteModule>('./routes/dev/*.tsx') : {}

/** With its slash: the home page is `/sitio/`, inside the scope of the service worker, and links to it say so. */
export const getBasename = ({ basePath }: Pick<SiteConfig, 'basePath'>): string => `${basePath}/`

export function createRoutes(dependencies: RouteDependencies): RouteObject[] {
  /** A screen by its file in routes/. Ids are files under src: the server finds a page's styles and scripts by them. */
  const page = (file: string, path: string | undefined, rest: RouteObject = {}, guard?: LoaderFunction) =>
    ({
      id: `web/routes/${file}.tsx`,
      ...(path === undefined ? {} : { path }),
      lazy: async () => {
        const { Component, ErrorBoundary, createLoader } = await { ...screens, ...publicas, ...deDesarrollo }[
          `./routes/${file}.tsx`
        ]!()
        const loader = createLoader?.(dependencies)
        return {
          Component,
          ...(ErrorBoundary ? { ErrorBoundary } : {}),
          ...(loader || guard ? { loader: joinLoaders(guard, loader) } : {}),
        }
      },
      ...rest,
    }) as RouteObject

  /** A public page. It is a program of its own: the router of staff's screens leaves its address to the browser. */
  const sitio = (file: string, path: string, handle: RouteHandle = {}): RouteObject =>
    import.meta.env.SSR
      ? page(`sitio/${file}`, path, { handle: { ...handle, sitio: true } satisfies RouteHandle })
      : { path, loader: ({ request }) => redirectDocument(request.url) }

  /** For whoever may make the call that the screen begins with, by the server's own table. */
  const guarded = (file: string, path: string, llamada: Llamada) =>
    page(file, path, {}, requirePermiso(dependencies, llamada))

  /** An address of the climate area, whose screens stand in one frame. */
  const deClimas = (path: string, llamada: Llamada): RouteObject => ({
    id: `climas/${path}`,
    path,
    lazy: async () => {
      const { createLoaderDePantalla } = await screens['./routes/VerClimas.tsx']!()
      const guard = requirePermiso(dependencies, llamada)
      return { loader: joinLoaders(guard, createLoaderDePantalla?.(dependencies)) }
    },
  })

  return [
    {
      id: 'raiz',
      Component: Raiz,
      ErrorBoundary: ErrorDeRuta,
      children: [
        ...Object.entries(PUBLIC_PAGES).map(([file, path]) => sitio(file, path, { fixed: true })),
        sitio('ActualizaCv', 'actualiza-cv'),
        sitio('MisDatos', 'mis-datos', { fixed: true }),
        sitio('Baja', 'baja/:idClima?/:codigo?'),
        { ...sitio('Login', 'login', { fixed: true }), middleware: [leaveWhenConnected(dependencies)] },
        sitio('OlvideClave', 'olvide-clave', { fixed: true }),
        sitio('SinEncuesta', 'e/*', { status: 404 }),
        sitio('EncuestaCortada', 'admin/clima-organizacional/encuesta/*', { status: 404 }),
        ...(import.meta.env.DEV ? [page('dev/Componentes', 'dev/componentes')] : []),
        page('NuevaClave', 'nueva-clave', fixed),
        page('Admin', undefined, {
          middleware: [requireConexion(dependencies)],
          children: [
            guarded('InicioDeCliente', 'cliente', 'AppInfo.getRondasDeCliente'),
            guarded('ResultadosDeCliente', 'cliente/resultados', 'AppInfo.getRondasDeCliente'),
            guarded('InformesDeCliente', 'cliente/informes', 'AppInfo.getInformesDeCliente'),
            guarded('PlanDeCliente', 'cliente/plan', 'AppInfo.getRondasDeCliente'),
            guarded('Dashboard', 'dashboard', 'Query.climasOrganizacionales'),
            guarded('MiCuenta', 'admin/cuenta', 'AppInfo.getSesiones'),
            guarded('SegundoFactor', SEGUNDO_FACTOR.slice(1), 'AppInfo.getSegundoFactor'),
            guarded('Equipo', 'admin/equipo', 'AppInfo.getEquipo'),
            guarded('Ayuda', 'admin/ayuda', 'AppInfo.getSesiones'),
            guarded('Ajustes', 'admin/ajustes', 'Mutation.updateAjustes'),
            guarded('AdminCv', 'admin/cv', 'AppInfo.getCVs'),
            guarded('IngresarCv', 'admin/cv/ingresar', 'Mutation.insertCV'),
            guarded('BuscarCv', 'admin/cv/buscar', 'AppInfo.getCVs'),
            guarded('EditarCv', 'admin/cv/editar/:idCV', 'Mutation.updateCV'),
            guarded('Etiquetas', 'admin/cv/etiquetas', 'AppInfo.getEtiquetas'),
            guarded('Vacantes', 'admin/cv/vacantes', 'AppInfo.getVacantes'),
            guarded('Vacante', 'admin/cv/vacantes/:idVacante', 'AppInfo.getVacante'),
            guarded('CvsPendientes', 'admin/cv/pendientes', 'AppInfo.getPendientes'),
            page('VerClimas', 'admin/clima-organizacional', {
              children: RUTAS_DE_CLIMAS.map(([path, llamada]) => deClimas(path, llamada)),
            }),
            { path: 'admin/*', loader: throwNoExiste, Component: NoExiste },
            { path: 'cliente/*', loader: throwNoExiste, Component: NoExiste },
          ],
        }),
        sitio('NoEncontrada', '*', { status: 404 }),
      ],
    },
  ]
}

const LOGIN = '/login'
const SEGUNDO_FACTOR = '/admin/cuenta/segundo-factor'

/** Where a guard sends somebody who will go on from there. */
export const isPasoPrevio = (location: string): boolean => location === LOGIN || location === SEGUNDO_FACTOR

/**
 * Every admin route leads to /login without a connection, on the server and in the browser; and to the second factor where
 * the firm asks for one that the account does not have.
 */
function requireConexion({ api, queryClient }: RouteDependencies): MiddlewareFunction {
  return async ({ request }, next) => {
    const { conexion, usuario, faltaSegundoFactor } = await queryClient.ensureQueryData(sesionQuery(api))
    if (!conexion) throw redirect(LOGIN)
    const { pathname } = new URL(request.url)
    if (faltaSegundoFactor && !pathname.endsWith(SEGUNDO_FACTOR)) throw redirect(SEGUNDO_FACTOR)
    if (usuario?.rol === 'cliente' && pathname.endsWith('/dashboard')) throw redirect('/cliente')
    return next()
  }
}

const throwNoExiste: LoaderFunction = () => {
  throw data(null, { status: 404, statusText: 'Not Found' })
}

const throwDeAdministrador = () => {
  throw data(null, { status: 403, statusText: 'Forbidden' })
}

/**
 * A screen that is not for a client does not exist for them; staff are told that it is an administrator's. The address stays, and so
 * does the page that says it. A loader, not middleware: by then the frame of staff is there, and the page that says it keeps
 * its menu.
 */
function requirePermiso({ api, queryClient }: RouteDependencies, llamada: Llamada): LoaderFunction {
  return async (args) => {
    const { usuario } = await queryClient.ensureQueryData(sesionQuery(api))
    if (mayCall(llamada, usuario?.rol ?? null)) return null
    return usuario?.rol === 'consultor' && mayCall(llamada, 'administrador')
      ? throwDeAdministrador()
      : throwNoExiste(args)
  }
}

const joinLoaders =
  (guard: LoaderFunction | undefined, loader: RouteObject['loader']): LoaderFunction =>
  async (args) => {
    await guard?.(args)
    return typeof loader === 'function' ? loader(args) : null
  }

function leaveWhenConnected({ api, queryClient }: RouteDependencies): MiddlewareFunction {
  return async (_, next) => {
    const { conexion } = await queryClient.ensureQueryData(sesionQuery(api))
    if (conexion) throw redirect('/dashboard')
    return next()
  }
}
