import { type Llamada, mayCall } from '#contract/permisos.ts'
import type { Rol } from '#contract/schema.generated.ts'
import type { IconoNombre } from '../ui/Icono.tsx'

interface Entrada {
  texto: string
  ruta: string
  icono: IconoNombre
  /** What its screen begins with: the entry is there for whoever may make that call. */
  llamada: Llamada
  /** What waits there is counted beside it. */
  cuenta?: 'porRevisar'
  /** Its address is the beginning of others. */
  exacta?: boolean
}

/** The side menu, as the specification gives it. */
const MENU: { titulo: string; entradas: Entrada[] }[] = [
  {
    titulo: 'Administración de CV',
    entradas: [
      { texto: 'Ingresar CV', ruta: '/admin/cv/ingresar', icono: 'ingresar', llamada: 'Mutation.insertCV' },
      { texto: 'Buscar CV', ruta: '/admin/cv/buscar', icono: 'buscar', llamada: 'AppInfo.getCVs' },
      {
        texto: 'CVs Pendientes a Actualizar',
        ruta: '/admin/cv/pendientes',
        icono: 'reloj',
        llamada: 'AppInfo.getPendientes',
        cuenta: 'porRevisar',
      },
    ],
  },
  {
    titulo: 'Administración de clima',
    entradas: [
      {
        texto: 'Ver Climas Organizacionales',
        ruta: '/admin/clima-organizacional/ver-climas',
        icono: 'lista',
        llamada: 'Query.climasOrganizacionales',
      },
    ],
  },
]

/** All of it is for whoever has rounds of their own: staff have none. */
const DE_CLIENTE = 'AppInfo.getRondasDeCliente'

const MENU_DE_CLIENTE: Entrada[] = [
  { texto: 'Inicio', ruta: '/cliente', icono: 'casa', llamada: DE_CLIENTE, exacta: true },
  { texto: 'Resultados', ruta: '/cliente/resultados', icono: 'barras', llamada: DE_CLIENTE },
  {
    texto: 'Informes',
    ruta: '/cliente/informes',
    icono: 'descargar',
    llamada: 'AppInfo.getInformesDeCliente',
  },
  { texto: 'Plan de acción', ruta: '/cliente/plan', icono: 'lista', llamada: DE_CLIENTE },
]

/** What is of the team or one's own stands apart from it, beside Logout. */
const AL_FINAL: Entrada[] = [
  { texto: 'Cómo cuidamos el anonimato', ruta: '/anonimato', icono: 'candado', llamada: DE_CLIENTE },
  { texto: 'Equipo', ruta: '/admin/equipo', icono: 'equipo', llamada: 'AppInfo.getEquipo' },
  { texto: 'Ajustes', ruta: '/admin/ajustes', icono: 'ajustes', llamada: 'Mutation.updateAjustes' },
  { texto: 'Ayuda', ruta: '/admin/ayuda', icono: 'ayuda', llamada: 'AppInfo.getSesiones' },
  { texto: 'Mi cuenta', ruta: '/admin/cuenta', icono: 'persona', llamada: 'AppInfo.getSesiones' },
]

const listVisibles = (entradas: Entrada[], rol: Rol | null) =>
  entradas.filter(({ llamada }) => mayCall(llamada, rol))

/** The same table that the server asks decides what stands in the menu. */
export function getMenu(rol: Rol | null, empresas: readonly string[]) {
  const titulo = empresas.length === 1 ? (empresas[0] ?? '') : 'Tus empresas'
  const secciones = [...MENU, { titulo, entradas: MENU_DE_CLIENTE }]
  return {
    secciones: secciones
      .map(({ titulo, entradas }) => ({ titulo, entradas: listVisibles(entradas, rol) }))
      .filter(({ entradas }) => entradas.length > 0),
    alFinal: listVisibles(AL_FINAL, rol),
  }
}
