import type { IconoNombre } from '../../ui/Icono.tsx'

interface Entrada {
  texto: string
  ruta: string
  icono: IconoNombre
}

/** The side menu, as the specification gives it. */
export const MENU: { titulo: string; entradas: Entrada[] }[] = [
  {
    titulo: 'Administración de CV',
    entradas: [
      { texto: 'Ingresar CV', ruta: '/admin/cv/ingresar', icono: 'ingresar' },
      { texto: 'Buscar CV', ruta: '/admin/cv/buscar', icono: 'buscar' },
      { texto: 'CVs Pendientes a Actualizar', ruta: '/admin/cv/pendientes', icono: 'reloj' },
    ],
  },
  {
    titulo: 'Administración de clima',
    entradas: [
      {
        texto: 'Ver Climas Organizacionales',
        ruta: '/admin/clima-organizacional/ver-climas',
        icono: 'lista',
      },
    ],
  },
]

/** What is one's own stands apart from it, beside Logout. */
export const CUENTA: Entrada = { texto: 'Mi cuenta', ruta: '/admin/cuenta', icono: 'persona' }
