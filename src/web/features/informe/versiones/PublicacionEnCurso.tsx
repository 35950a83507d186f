import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { SUCCESS_MS } from '../../../lib/failure-wording.ts'
import { useApi } from '../../../lib/site.tsx'
import { useCancelarTrabajo, useTrabajosDeClima } from '../../../lib/trabajos/trabajos-query.ts'
import { Avance } from '../../../ui/Avance.tsx'
import { Aviso } from '../../../ui/Aviso.tsx'
import { useAvisos } from '../../../ui/Avisos.tsx'
import { Boton } from '../../../ui/Boton.tsx'
import styles from './Versiones.module.css'
import { versionesQuery } from './versiones-query.ts'

/** How far the files of the next version are; it can be called off until they are handed over. */
export function PublicacionEnCurso({ idClima }: { idClima: string }) {
  const api = useApi()
  const client = useQueryClient()
  const showAviso = useAvisos()
  const ultimo = useTrabajosDeClima(idClima).find(({ tipo }) => tipo === 'informe-cliente')
  const cancelar = useCancelarTrabajo()
  const seguido = useRef<string | null>(null)
  const { id, estado, paso } = ultimo ?? {}
  useEffect(() => {
    if (estado === 'en_curso') seguido.current = id ?? null
    if (estado !== 'listo' || seguido.current !== id) return
    seguido.current = null
    showAviso({ tono: 'bien', texto: paso ?? '', ms: SUCCESS_MS })
    void client.invalidateQueries({ queryKey: versionesQuery(api, idClima).queryKey })
  }, [id, estado, paso, api, client, idClima, showAviso])
  if (!ultimo) return null
  if (estado === 'fallido') return <Aviso tono="mal">No se publicó. {paso}</Aviso>
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
