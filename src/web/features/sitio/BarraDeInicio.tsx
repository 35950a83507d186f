import { navegacion } from '../../content/navegacion.ts'
import { BarraSuperior } from './BarraSuperior.tsx'
import { useSeccionActiva } from './use-seccion-activa.ts'

const SECCIONES = navegacion.secciones.map(({ id }) => id)

/** The bar of the home page: its current link follows the scroll. */
export function BarraDeInicio({ conexion }: { conexion: boolean }) {
  return <BarraSuperior actual={useSeccionActiva(SECCIONES)} conexion={conexion} enInicio />
}
