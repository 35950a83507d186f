import { useQuery } from '@tanstack/react-query'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { describeConservados, describeReservados } from './lo-que-se-publica.ts'
import { vistaPreviaQuery } from './publicacion-queries.ts'

/** Sets that a close withholds, by name, as a publication does before it: what it leaves out it leaves out for good. */
export function ReservasDelCierre({ idClima }: { idClima: string }) {
  const previa = useQuery({ ...vistaPreviaQuery(useApi(), idClima), staleTime: 0 })
  if (!previa.data)
    return (
      <Espera
        texto="Viendo qué se reserva…"
        falla={previa.error && formatFailure(previa.error)}
        onReintentar={() => void previa.refetch()}
      />
    )
  const reservados = describeReservados(previa.data)
  const conservados = describeConservados(previa.data)
  return (
    <>
      {conservados && (
        <p>
          <strong>Conservan la cifra que tienen,</strong> porque sus cuestionarios nuevos son muy pocos para
          mostrarse ahí: {conservados}.
        </p>
      )}
      {reservados && (
        <p>
          <strong>{reservados.que}</strong> {reservados.cuales}.
        </p>
      )}
    </>
  )
}
