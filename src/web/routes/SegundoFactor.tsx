import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ActivarSegundoFactor } from '#features/cuentas/web/cuenta/ActivarSegundoFactor.tsx'
import { factoresQuery } from '#features/cuentas/web/cuenta/factores-query.ts'
import { LlavesDeAcceso } from '#features/cuentas/web/cuenta/LlavesDeAcceso.tsx'
import { findDestino, takeDestino } from '#features/cuentas/web/sesion/destino.ts'
import { sesionQuery } from '#features/cuentas/web/sesion/sesion-query.ts'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Titulo, useApi, useSiteConfig } from '../lib/site.tsx'
import { Aviso } from '../ui/Aviso.tsx'
import { Cabeza, Regreso } from '../ui/Regreso.tsx'
import styles from './SegundoFactor.module.css'

const CUENTA = '/admin/cuenta'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  () =>
    prefetch(queryClient, [factoresQuery(api)])

/** Where the firm asks everybody for a second factor, this is all that an account without one may open. */
export function Component() {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { basePath, firma } = useSiteConfig()
  const sesion = useQuery(sesionQuery(api)).data
  const falta = sesion?.faltaSegundoFactor === true
  const conLlave = (useQuery(factoresQuery(api)).data?.llaves.length ?? 0) > 0
  // The address behind it waits in a cookie of a minute.
  useEffect(() => void findDestino(basePath), [basePath])
  const follow = async () => {
    await queryClient.refetchQueries({ queryKey: sesionQuery(api).queryKey })
    void queryClient.invalidateQueries()
    const destino = () => takeDestino(basePath, sesion?.usuario?.id).slice(basePath.length)
    await navigate(falta ? destino() : CUENTA)
  }
  return (
    <>
      <Titulo>Segundo factor</Titulo>
      <Cabeza
        titulo="Segundo factor"
        regreso={falta ? undefined : <Regreso a={CUENTA} texto="Regresar a Mi cuenta" />}
      >
        Además de tu contraseña, un código de tu teléfono que cambia cada 30 segundos. Si alguien te roba la
        contraseña, no le basta.
      </Cabeza>
      {falta && (
        <div className={styles.falta}>
          <Aviso tono="info">
            <strong>{firma.nombre} lo pide a todas las cuentas.</strong>{' '}
            {conLlave
              ? 'Ya tienes una llave de acceso: sal con Logout y entra con ella. Si la perdiste, un administrador puede retirarla.'
              : 'Actívalo para seguir: toma dos minutos.'}
          </Aviso>
        </div>
      )}
      {!(falta && conLlave) && (
        <ActivarSegundoFactor
          cuenta={sesion?.usuario?.usuario ?? ''}
          regreso={falta ? null : CUENTA}
          onActivado={() => void follow()}
        />
      )}
      {falta && !conLlave && (
        <section className={styles.llave} aria-labelledby="con-llave">
          <h2 id="con-llave">O con una llave de acceso</h2>
          <LlavesDeAcceso onCambio={() => void follow()} />
        </section>
      )}
    </>
  )
}
