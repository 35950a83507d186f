import type { ReactNode } from 'react'
import { FAILURE_MS, formatFailure } from '#web/lib/failure-wording.ts'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import styles from './ConPassword.module.css'
import { findRechazo } from './factores-query.ts'

interface ConPasswordProps<T> {
  titulo: string
  children: ReactNode
  /** On the button, at rest and while it is sent. */
  textos: [confirmar: string, enviando: string]
  /** A name that is asked for too. */
  nombre?: { rotulo: string; ayuda: string; inicial: string }
  send: (password: string, nombre: string) => Promise<T>
  onListo: (respuesta: T) => void
  onCancelar: () => void
}

/** Asks for the password again: whoever finds a screen left open must not change what lets its owner in. */
export function ConPassword<T>({
  titulo,
  children,
  textos: [confirmar, enviando],
  nombre,
  send,
  onListo,
  onCancelar,
}: ConPasswordProps<T>) {
  const showAviso = useAvisos()
  const form = useFormulario({
    inicial: { nombre: nombre?.inicial ?? '', password: '' },
    check: ({ password, nombre: escrito }) => ({
      password: password ? undefined : 'Escribe tu contraseña.',
      nombre: nombre && !escrito.trim() ? 'Ponle un nombre para reconocerla.' : undefined,
    }),
    send: ({ password, nombre: escrito }) => send(password, escrito.trim()),
    onListo,
    findRechazo: (error) => {
      const rechazo = findRechazo(error)
      return rechazo?.actual ? { password: rechazo.actual } : null
    },
    onFalla: (error) => {
      onCancelar()
      showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
    },
  })
  return (
    <Confirmacion
      abierto
      titulo={titulo}
      confirmar={form.enviando ? enviando : confirmar}
      bloqueada={!form.valores.password || form.enviando}
      onCancelar={onCancelar}
      onConfirmar={() => void form.submit()}
    >
      {children}
      <form {...form.formProps} className={styles.formulario} method="post">
        {nombre && (
          <Campo
            rotulo={nombre.rotulo}
            ayuda={nombre.ayuda}
            maxLength={60}
            autoComplete="off"
            {...form.campo('nombre')}
          />
        )}
        <Campo
          rotulo="Tu contraseña"
          {...form.campo('password')}
          type="password"
          autoComplete="current-password"
        />
        {/* A form of two fields is sent by Enter only where it has a button. */}
        <button type="submit" hidden />
      </form>
    </Confirmacion>
  )
}
