import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { CampoMultiple } from '#web/ui/CampoMultiple.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import { DialogoAncho } from '#web/ui/DialogoAncho.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { useDialogoGuardado } from '#web/ui/use-dialogo-guardado.ts'
import { CampoEtiquetas } from '../CampoEtiquetas.tsx'
import { refreshCvs, useEtiquetasPuestos } from '../direcciones-de-pendientes.ts'
import styles from '../vacantes/Vacantes.module.css'
import { ChangeEtiquetasDeCVs } from './seleccion.generated.ts'

interface EtiquetarVariosProps {
  idsCV: string[]
  onCerrar: () => void
}

/** Tags that are put on, and taken off, all that were chosen. */
export function EtiquetarVarios({ idsCV, onCerrar }: EtiquetarVariosProps) {
  const api = useApi()
  const id = useId()
  const showAviso = useAvisos()
  const queryClient = useQueryClient()
  const { puestos, createEtiqueta, creando } = useEtiquetasPuestos()
  const [escrito, setEscrito] = useState('')
  const [falla, setFalla] = useState<string | null>(null)
  const form = useFormulario({
    inicial: { agregar: [] as string[], quitar: [] as string[] },
    check: () => ({}),
    send: async (cambio) =>
      cambio.agregar.length + cambio.quitar.length === 0
        ? ''
        : (await api(ChangeEtiquetasDeCVs, { idsCV, ...cambio })).changeEtiquetasDeCVs,
    onListo: (texto) => {
      if (texto) showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
      void refreshCvs(queryClient)
      onCerrar()
    },
    onFalla: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  const { agregar, quitar } = form.valores
  const guardado = useDialogoGuardado(onCerrar)
  return (
    <DialogoAncho
      abierto
      {...guardado}
      titulo="Etiquetar"
      entrada={`Vale para ${formatCantidad(idsCV.length, 'persona escogida', 'personas escogidas')}.`}
      pie={
        <>
          <Boton onClick={guardado.onCerrar}>Cancelar</Boton>
          <Boton tono="primario" form={id} {...form.botonProps}>
            Guardar
          </Boton>
        </>
      }
    >
      <GuardaDeCambios hasCambios={form.hasCambios} />
      <form id={id} {...form.formProps} className={styles.campos}>
        <CampoEtiquetas
          rotulo="Poner"
          name="agregar"
          puestos={puestos}
          escogidas={agregar}
          escrito={escrito}
          falla={falla}
          creando={creando}
          createEtiqueta={createEtiqueta}
          onChange={(escogidas) => form.change('agregar', escogidas)}
          onEscribir={(texto) => {
            setEscrito(texto)
            setFalla(null)
          }}
          onFalla={setFalla}
        />
        <CampoMultiple
          rotulo="Quitar"
          ninguna="Ninguna"
          opciones={puestos.map((puesto) => ({ valor: puesto, texto: puesto }))}
          escogidas={quitar}
          onChange={(escogidas) => form.change('quitar', escogidas)}
        />
      </form>
    </DialogoAncho>
  )
}
