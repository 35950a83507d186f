import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { parseConservacion } from '#domain/cvs/conservacion.ts'
import { formatNombreCompleto } from '#domain/cvs/cv.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { DialogoAncho } from '#web/ui/DialogoAncho.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { useDialogoGuardado } from '#web/ui/use-dialogo-guardado.ts'
import styles from './MensajesDeContacto.module.css'
import { ChangeConservarCV } from './pendientes.generated.ts'
import { type FilaPorActualizar, refreshPendientes } from './pendientes-queries.ts'

interface ConservarCvProps {
  cv: FilaPorActualizar['cv']
  onCerrar: () => void
  onListo: () => void
}

const parseDia = (dia: string): number | null => (dia ? Date.parse(`${dia}T23:59:59`) : null)

/** Keeping one beyond its time asks for a reason and a day. */
function ConservarCv({ cv, onCerrar, onListo }: ConservarCvProps) {
  const api = useApi()
  const showAviso = useAvisos()
  const id = useId()
  const form = useFormulario({
    inicial: { razon: '', dia: '' },
    check: ({ razon, dia }) => {
      if (!razon.trim()) return { razon: 'Escribe por qué se conserva.' }
      const hasta = parseDia(dia)
      if (hasta === null) return { dia: 'Escoge hasta qué día.' }
      const { problemas } = parseConservacion({ hasta, razon }, Date.now())
      return { razon: problemas.razon, dia: problemas.hasta }
    },
    send: async ({ razon, dia }) =>
      (await api(ChangeConservarCV, { idCV: cv.id, hasta: parseDia(dia), razon })).changeConservarCV.mensaje,
    onListo: (texto) => {
      showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
      onListo()
      onCerrar()
    },
    onFalla: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  const guardado = useDialogoGuardado(onCerrar)
  return (
    <DialogoAncho
      abierto
      {...guardado}
      titulo="Conservar"
      entrada={`El CV de ${formatNombreCompleto(cv)} no se borra mientras tanto. Queda en la bitácora.`}
      pie={
        <>
          <Boton onClick={guardado.onCerrar}>Cancelar</Boton>
          <Boton tono="primario" form={id} {...form.botonProps}>
            Conservar
          </Boton>
        </>
      }
    >
      <GuardaDeCambios hasCambios={form.hasCambios} />
      <form id={id} {...form.formProps} className={styles.campos}>
        <Campo rotulo="Por qué" {...form.campo('razon')} maxLength={200} autoComplete="off" />
        <Campo rotulo="Hasta" type="date" {...form.campo('dia')} />
      </form>
    </DialogoAncho>
  )
}

type Cv = FilaPorActualizar['cv']

/** The dialog that keeps a CV, and what opens it. */
export function useConservar(onConservado?: (cv: Cv) => void): {
  conservar: (cv: Cv) => void
  dialogo: ReactNode
} {
  const queryClient = useQueryClient()
  const [cv, setCv] = useState<Cv | null>(null)
  return {
    conservar: setCv,
    dialogo: cv && (
      <ConservarCv
        key={cv.id}
        cv={cv}
        onCerrar={() => setCv(null)}
        onListo={() => {
          onConservado?.(cv)
          void refreshPendientes(queryClient)
        }}
      />
    ),
  }
}
