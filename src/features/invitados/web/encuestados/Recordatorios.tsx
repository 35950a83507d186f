import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isEncuestaActiva } from '#domain/encuesta/encuesta-activa.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { useParametros } from '#web/lib/use-parametros.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
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

/** In the address, where the question is about everybody; a group's id otherwise. */
const TODOS = 'todos'

/** A mail to everybody with an address who has not finished, of one group or of all. Which stands in the address, so that a link opens it. */
export function Recordatorios({ clima, encuestados }: RecordatoriosProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const { data: salida } = useQuery(salidaQuery(api, clima.id))
  const [busqueda, changeParametros] = useParametros()
  const pedido = busqueda.get('recordar')
  const grupo = clima.gruposDeOpinion.find(({ id }) => id === pedido)
  const pregunta = !clima.cerrado && (grupo !== undefined || pedido === TODOS)
  const ask = (recordar: string) => changeParametros({ recordar })
  const recordar = useMutation({
    mutationFn: async () =>
      (await api(SendRecordatorios, { idClima: clima.id, idGrupoDeOpinion: grupo?.id ?? null }))
        .sendRecordatorios,
    onSuccess: (texto) => showAviso({ tono: 'bien', texto, ms: SUCCESS_MS }),
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
    onSettled: () => {
      ask('')
      void queryClient.invalidateQueries({ queryKey: CLIMAS })
    },
  })
  const faltan = encuestados.filter(({ estado }) => estado !== 'Completa')
  const conCorreo = faltan.filter(({ correo }) => correo).length
  /** On slips and on paper nobody is in a list: whoever has not finished, by the same count as those with a mail. */
  const { invitados, completas } = clima.participacion
  const sinCorreo = Math.max(0, invitados - completas - conCorreo)
  const yaHoy = new Set(salida?.gruposRecordadosHoy)
  const puede = grupo ? !yaHoy.has(grupo.id) : yaHoy.size < clima.gruposDeOpinion.length
  const activa = isEncuestaActiva({ ...clima, fechaLimite: clima.fechaLimite ?? null }, Date.now())
  const { data: porRecordar, error } = useQuery({
    ...porRecordarQuery(api, clima.id, grupo?.id ?? ''),
    enabled: pregunta && activa && puede,
  })
  return (
    <>
      <Boton chico className={styles.boton} onClick={() => ask(TODOS)} disabled={conCorreo === 0}>
        Recordar a quienes faltan
      </Boton>
      <Confirmacion
        abierto={pregunta}
        titulo="Recordar a quienes faltan"
        confirmar={recordar.isPending ? 'Enviando…' : 'Enviar'}
        bloqueada={!activa || !puede || !porRecordar || recordar.isPending}
        onCancelar={() => ask('')}
        onConfirmar={() => recordar.mutate()}
      >
        {activa && clima.gruposDeOpinion.length > 1 && (
          <CampoSeleccion
            rotulo="De qué grupo"
            value={grupo?.id ?? TODOS}
            onChange={({ currentTarget }) => ask(currentTarget.value)}
            opciones={[
              { valor: TODOS, texto: 'De todos los grupos' },
              ...clima.gruposDeOpinion.map(({ id, orden, nombre }) => ({
                valor: id,
                texto: `G${orden} ${nombre}`,
              })),
            ]}
          />
        )}
        {activa && !puede && (
          <p>
            {grupo
              ? 'Hoy ya salió el recordatorio de este grupo. Mañana se puede mandar otro.'
              : 'Hoy ya salieron los recordatorios de este clima. Mañana se pueden mandar otros.'}
          </p>
        )}
        {activa && puede && (
          <>
            <ACuantas porRecordar={porRecordar} falla={error} />
            {!grupo && yaHoy.size > 0 && (
              <p>
                {yaHoy.size === 1
                  ? '1 grupo ya tuvo hoy el suyo: no cuenta aquí.'
                  : `${formatNumero(yaHoy.size)} grupos ya tuvieron hoy el suyo: no cuentan aquí.`}
              </p>
            )}
            <p>Llega solo a quien falta: quien administre el correo de la empresa podría ver quiénes son.</p>
            {!grupo && sinCorreo > 0 && (
              <p>
                {sinCorreo === 1
                  ? 'Tampoco ha terminado 1 persona con papeleta o papel: recuérdale en persona.'
                  : `Tampoco han terminado ${formatNumero(sinCorreo)} personas con papeleta o papel: recuérdales en persona, o con el mensaje de «Sin correo».`}
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

/** People who asked for none are not among them. */
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
