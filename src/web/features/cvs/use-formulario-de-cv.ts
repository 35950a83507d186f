import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { CamposDeCV } from '../../../domain/cvs/cv.ts'
import { ApiError } from '../../lib/api.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '../../lib/failure-wording.ts'
import { useApi } from '../../lib/site.tsx'
import { useAvisos } from '../../ui/Avisos.tsx'
import { etiquetasPuestosQuery, refreshCvs } from './cvs-queries.ts'
import { useEtiquetasPuestos } from './use-etiquetas-puestos.ts'
import { CAMPOS_EN_ORDEN, parseValores, type ValoresDeCv } from './valores-de-cv.ts'

export interface GuardadoDeCv {
  inicial: ValoresDeCv
  archivoObligatorio: boolean
  /** Sends the form and answers with the words that say so. */
  guardar: (campos: CamposDeCV, archivo: File | null) => Promise<string>
  /** What comes after; without it the form is emptied for the next person. */
  afterGuardar?: () => void
}

/** The form's state and its one way out: check, wait for a tag on its way, send, and say how it went. */
export function useFormularioDeCv({ inicial, archivoObligatorio, guardar, afterGuardar }: GuardadoDeCv) {
  const api = useApi()
  const queryClient = useQueryClient()
  const mostrar = useAvisos()
  const etiquetas = useEtiquetasPuestos()
  const form = useForm<ValoresDeCv>({
    initialValues: inicial,
    validate: (valores) => parseValores(valores, { archivoObligatorio }).problemas,
  })

  const guardado = useMutation({
    mutationFn: (valores: ValoresDeCv) =>
      guardar(parseValores(valores, { archivoObligatorio }).campos, valores.archivo),
    onSuccess: (texto) => {
      mostrar({ tono: 'bien', texto, ms: SUCCESS_MS })
      void refreshCvs(queryClient)
      void queryClient.invalidateQueries({ queryKey: etiquetasPuestosQuery(api).queryKey })
      if (afterGuardar) {
        form.resetDirty()
        afterGuardar()
      } else form.reset()
    },
    onError: (error) => {
      const causa = error instanceof ApiError ? error : new ApiError('LECTURA', error.message)
      mostrar({ tono: 'mal', texto: formatFailure(causa), ms: FAILURE_MS })
    },
  })

  const formRef = useRef<HTMLFormElement>(null)
  const focusCampo = (campo: keyof ValoresDeCv) => {
    const nodo = formRef.current?.elements.namedItem(campo)
    if (nodo instanceof HTMLElement) nodo.focus()
  }
  const focusNombre = useEffectEvent(() => focusCampo('primerNombre'))

  const enfocado = useRef<HTMLElement | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (guardado.isPending) return
    enfocado.current = document.activeElement as HTMLElement | null
    await etiquetas.enCamino.current
    const { errors } = await form.validate()
    const primero = CAMPOS_EN_ORDEN.find((campo) => errors[campo])
    if (primero) focusCampo(primero)
    else guardado.mutate(form.getValues())
  }

  // The fields rest while the form is sent; then the focus goes back, or to the next person's name.
  const { isPending, isSuccess } = guardado
  const enviaba = useRef(false)
  useEffect(() => {
    if (enviaba.current && !isPending) {
      if (isSuccess) focusNombre()
      else enfocado.current?.focus()
    }
    enviaba.current = isPending
  }, [isPending, isSuccess])

  const { isDirty } = form
  const hasCambios = useCallback(() => isDirty(), [isDirty])

  return { form, formRef, etiquetas, submit, guardando: isPending, hasCambios }
}
