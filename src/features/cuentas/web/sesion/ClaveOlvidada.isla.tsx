import { useState } from 'react'
import { isCorreo } from '#domain/encuesta/correo.ts'
import { ApiError } from '#web/lib/api.ts'
import { Enlace } from '#web/lib/Enlace.tsx'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import styles from './LoginForm.module.css'
import { RequestPassword } from './sesion.generated.ts'

/** The form goes away with the focus that it had. */
const focusLugar = (lugar: HTMLElement | null) => lugar?.focus()

/** The answer is the same whether or not there is such an account. */
export function ClaveOlvidada() {
  const api = useApi()
  const [respuesta, setRespuesta] = useState<string | null>(null)
  const [falla, setFalla] = useState<string | null>(null)
  const form = useFormulario({
    inicial: { correo: '' },
    check: ({ correo }) => (isCorreo(correo.trim()) ? {} : { correo: 'Escribe el correo de tu cuenta.' }),
    send: async ({ correo }) => (await api(RequestPassword, { correo: correo.trim() })).requestPassword,
    onListo: setRespuesta,
    onFalla: (error) =>
      setFalla(error instanceof ApiError ? error.message : 'No se pudo mandar. Prueba de nuevo.'),
  })
  if (respuesta)
    return (
      <div className={`${styles.formulario} ${styles.dicho}`} ref={focusLugar} tabIndex={-1}>
        <Aviso tono="bien">{respuesta}</Aviso>
        <p>El enlace sirve 30 minutos y una sola vez. Si no llega, revisa la carpeta de correo no deseado.</p>
        <Enlace to="/login">Entrar a tu cuenta</Enlace>
      </div>
    )
  return (
    <>
      <p>
        Escribe el correo de tu cuenta y te mandamos un enlace para elegir otra. Si contestas una encuesta no
        necesitas contraseña: usa tu token.
      </p>
      <form {...form.formProps} className={styles.formulario} method="post">
        <Campo rotulo="Correo" type="email" autoComplete="email" {...form.campo('correo')} />
        <Boton tono="primario" {...form.botonProps} className={styles.boton}>
          {form.enviando ? 'Mandando…' : 'Mandar el enlace'}
        </Boton>
        {falla && !form.enviando && <Aviso tono="mal">{falla}</Aviso>}
        <Enlace to="/login">Entrar a tu cuenta</Enlace>
      </form>
    </>
  )
}
