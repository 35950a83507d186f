import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { isInicioLejano } from '#domain/climas/plazos.ts'
import { isEncuestaActiva } from '#domain/encuesta/encuesta-activa.ts'
import { formatFecha } from '#domain/fechas/format-fecha.ts'
import { FAILURE_MS, formatFailureAsSpecified, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Interruptor } from '#web/ui/Interruptor.tsx'
import { ChangeEncuestaActivaClima } from './climas.generated.ts'
import type { ClimaDeLista } from './climas-queries.ts'
import styles from './EstadoDeEncuesta.module.css'
import { formatVista } from './vista.ts'

const DESHACER_MS = 8_000

/** Activates or deactivates a survey, with the specification's words (§8). */
function useChangeEncuestaActiva(idClima: string, contestan: boolean) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const { mutate, isPending, variables } = useMutation({
    // A press before the answer is meant: one after the other, and the last is what stays.
    scope: { id: `encuesta de ${idClima}` },
    mutationFn: async (encuestaActiva: boolean) =>
      (await api(ChangeEncuestaActivaClima, { idClima, encuestaActiva })).changeEncuestaActivaClima,
    onSuccess: async ({ encuestaActiva }) => {
      const texto = encuestaActiva ? 'Se Activó la encuesta.' : 'Se Desactivó la encuesta.'
      // Staff who turn it off by mistake, while people answer, sees at once how to turn it on again.
      const accion = { texto: 'Deshacer', onClick: () => mutate(true) }
      if (!encuestaActiva && contestan) showAviso({ tono: 'bien', texto, ms: DESHACER_MS, accion })
      else showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
      // Awaited: until the lists are read again the switch shows what was asked for.
      await queryClient.invalidateQueries({ queryKey: CLIMAS })
    },
    onError: (error) => {
      showAviso({ tono: 'mal', texto: formatFailureAsSpecified(error), ms: FAILURE_MS })
      // Somebody else may have closed or deleted the climate.
      void queryClient.invalidateQueries({ queryKey: CLIMAS })
    },
  })
  return { change: mutate, pedida: isPending ? variables : null }
}

interface EstadoDeEncuestaProps {
  clima: Pick<
    ClimaDeLista,
    'id' | 'periodo' | 'empresa' | 'encuestaActiva' | 'cerrado' | 'fechaInicio' | 'fechaLimite'
  > & { cerradoEl?: number | null | undefined; participacion: { contestaron: number } }
  textos?: { activa: string; inactiva: string }
}

/** The switch of a survey; a closed climate shows a lock instead. */
export function EstadoDeEncuesta({
  clima,
  textos = { activa: 'Activa', inactiva: 'Inactiva' },
}: EstadoDeEncuestaProps) {
  const { change, pedida } = useChangeEncuestaActiva(clima.id, clima.participacion.contestaron > 0)
  const { timeZone } = useSiteConfig()
  const [pregunta, setPregunta] = useState(false)
  if (clima.cerrado)
    return (
      <span className={styles.cerrada}>
        <Icono nombre="candado" />
        {clima.cerradoEl ? `Cerrada el ${formatFecha(clima.cerradoEl, timeZone)}` : 'Cerrada'}
      </span>
    )
  const activa = pedida ?? clima.encuestaActiva
  const vencida =
    activa && !isEncuestaActiva({ ...clima, fechaLimite: clima.fechaLimite ?? null }, Date.now())
  return (
    <span className={styles.estado}>
      <Interruptor
        activa={activa}
        texto={activa ? textos.activa : textos.inactiva}
        nombre={`Encuesta de ${clima.empresa.nombre_comercial} ${clima.periodo}`}
        onChange={(nueva) =>
          nueva && isInicioLejano(clima.fechaInicio, Date.now(), timeZone) ? setPregunta(true) : change(nueva)
        }
      />
      {pregunta && (
        <Confirmacion
          abierto
          titulo="¿Activar la encuesta desde hoy?"
          confirmar="Activar ahora"
          onCancelar={() => setPregunta(false)}
          onConfirmar={() => {
            setPregunta(false)
            change(true)
          }}
        >
          <p>
            La ronda {clima.periodo} de {clima.empresa.nombre_comercial} empieza el{' '}
            {formatFecha(clima.fechaInicio, timeZone)}. Activada, recibe respuestas desde hoy.
          </p>
          <p>
            Si la fecha no es esa,{' '}
            <Link to={formatVista({ vista: 'Estructura', idClima: clima.id, seccion: 'fechas' })}>
              cámbiala
            </Link>{' '}
            primero: por su año se conoce la ronda.
          </p>
        </Confirmacion>
      )}
      {vencida && pedida === null && (
        <span className={styles.plazo}>Pasó su fecha límite: ya no recibe respuestas.</span>
      )}
    </span>
  )
}
