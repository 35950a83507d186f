import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { LARGO_DE_PASSWORD } from '#domain/sesion/check-password.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { Casilla } from '#web/ui/Casilla.tsx'
import styles from './CambioDePassword.module.css'
import { ChangePassword } from './cuenta.generated.ts'
import {
  CAMBIO_VACIO,
  type CambioEscrito,
  checkCambio,
  findRechazo,
  sesionesQuery,
} from './factores-query.ts'

const { minimo, maximo } = LARGO_DE_PASSWORD
const AYUDA = `De ${minimo} a ${maximo} caracteres. Una frase de varias palabras es fácil de recordar y difícil de adivinar.`

/** `firma`: its name, which whoever guesses tries first, like the user's own. */
export function CambioDePassword({ usuario, firma }: { usuario: string; firma: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const [visibles, setVisibles] = useState(false)
  const idVisibles = useId()
  const form = useFormulario({
    inicial: CAMBIO_VACIO,
    check: (cambio) => checkCambio(cambio, [usuario, firma]),
    send: async ({ actual, nueva }) =>
      (await api(ChangePassword, { passwordActual: actual, passwordNueva: nueva })).changePassword,
    onListo: (texto) => {
      form.reset()
      setVisibles(false)
      showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
      void queryClient.invalidateQueries({ queryKey: sesionesQuery(api).queryKey })
    },
    findRechazo,
    onFalla: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })

  const campo = (nombre: keyof CambioEscrito) => ({
    ...form.campo(nombre),
    type: visibles ? 'text' : 'password',
    autoCapitalize: 'none',
    spellCheck: false,
  })

  return (
    <form {...form.formProps} className={styles.formulario} method="post">
      {/* Tells a password manager whose password it is. */}
      <input hidden readOnly name="usuario" autoComplete="username" value={usuario} />
      <Campo
        rotulo="Contraseña actual"
        className={styles.primera}
        {...campo('actual')}
        autoComplete="current-password"
      />
      <Campo
        rotulo="Contraseña nueva"
        ayuda={AYUDA}
        className={styles.primera}
        {...campo('nueva')}
        autoComplete="new-password"
      />
      <Campo rotulo="Repite la contraseña nueva" {...campo('repetida')} autoComplete="new-password" />
      <label htmlFor={idVisibles} className={styles.mostrar}>
        <Casilla
          id={idVisibles}
          checked={visibles}
          onChange={(event) => setVisibles(event.currentTarget.checked)}
        />
        Mostrar las contraseñas
      </label>
      <Boton tono="primario" {...form.botonProps} className={styles.boton}>
        {form.enviando ? 'Cambiando…' : 'Cambiar contraseña'}
      </Boton>
    </form>
  )
}
