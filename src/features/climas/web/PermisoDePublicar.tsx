import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMomento } from '#domain/fechas/format-fecha.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { PermitirPublicarClima } from './climas.generated.ts'
import type { ClimaAbierto } from './climas-queries.ts'
import styles from './EditarClima.module.css'

type Espera = NonNullable<ClimaAbierto['esperaPermiso']>

const RESTA = 'De las cifras de antes y las nuevas se podría restar lo que contestó una persona.'

function describeLoPublicado({ respaldoDel, seHabiaPublicado }: Espera): string {
  if (seHabiaPublicado)
    return `${respaldoDel === null ? 'Ya' : 'Después'} se publicaron resultados que aquí no están. ${RESTA}`
  return `Si después se publicaron resultados, no lo permitas. ${RESTA}`
}

/** A climate that came back open from a backup: what it waits for, and the question to whoever may answer it. */
export function PermisoDePublicar({ idClima, espera }: { idClima: string; espera: Espera }) {
  const [abierta, setAbierta] = useState(false)
  const { timeZone } = useSiteConfig()
  const api = useApi()
  const queries = useQueryClient()
  const showAviso = useAvisos()
  const permiso = useMutation({
    mutationFn: async () => (await api(PermitirPublicarClima, { idClima })).permitirPublicarClima,
    onSuccess: ({ mensaje }) => showAviso({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS }),
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
    onSettled: async () => {
      setAbierta(false)
      await queries.invalidateQueries({ queryKey: CLIMAS })
    },
  })
  const origen =
    espera.respaldoDel == null
      ? 'Este clima volvió de una copia de antes.'
      : `Este clima volvió con el respaldo del ${formatMomento(espera.respaldoDel, timeZone)}.`
  return (
    <div className={styles.cerrado} role="alert">
      <p>
        <strong>{origen}</strong> No se publica ni se cierra hasta que{' '}
        {espera.puedoPermitir ? 'lo permitas' : 'lo permita una cuenta de administrador'}.
      </p>
      {espera.puedoPermitir && (
        <>
          <Boton onClick={() => setAbierta(true)}>Permitir que se publique</Boton>
          <Confirmacion
            abierto={abierta}
            titulo="¿Permitir que se publique y se cierre?"
            confirmar={permiso.isPending ? 'Permitiendo…' : 'Permitir'}
            tono="peligro"
            bloqueada={permiso.isPending}
            onCancelar={() => setAbierta(false)}
            onConfirmar={() => permiso.mutate()}
          >
            <p>{origen}</p>
            <p>{describeLoPublicado(espera)}</p>
          </Confirmacion>
        </>
      )}
    </div>
  )
}
