import { useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import styles from './LoginForm.module.css'
import { ConfirmLogIn, type IngresoFragment } from './sesion.generated.ts'

interface SegundoPasoProps {
  paso: string
  onEntrar: (sesion: IngresoFragment) => boolean
  /** Its ten minutes are over, or the password changed: the login begins anew. */
  onVencido: () => void
}

/** The password was right; now the phone's code, or one of the codes that were put away. */
export function SegundoPaso({ paso, onEntrar, onVencido }: SegundoPasoProps) {
  const api = useApi()
  const [falla, setFalla] = useState<string | null>(null)
  const form = useFormulario({
    inicial: { codigo: '' },
    check: ({ codigo }) => (codigo.trim() ? {} : { codigo: 'Escribe el código.' }),
    send: async ({ codigo }) => (await api(ConfirmLogIn, { paso, codigo })).auth.confirmLogIn,
    onListo: (sesion) => {
      if (!onEntrar(sesion)) onVencido()
      else if (!sesion.conexion) {
        form.reset()
        setFalla('Ese código no coincide o ya se usó. Prueba con el siguiente.')
      }
    },
    onFalla: (error) =>
      setFalla(error instanceof ApiError ? error.message : 'No se pudo ingresar. Prueba de nuevo.'),
  })
  return (
    <form {...form.formProps} className={styles.formulario} method="post">
      <Campo
        rotulo="Código"
        ayuda="Las seis cifras que da la aplicación de tu teléfono. Si no lo tienes a mano, uno de tus códigos de recuperación."
        {...form.campo('codigo')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
      />
      <Boton tono="primario" {...form.botonProps} className={styles.boton}>
        {form.enviando ? 'Comprobando…' : 'Entrar'}
      </Boton>
      {falla && !form.enviando && <Aviso tono="mal">{falla}</Aviso>}
    </form>
  )
}
