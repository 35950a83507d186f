import { lazy, Suspense, useEffect, useRef } from 'react'
import type { LoaderFunction } from 'react-router'
import { useSearchParams } from 'react-router'
import { firma } from '../content/firma.ts'
import { climaQuery, climasQuery, empresasDeClimasQuery } from '../features/climas/climas-queries.ts'
import { EditarClima } from '../features/climas/EditarClima.tsx'
import { NuevoClima } from '../features/climas/nuevo/NuevoClima.tsx'
import { TableClima } from '../features/climas/TableClima.tsx'
import { formatVista, parseVista, type Vista } from '../features/climas/vista.ts'
import { EditarEmpresa } from '../features/empresas/EditarEmpresa.tsx'
import { Empresas } from '../features/empresas/Empresas.tsx'
import { empresasQuery } from '../features/empresas/empresas-query.ts'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Cargador } from '../ui/Cargador.tsx'

/** The editor is most of this route's weight, and the list does not need it. */
const Estructura = lazy(async () => ({
  default: (await import('../features/climas/Estructura.tsx')).Estructura,
}))

const enlacesDeEmpresas = {
  climas: formatVista({ vista: 'TableClima' }),
  empresas: formatVista({ vista: 'Empresas' }),
  nueva: formatVista({ vista: 'NuevaEmpresa' }),
  editar: (idEmpresa: string) => formatVista({ vista: 'EditarEmpresa', idEmpresa }),
  nuevoClima: (idEmpresa: string) => formatVista({ vista: 'NuevoClima', idEmpresa }),
}

const TITULO: Record<Vista['vista'], string> = {
  TableClima: 'Climas Organizacionales',
  Empresas: 'Empresas',
  NuevaEmpresa: 'Nueva empresa',
  EditarEmpresa: 'Editar empresa',
  NuevoClima: 'Nuevo clima',
  EditarClima: 'Clima',
  Estructura: 'Estructura del clima',
}

export const createLoader =
  ({ api, queryClient }: RouteDependencies): LoaderFunction =>
  ({ request }) => {
    const vista = parseVista(new URL(request.url).searchParams)
    switch (vista.vista) {
      case 'TableClima':
        return prefetch(queryClient, [climasQuery(api)])
      case 'Empresas':
      case 'EditarEmpresa':
        return prefetch(queryClient, [empresasQuery(api)])
      case 'NuevoClima':
        return prefetch(queryClient, [climasQuery(api), empresasDeClimasQuery(api)])
      case 'EditarClima':
        return prefetch(queryClient, [climaQuery(api, vista.idClima)])
      default:
        return null
    }
  }

/** One route for the whole climate area; the address says which of its states is shown. */
export function Component() {
  const [busqueda] = useSearchParams()
  const vista = parseVista(busqueda)
  const lugar = useRef<HTMLDivElement>(null)
  // A section of the editor is no screen of its own.
  const direccion = formatVista('seccion' in vista ? { ...vista, seccion: undefined } : vista)
  const anterior = useRef(direccion)

  // A change of state is a change of screen: whoever listens is told where they are.
  useEffect(() => {
    if (anterior.current === direccion) return
    anterior.current = direccion
    return lugar.current ? focusTitulo(lugar.current) : undefined
  }, [direccion])

  return (
    <div ref={lugar}>
      <title>{`${TITULO[vista.vista]} | ${firma.nombre}`}</title>
      <VistaDeClimas vista={vista} />
    </div>
  )
}

/** The heading may come later than the screen, with its data. */
function focusTitulo(lugar: HTMLElement): (() => void) | undefined {
  const focus = () => {
    const titulo = lugar.querySelector<HTMLElement>('h1')
    titulo?.setAttribute('tabindex', '-1')
    titulo?.focus({ preventScroll: true })
    return titulo !== null
  }
  if (focus()) return
  const observer = new MutationObserver(() => focus() && observer.disconnect())
  observer.observe(lugar, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function VistaDeClimas({ vista }: { vista: Vista }) {
  switch (vista.vista) {
    case 'TableClima':
      return <TableClima />
    case 'Empresas':
      return <Empresas enlaces={enlacesDeEmpresas} />
    case 'NuevaEmpresa':
      return <EditarEmpresa idEmpresa={null} enlaces={enlacesDeEmpresas} />
    case 'EditarEmpresa':
      return <EditarEmpresa idEmpresa={vista.idEmpresa} enlaces={enlacesDeEmpresas} />
    case 'NuevoClima':
      return <NuevoClima idEmpresa={vista.idEmpresa} />
    case 'EditarClima':
      return <EditarClima key={vista.idClima} idClima={vista.idClima} />
    case 'Estructura':
      return (
        <Suspense fallback={<Cargador texto="Cargando la estructura…" />}>
          <Estructura key={vista.idClima} idClima={vista.idClima} seccion={vista.seccion} />
        </Suspense>
      )
  }
}
