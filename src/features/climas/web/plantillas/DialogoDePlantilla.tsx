import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { LIMITES_DE_PLANTILLA, parseRotulo, type RotuloDePlantilla } from '#domain/climas/plantilla-propia.ts'
import { ApiError } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo, CampoTexto } from '#web/ui/Campo.tsx'
import { DialogoAncho } from '#web/ui/DialogoAncho.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { useDialogoGuardado } from '#web/ui/use-dialogo-guardado.ts'
import styles from './Plantillas.module.css'
import { refreshPlantillas } from './plantillas-query.ts'

interface DialogoDePlantillaProps {
  titulo: string
  entrada?: ReactNode
  inicial: RotuloDePlantilla
  /** Stores it, and answers with the sentence that says so. */
  send: (rotulo: RotuloDePlantilla) => Promise<string>
  onCerrar: () => void
}

/** Name of a template, and what it is for. */
export function DialogoDePlantilla({ titulo, entrada, inicial, send, onCerrar }: DialogoDePlantillaProps) {
  const id = useId()
  const showAviso = useAvisos()
  const queryClient = useQueryClient()
  const form = useFormulario({
    inicial,
    check: (rotulo) => parseRotulo(rotulo).problemas,
    send,
    onListo: (texto) => {
      void refreshPlantillas(queryClient)
      showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
      onCerrar()
    },
    findRechazo: (error) =>
      error instanceof ApiError && error.campo ? { [error.campo]: error.message } : null,
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
            {form.enviando ? 'Guardando…' : 'Guardar'}
          </Boton>
        </>
      }
    >
      <GuardaDeCambios hasCambios={form.hasCambios} />
      <form id={id} {...form.formProps} className={styles.campos}>
        <Campo
          rotulo="Nombre"
          {...form.campo('nombre')}
          maxLength={LIMITES_DE_PLANTILLA.nombre}
          autoComplete="off"
        />
        <CampoTexto
          rotulo="Para qué sirve"
          opcional
          rows={3}
          maxLength={LIMITES_DE_PLANTILLA.descripcion}
          {...form.campo('descripcion')}
        />
      </form>
    </DialogoAncho>
  )
}
