import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { FAILURE_MS, formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { UpdateRedaccion } from '../informe.generated.ts'
import { informeQuery, type Seccion } from '../informe-queries.ts'

interface RevisarTodasProps {
  idClima: string
  porRevisar: readonly Seccion[]
  /** Sections that were looked at since the screen was opened. */
  abiertas: ReadonlySet<string>
}

/** Stands for every wording at once, once it has said which of them nobody has opened. */
export function RevisarTodas({ idClima, porRevisar, abiertas }: RevisarTodasProps) {
  const api = useApi()
  const client = useQueryClient()
  const showAviso = useAvisos()
  const [pregunta, setPregunta] = useState(false)
  const redacciones = porRevisar.flatMap((seccion) => seccion.redacciones).filter(({ revisada }) => !revisada)
  const sinAbrir = porRevisar.filter(({ clave }) => !abiertas.has(clave)).map(({ nombre }) => nombre)
  const revisar = useMutation({
    mutationFn: async () => {
      for (const { clave, titular, comentario, revision } of redacciones)
        await api(UpdateRedaccion, { idClima, clave, titular, comentario, revisada: true, revision })
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
    // Those before a failure stay reviewed.
    onSettled: () => client.invalidateQueries({ queryKey: informeQuery(api, idClima).queryKey }),
  })
  return (
    <>
      <Boton chico aria-disabled={revisar.isPending} onClick={() => revisar.isPending || setPregunta(true)}>
        {revisar.isPending ? 'Guardando…' : 'Dar todas por revisadas'}
      </Boton>
      <Confirmacion
        abierto={pregunta}
        titulo={`¿Dar por ${redacciones.length === 1 ? 'revisada' : 'revisadas'} ${formatCantidad(redacciones.length, 'redacción', 'redacciones')}?`}
        confirmar="Dar por revisadas"
        onCancelar={() => setPregunta(false)}
        onConfirmar={() => {
          setPregunta(false)
          revisar.mutate()
        }}
      >
        {sinAbrir.length > 0 ? (
          <p>
            <strong>No has abierto {joinEnLetras(sinAbrir)}.</strong> Queda tu nombre junto a cada una.
          </p>
        ) : (
          <p>Abriste todas. Queda tu nombre junto a cada una.</p>
        )}
      </Confirmacion>
    </>
  )
}
