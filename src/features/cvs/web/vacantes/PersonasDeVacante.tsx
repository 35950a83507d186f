import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { isNoEncontrado } from '#web/lib/api.ts'
import { useApi } from '#web/lib/site.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Cabeza } from '#web/ui/Cabeza.tsx'
import { Cargador } from '#web/ui/Cargador.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { NoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Regreso } from '#web/ui/Regreso.tsx'
import { Encabezados, Tabla } from '#web/ui/Tabla.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
import { DialogoDeNombre } from '../DialogoDeNombre.tsx'
import { FallaDeLectura } from '../FallaDeLectura.tsx'
import styles from '../pendientes/Bandeja.module.css'
import { useAccion } from '../use-accion.ts'
import { FilaDeCandidato } from './FilaDeCandidato.tsx'
import { DeleteVacante, UpdateVacante } from './vacantes.generated.ts'
import { RUTA_DE_VACANTES, refreshVacantes, type VacanteAbierta, vacanteQuery } from './vacantes-queries.ts'

const REGRESO = <Regreso a={RUTA_DE_VACANTES} texto="Regresar a Vacantes" />

/** Who is considered for a position, each with a state and a note. */
export function PersonasDeVacante({ idVacante }: { idVacante: string }) {
  const api = useApi()
  const lectura = useQuery({ ...vacanteQuery(api, idVacante), retry: false })
  if (lectura.isPending) return <Cargador texto="Abriendo la vacante…" />
  if (lectura.data) return <Abierta abierta={lectura.data} />
  if (isNoEncontrado(lectura.error)) {
    return (
      <NoEncontrado titulo="Esa vacante ya no existe" a={RUTA_DE_VACANTES} salida="Ver las vacantes">
        Puede que alguien la haya eliminado.
      </NoEncontrado>
    )
  }
  return (
    <>
      <Cabeza titulo="Vacante" regreso={REGRESO} />
      <FallaDeLectura error={lectura.error} onRetry={() => void lectura.refetch()} />
    </>
  )
}

function Abierta({ abierta: { vacante, candidatos } }: { abierta: VacanteAbierta }) {
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [dialogo, setDialogo] = useState<'nombre' | 'eliminar' | null>(null)
  const { hacer } = useAccion(() => refreshVacantes(queryClient))
  const idVacante = vacante.id
  const remove = () => {
    setDialogo(null)
    hacer(async () => {
      const { mensaje } = (await api(DeleteVacante, { idVacante })).deleteVacante
      void navigate(RUTA_DE_VACANTES)
      return mensaje
    })
  }
  return (
    <>
      <Cabeza
        titulo={vacante.nombre}
        regreso={REGRESO}
        acciones={
          <>
            <Boton onClick={() => setDialogo('nombre')}>Cambiar nombre</Boton>
            <Boton tono="peligro" onClick={() => setDialogo('eliminar')}>
              Eliminar vacante
            </Boton>
          </>
        }
      />
      {candidatos.length === 0 ? (
        <Vacio titulo="Nadie todavía.">
          <p>
            Busca a alguien y agrégalo con su botón, o hazlo al revisar un CV que llegó del sitio.{' '}
            <Link to="/admin/cv/buscar">Buscar CV</Link>
          </p>
        </Vacio>
      ) : (
        <Tabla nombre="Personas de la vacante" apila pronto className={styles.tabla!}>
          <Encabezados de={['Persona', 'Estado', 'Nota', '(Acciones)']} />
          <tbody>
            {candidatos.map((candidato) => (
              <FilaDeCandidato key={candidato.id} candidato={candidato} />
            ))}
          </tbody>
        </Tabla>
      )}
      {dialogo === 'nombre' && (
        <DialogoDeNombre
          titulo="Cambiar nombre"
          inicial={vacante.nombre}
          largo={LIMITES_DE_CV.nombreDeVacante}
          boton="Guardar"
          onCerrar={() => setDialogo(null)}
          send={async (nombre) => {
            const { mensaje } = (await api(UpdateVacante, { idVacante, nombre })).updateVacante
            await refreshVacantes(queryClient)
            return mensaje
          }}
        />
      )}
      <Confirmacion
        abierto={dialogo === 'eliminar'}
        titulo="Eliminar vacante"
        confirmar="Eliminar"
        tono="peligro"
        onCancelar={() => setDialogo(null)}
        onConfirmar={remove}
      >
        <p>Se van la vacante y las notas de su lista. Los CVs siguen en la base.</p>
      </Confirmacion>
    </>
  )
}
