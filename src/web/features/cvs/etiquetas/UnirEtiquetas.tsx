import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useApi } from '../../../lib/site.tsx'
import { Boton } from '../../../ui/Boton.tsx'
import { CampoSeleccion } from '../../../ui/CampoSeleccion.tsx'
import { formatCantidad } from '../../../ui/cantidades.ts'
import { DialogoAncho } from '../../../ui/DialogoAncho.tsx'
import { useAccion } from '../use-accion.ts'
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
  const [conIdEtiqueta, setCon] = useState('')
  const { hacer, ocupado } = useAccion(() => refreshEtiquetas(queryClient))
  const merge = () => {
    hacer(
      async () =>
        (await api(MergeEtiquetasPuestos, { idEtiqueta: etiqueta.id, conIdEtiqueta })).mergeEtiquetasPuestos
          .mensaje,
    )
    onCerrar()
  }
  return (
    <DialogoAncho
      abierto
      onCerrar={onCerrar}
      titulo="Unir con otra"
      entrada={`Los CVs que llevan «${etiqueta.puesto}» pasan a llevar la otra, y «${etiqueta.puesto}» desaparece. No se puede deshacer.`}
      pie={
        <>
          <Boton onClick={onCerrar}>Cancelar</Boton>
          <Boton tono="primario" type="submit" form={id} disabled={ocupado || !conIdEtiqueta}>
            Unir
          </Boton>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault()
          merge()
        }}
      >
        <CampoSeleccion
          rotulo="La que se queda"
          autoFocus
          required
          value={conIdEtiqueta}
          onChange={(event) => setCon(event.target.value)}
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
