import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isEncuestaActiva } from '#domain/encuesta/encuesta-activa.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import { SendRecordatorios } from './encuestados.generated.ts'
import {
  type ClimaConGrupos,
  type EncuestadoEnTabla,
  porRecordarQuery,
  salidaQuery,
} from './encuestados-queries.ts'
import styles from './Recordatorios.module.css'

interface RecordatoriosProps {
  clima: ClimaConGrupos
  encuestados: readonly EncuestadoEnTabla[]
}

/** A mail to everybody with an address who has not finished. */
export function Recordatorios({ clima, encuestados }: RecordatoriosProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const { data: salida } = useQuery(salidaQuery(api, clima.id))
  const [pregunta, setPregunta] = useState(false)
  const recordar = useMutation({
    mutationFn: async () => (await api(SendRecordatorios, { idClima: clima.id })).sendRecordatorios,
    onSuccess: (texto) => showAviso({ tono: 'bien', texto, ms: SUCCESS_MS }),
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
    onSettled: () => {
      setPregunta(false)
      void queryClient.invalidateQueries({ queryKey: CLIMAS })
    },
  })
  const faltan = encuestados.filter(({ estado }) => estado !== 'Completa')
  const conCorreo = faltan.filter(({ correo }) => correo).length
  /** On slips and on paper nobody is in a list: whoever has not finished, by the same count as those with a mail. */
  const { invitados, completas } = clima.participacion
  const sinCorreo = Math.max(0, invitados - completas - conCorreo)
  const puede = !salida?.recordadoHoy
  const activa = isEncuestaActiva({ ...clima, fechaLimite: clima.fechaLimite ?? null }, Date.now())
  const { data: porRecordar, error } = useQuery({
    ...porRecordarQuery(api, clima.id),
    enabled: pregunta && activa && puede,
  })
  return (
    <>
      <Boton className={styles.boton} onClick={() => setPregunta(true)} disabled={conCorreo === 0}>
        Recordar a quienes faltan
      </Boton>
      <Confirmacion
        abierto={pregunta}
        titulo="Recordar a quienes faltan"
        confirmar={recordar.isPending ? 'Enviando…' : 'Enviar'}
        bloqueada={!activa || !puede || !porRecordar || recordar.isPending}
        onCancelar={() => setPregunta(false)}
        onConfirmar={() => recordar.mutate()}
      >
        {activa && !puede && (
          <p>Hoy ya salieron los recordatorios de este clima. Mañana se pueden mandar otros.</p>
        )}
        {activa && puede && (
          <>
            <ACuantas porRecordar={porRecordar} falla={error} />
            <p>Llega solo a quien falta: quien administre el correo de la empresa podría ver quiénes son.</p>
            {sinCorreo > 0 && (
              <p>
                {sinCorreo === 1
                  ? 'Tampoco ha terminado 1 persona con papeleta o papel: a ella hay que recordarle en persona.'
                  : `Tampoco han terminado ${formatNumero(sinCorreo)} personas con papeleta o papel: a ellas hay que recordarles en persona, o en el chat de su grupo con el texto de «Sin correo».`}
              </p>
            )}
          </>
        )}
        {!activa && (
          <p>
            La encuesta no recibe respuestas en este momento. Actívala, o amplía su fecha límite, y recuerda
            después.
          </p>
        )}
      </Confirmacion>
    </>
  )
}

/** Who asked for none is not among them. */
function ACuantas({ porRecordar, falla }: { porRecordar: number | undefined; falla: Error | null }) {
  if (porRecordar === undefined)
    return <p>{falla ? formatFailure(falla) : 'Contando a quienes les llega…'}</p>
  if (porRecordar === 0)
    return (
      <p>A nadie le llegaría: quienes tienen correo ya terminaron, o pidieron no recibir recordatorios.</p>
    )
  return (
    <p>
      Se manda un recordatorio a <strong>{formatCantidad(porRecordar, 'persona', 'personas')}</strong> con
      correo que no {porRecordar === 1 ? 'ha' : 'han'} terminado su encuesta.
    </p>
  )
}
