import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '../../lib/failure-wording.ts'
import { useApi } from '../../lib/site.tsx'
import { useAvisos } from '../../ui/Avisos.tsx'
import {
  CAMBIO_VACIO,
  CAMPOS,
  type Cambio,
  checkCambio,
  findRechazo,
  type ProblemasDeCambio,
} from './cambio.ts'
import { ChangePassword } from './cuenta.generated.ts'
import { sesionesQuery } from './sesiones-query.ts'

/** Checks on the first try to save, and from then on while one writes; a refusal stands until its field changes. */
export function useCambioDePassword({
  propias,
  onCambiada,
}: {
  /** Names that whoever guesses a password tries first. */
  propias: readonly string[]
  onCambiada: () => void
}) {
  const api = useApi()
  const queryClient = useQueryClient()
  const mostrar = useAvisos()
  const formulario = useRef<HTMLFormElement>(null)
  const [escrito, setEscrito] = useState(CAMBIO_VACIO)
  const [intentado, setIntentado] = useState(false)
  const [rechazo, setRechazo] = useState<ProblemasDeCambio>({})
  const revisado = checkCambio(escrito, propias)

  const focusPrimero = (problemas: ProblemasDeCambio) => {
    const campo = CAMPOS.find((nombre) => problemas[nombre])
    if (campo) formulario.current?.querySelector<HTMLElement>(`[name="${campo}"]`)?.focus()
  }

  const guardar = useMutation({
    mutationFn: async ({ actual, nueva }: Cambio) =>
      (await api(ChangePassword, { passwordActual: actual, passwordNueva: nueva })).changePassword,
    onSuccess: (texto) => {
      setEscrito(CAMBIO_VACIO)
      setIntentado(false)
      onCambiada()
      mostrar({ tono: 'bien', texto, ms: SUCCESS_MS })
      void queryClient.invalidateQueries({ queryKey: sesionesQuery(api).queryKey })
    },
    onError: (error) => {
      const problemas = findRechazo(error)
      if (!problemas) return mostrar({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
      setRechazo(problemas)
      focusPrimero(problemas)
    },
  })

  const change = (campo: keyof Cambio, valor: string) => {
    setEscrito((antes) => ({ ...antes, [campo]: valor }))
    setRechazo(({ [campo]: _, ...otros }) => otros)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (guardar.isPending) return
    setIntentado(true)
    setRechazo({})
    if (Object.keys(revisado).length === 0) guardar.mutate(escrito)
    else focusPrimero(revisado)
  }

  const problemas = { ...(intentado ? revisado : {}), ...rechazo }
  return { formulario, escrito, problemas, guardando: guardar.isPending, change, submit }
}
