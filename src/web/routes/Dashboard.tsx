import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatVista } from '#features/climas/web/vista.ts'
import { sesionQuery } from '#features/cuentas/web/sesion/sesion-query.ts'
import { toGuardada } from '#features/cvs/web/busqueda.ts'
import { Inicio } from '#features/inicio/web/Inicio.tsx'
import { inicioQuery } from '#features/inicio/web/inicio-query.ts'
import { CorregirCorreo } from '#features/invitados/web/encuestados/CorregirCorreo.tsx'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Titulo, useApi } from '../lib/site.tsx'
import styles from './Guia.module.css'

const POR_ACTUALIZAR = '/admin/cv/pendientes?vista=por-actualizar'

const ENLACES = {
  empresas: formatVista({ vista: 'Empresas' }),
  nuevaEmpresa: formatVista({ vista: 'NuevaEmpresa' }),
  nuevoClima: formatVista({ vista: 'NuevoClima' }),
  climas: formatVista({ vista: 'TableClima' }),
  clima: (idClima: string) => formatVista({ vista: 'EditarClima', idClima }),
  cerrar: (idClima: string) => formatVista({ vista: 'EditarClima', idClima, abrir: 'cierre' }),
  invitacion: (idClima: string) => formatVista({ vista: 'InvitacionDeEncuesta', idClima }),
  recordar: (idClima: string, idGrupo: string) =>
    formatVista({ vista: 'TableEncuestados', idClima, recordar: idGrupo }),
  calendario: (idClima: string) => formatVista({ vista: 'Calendario', idClima }),
  papeletas: (idClima: string) => formatVista({ vista: 'SinCorreo', idClima }),
  fallidos: (idClima: string) =>
    formatVista({ vista: 'TableEncuestados', idClima, correo: 'Error al envío' }),
  informe: (idClima: string) => formatVista({ vista: 'Informe', idClima }),
  plan: (idClima: string) => formatVista({ vista: 'Plan', idClima }),
  bandeja: '/admin/cv/pendientes',
  porActualizar: `${POR_ACTUALIZAR}&enlace=sinMandar`,
  contestaron: `${POR_ACTUALIZAR}&enlace=contestaron`,
  mensajes: '/admin/cv/pendientes?vista=mensajes',
  retencion: '/admin/cv/pendientes?vista=retencion',
  peticiones: '/admin/ajustes?parte=persona',
  firma: '/admin/ajustes?parte=firma',
  equipo: '/admin/equipo',
  ajustes: '/admin/ajustes',
  busqueda: toGuardada,
}

const MENU = [
  [
    '/admin/cv/ingresar',
    'Ingresar CV',
    'Registra a una persona con su archivo y las etiquetas de los puestos que le quedan.',
  ],
  [
    '/admin/cv/buscar',
    'Buscar CV',
    'Encuentra a la persona por nombre, contacto, etiqueta o por lo que dice su CV.',
  ],
  [
    '/admin/cv/pendientes',
    'CVs Pendientes a Actualizar',
    'Revisa lo que llega del sitio y pide a los candidatos que pongan su CV al día.',
  ],
  [
    '/admin/cv/pendientes?vista=mensajes',
    'Mensajes de contacto',
    'Lee y contesta lo que alguien escribió en Contacto.',
  ],
  [
    '/admin/clima-organizacional/ver-climas',
    'Ver Climas Organizacionales',
    'Prepara una ronda, invita a las personas, sigue su avance y lee los resultados.',
  ],
] as const

const DE_ADMINISTRADOR = [
  [
    '/admin/equipo',
    'Equipo',
    'Invita a quien trabaja contigo, da acceso a tus clientes y mira quién hizo qué.',
  ],
  [
    '/admin/ajustes',
    'Ajustes',
    'Cambia la meta de participación, el logotipo, el papel y cuánto tiempo se guarda un CV.',
  ],
] as const
const DE_AYUDA = ['/admin/ayuda', 'Ayuda', 'El manual, ordenado por lo que quieres hacer.'] as const
const DE_TODOS = [
  '/admin/cuenta',
  'Mi cuenta',
  'Cambia tu contraseña, activa el segundo factor y cierra las sesiones que no uses.',
] as const

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  () =>
    prefetch(queryClient, [inicioQuery(api)])

export function Component() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { data: sesion } = useQuery(sesionQuery(api))
  // The screen of what is erased when is an administrator's; the others see it where CVs are brought up to date.
  const isAdministrador = sesion?.usuario?.rol === 'administrador'
  const entradas = [...MENU, ...(isAdministrador ? DE_ADMINISTRADOR : []), DE_AYUDA, DE_TODOS]
  return (
    <>
      <Titulo>Dashboard</Titulo>
      <Inicio
        enlaces={isAdministrador ? ENLACES : { ...ENLACES, retencion: POR_ACTUALIZAR }}
        corregir={(correo) => (
          <CorregirCorreo
            key={correo.idEncuesta}
            {...correo}
            onSettled={() => void queryClient.invalidateQueries(inicioQuery(api))}
          />
        )}
      >
        <dl className={styles.lista}>
          {entradas.map(([ruta, nombre, texto]) => (
            <div key={ruta}>
              <dt>
                <Link to={ruta}>{nombre}</Link>
              </dt>
              <dd>{texto}</dd>
            </div>
          ))}
        </dl>
      </Inicio>
    </>
  )
}
