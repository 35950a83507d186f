import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFechas } from '#web/lib/use-fechas.ts'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import { Cargador } from '#web/ui/Espera.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Cabeza } from '#web/ui/Regreso.tsx'
import { Encabezados, Tabla } from '#web/ui/Tabla.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
import { DialogoDeNombre } from '../DialogoDeNombre.tsx'
import { FallaDeLectura } from '../FallaDeLectura.tsx'
import { PestanasDeCv } from '../PestanasDeCv.tsx'
import styles from '../pendientes/Bandeja.module.css'
import { InsertVacante } from './vacantes.generated.ts'
import { refreshVacantes, toVacante, vacantesQuery } from './vacantes-queries.ts'

/** The positions for which somebody is looked for. */
export function Vacantes() {
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { formatDia } = useFechas()
  const [creando, setCreando] = useState(false)
  const lista = useQuery(vacantesQuery(api))
  return (
    <>
      <Cabeza
        titulo="Vacantes"
        acciones={
          <Boton tono="primario" onClick={() => setCreando(true)}>
            <Icono nombre="mas" />
            Nueva vacante
          </Boton>
        }
      >
        Una plaza y a quiénes se considera para ella. Las personas se agregan desde Buscar CV o al revisar lo
        que llega del sitio.
      </Cabeza>
      <PestanasDeCv />
      {lista.isError && <FallaDeLectura error={lista.error} onRetry={() => void lista.refetch()} />}
      {lista.isPending && <Cargador texto="Buscando las vacantes…" />}
      {lista.data?.length === 0 && (
        <Vacio titulo="No hay vacantes.">
          <p>Crea una y agrega a las personas que encuentres.</p>
        </Vacio>
      )}
      {lista.data && lista.data.length > 0 && (
        <Tabla nombre="Vacantes" apila className={styles.tabla!}>
          <Encabezados de={['Vacante', 'Personas', 'Desde', '(Abrir)']} />
          <tbody>
            {lista.data.map(({ id, nombre, candidatos, creada }) => (
              <tr key={id}>
                <td>
                  <strong className={styles.nombre}>
                    <Link to={toVacante(id)}>{nombre}</Link>
                  </strong>
                </td>
                <td data-rotulo="Personas">{formatCantidad(candidatos, 'persona', 'personas')}</td>
                <td data-rotulo="Desde">{formatDia(creada)}</td>
                <td className={styles.fin} data-toda>
                  <Link className={botonClassName('secundario', true)} to={toVacante(id)}>
                    Ver personas<span className="oculto"> de {nombre}</span>
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </Tabla>
      )}
      {creando && (
        <DialogoDeNombre
          titulo="Nueva vacante"
          entrada="Basta el nombre de la plaza."
          inicial=""
          largo={LIMITES_DE_CV.nombreDeVacante}
          boton="Crear vacante"
          onCerrar={() => setCreando(false)}
          send={async (nombre) => {
            const { id, mensaje } = (await api(InsertVacante, { nombre })).insertVacante
            await refreshVacantes(queryClient)
            void navigate(toVacante(id))
            return mensaje
          }}
        />
      )}
    </>
  )
}
