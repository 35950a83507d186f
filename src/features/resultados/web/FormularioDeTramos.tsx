import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { checkNombresDeTramos, MAX_NOMBRE_DE_TRAMO } from '#domain/climas/nombre-de-tramo.ts'
import { ApiError } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { DialogoAncho } from '#web/ui/DialogoAncho.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { useDialogoGuardado } from '#web/ui/use-dialogo-guardado.ts'
import styles from './FormularioDeTramos.module.css'
import { ChangeNombresDeTramos } from './resultados.generated.ts'
import type { ParteDeClima } from './resultados-queries.ts'

type Nombres = Record<string, string>

const SIN_OPCIONES: ReadonlyMap<string, string> = new Map()

function checkNombres(nombres: Nombres): Nombres {
  const ids = Object.keys(nombres)
  const problemas = checkNombresDeTramos(
    ids.map((id) => ({ idsPreguntas: [id], nombre: nombres[id]! })),
    SIN_OPCIONES,
  )
  return Object.fromEntries(ids.flatMap((id, i) => (problemas[i] ? [[id, problemas[i]]] : [])))
}

/** A name for each seniority that is read; an empty one is called as its options are. */
export function FormularioDeTramos({
  idClima,
  partes,
  onCerrar,
}: {
  idClima: string
  partes: readonly ParteDeClima[]
  onCerrar: () => void
}) {
  const id = useId()
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const form = useFormulario<Nombres, unknown>({
    inicial: Object.fromEntries(partes.map((una) => [una.id, una.opciones ? una.nombre : ''])),
    check: checkNombres,
    send: (nombres) =>
      api(ChangeNombresDeTramos, {
        idClima,
        nombres: Object.entries(nombres).map(([idAntiguedad, nombre]) => ({ idAntiguedad, nombre })),
      }),
    onListo: () => {
      void queryClient.invalidateQueries({ queryKey: [...CLIMAS, 'resultados'] })
      showAviso({ tono: 'bien', texto: 'Los nombres quedaron guardados.', ms: SUCCESS_MS })
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
      titulo="Nombrar las antigüedades"
      entrada="Con este nombre se leen en gráficas, mapa, Excel e informe, y las ve el cliente. Sin nombre se llaman como sus opciones."
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
        {partes.map((una) => (
          <Campo
            key={una.id}
            rotulo={una.opciones ?? una.nombre}
            opcional
            maxLength={MAX_NOMBRE_DE_TRAMO}
            autoComplete="off"
            {...form.campo(una.id)}
          />
        ))}
      </form>
    </DialogoAncho>
  )
}
