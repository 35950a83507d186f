import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { type LoaderFunction, useNavigate, useSearchParams } from 'react-router'
import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { EsperaDeRondas, RondaQueNoEsta, SeleccionDeRonda } from '#features/cliente/web/RondaQueNoEsta.tsx'
import { findAnterior, listPublicadas, type RondaPublicada } from '#features/cliente/web/rondas.ts'
import { rondasQuery } from '#features/cliente/web/rondas-query.ts'
import { useVariasEmpresas } from '#features/cuentas/web/sesion/sesion-query.ts'
import { findAparte } from '#features/resultados/web/aparte.ts'
import { ResultadosDeCliente } from '#features/resultados/web/cliente/ResultadosDeCliente.tsx'
import { isVistaDeCliente } from '#features/resultados/web/cliente/vistas-de-cliente.ts'
import {
  DETALLES,
  type EnlacesDeGraficas,
  GRAFICAS,
  type NombreDeGrafica,
} from '#features/resultados/web/graficas.ts'
import { SoloLectura } from '#features/resultados/web/use-es-personal.ts'
import { lazyScreen } from '../lib/lazy-screen.ts'
import { type CargadaAparte, prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Titulo, useApi } from '../lib/site.tsx'
import { Cargador } from '../ui/Espera.tsx'
import { Cabeza } from '../ui/Regreso.tsx'
import { Vacio } from '../ui/Vacio.tsx'

/** The views of staff have a chunk of their own. */
const graficasClima = lazyScreen(
  'features/resultados/web/GraficasClima.tsx',
  async () => (await import('#features/resultados/web/GraficasClima.tsx')).GraficasClima,
)
const GraficasClima = graficasClima.Screen

const RUTA = '/cliente/resultados'

export const createLoader =
  ({ api, queryClient }: RouteDependencies): LoaderFunction =>
  async ({ request }): Promise<CargadaAparte> => {
    await prefetch(queryClient, [rondasQuery(api)])
    const grafica = new URL(request.url).searchParams.get('grafica') ?? undefined
    if (!isVistaDeCliente(grafica)) return { archivos: [] }
    const aparte = findAparte(grafica)
    await Promise.all([graficasClima.preload(), aparte?.preload()])
    return { archivos: [graficasClima.archivo, ...(aparte ? [aparte.archivo] : [])] }
  }

/** Readings of several rounds, which say nothing of one alone. */
const DE_VARIAS: readonly NombreDeGrafica[] = ['Tendencia', 'CambioConCerteza']

const createEnlaces = (idClima: string, { varias }: { varias: boolean }): EnlacesDeGraficas => {
  const format = (mas: Record<string, string | undefined> = {}) => {
    const dados = Object.entries({ clima: idClima, ...mas }).filter(([, valor]) => valor)
    return `${RUTA}?${new URLSearchParams(dados as [string, string][])}`
  }
  return {
    clima: '/cliente',
    encuestados: '/cliente',
    menu: format(),
    sinClima: { a: '/cliente', salida: 'Ir al inicio' },
    plan: `/cliente/plan?clima=${idClima}`,
    grafica: (grafica, detalle) => format({ grafica, ...detalle }),
    regreso: 'Regresar a Resultados',
    ofrece: (vista) => isVistaDeCliente(vista) && (varias || !DE_VARIAS.includes(vista)),
  }
}

export function Component() {
  const rondas = useQuery(rondasQuery(useApi()))
  const conEmpresa = useVariasEmpresas()
  const publicadas = listPublicadas(rondas.data ?? [])
  const pedida = useSearchParams()[0].get('clima')
  // Another round's figures would pass for those of the one that a mail or a mark led to.
  const ronda = pedida ? publicadas.find(({ id }) => id === pedida) : publicadas[0]
  return (
    <>
      <Titulo>Resultados</Titulo>
      {ronda ? (
        <Resultados ronda={ronda} conEmpresa={conEmpresa} publicadas={publicadas} />
      ) : (
        <>
          <Cabeza titulo="Resultados" />
          {publicadas.length > 0 ? (
            <RondaQueNoEsta
              titulo="Estos resultados no están publicados"
              porQue="La consultora los retiró o todavía no los publica."
              rondas={publicadas}
              conEmpresa={conEmpresa}
              toRonda={(id) => `${RUTA}?clima=${id}`}
            />
          ) : rondas.data?.length && !rondas.data.some(hasMinimo) ? (
            <Vacio titulo="No hay resultados en pantalla">
              <p>Sin mínimo por grupo los resultados de una ronda no se publican aquí.</p>
            </Vacio>
          ) : rondas.data ? (
            <Vacio titulo="Todavía no hay resultados publicados">
              <p>
                Se publican cuando la encuesta está cerrada. La consultora te avisa; entonces los ves aquí.
              </p>
            </Vacio>
          ) : (
            <EsperaDeRondas {...rondas} />
          )}
        </>
      )}
    </>
  )
}

interface ResultadosProps {
  ronda: RondaPublicada
  conEmpresa: boolean
  publicadas: RondaPublicada[]
}

function Resultados({ ronda, conEmpresa, publicadas }: ResultadosProps) {
  const navigate = useNavigate()
  const [busqueda] = useSearchParams()
  const varias = findAnterior(publicadas, ronda) !== null
  const enlaces = useMemo(() => createEnlaces(ronda.id, { varias }), [ronda.id, varias])
  const grafica = busqueda.get('grafica') ?? undefined
  if (isVistaDeCliente(grafica)) {
    const detalle = Object.fromEntries(DETALLES.map((nombre) => [nombre, busqueda.get(nombre) ?? undefined]))
    return (
      <Suspense fallback={<Cargador texto="Espera a que se calculen los datos." />}>
        <Titulo>{`${GRAFICAS[grafica].titulo}`}</Titulo>
        <SoloLectura value={true}>
          <GraficasClima
            key={`${ronda.id} ${grafica}`}
            idClima={ronda.id}
            enlaces={enlaces}
            grafica={grafica}
            {...detalle}
          />
        </SoloLectura>
      </Suspense>
    )
  }
  return (
    <ResultadosDeCliente
      ronda={ronda}
      empresa={conEmpresa ? ronda.empresa : null}
      anterior={findAnterior(publicadas, ronda)}
      enlaces={enlaces}
      anonimato="/anonimato"
      eleccion={
        publicadas.length > 1 && (
          <SeleccionDeRonda
            rondas={publicadas}
            conEmpresa={conEmpresa}
            valor={ronda.id}
            onChange={(id) => void navigate(`${RUTA}?clima=${id}`)}
          />
        )
      }
    />
  )
}
