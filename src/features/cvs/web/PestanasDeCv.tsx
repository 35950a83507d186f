import { useLocation } from 'react-router'
import { Pestanas } from '#web/ui/Pestanas.tsx'

const PARTES = [
  ['Personas', '/admin/cv/buscar'],
  ['Vacantes', '/admin/cv/vacantes'],
  ['Etiquetas', '/admin/cv/etiquetas'],
] as const

/** People, the positions they are considered for, and how positions are called: one desk. */
export function PestanasDeCv() {
  const { pathname } = useLocation()
  return (
    <Pestanas
      nombre="Base de CVs"
      pestanas={PARTES.map(([texto, a]) => ({ texto, a, actual: pathname.endsWith(a) }))}
    />
  )
}
