import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DIAS_EN_ELIMINADOS } from '#domain/cvs/cv.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFechas } from '#web/lib/use-fechas.ts'
import { useAccion } from '#web/marco/use-accion.ts'
import { AccionesDeFila } from '#web/ui/AccionesDeFila.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { Correo } from '#web/ui/Correo.tsx'
import { Cargador } from '#web/ui/Espera.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { Encabezados, Tabla } from '#web/ui/Tabla.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
import { RestoreCV } from '../cvs.generated.ts'
import { refreshCvs, toVista } from '../direcciones-de-pendientes.ts'
import { FallaDeLectura } from '../FallaDeLectura.tsx'
import styles from './Bandeja.module.css'
import propios from './MensajesDeContacto.module.css'
import { PaginasDePendientes } from './PaginasDePendientes.tsx'
import { DeleteCVEliminado, type GetCVsEliminadosQuery } from './pendientes.generated.ts'
import { eliminadosQuery, refreshPendientes } from './pendientes-queries.ts'

type CvEliminado = GetCVsEliminadosQuery['appInfo']['getCVsEliminados'][number]

/** Deleted CVs, until their days are over. */
export function Eliminados({ pagina }: { pagina: number }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { formatDia } = useFechas()
  const lista = useQuery(eliminadosQuery(api, pagina))
  const [porBorrar, setPorBorrar] = useState<CvEliminado | null>(null)
  const { hacer, ocupado } = useAccion(() =>
    Promise.all([refreshPendientes(queryClient), refreshCvs(queryClient)]),
  )
  const cabeza = (
    <Cabeza
      titulo="Eliminados"
      regreso={<Regreso a={toVista('bandeja')} texto="Regresar a CVs Pendientes" />}
    >
      Lo eliminado espera {DIAS_EN_ELIMINADOS} días aquí, fuera de toda búsqueda, y después se borra solo.
    </Cabeza>
  )
  if (lista.isError)
    return (
      <>
        {cabeza}
        <FallaDeLectura error={lista.error} onRetry={() => void lista.refetch()} />
      </>
    )
  if (lista.isPending)
    return (
      <>
        {cabeza}
        <Cargador texto="Buscando los eliminados…" />
      </>
    )
  return (
    <>
      {cabeza}
      {lista.data.length === 0 ? (
        <Vacio titulo="Nada eliminado en los últimos treinta días." />
      ) : (
        <Tabla nombre="CVs eliminados" apila pronto className={styles.tabla!}>
          <Encabezados de={['Persona', 'Se eliminó', 'Se borra', '(Acciones)']} />
          <tbody>
            {lista.data.map((cv) => (
              <tr key={cv.id}>
                <td data-toda>
                  <strong className={styles.nombre}>{cv.nombre}</strong>
                  <span className={styles.sub}>
                    <Correo de={cv.correo} />
                  </span>
                </td>
                <td data-rotulo="Se eliminó" className={`${propios.estado} ${styles.fecha}`}>
                  {formatDia(cv.eliminado)}
                </td>
                <td data-rotulo="Se borra" className={`${propios.estado} ${styles.fecha}`}>
                  {formatDia(cv.seBorra)}
                </td>
                <td data-toda>
                  <AccionesDeFila
                    de={cv.nombre}
                    verbo={
                      <Boton
                        chico
                        aria-disabled={ocupado}
                        onClick={() =>
                          !ocupado &&
                          hacer(async () => (await api(RestoreCV, { idCV: cv.id })).restoreCV.mensaje)
                        }
                      >
                        Recuperar<span className="oculto"> el CV de {cv.nombre}</span>
                      </Boton>
                    }
                  >
                    <button type="button" onClick={() => setPorBorrar(cv)}>
                      Borrar ya<span className="oculto"> el CV de {cv.nombre}</span>
                    </button>
                  </AccionesDeFila>
                </td>
              </tr>
            ))}
          </tbody>
        </Tabla>
      )}
      <PaginasDePendientes
        pagina={pagina}
        cuantos={lista.data.length}
        toPagina={(otra) => toVista('eliminados', otra)}
      />
      <Confirmacion
        abierto={porBorrar !== null}
        titulo="Borrar para siempre"
        confirmar="Borrar"
        onCancelar={() => setPorBorrar(null)}
        onConfirmar={() => {
          const idCV = porBorrar!.id
          setPorBorrar(null)
          hacer(async () => (await api(DeleteCVEliminado, { idCV })).deleteCVEliminado.mensaje)
        }}
      >
        <p>Se borran los datos, el archivo y sus versiones de {porBorrar?.nombre}. No hay vuelta atrás.</p>
      </Confirmacion>
    </>
  )
}
