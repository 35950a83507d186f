import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { useApi } from '../../lib/site.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Aviso } from '../../ui/Aviso.tsx'
import { Boton } from '../../ui/Boton.tsx'
import { Campo } from '../../ui/Campo.tsx'
import styles from './LoginForm.module.css'
import { LogIn } from './sesion.generated.ts'
import { sesionQuery } from './sesion-query.ts'

const DATOS_INCORRECTOS = 'Ingresaste datos incorrectos, por favor prueba de Nuevo'

export function LoginForm() {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  // Before the scripts are there, a pressed button does nothing: the browser itself would send the form astray.
  const hydrated = useHydrated()
  const logIn = useMutation({
    mutationFn: async (credenciales: { usuarioOEmail: string; password: string }) =>
      (await api(LogIn, credenciales)).auth.logIn,
    onSuccess: (sesion) => {
      queryClient.setQueryData(sesionQuery(api).queryKey, sesion)
      if (sesion.conexion) void navigate('/dashboard')
    },
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (logIn.isPending) return
    const fields = new FormData(event.currentTarget)
    logIn.mutate({
      usuarioOEmail: String(fields.get('usuarioOEmail') ?? ''),
      password: String(fields.get('password') ?? ''),
    })
  }

  const failure = logIn.error
    ? logIn.error instanceof ApiError
      ? logIn.error.message
      : 'No se pudo ingresar. Prueba de nuevo.'
    : logIn.data && !logIn.data.conexion
      ? DATOS_INCORRECTOS
      : null

  return (
    <form className={styles.formulario} onSubmit={submit} method="post">
      <Campo
        rotulo="Usuario o correo"
        name="usuarioOEmail"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Campo rotulo="Contraseña" name="password" type="password" autoComplete="current-password" />
      <Boton
        tono="primario"
        type={hydrated ? 'submit' : 'button'}
        aria-disabled={logIn.isPending}
        className={styles.boton}
      >
        {logIn.isPending ? 'Ingresando…' : 'Ingresar'}
      </Boton>
      {failure && !logIn.isPending && <Aviso tono="mal">{failure}</Aviso>}
    </form>
  )
}
