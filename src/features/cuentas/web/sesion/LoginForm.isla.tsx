import { useEffect, useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { Enlace } from '#web/lib/Enlace.tsx'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { hasRescate } from '#web/ui/use-rescate.ts'
import { findDestino } from './destino.ts'
import { EntrarConLlave, useEntrar } from './EntrarConLlave.tsx'
import styles from './LoginForm.module.css'
import { SegundoPaso } from './SegundoPaso.tsx'
import { LogIn } from './sesion.generated.ts'

const DATOS_INCORRECTOS = 'Ingresaste datos incorrectos, por favor prueba de Nuevo'

export function LoginForm() {
  const api = useApi()
  const { entrar, paso } = useEntrar()
  const [falla, setFalla] = useState<string | null>(null)
  const terminada = useSesionTerminada()
  const form = useFormulario({
    inicial: { usuarioOEmail: '', password: '' },
    check: ({ usuarioOEmail, password }) => ({
      usuarioOEmail: usuarioOEmail.trim() ? undefined : 'Escribe tu usuario o tu correo.',
      password: password ? undefined : 'Escribe tu contraseña.',
    }),
    send: async (credenciales) => (await api(LogIn, credenciales)).auth.logIn,
    onListo: (sesion) => setFalla(entrar(sesion) ? null : DATOS_INCORRECTOS),
    onFalla: (error) =>
      setFalla(error instanceof ApiError ? error.message : 'No se pudo ingresar. Prueba de nuevo.'),
  })

  if (paso)
    return (
      <SegundoPaso
        paso={paso}
        onEntrar={entrar}
        onVencido={() => setFalla('Pasó demasiado tiempo. Ingresa de nuevo.')}
      />
    )
  return (
    <form {...form.formProps} className={styles.formulario} method="post">
      {terminada && <Aviso tono="info">{terminada}</Aviso>}
      <Campo
        rotulo="Usuario o correo"
        {...form.campo('usuarioOEmail')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Campo
        rotulo="Contraseña"
        {...form.campo('password')}
        type="password"
        autoComplete="current-password"
      />
      <Boton tono="primario" {...form.botonProps} className={styles.boton}>
        {form.enviando ? 'Ingresando…' : 'Ingresar'}
      </Boton>
      {falla && !form.enviando && <Aviso tono="mal">{falla}</Aviso>}
      <EntrarConLlave onEntrar={entrar} onFalla={setFalla} />
      <Enlace to="/olvide-clave">¿Olvidaste tu contraseña?</Enlace>
    </form>
  )
}

/** Said to whoever was at work; whoever only followed a link is just led on. */
function useSesionTerminada(): string | null {
  const { basePath } = useSiteConfig()
  const [texto, setTexto] = useState<string | null>(null)
  useEffect(() => {
    if (findDestino(basePath)?.cuenta == null) return
    const escrito = hasRescate() ? ' Lo que habías escrito te espera en esta pestaña.' : ''
    setTexto(`Tu sesión terminó. Entra de nuevo y sigues donde estabas.${escrito}`)
  }, [basePath])
  return texto
}
