import { formatNumero } from '#web/ui/cantidades.ts'
import { Paginas } from '#web/ui/Paginas.tsx'
import { type Busqueda, getOffset, TAMANO_DE_PAGINA } from './busqueda.ts'

interface PaginasDeCvsProps {
  busqueda: Busqueda
  /** How many the server gave for this page. */
  recibidos: number
  onChange: (pagina: number) => void
}

/** Spec §4: no way back at offset 0, no way on from a page that came short. */
export function PaginasDeCvs({ busqueda, recibidos, onChange }: PaginasDeCvsProps) {
  const { pagina } = busqueda
  const offset = getOffset(busqueda)
  return (
    <Paginas
      pagina={pagina}
      esPrimera={offset === 0}
      esUltima={recibidos < TAMANO_DE_PAGINA}
      onChange={onChange}
    >
      Página <strong>{pagina}</strong>
      {recibidos === 1 && `, registro ${formatNumero(offset + 1)}`}
      {recibidos > 1 && `, registros ${formatNumero(offset + 1)} a ${formatNumero(offset + recibidos)}`}
    </Paginas>
  )
}
