import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '../../lib/failure-wording.ts'
import { useApi } from '../../lib/site.tsx'
import { useAvisos } from '../../ui/Avisos.tsx'
import { Boton } from '../../ui/Boton.tsx'
import { Campo } from '../../ui/Campo.tsx'
import { Confirmacion } from '../../ui/Confirmacion.tsx'
import styles from './CerrarOtrasSesiones.module.css'
import { findRechazo } from './cambio.ts'
import { DeleteOtrasSesiones } from './cuenta.generated.ts'
import { sesionesQuery } from './sesiones-query.ts'

/** Asks for the password: whoever finds a screen left open must not lock its owner out. */
export function CerrarOtrasSesiones({ onCerradas }: { onCerradas: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const mostrar = useAvisos()
  const formulario = useRef<HTMLFormElement>(null)
  const [pregunta, setPregunta] = useState(false)
  const [password, setPassword] = useState('')
  const cerrar = useMutation({
    mutationFn: async () => (await api(DeleteOtrasSesiones, { password })).deleteOtrasSesiones,
    onSuccess: async (texto) => {
      setPregunta(false)
      await queryClient.invalidateQueries({ queryKey: sesionesQuery(api).queryKey })
      mostrar({ tono: 'bien', texto, ms: SUCCESS_MS })
      onCerradas()
    },
    onError: (error) => {
      if (findRechazo(error))
        return formulario.current?.querySelector<HTMLElement>('[name="password"]')?.focus()
      setPregunta(false)
      mostrar({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
    },
  })
  const falla = cerrar.error && findRechazo(cerrar.error)?.actual

  return (
    <>
      <Boton
        onClick={() => {
          setPassword('')
          cerrar.reset()
          setPregunta(true)
        }}
      >
        Cerrar las otras sesiones
      </Boton>
      <Confirmacion
        abierto={pregunta}
        titulo="Cerrar las otras sesiones"
        confirmar={cerrar.isPending ? 'Cerrando…' : 'Cerrarlas'}
        bloqueada={!password || cerrar.isPending}
        onCancelar={() => setPregunta(false)}
        onConfirmar={() => cerrar.mutate()}
      >
        <p>Donde tu cuenta siga abierta habrá que ingresar de nuevo. Esta sesión no se cierra.</p>
        {pregunta && (
          <form
            ref={formulario}
            className={styles.formulario}
            method="post"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              if (password && !cerrar.isPending) cerrar.mutate()
            }}
          >
            <Campo
              rotulo="Tu contraseña"
              name="password"
              type="password"
              autoComplete="current-password"
              value={password}
              falla={falla ?? null}
              onChange={(event) => {
                setPassword(event.currentTarget.value)
                if (cerrar.isError) cerrar.reset()
              }}
            />
          </form>
        )}
      </Confirmacion>
    </>
  )
}
