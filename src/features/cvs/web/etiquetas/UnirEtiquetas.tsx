import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import { DialogoAncho } from '#web/ui/DialogoAncho.tsx'
import { MergeEtiquetasPuestos } from './etiquetas.generated.ts'
import { type EtiquetaConCuenta, refreshEtiquetas } from './etiquetas-queries.ts'

interface UnirEtiquetasProps {
  etiqueta: EtiquetaConCuenta
  etiquetas: readonly EtiquetaConCuenta[]
  onCerrar: () => void
}

export function UnirEtiquetas({ etiqueta, etiquetas, onCerrar }: UnirEtiquetasProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const id = useId()
  const otras = etiquetas.filter((otra) => otra.id !== etiqueta.id)
  const showAviso = useAvisos()
  const form = useFormulario({
    inicial: { conIdEtiqueta: '' },
    check: ({ conIdEtiqueta }) => (conIdEtiqueta ? {} : { conIdEtiqueta: 'Escoge la que se queda.' }),
    send: async ({ conIdEtiqueta }) =>
      (await api(MergeEtiquetasPuestos, { idEtiqueta: etiqueta.id, conIdEtiqueta })).mergeEtiquetasPuestos,
    onListo: ({ mensaje }) => {
      showAviso({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS })
      void refreshEtiquetas(queryClient)
      onCerrar()
    },
    onFalla: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  return (
    <DialogoAncho
      abierto
      onCerrar={onCerrar}
      titulo="Unir con otra"
      entrada={`Los CVs que llevan «${etiqueta.puesto}» pasan a llevar la otra, y «${etiqueta.puesto}» desaparece. No se puede deshacer.`}
      pie={
        <>
          <Boton onClick={onCerrar}>Cancelar</Boton>
          <Boton tono="primario" form={id} {...form.botonProps}>
            Unir
          </Boton>
        </>
      }
    >
      <form id={id} {...form.formProps}>
        <CampoSeleccion
          rotulo="La que se queda"
          {...form.campo('conIdEtiqueta')}
          opciones={[
            { valor: '', texto: 'Escoge una', disabled: true },
            ...otras.map(({ id: valor, puesto, cvs }) => ({
              valor,
              texto: `${puesto}, ${formatCantidad(cvs, 'CV', 'CVs')}`,
            })),
          ]}
        />
      </form>
    </DialogoAncho>
  )
}
