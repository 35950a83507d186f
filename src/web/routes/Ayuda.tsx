import { useQuery } from '@tanstack/react-query'
import { sesionQuery } from '#features/cuentas/web/sesion/sesion-query.ts'
import { Ayuda } from '#features/inicio/web/ayuda/Ayuda.tsx'
import { Titulo, useApi } from '../lib/site.tsx'

export function Component() {
  const { data } = useQuery(sesionQuery(useApi()))
  return (
    <>
      <Titulo>Ayuda</Titulo>
      <Ayuda rol={data?.usuario?.rol ?? 'consultor'} />
    </>
  )
}
