import { useId, useState } from 'react'
import { LARGO_DE_PASSWORD } from '../../../domain/sesion/check-password.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Boton } from '../../ui/Boton.tsx'
import { Campo } from '../../ui/Campo.tsx'
import { Casilla } from '../../ui/Casilla.tsx'
import styles from './CambioDePassword.module.css'
import type { Cambio } from './cambio.ts'
import { useCambioDePassword } from './use-cambio-de-password.ts'

const { minimo, maximo } = LARGO_DE_PASSWORD
const AYUDA = `De ${minimo} a ${maximo} caracteres. Una frase de varias palabras es fácil de recordar y difícil de adivinar.`

/** `firma`: its name, which whoever guesses tries first, like the user's own. */
export function CambioDePassword({ usuario, firma }: { usuario: string; firma: string }) {
  const [visibles, setVisibles] = useState(false)
  const { formulario, escrito, problemas, guardando, change, submit } = useCambioDePassword({
    propias: [usuario, firma],
    onCambiada: () => setVisibles(false),
  })
  const idVisibles = useId()
  // Before the scripts are there, a pressed button does nothing: the browser itself would send the form astray.
  const hydrated = useHydrated()

  const campo = (nombre: keyof Cambio) => ({
    name: nombre,
    type: visibles ? 'text' : 'password',
    value: escrito[nombre],
    falla: problemas[nombre] ?? null,
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: (event: { currentTarget: { value: string } }) => change(nombre, event.currentTarget.value),
  })

  return (
    <form ref={formulario} className={styles.formulario} method="post" onSubmit={submit} noValidate>
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
      <Boton
        tono="primario"
        type={hydrated ? 'submit' : 'button'}
        aria-disabled={guardando}
        className={styles.boton}
      >
        {guardando ? 'Cambiando…' : 'Cambiar contraseña'}
      </Boton>
    </form>
  )
}
