import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CamposDeCV } from '#domain/cvs/cv.ts'
import { getValor } from '#domain/validacion/leido.ts'
import { ApiError } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailureAsSpecified, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { etiquetasPuestosQuery, refreshCvs } from './cvs-queries.ts'
import { useEtiquetasPuestos } from './use-etiquetas-puestos.ts'
import { parseValores, type ValoresDeCv } from './valores-de-cv.ts'

export interface GuardadoDeCv {
  inicial: ValoresDeCv
  archivoObligatorio: boolean
  /** Sends the form and answers with the words that say so. */
  guardar: (campos: CamposDeCV, archivo: File | null) => Promise<ReactNode>
  /** What comes after; without it the form is emptied for the next person. */
  afterGuardar?: () => void
}

/** The form's state and its one way out: check, wait for a tag on its way, send, and say how it went. */
export function useFormularioDeCv({ inicial, archivoObligatorio, guardar, afterGuardar }: GuardadoDeCv) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const etiquetas = useEtiquetasPuestos()
  const form = useFormulario({
    inicial,
    check: (valores) => parseValores(valores, { archivoObligatorio }).problemas,
    antes: () => etiquetas.enCamino.current,
    send: (valores) => guardar(getValor(parseValores(valores, { archivoObligatorio })), valores.archivo),
    onListo: (texto) => {
      showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
      void refreshCvs(queryClient)
      void queryClient.invalidateQueries({ queryKey: etiquetasPuestosQuery(api).queryKey })
      if (afterGuardar) return afterGuardar()
      form.reset()
      // The next person's name.
      form.formProps.ref.current?.querySelector('input')?.focus()
    },
    onFalla: (error) => {
      const causa = error instanceof ApiError ? error : new ApiError('LECTURA', (error as Error).message)
      showAviso({ tono: 'mal', texto: formatFailureAsSpecified(causa), ms: FAILURE_MS })
    },
  })
  return { form, etiquetas }
}
