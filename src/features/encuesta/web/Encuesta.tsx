import { lazy, Suspense, useEffect, useState } from 'react'
import { encuesta as textos } from '#web/content/encuesta.ts'
import { Cargador } from '#web/ui/Espera.tsx'
import { Activa } from './Activa.tsx'
import { computeVista, type Encuesta as EncuestaAbierta } from './acceso.ts'
import { findTokenDePestana, isEnKiosco } from './almacenes.ts'
import { EntradaDeToken } from './EntradaDeToken.tsx'
import { Finalizada, Inactiva, SinEncuesta } from './Finalizada.tsx'
import { Marco, type Portada, PortadaContext, Tropiezo } from './Marco.tsx'
import { type Prueba, TOKEN_DE_PRUEBA } from './prueba/api-de-prueba.ts'
import { useAcceso } from './use-acceso.ts'
import { ClimaContext } from './use-anonimato.ts'

/** Only a tablet that is lent fetches it. */
const Kiosco = lazy(async () => ({ default: (await import('./kiosco/Kiosco.tsx')).Kiosco }))

/** The ribbon of a trial: fetched where a survey is tried before it goes out, and nowhere else. */
const CintaDePrueba = lazy(async () => ({
  default: (await import('./prueba/CintaDePrueba.tsx')).CintaDePrueba,
}))

interface EncuestaProps {
  idClima: string
  portada: Portada | null | undefined
  /** Where it is only tried: nothing that is answered leaves the browser. */
  prueba: Prueba | null
}

/** The survey of one climate, from the token to the last answer. */
export function Encuesta({ idClima, portada, prueba }: EncuestaProps) {
  const { acceso, enter, refresh, add, leave, tecleado } = useAcceso(idClima)

  const [enKiosco, setEnKiosco] = useState(false)
  const [viva, setViva] = useState(false)
  useEffect(() => {
    setEnKiosco(isEnKiosco())
    setViva(true)
  }, [])

  const renderVista = (abierta: EncuestaAbierta, onPendiente?: (pendiente: boolean) => void) => {
    const vista = computeVista(abierta)
    switch (vista.vista) {
      case 'inactiva':
        return <Inactiva encuesta={abierta} onComprobar={refresh} />
      case 'activa':
        return (
          <Activa
            idClima={idClima}
            encuesta={abierta}
            tanda={vista.tanda}
            onGuardadas={(guardadas) => add(abierta.token, guardadas)}
            onRechazo={refresh}
            onSalir={leave}
            onPendiente={onPendiente}
          />
        )
      case 'finalizada':
        return <Finalizada onOtra={tecleado() ? leave : null} />
    }
  }

  return (
    <PortadaContext value={portada ?? null}>
      <ClimaContext value={idClima}>
        <meta name="description" content={textos.meta.descripcion} />
        <meta name="robots" content="noindex" />
        {prueba && viva && (
          <Suspense>
            <CintaDePrueba prueba={prueba} />
          </Suspense>
        )}
        <Tropiezo>
          {enKiosco ? (
            <Suspense
              fallback={
                <Marco>
                  <Cargador texto="Un momento…" />
                </Marco>
              }
            >
              <Kiosco
                {...{ idClima, acceso, renderVista }}
                onEntrar={(token) => void enter(token)}
                onSalir={leave}
              />
            </Suspense>
          ) : acceso.dentro ? (
            renderVista(acceso.encuesta)
          ) : portada === null ? (
            <SinEncuesta />
          ) : (
            <EntradaDeToken
              acceso={acceso}
              findToken={() => (prueba ? TOKEN_DE_PRUEBA : findTokenDePestana(idClima))}
              onEntrar={(token) => void enter(token)}
            />
          )}
        </Tropiezo>
      </ClimaContext>
    </PortadaContext>
  )
}
