import { lazy, Suspense, useEffect, useState } from 'react'
import { encuesta as textos } from '#web/content/encuesta.ts'
import { Cargador } from '#web/ui/Espera.tsx'
import { Activa } from './Activa.tsx'
import { computeVista, type Encuesta as EncuestaAbierta } from './acceso.ts'
import { findTokenDePestana, isEnKiosco } from './almacenes.ts'
import { EntradaDeToken } from './EntradaDeToken.tsx'
import { Finalizada, Inactiva, SinEncuesta } from './Finalizada.tsx'
import { Marco, type Portada, PortadaContext, Tropiezo } from './Marco.tsx'
import { useAcceso } from './use-acceso.ts'
import { ClimaContext } from './use-anonimato.ts'

/** Only a tablet that is lent fetches it. */
const Kiosco = lazy(async () => ({ default: (await import('./kiosco/Kiosco.tsx')).Kiosco }))

/** The survey of one climate, from the token to the last answer. */
export function Encuesta({ idClima, portada }: { idClima: string; portada: Portada | null | undefined }) {
  const { acceso, enter, refresh, add, leave, tecleado } = useAcceso(idClima)

  const [enKiosco, setEnKiosco] = useState(false)
  useEffect(() => setEnKiosco(isEnKiosco()), [])

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
              findToken={() => findTokenDePestana(idClima)}
              onEntrar={(token) => void enter(token)}
            />
          )}
        </Tropiezo>
      </ClimaContext>
    </PortadaContext>
  )
}
