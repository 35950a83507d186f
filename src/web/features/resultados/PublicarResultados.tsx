import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '../../lib/failure-wording.ts'
import { useApi } from '../../lib/site.tsx'
import { useAvisos } from '../../ui/Avisos.tsx'
import { Boton } from '../../ui/Boton.tsx'
import { Confirmacion } from '../../ui/Confirmacion.tsx'
import { type ClimaDeGraficas, formatClima } from './clima-de-graficas.ts'
import { countEnLetras, formatHojas, joinEnLetras } from './palabras.ts'
import { PublicarResultados as PUBLICAR } from './resultados.generated.ts'
import type { VistaPrevia } from './resultados-queries.ts'

/** The act itself: before it, what becomes final and who is withheld, by name. */
export function PublicarResultados({ clima, previa }: { clima: ClimaDeGraficas; previa: VistaPrevia }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const mostrar = useAvisos()
  const [pregunta, setPregunta] = useState(false)
  const publicar = useMutation({
    mutationFn: async () => (await api(PUBLICAR, { idClima: clima.id })).publicarResultados,
    onSuccess: async ({ mensaje }) => {
      mostrar({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS })
      await queryClient.invalidateQueries()
    },
    onError: (error) => mostrar({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
    onSettled: () => setPregunta(false),
  })
  if (previa.faltan > 0) return null
  const visibles = previa.grupos.filter(({ seSuman }) => seSuman)
  const reservados = previa.grupos.filter(({ reserva }) => reserva && reserva !== 'sinPublicar')
  return (
    <>
      <Boton onClick={() => setPregunta(true)}>Publicar resultados</Boton>
      <Confirmacion
        abierto={pregunta}
        titulo="Publicar resultados"
        cancelar="Todavía no"
        confirmar={publicar.isPending ? 'Publicando…' : 'Publicar resultados'}
        bloqueada={publicar.isPending}
        onCancelar={() => setPregunta(false)}
        onConfirmar={() => publicar.mutate()}
      >
        <p>{formatClima(clima)}</p>
        <p>
          <strong>
            {formatHojas(previa.hojas)} {previa.hojas === 1 ? 'queda fija' : 'quedan fijas'}.
          </strong>{' '}
          Nadie las cambia después, tampoco quien las contestó.
        </p>
        <p>
          <strong>Se muestran</strong> la empresa
          {visibles.length > 0 &&
            ` y ${countEnLetras(visibles.length, 'grupo', 'grupos')}: ${joinEnLetras(visibles.map(({ nombre }) => nombre))}`}
          .
        </p>
        {reservados.length > 0 && (
          <p>
            <strong>
              Se {reservados.length === 1 ? 'reserva' : 'reservan'}{' '}
              {countEnLetras(reservados.length, 'grupo', 'grupos')}, hoy y después:
            </strong>{' '}
            {joinEnLetras(
              reservados.map(({ nombre, reserva }) =>
                reserva === 'menosDelMinimo'
                  ? `${nombre} (menos de ${clima.minimoPorGrupo} hojas)`
                  : `${nombre} (para no delatar a otro grupo)`,
              ),
            )}
            .
          </p>
        )}
        <p>Publicar no se puede deshacer.</p>
      </Confirmacion>
    </>
  )
}
