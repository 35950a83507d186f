import { useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { forgetRescate } from '#web/ui/use-rescate.ts'
import { takeDestino } from './destino.ts'
import styles from './LoginForm.module.css'
import { type IngresoFragment, LogInConLlave, OpcionesDeIngreso } from './sesion.generated.ts'

interface EntrarConLlaveProps {
  onEntrar: (sesion: IngresoFragment) => boolean
  onFalla: (falla: string | null) => void
}

/** Without a name: the key itself says whose it is. Its library is fetched when somebody uses one. */
export function EntrarConLlave({ onEntrar, onFalla }: EntrarConLlaveProps) {
  const api = useApi()
  const hydrated = useHydrated()
  const [esperando, setEsperando] = useState(false)
  if (hydrated && !('PublicKeyCredential' in window)) return null
  const enter = async () => {
    onFalla(null)
    setEsperando(true)
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const { reto, opciones } = (await api(OpcionesDeIngreso, {})).auth.getOpcionesDeIngreso
      const respuesta = JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(opciones) }))
      const sesion = (await api(LogInConLlave, { reto, respuesta })).auth.logInConLlave
      if (!onEntrar(sesion)) onFalla('Esa llave de acceso no abre ninguna cuenta. Entra con tu contraseña.')
    } catch (error) {
      onFalla(
        error instanceof ApiError
          ? error.message
          : 'No se usó ninguna llave de acceso. Entra con tu contraseña.',
      )
    } finally {
      setEsperando(false)
    }
  }
  return (
    // Its room is kept until the browser is known.
    <Boton
      className={`${styles.boton} ${hydrated ? '' : styles.reservado}`}
      disabled={esperando}
      onClick={() => void enter()}
    >
      {esperando ? 'Esperando a tu equipo…' : 'Entrar con una llave de acceso'}
    </Boton>
  )
}

/** The step after every way in: where whoever entered was going, or the second step. False where it led nowhere. */
export function useEntrar() {
  const { basePath } = useSiteConfig()
  const [paso, setPaso] = useState<string | null>(null)
  const entrar = ({ segundoFactor, conexion, usuario }: IngresoFragment): boolean => {
    setPaso(segundoFactor?.paso ?? null)
    if (conexion) {
      forgetRescate(usuario?.id)
      // A full load: what the screens of staff need, and nothing of who was here before.
      location.assign(takeDestino(basePath, usuario?.id))
    }
    return conexion || Boolean(segundoFactor)
  }
  return { entrar, paso }
}
