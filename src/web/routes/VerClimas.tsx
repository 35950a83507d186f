import { type FetchQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { type LoaderFunction, redirect, useLocation } from 'react-router'
import { mayCall } from '#contract/permisos.ts'
import {
  climaQuery,
  climasQuery,
  empresasDeClimasQuery,
  rondasDeEmpresasQuery,
} from '#features/climas/web/climas-queries.ts'
import { getPantalla, type NombreDePantalla } from '#features/climas/web/pantallas.ts'
import { BarraDeRonda } from '#features/climas/web/ronda/BarraDeRonda.tsx'
import { rondaQuery } from '#features/climas/web/ronda/ronda-queries.ts'
import { TableClima } from '#features/climas/web/TableClima.tsx'
import {
  findDireccionPropia,
  formatPantalla,
  formatVista,
  parseVista,
  type Vista,
  type VistaDe,
} from '#features/climas/web/vista.ts'
import { sesionQuery } from '#features/cuentas/web/sesion/sesion-query.ts'
import { Empresas } from '#features/empresas/web/Empresas.tsx'
import { empresasQuery, paginaDeEmpresasQuery } from '#features/empresas/web/empresas-query.ts'
import {
  climaDeEncuestadosQuery,
  salidaQuery,
} from '#features/invitados/web/encuestados/encuestados-queries.ts'
import { findAparte } from '#features/resultados/web/aparte.ts'
import { GRAFICAS, isGrafica } from '#features/resultados/web/graficas.ts'
import type { Api } from '../lib/api.ts'
import { lazyScreen } from '../lib/lazy-screen.ts'
import { type CargadaAparte, prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Titulo, useApi } from '../lib/site.tsx'
import { parseLista } from '../lib/use-parametros.ts'
import { Cargador } from '../ui/Espera.tsx'
import { focusTitulo } from '../ui/focus-titulo.ts'
import {
  createEnlacesDeGraficas,
  createEnlacesDePlan,
  createEnlacesDeSinCorreo,
  createEnlacesDeVoces,
  enlacesDeEmpresas,
  enlacesDeEncuestados,
} from './enlaces-de-climas.ts'

const editarEmpresa = lazyScreen(
  'features/empresas/web/EditarEmpresa.tsx',
  async () => (await import('#features/empresas/web/EditarEmpresa.tsx')).EditarEmpresa,
)
const nuevoClima = lazyScreen(
  'features/climas/web/nuevo/NuevoClima.tsx',
  async () => (await import('#features/climas/web/nuevo/NuevoClima.tsx')).NuevoClima,
)
const estudioAnterior = lazyScreen(
  'features/climas/web/estudio/EstudioAnterior.tsx',
  async () => (await import('#features/climas/web/estudio/EstudioAnterior.tsx')).EstudioAnterior,
)
const editarClima = lazyScreen(
  'features/climas/web/EditarClima.tsx',
  async () => (await import('#features/climas/web/EditarClima.tsx')).EditarClima,
)
const estructura = lazyScreen(
  'features/climas/web/Estructura.tsx',
  async () => (await import('#features/climas/web/Estructura.tsx')).Estructura,
)
const graficasClima = lazyScreen(
  'features/resultados/web/GraficasClima.tsx',
  async () => (await import('#features/resultados/web/GraficasClima.tsx')).GraficasClima,
)
const reservasDelCierre = lazyScreen(
  'features/resultados/web/ReservasDelCierre.tsx',
  async () => (await import('#features/resultados/web/ReservasDelCierre.tsx')).ReservasDelCierre,
)
const descargarExcel = lazyScreen(
  'features/resultados/web/DescargarExcelDeDatos.tsx',
  async () => (await import('#features/resultados/web/DescargarExcelDeDatos.tsx')).DescargarExcelDeDatos,
)
const informe = lazyScreen(
  'features/informe/web/Informe.tsx',
  async () => (await import('#features/informe/web/Informe.tsx')).Informe,
)
const plan = lazyScreen(
  'features/plan/web/Plan.tsx',
  async () => (await import('#features/plan/web/Plan.tsx')).Plan,
)
const mesa = lazyScreen(
  'features/voces/web/Mesa.tsx',
  async () => (await import('#features/voces/web/Mesa.tsx')).Mesa,
)
const temasPorArea = lazyScreen(
  'features/voces/web/TemasPorArea.tsx',
  async () => (await import('#features/voces/web/TemasPorArea.tsx')).TemasPorArea,
)
const invitacion = lazyScreen(
  'features/invitados/web/encuestados/InvitacionDeEncuesta.tsx',
  async () =>
    (await import('#features/invitados/web/encuestados/InvitacionDeEncuesta.tsx')).InvitacionDeEncuesta,
)
const encuestados = lazyScreen(
  'features/invitados/web/encuestados/TableEncuestados.tsx',
  async () => (await import('#features/invitados/web/encuestados/TableEncuestados.tsx')).TableEncuestados,
)
const palabras = lazyScreen(
  'features/palabras/web/PalabrasDeClima.tsx',
  async () => (await import('#features/palabras/web/PalabrasDeClima.tsx')).PalabrasDeClima,
)
const calendario = lazyScreen(
  'features/invitados/web/calendario/Calendario.tsx',
  async () => (await import('#features/invitados/web/calendario/Calendario.tsx')).Calendario,
)
const sinCorreo = lazyScreen(
  'features/invitados/web/sin-correo/SinCorreo.tsx',
  async () => (await import('#features/invitados/web/sin-correo/SinCorreo.tsx')).SinCorreo,
)
const captura = lazyScreen(
  'features/invitados/web/sin-correo/captura/Captura.tsx',
  async () => (await import('#features/invitados/web/sin-correo/captura/Captura.tsx')).Captura,
)

// biome-ignore lint/suspicious/noExplicitAny: queries of any answer
type Query = FetchQueryOptions<any, any, any, any>

/** What a screen of the climate area loads and shows; its address, title, article and permission are in PANTALLAS. */
interface Carga<V> {
  show: (vista: V) => ReactNode
  /** The chunk that it comes in, where it is not the list's. */
  pieza?: { archivo: string; preload: () => Promise<unknown> }
  /** Words until it has come. */
  espera?: string
  /** The chunk comes before the screen is shown. */
  antes?: boolean
  queries?: (api: Api, vista: V) => Query[]
  /** What else comes beforehand: the server waits for it, the browser shows the screen meanwhile. */
  load?: (dependencies: RouteDependencies, vista: V) => Promise<unknown>
}

const EN_EMPRESA = { pieza: editarEmpresa, espera: 'Cargando la empresa…' }

const CARGAS: { [N in NombreDePantalla]: Carga<VistaDe<N>> } = {
  TableClima: {
    show: (vista) => <TableClima {...parseLista(vista)} />,
    queries: (api, vista) => [climasQuery(api, parseLista(vista))],
  },
  Empresas: {
    show: (vista) => <Empresas {...parseLista(vista)} enlaces={enlacesDeEmpresas} />,
    queries: (api, vista) => [paginaDeEmpresasQuery(api, parseLista(vista))],
  },
  NuevaEmpresa: {
    ...EN_EMPRESA,
    show: () => <editarEmpresa.Screen idEmpresa={null} enlaces={enlacesDeEmpresas} />,
  },
  EditarEmpresa: {
    ...EN_EMPRESA,
    show: ({ empresa = null }) => (
      <editarEmpresa.Screen key={empresa} idEmpresa={empresa} enlaces={enlacesDeEmpresas} />
    ),
    // Asked again even if it has just been read: a form opens on what is so now.
    queries: (api) => [{ ...empresasQuery(api), staleTime: 0 }],
  },
  NuevoClima: {
    pieza: nuevoClima,
    espera: 'Un momento…',
    antes: true,
    show: ({ empresa, ronda }) => <nuevoClima.Screen idEmpresa={empresa} ronda={ronda} />,
    queries: (api) => [rondasDeEmpresasQuery(api), empresasDeClimasQuery(api)],
  },
  EstudioAnterior: {
    pieza: estudioAnterior,
    espera: 'Un momento…',
    antes: true,
    show: ({ ronda }) => <estudioAnterior.Screen ronda={ronda} />,
    queries: (api) => [rondasDeEmpresasQuery(api)],
  },
  EditarClima: {
    pieza: editarClima,
    espera: 'Cargando el clima…',
    antes: true,
    show: ({ idClima }) => <PaginaDeClima key={idClima} idClima={idClima} />,
    queries: (api, { idClima }) => [climaQuery(api, idClima)],
  },
  Estructura: {
    pieza: estructura,
    espera: 'Cargando la estructura…',
    show: ({ idClima, seccion }) => <estructura.Screen key={idClima} idClima={idClima} seccion={seccion} />,
  },
  InvitacionDeEncuesta: {
    pieza: invitacion,
    espera: 'Cargando la invitación…',
    show: ({ idClima }) => (
      <invitacion.Screen key={idClima} idClima={idClima} enlaces={enlacesDeEncuestados} />
    ),
    queries: (api, { idClima }) => [climaDeEncuestadosQuery(api, idClima), salidaQuery(api, idClima)],
  },
  TableEncuestados: {
    pieza: encuestados,
    espera: 'Cargando los encuestados…',
    show: ({ idClima }) => (
      <encuestados.Screen key={idClima} idClima={idClima} enlaces={enlacesDeEncuestados} />
    ),
    queries: (api, { idClima }) => [climaDeEncuestadosQuery(api, idClima), salidaQuery(api, idClima)],
  },
  Palabras: {
    pieza: palabras,
    espera: 'Cargando las palabras…',
    show: ({ idClima }) => (
      <palabras.Screen
        key={idClima}
        idClima={idClima}
        enlaces={{
          clima: formatVista({ vista: 'EditarClima', idClima }),
          climas: formatVista({ vista: 'TableClima' }),
        }}
      />
    ),
  },
  Calendario: {
    pieza: calendario,
    espera: 'Cargando el calendario…',
    show: ({ idClima }) => (
      <calendario.Screen
        key={idClima}
        idClima={idClima}
        enlaces={{
          clima: formatVista({ vista: 'EditarClima', idClima }),
          climas: formatVista({ vista: 'TableClima' }),
        }}
      />
    ),
  },
  SinCorreo: {
    pieza: sinCorreo,
    espera: 'Cargando los lotes…',
    show: ({ idClima, modo }) => (
      <sinCorreo.Screen
        key={idClima}
        idClima={idClima}
        modo={modo}
        enlaces={createEnlacesDeSinCorreo(idClima)}
      />
    ),
  },
  Captura: {
    pieza: captura,
    espera: 'Preparando la captura…',
    show: ({ idClima, lote }) => (
      <captura.Screen
        key={lote}
        idClima={idClima}
        lote={Number(lote)}
        enlaces={createEnlacesDeSinCorreo(idClima)}
      />
    ),
  },
  GraficasClima: {
    pieza: graficasClima,
    espera: 'Espera a que se calculen los datos.',
    show: (vista) => <Graficas {...vista} />,
    load: async ({ api, queryClient }, vista) => {
      const { listQueriesDeGrafica } = await import('#features/resultados/web/queries-de-grafica.ts')
      await Promise.all([
        graficasClima.preload(),
        findAparte(vista.grafica)?.preload(),
        prefetch(queryClient, listQueriesDeGrafica(api, vista)),
      ])
    },
  },
  Informe: {
    pieza: informe,
    espera: 'Reuniendo las cifras…',
    show: ({ idClima }) => (
      <informe.Screen
        key={idClima}
        idClima={idClima}
        enlaces={{
          graficas: formatVista({ vista: 'GraficasClima', idClima }),
          clima: formatVista({ vista: 'EditarClima', idClima }),
          climas: formatVista({ vista: 'TableClima' }),
        }}
      />
    ),
  },
  Plan: {
    pieza: plan,
    espera: 'Cargando el plan…',
    show: ({ idClima }) => (
      <plan.Screen key={idClima} idClima={idClima} enlaces={createEnlacesDePlan(idClima)} />
    ),
  },
  Mesa: {
    pieza: mesa,
    espera: 'Cargando las respuestas…',
    show: ({ idClima }) => (
      <mesa.Screen key={idClima} idClima={idClima} enlaces={createEnlacesDeVoces(idClima)} />
    ),
  },
  TemasPorArea: {
    pieza: temasPorArea,
    espera: 'Cargando las respuestas…',
    show: ({ idClima }) => (
      <temasPorArea.Screen key={idClima} idClima={idClima} enlaces={createEnlacesDeVoces(idClima)} />
    ),
  },
}

/** Each screen's own, as one type. */
const getCarga = ({ vista }: Vista) => CARGAS[vista] as Carga<Vista>

/** A view of the results has its own name. */
const getTitulo = (vista: Vista) =>
  vista.vista === 'GraficasClima' && isGrafica(vista.grafica)
    ? GRAFICAS[vista.grafica].titulo
    : getPantalla(vista.vista).titulo

function listArchivos(vista: Vista): string[] {
  const aparte = vista.vista === 'GraficasClima' ? findAparte(vista.grafica) : null
  return [getCarga(vista).pieza, aparte].flatMap((pieza) => pieza?.archivo ?? [])
}

/** For each of the area's addresses; an old one leads to the screen's own. */
export const createLoaderDePantalla =
  (dependencies: RouteDependencies): LoaderFunction =>
  async ({ request }): Promise<CargadaAparte> => {
    const direccion = new URL(request.url)
    const propia = findDireccionPropia(direccion)
    if (propia) throw redirect(propia)
    const vista = parseVista(direccion)
    const { pieza, antes, queries, load } = getCarga(vista)
    await Promise.all([
      prefetch(dependencies.queryClient, [
        ...('idClima' in vista ? [rondaQuery(dependencies.api, vista.idClima)] : []),
        ...(queries?.(dependencies.api, vista) ?? []),
      ]),
      antes && pieza?.preload(),
    ])
    const loading = load?.(dependencies, vista)
    if (import.meta.env.SSR) await loading
    // In the browser the screen says itself what did not come.
    else loading?.catch(() => {})
    return { archivos: listArchivos(vista) }
  }

/** The whole climate area; the address says which of its screens is shown. */
export function Component() {
  const vista = parseVista(useLocation())
  const lugar = useRef<HTMLDivElement>(null)
  const direccion = formatPantalla(vista)
  const anterior = useRef(direccion)

  // A change of state is a change of screen: whoever listens is told where they are.
  useEffect(() => {
    if (anterior.current === direccion) return
    anterior.current = direccion
    return lugar.current ? focusTitulo(lugar.current) : undefined
  }, [direccion])

  const { show, espera } = getCarga(vista)
  return (
    <div ref={lugar}>
      <TituloDeVista vista={vista} />
      {'idClima' in vista && <BarraDeRonda vista={vista} />}
      {espera ? (
        <Suspense key={vista.vista} fallback={<Cargador texto={espera} />}>
          {show(vista)}
        </Suspense>
      ) : (
        show(vista)
      )}
    </div>
  )
}

/** Of a round with its company and year, for whoever has several open. */
function TituloDeVista({ vista }: { vista: Vista }) {
  const idClima = 'idClima' in vista ? vista.idClima : ''
  const { data: ronda } = useQuery({ ...rondaQuery(useApi(), idClima), enabled: idClima !== '' })
  const de = ronda ? ` · ${ronda.empresa.nombre_comercial} ${ronda.periodo}` : ''
  return <Titulo>{`${getTitulo(vista)}${de}`}</Titulo>
}

function Graficas({ vista: _, idClima, grafica, ...detalle }: VistaDe<'GraficasClima'>) {
  const enlaces = useMemo(() => createEnlacesDeGraficas(idClima, grafica), [idClima, grafica])
  return <GraficasConEnlaces key={`${idClima} ${grafica}`} {...{ idClima, enlaces, grafica }} {...detalle} />
}

const GraficasConEnlaces = graficasClima.Screen

function PaginaDeClima({ idClima }: { idClima: string }) {
  const { data: sesion } = useQuery(sesionQuery(useApi()))
  return (
    <editarClima.Screen
      idClima={idClima}
      conPlantillas={mayCall('Mutation.insertPlantilla', sesion?.usuario?.rol ?? null)}
      excel={
        <Suspense fallback={<Cargador linea texto="Un momento…" />}>
          <descargarExcel.Screen idClima={idClima} tono="secundario" />
        </Suspense>
      }
      reservas={
        <Suspense fallback={<Cargador linea texto="Viendo qué se reserva…" />}>
          <reservasDelCierre.Screen idClima={idClima} />
        </Suspense>
      }
    />
  )
}
