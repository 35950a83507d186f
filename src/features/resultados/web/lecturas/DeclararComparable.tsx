import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FAILURE_MS, formatFailure } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import declarar from '../Declarar.module.css'
import { useEsPersonal } from '../use-es-personal.ts'
import { ChangeComparabilidad } from './lecturas.generated.ts'

interface DeclararComparableProps {
  variable: string
  /** The later round, and the earlier one. */
  idClima: string
  periodo: string
  comparado: { id: string; periodo: string }
  declarada: boolean
}

const HECHO_MS = 5_000

/** Staff stand for it that a variable is the same in two rounds although its questions changed. */
export function DeclararComparable(props: DeclararComparableProps) {
  const { variable, idClima, periodo, comparado, declarada } = props
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const [abierto, setAbierto] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (comparable: boolean) =>
      api(ChangeComparabilidad, { idClima, idComparado: comparado.id, variable, comparable }),
    onSuccess: async (_, comparable) => {
      await queryClient.invalidateQueries({ queryKey: [...CLIMAS, 'resultados'] })
      showAviso({
        tono: 'bien',
        texto: comparable
          ? `${variable} se compara desde ahora entre ${comparado.periodo} y ${periodo}.`
          : `${variable} ya no se compara entre ${comparado.periodo} y ${periodo}.`,
        ms: HECHO_MS,
      })
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  if (!useEsPersonal()) return null
  // One button for both, never disabled: what is pressed by keyboard keeps the focus.
  return (
    <>
      <button
        type="button"
        className={declarar.declarar}
        aria-disabled={isPending}
        onClick={() => {
          if (isPending) return
          if (declarada) mutate(false)
          else setAbierto(true)
        }}
        aria-label={
          declarada
            ? `Ya no comparar ${variable} de ${periodo} con ${comparado.periodo}`
            : `Declarar comparable ${variable} de ${periodo} y ${comparado.periodo}`
        }
      >
        {declarada ? 'Ya no comparar' : 'Declarar comparable'} {variable}
      </button>
      <Confirmacion
        abierto={abierto}
        titulo={`¿Comparar ${variable} de ${periodo} con ${comparado.periodo}?`}
        confirmar="Declarar comparable"
        onCancelar={() => setAbierto(false)}
        onConfirmar={() => {
          setAbierto(false)
          mutate(true)
        }}
      >
        <p>
          Sus preguntas cambiaron, así que parte de la diferencia puede venir de ellas: se dirá debajo de cada
          gráfica.
        </p>
      </Confirmacion>
    </>
  )
}
