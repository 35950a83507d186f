import { useQuery } from '@tanstack/react-query'
import { firma } from '../content/firma.ts'
import { Ayuda } from '../features/ayuda/Ayuda.tsx'
import { sesionQuery } from '../features/sesion/sesion-query.ts'
import { useApi } from '../lib/site.tsx'

export function Component() {
  const { data } = useQuery(sesionQuery(useApi()))
  return (
    <>
      <title>{`Ayuda | ${firma.nombre}`}</title>
      <Ayuda rol={data?.usuario?.rol ?? 'consultor'} />
    </>
  )
}
