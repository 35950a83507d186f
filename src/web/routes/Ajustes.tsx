import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import { PlantillasDeFirma } from '#features/climas/web/plantillas/PlantillasDeFirma.tsx'
import { plantillasQuery } from '#features/climas/web/plantillas/plantillas-query.ts'
import { Ajustes } from '#features/cuentas/web/ajustes/Ajustes.tsx'
import { ajustesQuery, firmaQuery } from '#features/cuentas/web/ajustes/ajustes-query.ts'
import { MiFirma } from '#features/cuentas/web/ajustes/MiFirma.tsx'
import { factoresQuery } from '#features/cuentas/web/cuenta/factores-query.ts'
import { sesionQuery } from '#features/cuentas/web/sesion/sesion-query.ts'
import { PalabrasDeFirma } from '#features/palabras/web/PalabrasDeFirma.tsx'
import { lazyScreen } from '../lib/lazy-screen.ts'
import { type CargadaAparte, prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Titulo, useApi } from '../lib/site.tsx'
import { Cargador } from '../ui/Espera.tsx'
import { Pestanas } from '../ui/Pestanas.tsx'
import { Cabeza } from '../ui/Regreso.tsx'

const RUTA = '/admin/ajustes'
const PARTES = [
  { clave: null, texto: 'General' },
  { clave: 'firma', texto: 'Mi firma' },
  { clave: 'sitio', texto: 'Sitio' },
  { clave: 'persona', texto: 'Datos de una persona' },
  { clave: 'plantillas', texto: 'Plantillas' },
]

const editorDeSitio = lazyScreen(
  'features/sitio/web/editor/EditorDeSitio.tsx',
  async () => (await import('#features/sitio/web/editor/EditorDeSitio.tsx')).EditorDeSitio,
)

const datosDePersona = lazyScreen(
  'features/operacion/web/DatosDePersona.tsx',
  async () => (await import('#features/operacion/web/DatosDePersona.tsx')).DatosDePersona,
)

const formatRutaDeSitio = (seccion: string, ficha?: string) =>
  `${RUTA}?${new URLSearchParams({ parte: 'sitio', seccion, ...(ficha && { ficha }) })}`

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  async ({ request }: LoaderFunctionArgs): Promise<CargadaAparte | null> => {
    const parte = new URL(request.url).searchParams.get('parte')
    if (parte === 'plantillas') return prefetch(queryClient, [plantillasQuery(api)])
    const aparte = parte === 'sitio' ? editorDeSitio : parte === 'persona' ? datosDePersona : null
    if (!aparte) return prefetch(queryClient, [ajustesQuery(api), firmaQuery(api), factoresQuery(api)])
    await aparte.preload()
    return { archivos: [aparte.archivo] }
  }

export function Component() {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [busqueda] = useSearchParams()
  const parte = busqueda.get('parte')
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
      {parte === 'firma' && <MiFirma />}
      {parte === 'plantillas' && <PlantillasDeFirma />}
      {parte === 'sitio' && (
        <Suspense fallback={<Cargador texto="Cargando los textos del sitio…" />}>
          <editorDeSitio.Screen
            seccion={busqueda.get('seccion')}
            ficha={busqueda.get('ficha')}
            formatRuta={formatRutaDeSitio}
          />
        </Suspense>
      )}
      {parte === 'persona' && (
        <Suspense fallback={<Cargador texto="Cargando…" />}>
          <datosDePersona.Screen />
        </Suspense>
      )}
      {!PARTES.some(({ clave }) => clave !== null && clave === parte) && (
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
