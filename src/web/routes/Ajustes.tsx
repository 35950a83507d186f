import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { Ajustes } from '#features/cuentas/web/ajustes/Ajustes.tsx'
import { ajustesQuery, firmaQuery } from '#features/cuentas/web/ajustes/ajustes-query.ts'
import { MiFirma } from '#features/cuentas/web/ajustes/MiFirma.tsx'
import { factoresQuery } from '#features/cuentas/web/cuenta/factores-query.ts'
import { sesionQuery } from '#features/cuentas/web/sesion/sesion-query.ts'
import { PalabrasDeFirma } from '#features/palabras/web/PalabrasDeFirma.tsx'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Titulo, useApi } from '../lib/site.tsx'
import { Pestanas } from '../ui/Pestanas.tsx'
import { Cabeza } from '../ui/Regreso.tsx'

const RUTA = '/admin/ajustes'
const PARTES = [
  { clave: null, texto: 'General' },
  { clave: 'firma', texto: 'Mi firma' },
]

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  () =>
    prefetch(queryClient, [ajustesQuery(api), firmaQuery(api), factoresQuery(api)])

export function Component() {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const parte = useSearchParams()[0].get('parte')
  const factores = useQuery(factoresQuery(api)).data
  const followFactor = async () => {
    const { faltaSegundoFactor } = await queryClient.fetchQuery({ ...sesionQuery(api), staleTime: 0 })
    if (faltaSegundoFactor) await navigate('/admin/cuenta/segundo-factor')
  }
  return (
    <>
      <Titulo>Ajustes</Titulo>
      <Cabeza titulo="Ajustes">Lo que vale para toda la firma.</Cabeza>
      <Pestanas
        nombre="Ajustes"
        pestanas={PARTES.map(({ clave, texto }) => ({
          texto,
          a: clave === null ? RUTA : `${RUTA}?parte=${clave}`,
          actual: parte === clave,
        }))}
      />
      {parte === 'firma' ? (
        <MiFirma />
      ) : (
        <Ajustes
          retencion="/admin/cv/pendientes?vista=retencion"
          sinFactor={factores ? !factores.activo && factores.llaves.length === 0 : false}
          onFactorExigido={followFactor}
          palabras={<PalabrasDeFirma />}
        />
      )}
    </>
  )
}
