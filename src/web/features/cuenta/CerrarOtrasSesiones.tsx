import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '../../lib/failure-wording.ts'
import { useApi } from '../../lib/site.tsx'
import { useFormulario } from '../../lib/use-formulario.ts'
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
  const [pregunta, setPregunta] = useState(false)
  const form = useFormulario({
    inicial: { password: '' },
    check: ({ password }) => (password ? {} : { password: 'Escribe tu contraseña.' }),
    enviar: async ({ password }) => (await api(DeleteOtrasSesiones, { password })).deleteOtrasSesiones,
    onListo: async (texto) => {
      setPregunta(false)
      await queryClient.invalidateQueries({ queryKey: sesionesQuery(api).queryKey })
      mostrar({ tono: 'bien', texto, ms: SUCCESS_MS })
      onCerradas()
    },
    findRechazo: (error) => {
      const rechazo = findRechazo(error)
      return rechazo && { password: rechazo.actual }
    },
    onFalla: (error) => {
      setPregunta(false)
      mostrar({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
    },
  })

  return (
    <>
      <Boton
        onClick={() => {
          form.reset()
          setPregunta(true)
        }}
      >
        Cerrar las otras sesiones
      </Boton>
      <Confirmacion
        abierto={pregunta}
        titulo="Cerrar las otras sesiones"
        confirmar={form.enviando ? 'Cerrando…' : 'Cerrarlas'}
        bloqueada={!form.valores.password || form.enviando}
        onCancelar={() => setPregunta(false)}
        onConfirmar={() => void form.submit()}
      >
        <p>Donde tu cuenta siga abierta habrá que ingresar de nuevo. Esta sesión no se cierra.</p>
        {pregunta && (
          <form {...form.formProps} className={styles.formulario} method="post">
            <Campo
              rotulo="Tu contraseña"
              {...form.campo('password')}
              type="password"
              autoComplete="current-password"
            />
          </form>
        )}
      </Confirmacion>
    </>
  )
}
