import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFechas } from '#web/lib/use-fechas.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import { Espera } from '#web/ui/Espera.tsx'
import { Encabezados, Tabla } from '#web/ui/Tabla.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
import { formatVista } from '../vista.ts'
import { DialogoDePlantilla } from './DialogoDePlantilla.tsx'
import styles from './Plantillas.module.css'
import { DeletePlantilla, UpdatePlantilla } from './plantillas.generated.ts'
import { type Plantilla, plantillasQuery, refreshPlantillas } from './plantillas-query.ts'

/** The firm's own templates, from which anybody of it begins a climate. */
export function PlantillasDeFirma() {
  const api = useApi()
  const { formatDia } = useFechas()
  const lista = useQuery(plantillasQuery(api))
  const [abierta, setAbierta] = useState<{ plantilla: Plantilla; para: 'cambiar' | 'eliminar' } | null>(null)
  if (!lista.data)
    return (
      <Espera
        texto="Cargando las plantillas…"
        falla={lista.error && formatFailure(lista.error)}
        onReintentar={() => void lista.refetch()}
      />
    )
  const climas = <Link to={formatVista({ vista: 'TableClima' })}>un clima</Link>
  if (lista.data.length === 0)
    return (
      <Vacio titulo="No hay plantillas propias.">
        <p>Abre {climas} y aprieta «Guardar como plantilla»: su cuestionario servirá para empezar otros.</p>
      </Vacio>
    )
  const close = () => setAbierta(null)
  return (
    <>
      <p className={styles.entrada}>
        Se escogen en Nuevo clima. Para agregar una, abre {climas} y aprieta «Guardar como plantilla».
      </p>
      <Tabla nombre="Plantillas" apila>
        <Encabezados de={['Plantilla', 'Preguntas', 'Desde', '(Cambiar)']} />
        <tbody>
          {lista.data.map((plantilla) => (
            <tr key={plantilla.id}>
              <td>
                <strong className={styles.nombre}>{plantilla.nombre}</strong>
                {plantilla.descripcion && <span className={styles.descripcion}>{plantilla.descripcion}</span>}
              </td>
              <td data-rotulo="Preguntas">{plantilla.cantidadDePreguntas}</td>
              <td data-rotulo="Desde" className={styles.dia}>
                {formatDia(plantilla.creada)}
              </td>
              <td data-toda>
                <div className={styles.hacer}>
                  <Boton chico onClick={() => setAbierta({ plantilla, para: 'cambiar' })}>
                    Cambiar<span className="oculto"> {plantilla.nombre}</span>
                  </Boton>
                  <Boton chico tono="peligro" onClick={() => setAbierta({ plantilla, para: 'eliminar' })}>
                    Eliminar<span className="oculto"> {plantilla.nombre}</span>
                  </Boton>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </Tabla>
      {abierta?.para === 'cambiar' && (
        <DialogoDePlantilla
          titulo="Cambiar plantilla"
          entrada="Su nombre y para qué sirve. El cuestionario se cambia en un clima, que se guarda como otra plantilla."
          inicial={{ nombre: abierta.plantilla.nombre, descripcion: abierta.plantilla.descripcion }}
          onCerrar={close}
          send={async (plantilla) =>
            (await api(UpdatePlantilla, { idPlantilla: abierta.plantilla.id, plantilla })).updatePlantilla
              .mensaje
          }
        />
      )}
      {abierta?.para === 'eliminar' && <Eliminar plantilla={abierta.plantilla} onCerrar={close} />}
    </>
  )
}

function Eliminar({ plantilla, onCerrar }: { plantilla: Plantilla; onCerrar: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const { id: idPlantilla, nombre, cantidadDePreguntas } = plantilla
  const eliminar = useMutation({
    mutationFn: async () => (await api(DeletePlantilla, { idPlantilla })).deletePlantilla.mensaje,
    onSuccess: (texto) => showAviso({ tono: 'bien', texto, ms: SUCCESS_MS }),
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
    onSettled: async () => {
      await refreshPlantillas(queryClient)
      onCerrar()
    },
  })
  return (
    <Confirmacion
      abierto
      titulo="Eliminar esta plantilla"
      confirmar={eliminar.isPending ? 'Eliminando…' : 'Eliminar'}
      tono="peligro"
      bloqueada={eliminar.isPending}
      onCancelar={onCerrar}
      onConfirmar={() => eliminar.mutate()}
    >
      <p>
        Se borra <strong>{nombre}</strong>, con {formatCantidad(cantidadDePreguntas, 'pregunta', 'preguntas')}
        . Los climas que partieron de ella siguen como están.
      </p>
    </Confirmacion>
  )
}
