import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { NOMBRE_DE_EDAD } from '#domain/cvs/filtros.ts'
import { useApi } from '#web/lib/site.tsx'
import { type Busqueda, formatBusqueda } from '../busqueda.ts'
import { toBuscado } from '../cvs-queries.ts'
import { DialogoDeNombre } from '../DialogoDeNombre.tsx'
import { InsertBusqueda } from './busquedas.generated.ts'
import { busquedasQuery } from './busquedas-queries.ts'

/** What it looks for, in words: the name that is proposed. */
function proposeNombre({ filtro, filtros: { etiquetas, estado, edad } }: Busqueda): string {
  const partes = [filtro, ...etiquetas, estado, edad && NOMBRE_DE_EDAD[edad].toLowerCase()].filter(Boolean)
  return partes.join(', ').slice(0, LIMITES_DE_CV.nombreDeBusqueda)
}

export function GuardarBusqueda({ busqueda, onCerrar }: { busqueda: Busqueda; onCerrar: () => void }) {
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return (
    <DialogoDeNombre
      titulo="Guardar búsqueda"
      entrada="Solo la ves tú. Cuando entre un CV que la cumpla, lo dice tu inicio."
      inicial={proposeNombre(busqueda)}
      largo={LIMITES_DE_CV.nombreDeBusqueda}
      boton="Guardar"
      onCerrar={onCerrar}
      send={async (nombre) => {
        const { id, mensaje } = (await api(InsertBusqueda, { nombre, ...toBuscado(busqueda) })).insertBusqueda
        await queryClient.invalidateQueries({ queryKey: busquedasQuery(api).queryKey })
        void navigate({ search: formatBusqueda({ ...busqueda, guardada: id }) }, { replace: true })
        return mensaje
      }}
    />
  )
}
