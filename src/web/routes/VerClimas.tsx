import { lazy, Suspense, useEffect, useMemo, useRef } from 'react'
import type { LoaderFunction } from 'react-router'
import { useSearchParams } from 'react-router'
import {
  climaQuery,
  climasQuery,
  empresasDeClimasQuery,
  rondasDeEmpresasQuery,
} from '#features/climas/web/climas-queries.ts'
import { TableClima } from '#features/climas/web/TableClima.tsx'
import { formatPantalla, formatVista, parseVista, type Vista } from '#features/climas/web/vista.ts'
import { Empresas } from '#features/empresas/web/Empresas.tsx'
import { empresasQuery, paginaDeEmpresasQuery } from '#features/empresas/web/empresas-query.ts'
import {
  climaDeEncuestadosQuery,
  salidaQuery,
} from '#features/invitados/web/encuestados/encuestados-queries.ts'
import { findAparte } from '#features/resultados/web/aparte.ts'
import { isGrafica, TITULOS } from '#features/resultados/web/graficas.ts'
import { firma } from '../content/firma.ts'
import type { Api } from '../lib/api.ts'
import { lazyScreen } from '../lib/lazy-screen.ts'
import { parseLista } from '../lib/lista-de-direccion.ts'
import { type CargadaAparte, prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Cargador } from '../ui/Cargador.tsx'
import { focusTitulo } from '../ui/focus-titulo.ts'
import {
  createEnlacesDeGraficas,
  createEnlacesDePlan,
  createEnlacesDeSinCorreo,
  createEnlacesDeVoces,
  enlacesDeEmpresas,
  enlacesDeEncuestados,
} from './enlaces-de-climas.ts'

/** A form that few open. */
const EditarEmpresa = lazy(async () => ({
  default: (await import('#features/empresas/web/EditarEmpresa.tsx')).EditarEmpresa,
}))

/** The editor is most of this route's weight, and the list does not need it. */
const Estructura = lazy(async () => ({
  default: (await import('#features/climas/web/Estructura.tsx')).Estructura,
}))

/** The page of a climate and the making of one: neither the list nor the results need them. */
const editarClima = lazyScreen(async () => (await import('#features/climas/web/EditarClima.tsx')).EditarClima)
const EditarClima = editarClima.Screen
const nuevoClima = lazyScreen(
  async () => (await import('#features/climas/web/nuevo/NuevoClima.tsx')).NuevoClima,
)
const NuevoClima = nuevoClima.Screen

/** Results have a chunk of their own. */
const graficasClima = lazyScreen(
  async () => (await import('#features/resultados/web/GraficasClima.tsx')).GraficasClima,
)
const GraficasClima = graficasClima.Screen

/** Offered before a climate is closed. */
const ReservasDelCierre = lazy(async () => ({
  default: (await import('#features/resultados/web/ReservasDelCierre.tsx')).ReservasDelCierre,
}))
const DescargarExcel = lazy(async () => ({
  default: (await import('#features/resultados/web/DescargarExcelDeDatos.tsx')).DescargarExcelDeDatos,
}))

/** So has the report. */
const Informe = lazy(async () => ({ default: (await import('#features/informe/web/Informe.tsx')).Informe }))

/** And the plan. */
const Plan = lazy(async () => ({ default: (await import('#features/plan/web/Plan.tsx')).Plan }))

/** And what people wrote. */
const Mesa = lazy(async () => ({ default: (await import('#features/voces/web/Mesa.tsx')).Mesa }))
const TemasPorArea = lazy(async () => ({
  default: (await import('#features/voces/web/TemasPorArea.tsx')).TemasPorArea,
}))

/** Who was invited is a screen of its own, with its own weight. */
const InvitacionDeEncuesta = lazy(async () => ({
  default: (await import('#features/invitados/web/encuestados/InvitacionDeEncuesta.tsx'))
    .InvitacionDeEncuesta,
}))
const TableEncuestados = lazy(async () => ({
  default: (await import('#features/invitados/web/encuestados/TableEncuestados.tsx')).TableEncuestados,
}))

/** And the ways to reach whoever has no address. */
const SinCorreo = lazy(async () => ({
  default: (await import('#features/invitados/web/sin-correo/SinCorreo.tsx')).SinCorreo,
}))
const Captura = lazy(async () => ({
  default: (await import('#features/invitados/web/sin-correo/captura/Captura.tsx')).Captura,
}))

const TITULO: Record<Vista['vista'], string> = {
  TableClima: 'Climas Organizacionales',
  Empresas: 'Empresas',
  NuevaEmpresa: 'Nueva empresa',
  EditarEmpresa: 'Editar empresa',
  NuevoClima: 'Nuevo clima',
  EditarClima: 'Clima',
  Estructura: 'Estructura del clima',
  GraficasClima: 'Gráficas',
  Informe: 'Informe',
  Plan: 'Plan de acción',
  Mesa: 'Mesa de textos',
  TemasPorArea: 'Temas por área',
  InvitacionDeEncuesta: 'Invitación de encuesta',
  TableEncuestados: 'Encuestados',
  SinCorreo: 'Sin correo',
  Captura: 'Captura',
}

/** A view of the results has its own name. */
const getTitulo = (vista: Vista) =>
  vista.vista === 'GraficasClima' && isGrafica(vista.grafica) ? TITULOS[vista.grafica] : TITULO[vista.vista]

type VistaDeGraficas = Extract<Vista, { vista: 'GraficasClima' }>

/** Of the screens above that have chunks of their own. */
const ARCHIVOS: Partial<Record<Vista['vista'], string[]>> = {
  EditarClima: ['features/climas/web/EditarClima.tsx'],
  Estructura: ['features/climas/web/Estructura.tsx'],
  NuevoClima: ['features/climas/web/nuevo/NuevoClima.tsx'],
  GraficasClima: ['features/resultados/web/GraficasClima.tsx'],
  Informe: ['features/informe/web/Informe.tsx'],
  Plan: ['features/plan/web/Plan.tsx'],
  Mesa: ['features/voces/web/Mesa.tsx'],
  TemasPorArea: ['features/voces/web/TemasPorArea.tsx'],
  InvitacionDeEncuesta: ['features/invitados/web/encuestados/InvitacionDeEncuesta.tsx'],
  TableEncuestados: ['features/invitados/web/encuestados/TableEncuestados.tsx'],
  SinCorreo: ['features/invitados/web/sin-correo/SinCorreo.tsx'],
  Captura: ['features/invitados/web/sin-correo/captura/Captura.tsx'],
}

function listArchivos(vista: Vista): string[] {
  const archivos = ARCHIVOS[vista.vista] ?? []
  const aparte = vista.vista === 'GraficasClima' ? findAparte(vista.grafica) : null
  return aparte ? [...archivos, aparte.archivo] : archivos
}

function listQueries(api: Api, vista: Vista) {
  switch (vista.vista) {
    case 'TableClima':
      return [climasQuery(api, parseLista(vista))]
    case 'Empresas':
      return [paginaDeEmpresasQuery(api, parseLista(vista))]
    case 'EditarEmpresa':
      // Asked again even if it has just been read: a form opens on what is so now.
      return [{ ...empresasQuery(api), staleTime: 0 }]
    case 'NuevoClima':
      return [rondasDeEmpresasQuery(api), empresasDeClimasQuery(api)]
    case 'EditarClima':
      return [climaQuery(api, vista.idClima)]
    case 'InvitacionDeEncuesta':
    case 'TableEncuestados':
      return [climaDeEncuestadosQuery(api, vista.idClima), salidaQuery(api, vista.idClima)]
    default:
      return []
  }
}

/** The screen and its figures: the server waits for both, so that its page shows the first charts without a script. */
async function preloadGraficas({ api, queryClient }: RouteDependencies, vista: VistaDeGraficas) {
  const { listQueriesDeGrafica } = await import('#features/resultados/web/queries-de-grafica.ts')
  await Promise.all([
    graficasClima.preload(),
    findAparte(vista.grafica)?.preload(),
    prefetch(queryClient, listQueriesDeGrafica(api, vista)),
  ])
}

export const createLoader =
  (dependencies: RouteDependencies): LoaderFunction =>
  async ({ request }): Promise<CargadaAparte> => {
    const vista = parseVista(new URL(request.url).searchParams)
    await Promise.all([
      prefetch(dependencies.queryClient, listQueries(dependencies.api, vista)),
      vista.vista === 'EditarClima' && editarClima.preload(),
      vista.vista === 'NuevoClima' && nuevoClima.preload(),
    ])
    if (vista.vista === 'GraficasClima') {
      const graficas = preloadGraficas(dependencies, vista)
      if (import.meta.env.SSR) await graficas
      // In the browser the screen says itself what did not come.
      else graficas.catch(() => {})
    }
    return { archivos: listArchivos(vista) }
  }

/** One route for the whole climate area; the address says which of its states is shown. */
export function Component() {
  const [busqueda] = useSearchParams()
  const vista = parseVista(busqueda)
  const lugar = useRef<HTMLDivElement>(null)
  const direccion = formatPantalla(vista)
  const anterior = useRef(direccion)

  // A change of state is a change of screen: whoever listens is told where they are.
  useEffect(() => {
    if (anterior.current === direccion) return
    anterior.current = direccion
    return lugar.current ? focusTitulo(lugar.current) : undefined
  }, [direccion])

  return (
    <div ref={lugar}>
      <title>{`${getTitulo(vista)} | ${firma.nombre}`}</title>
      <VistaDeClimas vista={vista} />
    </div>
  )
}

function VistaDeClimas({ vista }: { vista: Vista }) {
  switch (vista.vista) {
    case 'TableClima':
      return <TableClima {...parseLista(vista)} />
    case 'Empresas':
      return <Empresas {...parseLista(vista)} enlaces={enlacesDeEmpresas} />
    case 'NuevaEmpresa':
    case 'EditarEmpresa': {
      const idEmpresa = vista.vista === 'EditarEmpresa' ? vista.idEmpresa : null
      return (
        <Suspense fallback={<Cargador texto="Cargando la empresa…" />}>
          <EditarEmpresa key={idEmpresa} idEmpresa={idEmpresa} enlaces={enlacesDeEmpresas} />
        </Suspense>
      )
    }
    case 'NuevoClima':
      return (
        <Suspense fallback={<Cargador texto="Un momento…" />}>
          <NuevoClima idEmpresa={vista.idEmpresa} ronda={vista.ronda} />
        </Suspense>
      )
    case 'EditarClima':
      return (
        <Suspense fallback={<Cargador texto="Cargando el clima…" />}>
          <EditarClima
            key={vista.idClima}
            idClima={vista.idClima}
            excel={
              <Suspense fallback={<Cargador linea texto="Un momento…" />}>
                <DescargarExcel idClima={vista.idClima} tono="secundario" />
              </Suspense>
            }
            reservas={
              <Suspense fallback={<Cargador linea texto="Viendo qué se reserva…" />}>
                <ReservasDelCierre idClima={vista.idClima} />
              </Suspense>
            }
          />
        </Suspense>
      )
    case 'Estructura':
      return (
        <Suspense fallback={<Cargador texto="Cargando la estructura…" />}>
          <Estructura key={vista.idClima} idClima={vista.idClima} seccion={vista.seccion} />
        </Suspense>
      )
    case 'GraficasClima':
      return (
        <Suspense fallback={<Cargador texto="Espera a que se calculen los datos." />}>
          <Graficas {...vista} />
        </Suspense>
      )
    case 'Informe':
      return (
        <Suspense fallback={<Cargador texto="Reuniendo las cifras…" />}>
          <Informe
            key={vista.idClima}
            idClima={vista.idClima}
            enlaces={{
              graficas: formatVista({ vista: 'GraficasClima', idClima: vista.idClima }),
              clima: formatVista({ vista: 'EditarClima', idClima: vista.idClima }),
              climas: formatVista({ vista: 'TableClima' }),
            }}
          />
        </Suspense>
      )
    case 'Plan':
      return (
        <Suspense fallback={<Cargador texto="Cargando el plan…" />}>
          <Plan key={vista.idClima} idClima={vista.idClima} enlaces={createEnlacesDePlan(vista.idClima)} />
        </Suspense>
      )
    case 'Mesa':
    case 'TemasPorArea': {
      const Pantalla = vista.vista === 'Mesa' ? Mesa : TemasPorArea
      return (
        <Suspense fallback={<Cargador texto="Cargando las respuestas…" />}>
          <Pantalla
            key={vista.idClima}
            idClima={vista.idClima}
            enlaces={createEnlacesDeVoces(vista.idClima)}
          />
        </Suspense>
      )
    }
    case 'InvitacionDeEncuesta':
      return (
        <Suspense fallback={<Cargador texto="Cargando la invitación…" />}>
          <InvitacionDeEncuesta key={vista.idClima} idClima={vista.idClima} enlaces={enlacesDeEncuestados} />
        </Suspense>
      )
    case 'SinCorreo':
      return (
        <Suspense fallback={<Cargador texto="Cargando los lotes…" />}>
          <SinCorreo
            key={vista.idClima}
            idClima={vista.idClima}
            modo={vista.modo}
            enlaces={createEnlacesDeSinCorreo(vista.idClima)}
          />
        </Suspense>
      )
    case 'Captura':
      return (
        <Suspense fallback={<Cargador texto="Preparando la captura…" />}>
          <Captura
            key={vista.lote}
            idClima={vista.idClima}
            lote={Number(vista.lote)}
            enlaces={createEnlacesDeSinCorreo(vista.idClima)}
          />
        </Suspense>
      )
    case 'TableEncuestados':
      return (
        <Suspense fallback={<Cargador texto="Cargando los encuestados…" />}>
          <TableEncuestados key={vista.idClima} idClima={vista.idClima} enlaces={enlacesDeEncuestados} />
        </Suspense>
      )
  }
}

function Graficas({ vista: _, idClima, grafica, ...detalle }: VistaDeGraficas) {
  const enlaces = useMemo(() => createEnlacesDeGraficas(idClima), [idClima])
  return <GraficasClima key={`${idClima} ${grafica}`} {...{ idClima, enlaces, grafica }} {...detalle} />
}
