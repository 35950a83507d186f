import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { trabajosQuery, useCancelarTrabajo } from '#web/lib/trabajos/trabajos-query.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Avance } from '#web/ui/Espera.tsx'
import styles from './Versiones.module.css'
import { versionesQuery } from './versiones-query.ts'

/** Progress of the files of the next version; it can be called off until they are handed over. */
export function PublicacionEnCurso({ idClima }: { idClima: string }) {
  const api = useApi()
  const client = useQueryClient()
  const showAviso = useAvisos()
  const { data: trabajos } = useQuery(trabajosQuery(api))
  const ultimo = trabajos?.find((uno) => uno.idClima === idClima && uno.tipo === 'informe-cliente')
  const cancelar = useCancelarTrabajo()
  /** The last one that had ended when this screen was opened, or whose end it told; undefined: not known yet. */
  const dicho = useRef<string | null>(undefined)
  const { id, estado, paso } = ultimo ?? {}
  const isLeido = trabajos !== undefined
  useEffect(() => {
    if (!isLeido) return
    if (estado === 'en_curso') {
      dicho.current ??= null
      return
    }
    // One that takes less than the time between two looks is never seen under way.
    const isNuevo = dicho.current !== undefined && dicho.current !== id
    dicho.current = id ?? null
    if (!isNuevo || estado !== 'listo') return
    showAviso({ tono: 'bien', texto: paso ?? '', ms: SUCCESS_MS })
    void client.invalidateQueries({ queryKey: versionesQuery(api, idClima).queryKey })
  }, [isLeido, id, estado, paso, api, client, idClima, showAviso])
  if (!ultimo) return null
  if (estado === 'fallido')
    return (
      <div className={styles.fallida}>
        <Aviso tono="mal">No se publicó. {paso}</Aviso>
      </div>
    )
  if (estado !== 'en_curso') return null
  return (
    <div className={styles.enCurso}>
      <Avance {...ultimo} titulo={<strong>Publicando al cliente</strong>} />
      <Boton disabled={cancelar.isPending} onClick={() => cancelar.mutate(ultimo.id)}>
        Cancelar
      </Boton>
    </div>
  )
}
