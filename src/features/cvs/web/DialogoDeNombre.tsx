import { type ReactNode, useId } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { DialogoAncho } from '#web/ui/DialogoAncho.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { useDialogoGuardado } from '#web/ui/use-dialogo-guardado.ts'

interface DialogoDeNombreProps {
  titulo: string
  entrada?: ReactNode
  inicial: string
  largo: number
  boton: string
  /** Stores it, and answers with the sentence that says so. */
  send: (nombre: string) => Promise<string>
  onCerrar: () => void
}

const RECHAZOS: readonly string[] = ['BAD_USER_INPUT', 'CONFLICT']

/** One name, for something new or anew. */
export function DialogoDeNombre({
  titulo,
  entrada,
  inicial,
  largo,
  boton,
  send,
  onCerrar,
}: DialogoDeNombreProps) {
  const id = useId()
  const showAviso = useAvisos()
  const form = useFormulario({
    inicial: { nombre: inicial },
    check: ({ nombre }) => ({ nombre: nombre.trim() ? undefined : 'Escribe un nombre.' }),
    send: ({ nombre }) => send(nombre),
    onListo: (texto) => {
      showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
      onCerrar()
    },
    findRechazo: (error) =>
      error instanceof ApiError && RECHAZOS.includes(error.code) ? { nombre: error.message } : null,
    onFalla: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  const guardado = useDialogoGuardado(onCerrar)
  return (
    <DialogoAncho
      abierto
      {...guardado}
      titulo={titulo}
      entrada={entrada}
      pie={
        <>
          <Boton onClick={guardado.onCerrar}>Cancelar</Boton>
          <Boton tono="primario" form={id} {...form.botonProps}>
            {boton}
          </Boton>
        </>
      }
    >
      <GuardaDeCambios hasCambios={form.hasCambios} />
      <form id={id} {...form.formProps}>
        <Campo rotulo="Nombre" {...form.campo('nombre')} maxLength={largo} autoComplete="off" />
      </form>
    </DialogoAncho>
  )
}
