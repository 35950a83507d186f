import { useState } from 'react'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { FAILURE_MS, formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAccion } from '#web/marco/use-accion.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import type { Busqueda } from '../busqueda.ts'
import { toBuscado } from '../direcciones-de-pendientes.ts'
import { SendSolicitudesDeActualizacion } from '../pendientes/pendientes.generated.ts'
import { AgregarAVacante } from '../vacantes/AgregarAVacante.tsx'
import styles from './BarraDeSeleccion.module.css'
import { EtiquetarVarios } from './EtiquetarVarios.tsx'
import { GetIdsDeCVs } from './seleccion.generated.ts'
import { useDeleteCvs } from './use-delete-cvs.ts'
import type { Seleccion } from './use-seleccion.ts'

interface BarraDeSeleccionProps {
  seleccion: Seleccion
  busqueda: Busqueda
  /** There may be others than those on the page. */
  hayMas: boolean
  onSoltar: () => void
  afterDelete: () => void
}

/** Actions on those that were chosen. Nothing while nobody is. */
export function BarraDeSeleccion({
  seleccion,
  busqueda,
  hayMas,
  onSoltar,
  afterDelete,
}: BarraDeSeleccionProps) {
  const api = useApi()
  const showAviso = useAvisos()
  const [dialogo, setDialogo] = useState<'etiquetas' | 'vacante' | null>(null)
  const { hacer, ocupado } = useAccion()
  const { deleteCvs, borrando } = useDeleteCvs(afterDelete)
  const idsCV = [...seleccion.ids]
  const cuantos = idsCV.length
  if (cuantos === 0) return null
  const chooseAll = async () => {
    try {
      seleccion.choose((await api(GetIdsDeCVs, toBuscado(busqueda))).appInfo.getIdsDeCVs)
    } catch (error) {
      showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
    }
  }
  const remove = () => {
    onSoltar()
    deleteCvs(idsCV)
  }
  return (
    <section className={styles.barra} aria-label="Con los escogidos">
      <p role="status">
        <strong>{formatCantidad(cuantos, 'persona escogida', 'personas escogidas')}</strong>
        {cuantos === LIMITES_DE_CV.escogidos && ', el máximo'}
      </p>
      {!seleccion.paginaEscogida && (
        <Boton chico tono="texto" onClick={seleccion.togglePagina}>
          Escoger la página
        </Boton>
      )}
      {hayMas && (
        <Boton chico tono="texto" onClick={() => void chooseAll()}>
          Escoger todo lo encontrado
        </Boton>
      )}
      <div className={styles.acciones}>
        <Boton chico onClick={() => setDialogo('etiquetas')}>
          Etiquetar
        </Boton>
        <Boton chico onClick={() => setDialogo('vacante')}>
          A una vacante
        </Boton>
        <Boton
          chico
          disabled={ocupado}
          onClick={() =>
            hacer(
              async () =>
                (await api(SendSolicitudesDeActualizacion, { idsCV })).sendSolicitudesDeActualizacion,
            )
          }
        >
          Pedir que lo actualicen
        </Boton>
        <Boton chico tono="peligro" disabled={borrando} onClick={remove}>
          Eliminar
        </Boton>
        <Boton chico tono="texto" onClick={onSoltar}>
          Soltar
        </Boton>
      </div>
      {dialogo === 'etiquetas' && <EtiquetarVarios idsCV={idsCV} onCerrar={() => setDialogo(null)} />}
      {dialogo === 'vacante' && (
        <AgregarAVacante
          quien={{ idsCV }}
          nombre={formatCantidad(cuantos, 'persona', 'personas')}
          onCerrar={() => setDialogo(null)}
        />
      )}
    </section>
  )
}
