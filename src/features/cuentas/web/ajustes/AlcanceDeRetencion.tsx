import { useQuery } from '@tanstack/react-query'
import { parseMesesParaBorrar } from '#domain/ajustes/ajustes.ts'
import { formatAlcance } from '#domain/cvs/alcance-de-retencion.ts'
import { useApi } from '#web/lib/site.tsx'
import { useRetrasado } from '#web/lib/use-retrasado.ts'
import { alcanceQuery } from './ajustes-query.ts'

const TECLEO_MS = 400

/** How many CVs the months that are being written would concern today. */
export function AlcanceDeRetencion({ meses, activa }: { meses: number; activa: boolean }) {
  const pedidos = useRetrasado(meses, TECLEO_MS)
  const { data } = useQuery(alcanceQuery(useApi(), pedidos))
  const texto =
    data && parseMesesParaBorrar(meses).ok
      ? `Con ${data.meses === 1 ? 'un mes' : `${data.meses} meses`}, hoy ${formatAlcance(activa ? 'alcanza' : 'alcanzaría', data)}.`
      : ''
  return <span aria-live="polite">{texto}</span>
}
