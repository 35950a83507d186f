import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { ConPassword } from './ConPassword.tsx'
import { DeleteLlaveDeAcceso, InsertLlaveDeAcceso, PrepareLlaveDeAcceso } from './cuenta.generated.ts'
import { factoresQuery, type LlaveDeAcceso } from './factores-query.ts'
import styles from './SegundoFactor.module.css'

/** The browser's own answer is English and technical. */
function describeNegativa(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'InvalidStateError') return 'Este equipo ya tiene una llave de acceso de tu cuenta.'
  if (error.name === 'NotAllowedError' || error.name === 'AbortError')
    return 'No se agregó la llave: el equipo no la confirmó o pasó el tiempo.'
  return error.name === 'WebAuthnError' || error.name === 'NotSupportedError'
    ? 'Este equipo no puede guardar llaves de acceso.'
    : null
}

interface LlavesDeAccesoProps {
  /** A session counts as one with a second factor from its first key on; others end with a key. */
  onCambio: () => void
  /** The button that had the focus is gone. */
  onRetirada?: () => void
}

export function LlavesDeAcceso({ onCambio, onRetirada }: LlavesDeAccesoProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const { timeZone } = useSiteConfig()
  const factores = useQuery(factoresQuery(api))
  const puede = useHydrated() && 'PublicKeyCredential' in window
  const [pregunta, setPregunta] = useState<'agregar' | LlaveDeAcceso | null>(null)
  const [ocupada, setOcupada] = useState(false)
  const dia = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeZone })
  if (!factores.data)
    return (
      <Espera
        texto="Revisando tus llaves…"
        falla={factores.error && !factores.isFetching ? formatFailure(factores.error) : null}
        onReintentar={() => void factores.refetch()}
      />
    )
  const say = (tono: 'bien' | 'mal', texto: string) =>
    showAviso({ tono, texto, ms: tono === 'bien' ? SUCCESS_MS : FAILURE_MS })
  const refresh = () => queryClient.invalidateQueries({ queryKey: factoresQuery(api).queryKey })

  /** The device asks for finger, face or PIN; the dialog of the password is gone by then. */
  const register = async ({ reto, opciones, nombre }: { reto: string; opciones: string; nombre: string }) => {
    setPregunta(null)
    setOcupada(true)
    try {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const respuesta = JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(opciones) }))
      const { insertLlaveDeAcceso } = await api(InsertLlaveDeAcceso, { reto, respuesta, nombre })
      await refresh()
      say('bien', insertLlaveDeAcceso.mensaje)
      onCambio()
    } catch (error) {
      say('mal', describeNegativa(error) ?? formatFailure(error))
    } finally {
      setOcupada(false)
    }
  }

  const { llaves } = factores.data
  return (
    <div className={styles.estado}>
      <p>
        Entras con la huella, la cara o el PIN de tu equipo. La contraseña sigue sirviendo: para que no baste,
        activa también el segundo factor.
      </p>
      {llaves.length > 0 && (
        <ul className={styles.llaves} aria-label="Llaves de acceso">
          {llaves.map((llave) => (
            <li key={llave.id}>
              <span>
                <strong>{llave.nombre}</strong>
                <span className={styles.menor}>
                  Agregada el {dia.format(llave.creada)}.{' '}
                  {llave.usada ? `Usada el ${dia.format(llave.usada)}.` : 'Sin usar todavía.'}
                </span>
              </span>
              <Boton chico aria-label={`Retirar ${llave.nombre}`} onClick={() => setPregunta(llave)}>
                Retirar
              </Boton>
            </li>
          ))}
        </ul>
      )}
      {puede ? (
        // Not disabled while it waits: it would let go of the focus.
        <Boton aria-disabled={ocupada} onClick={() => ocupada || setPregunta('agregar')}>
          {ocupada ? 'Esperando a tu equipo…' : 'Agregar una llave de acceso'}
        </Boton>
      ) : (
        <p>Este navegador no puede guardar llaves de acceso.</p>
      )}
      {pregunta === 'agregar' && (
        <ConPassword
          titulo="Agregar una llave de acceso"
          textos={['Continuar', 'Preparando…']}
          nombre={{
            rotulo: 'Nombre de la llave',
            ayuda: 'Para reconocerla después: el equipo donde la guardas.',
            inicial: 'Mi equipo',
          }}
          send={async (password, nombre) => ({
            ...(await api(PrepareLlaveDeAcceso, { password })).prepareLlaveDeAcceso,
            nombre,
          })}
          onListo={register}
          onCancelar={() => setPregunta(null)}
        >
          <p>Después de tu contraseña, tu equipo te pedirá la huella, la cara o su PIN.</p>
        </ConPassword>
      )}
      {pregunta !== null && pregunta !== 'agregar' && (
        <ConPassword
          titulo="Retirar la llave de acceso"
          textos={['Retirarla', 'Retirando…']}
          send={async (password) =>
            (await api(DeleteLlaveDeAcceso, { idLlave: pregunta.id, password })).deleteLlaveDeAcceso
          }
          onListo={async (texto) => {
            setPregunta(null)
            say('bien', texto)
            onCambio()
            await refresh()
            onRetirada?.()
          }}
          onCancelar={() => setPregunta(null)}
        >
          <p>
            Con <strong>{pregunta.nombre}</strong> ya no se podrá entrar, y tus otras sesiones se cierran.
          </p>
        </ConPassword>
      )}
    </div>
  )
}
