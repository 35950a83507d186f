import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_RECORDATORIOS, parseCalendario } from '#domain/calendario/calendario.ts'
import { getDia } from '#domain/fechas/dia.ts'
import { type Api, ApiError } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { useAlDia } from '#web/lib/use-al-dia.ts'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import { Espera } from '#web/ui/Espera.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { ClimaNoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import styles from './Calendario.module.css'
import { CalendarioDeClima, type CalendarioDeClimaQuery, UpdateCalendario } from './calendario.generated.ts'

const calendarioQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'calendario', idClima],
    queryFn: async () => (await api(CalendarioDeClima, { idClima })).appInfo,
  })

type Clima = NonNullable<CalendarioDeClimaQuery['appInfo']['climaOrganizacional']>
type Guardado = CalendarioDeClimaQuery['appInfo']['getCalendario']
type Evento = Guardado['eventos'][number]

const RECORDATORIOS = ['recordatorio1', 'recordatorio2', 'recordatorio3', 'recordatorio4'] as const

type Escrito = Record<'hora' | 'apertura' | (typeof RECORDATORIOS)[number], string>

interface CalendarioProps {
  idClima: string
  enlaces: { clima: string; climas: string }
}

/** Steps that a round takes by itself: it opens with its invitations, and reminds. */
export function Calendario({ idClima, enlaces }: CalendarioProps) {
  const calendario = useQuery(calendarioQuery(useApi(), idClima))
  const alDia = useAlDia(calendario)
  const clima = calendario.data?.climaOrganizacional
  if (clima === null) return <ClimaNoEncontrado a={enlaces.climas} />
  return (
    <>
      <Cabeza regreso={<Regreso a={enlaces.clima} texto="Regresar al clima" />} titulo="Calendario">
        {clima && <strong>{`${clima.empresa.nombre_comercial} ${clima.periodo}. `}</strong>}
        Te avisa por correo un día antes y cuando sale. Nunca publica ni cierra.
      </Cabeza>
      {clima && calendario.data && alDia ? (
        <Agenda clima={clima} guardado={calendario.data.getCalendario} />
      ) : (
        <Espera
          texto="Cargando el calendario…"
          falla={calendario.error && formatFailure(calendario.error)}
          onReintentar={() => void calendario.refetch()}
        />
      )}
    </>
  )
}

const DIA = new Intl.DateTimeFormat('es', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const formatDia = (dia: string) => DIA.format(Date.parse(`${dia}T00:00:00Z`)).replace(',', '')

/** "hora de Guatemala": the city that names the zone. */
const nameZona = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone

function Agenda({ clima, guardado }: { clima: Clima; guardado: Guardado }) {
  const hechos = guardado.eventos.filter(({ estado }) => estado === 'hecho')
  return (
    <div className={styles.agenda}>
      {(guardado.eventos.length > 0 || clima.fechaLimite) && (
        <Pasos eventos={guardado.eventos} ultimoDia={clima.fechaLimite ?? null} />
      )}
      {clima.cerrado ? (
        <Aviso tono="info">El clima está cerrado: ya no hace nada por sí solo.</Aviso>
      ) : (
        <Formulario clima={clima} guardado={guardado} hechos={hechos} />
      )}
    </div>
  )
}

const isRecordatorio = ({ clase }: Evento) => clase === 'recordatorio'

/** As saved: what went out, what is to come, and the last day. */
function Pasos({ eventos, ultimoDia }: { eventos: readonly Evento[]; ultimoDia: number | null }) {
  const { timeZone } = useSiteConfig()
  const recordatorios = eventos.filter(isRecordatorio)
  return (
    <ol className={styles.pasos} aria-label="Lo que ya salió y lo que viene">
      {eventos.map((evento) => (
        <li key={evento.id} data-hecho={evento.estado === 'hecho' || undefined}>
          <b>
            {isRecordatorio(evento)
              ? `Recordatorio ${recordatorios.indexOf(evento) + 1}`
              : 'Se abre la encuesta'}
          </b>
          <span>{formatDia(evento.dia)}</span>
          <em>{describePaso(evento)}</em>
        </li>
      ))}
      {ultimoDia !== null && (
        <li data-hecho={ultimoDia < Date.now() || undefined}>
          <b>Último día</b>
          <span>{formatDia(getDia(ultimoDia, timeZone))}</span>
        </li>
      )}
    </ol>
  )
}

const describePaso = ({ estado, correos, hora }: Evento) =>
  estado === 'hecho'
    ? formatCantidad(correos ?? 0, 'correo', 'correos')
    : estado === 'pendiente'
      ? `a las ${hora}`
      : 'no salió'

const NO_SALIO: Partial<Record<Evento['estado'], string>> = {
  tarde:
    'No salió: el sitio estuvo apagado a esa hora, o se restauró un respaldo. Escoge otro día o quítalo.',
  inactiva: 'No salió: la encuesta no recibía respuestas a esa hora. Escoge otro día o quítalo.',
  sinCuota:
    'No salió: pasaba de los correos que puede enviar al día la cuenta de quien lo puso. Escoge otro día o quítalo.',
}

function Formulario({
  clima,
  guardado,
  hechos,
}: {
  clima: Clima
  guardado: Guardado
  hechos: readonly Evento[]
}) {
  const { id: idClima, encuestaActiva } = clima
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const { timeZone } = useSiteConfig()
  const porVenir = guardado.eventos.filter(({ estado }) => estado !== 'hecho')
  const apertura = porVenir.find(({ clase }) => clase === 'apertura')
  const recordatorios = porVenir.filter(isRecordatorio)
  const recordados = hechos.filter(isRecordatorio).length
  const campos = RECORDATORIOS.slice(0, MAX_RECORDATORIOS - recordados)
  const [mostrados, setMostrados] = useState(Math.max(1, recordatorios.length))
  const inicial = {
    hora: guardado.hora,
    apertura: encuestaActiva ? '' : (apertura?.dia ?? ''),
    ...Object.fromEntries(RECORDATORIOS.map((campo, i) => [campo, recordatorios[i]?.dia ?? ''])),
  } as Escrito
  const toCalendario = (escrito: Escrito) => ({
    hora: escrito.hora,
    apertura: escrito.apertura,
    recordatorios: campos.map((campo) => escrito[campo]),
  })
  const form = useFormulario<Escrito, string>({
    inicial,
    check: (escrito) =>
      parseCalendario(toCalendario(escrito), {
        ahora: Date.now(),
        timeZone,
        encuestaActiva,
        fechaLimite: clima.fechaLimite ?? null,
        recordados,
      }).problemas,
    send: async (escrito) =>
      (await api(UpdateCalendario, { idClima, calendario: toCalendario(escrito) })).updateCalendario,
    onListo: (texto) => {
      showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
      void queryClient.invalidateQueries({ queryKey: CLIMAS })
    },
    findRechazo: (error) =>
      error instanceof ApiError && error.campo ? { [error.campo]: error.message } : null,
    onFalla: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  const noSalio = (evento: Evento | undefined, campo: keyof Escrito) =>
    evento && form.valores[campo] === evento.dia ? NO_SALIO[evento.estado] : undefined
  const showCampo = (campo: keyof Escrito, rotulo: string, evento: Evento | undefined) => {
    const { falla, ...control } = form.campo(campo)
    return (
      <div className={styles.fila} key={campo}>
        <Campo
          type="date"
          max="9999-12-31"
          opcional
          rotulo={rotulo}
          {...control}
          falla={noSalio(evento, campo) ?? falla}
        />
        {form.valores[campo] && (
          <Boton tono="texto" onClick={() => form.change(campo, '')} aria-label={`Quitar: ${rotulo}`}>
            Quitar
          </Boton>
        )}
      </div>
    )
  }
  const enEspera = formatCantidad(guardado.enEspera, 'invitación espera', 'invitaciones esperan')
  return (
    <form {...form.formProps} className={styles.formulario}>
      <Campo
        type="time"
        rotulo="A qué hora"
        ayuda={`Hora de ${nameZona(timeZone)}. Si el sitio está apagado a esa hora, sale hasta seis horas después.`}
        className={styles.hora}
        {...form.campo('hora')}
      />
      {!encuestaActiva && (
        <div>
          {showCampo('apertura', 'Se abre la encuesta', apertura)}
          <p className={styles.nota}>
            {guardado.enEspera > 0
              ? `${enEspera} y ${guardado.enEspera === 1 ? 'sale' : 'salen'} con ella.`
              : 'Con ella salen las invitaciones que esperan; todavía no hay ninguna. Se preparan en Invitar.'}
          </p>
        </div>
      )}
      {campos
        .slice(0, mostrados)
        .map((campo, i) => showCampo(campo, `Recordatorio ${recordados + i + 1}`, recordatorios[i]))}
      {mostrados < campos.length && (
        <Boton className={styles.otro} onClick={() => setMostrados(mostrados + 1)}>
          Otro recordatorio
        </Boton>
      )}
      {campos.length === 0 && <p className={styles.nota}>Ya salieron los cuatro recordatorios.</p>}
      <p className={styles.nota}>
        A cada grupo le llega un recordatorio al día como máximo, y solo a quien no ha terminado.
      </p>
      <Boton tono="primario" className={styles.guardar} {...form.botonProps}>
        {form.enviando ? 'Guardando…' : 'Guardar'}
      </Boton>
      <GuardaDeCambios hasCambios={form.hasCambios} />
    </form>
  )
}
