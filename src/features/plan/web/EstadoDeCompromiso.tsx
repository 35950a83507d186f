import { ESTADOS_DE_COMPROMISO, LIMITES_DE_COMPROMISO, NOMBRE_DE_ESTADO } from '#domain/plan/compromiso.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { CampoTexto } from '#web/ui/Campo.tsx'
import { DialogoAncho } from '#web/ui/DialogoAncho.tsx'
import { Filtro } from '#web/ui/Filtro.tsx'
import { useDialogoGuardado } from '#web/ui/use-dialogo-guardado.ts'
import { useRescate } from '#web/ui/use-rescate.ts'
import { getNombreDeRescate, rescueCompromiso, useGuardarCompromiso } from './compromiso-escrito.ts'
import { GuardaDeCompromiso } from './FormularioDeCompromiso.tsx'
import styles from './Plan.module.css'
import { ChangeEstadoDeCompromiso } from './plan.generated.ts'
import type { Compromiso } from './plan-queries.ts'

/** A client's change of a commitment: how it goes, in a word and in a note. */
export function EstadoDeCompromiso({
  idClima,
  compromiso,
  onCerrar,
}: {
  idClima: string
  compromiso: Compromiso
  /** With what was changed, where something was. */
  onCerrar: (cambiado?: string) => void
}) {
  const api = useApi()
  const { onListo, onFalla } = useGuardarCompromiso(idClima, onCerrar)
  const form = useFormulario({
    inicial: { estado: compromiso.estado, nota: '' },
    check: () => ({}),
    send: async ({ estado, nota }) => {
      const pedido = { idCompromiso: compromiso.id, estado, nota: nota.trim() || null }
      return (await api(ChangeEstadoDeCompromiso, pedido)).changeEstadoDeCompromiso
    },
    onListo,
    onFalla,
  })
  const guardado = useDialogoGuardado(onCerrar)
  useRescate(getNombreDeRescate(idClima), rescueCompromiso(compromiso, form.rescate))
  return (
    <DialogoAncho
      abierto
      {...guardado}
      titulo="¿Cómo va?"
      entrada={compromiso.que}
      pie={
        <>
          <Boton onClick={guardado.onCerrar}>Cancelar</Boton>
          <Boton tono="primario" form="estado-de-compromiso" {...form.botonProps}>
            Guardar
          </Boton>
        </>
      }
    >
      <GuardaDeCompromiso hasCambios={form.hasCambios} />
      <form id="estado-de-compromiso" {...form.formProps} className={styles.estadoDeCliente}>
        <Filtro
          junto
          nombre="Estado"
          valor={form.valores.estado}
          onChange={(valor) => form.change('estado', valor)}
          opciones={ESTADOS_DE_COMPROMISO.map((valor) => ({ valor, texto: NOMBRE_DE_ESTADO[valor] }))}
        />
        <CampoTexto
          rotulo="Nota de hoy"
          opcional
          rows={3}
          maxLength={LIMITES_DE_COMPROMISO.nota}
          ayuda="Queda con la fecha y tu nombre. La ven tu empresa y la consultora."
          {...form.campo('nota')}
        />
      </form>
    </DialogoAncho>
  )
}
