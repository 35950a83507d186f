import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, Outlet, useLocation, useRouteError, useSearchParams } from 'react-router'
import { mayCall } from '#contract/permisos.ts'
import { formatVista, parseVista } from '#features/climas/web/vista.ts'
import { sesionQuery, useLogout } from '#features/cuentas/web/sesion/sesion-query.ts'
import { porRevisarQuery } from '#features/cvs/web/pendientes/pendientes-queries.ts'
import { EnlaceDeAyuda } from '#features/inicio/web/ayuda/EnlaceDeAyuda.tsx'
import { TrabajosEnCurso } from '#features/trabajos/web/TrabajosEnCurso.tsx'
import { formatFailure } from '../lib/failure-wording.ts'
import { Titulo, useApi, useFirma } from '../lib/site.tsx'
import type { Trabajo } from '../lib/trabajos/trabajos-query.ts'
import { AdminShell } from '../marco/AdminShell.tsx'
import { Aviso } from '../ui/Aviso.tsx'
import { botonClassName } from '../ui/Boton.tsx'
import { Cabeza } from '../ui/Regreso.tsx'
import { findArticuloDePantalla } from './articulo-de-pantalla.ts'
import { IrA } from './ir-a/IrA.tsx'
import { describeError } from './PaginaDeError.tsx'

const VISTAS: Record<string, 'InvitacionDeEncuesta' | 'EditarClima' | 'GraficasClima'> = {
  excel: 'GraficasClima',
  cierre: 'EditarClima',
  publicacion: 'GraficasClima',
  invitaciones: 'InvitacionDeEncuesta',
}

function toEnlace({ tipo, idClima }: Trabajo): string | null {
  return idClima ? formatVista({ vista: VISTAS[tipo] ?? 'Informe', idClima }) : null
}

/** Screens that fill what the menu leaves: people beside their file, settings beside what they change. */
const CON_MESA = /\/admin\/(ajustes|cv\/(buscar|editar|vacantes|etiquetas))/

/** The menu of whoever works here, and what stands over every screen. */
function Marco({ children }: { children: ReactNode }) {
  const { logOut, error } = useLogout()
  const [params] = useSearchParams()
  const aqui = useLocation()
  const vista = parseVista(aqui)
  const estrecho = 'idClima' in vista || params.has('revisar') || CON_MESA.test(aqui.pathname)
  const { data } = useQuery(sesionQuery(useApi()))
  const rol = data?.faltaSegundoFactor ? null : (data?.usuario?.rol ?? null)
  const isPersonal = mayCall('AppInfo.getPendientes', rol)
  const { data: porRevisar = 0 } = useQuery({ ...porRevisarQuery(useApi()), enabled: isPersonal })
  const empresas = data?.usuario?.empresas?.map(({ nombre_comercial }) => nombre_comercial) ?? []
  return (
    <AdminShell
      nombre={useFirma().nombre}
      rol={rol}
      porRevisar={porRevisar}
      empresas={empresas}
      estrecho={estrecho && rol !== 'cliente'}
      onLogout={logOut}
    >
      {rol && rol !== 'cliente' && <IrA idClima={'idClima' in vista ? vista.idClima : null} />}
      {error && <Aviso tono="mal">{formatFailure(error)}</Aviso>}
      {rol && rol !== 'cliente' && <TrabajosEnCurso toEnlace={toEnlace} />}
      {children}
    </AdminShell>
  )
}

export function Component() {
  const { pathname, search } = useLocation()
  return (
    <Marco>
      <EnlaceDeAyuda articulo={findArticuloDePantalla(pathname, search)} />
      <Outlet />
    </Marco>
  )
}

/** The menu stays with whoever was working: from there it goes on. */
export function ErrorBoundary() {
  const { titulo, texto, isPasajero } = describeError(useRouteError())
  const aqui = useLocation()
  return (
    <Marco>
      <Titulo>{titulo}</Titulo>
      <Cabeza titulo={titulo}>{texto}</Cabeza>
      {/* The whole page anew: what did not come may have been a part of it. */}
      <Link
        to={isPasajero ? aqui : '/dashboard'}
        reloadDocument={isPasajero}
        className={botonClassName('primario')}
      >
        {isPasajero ? 'Volver a intentar' : 'Ir al inicio'}
      </Link>
    </Marco>
  )
}
