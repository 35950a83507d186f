import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import {
  ESTADOS_DE_CANDIDATO,
  type EstadoDeCandidato,
  NOMBRE_DE_ESTADO_DE_CANDIDATO,
} from '#domain/cvs/candidato.ts'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { formatMailto } from '#domain/texto/mailto.ts'
import { isNoEncontrado } from '#web/lib/api.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFocoEnFila } from '#web/lib/use-foco-en-fila.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useAccion } from '#web/marco/use-accion.ts'
import { AccionesDeFila } from '#web/ui/AccionesDeFila.tsx'
import { botonClassName } from '#web/ui/Boton.tsx'
import { CampoTexto } from '#web/ui/Campo.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { Correo } from '#web/ui/Correo.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import { Cargador } from '#web/ui/Espera.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Menu } from '#web/ui/Menu.tsx'
import { NoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { Encabezados, Tabla } from '#web/ui/Tabla.tsx'
import { useRescate } from '#web/ui/use-rescate.ts'
import { Insignia, Vacio } from '#web/ui/Vacio.tsx'
import { EnlaceDeArchivo } from '../ArchivoActivo.tsx'
import { DialogoDeNombre } from '../DialogoDeNombre.tsx'
import { toRevision } from '../direcciones-de-pendientes.ts'
import { FallaDeLectura } from '../FallaDeLectura.tsx'
import styles from '../pendientes/Bandeja.module.css'
import de from './Vacantes.module.css'
import { DeleteCandidato, DeleteVacante, UpdateCandidato, UpdateVacante } from './vacantes.generated.ts'
import {
  type Candidato,
  RUTA_DE_VACANTES,
  refreshVacantes,
  type VacanteAbierta,
  vacanteQuery,
} from './vacantes-queries.ts'

const ORDEN: readonly EstadoDeCandidato[] = ['porVer', 'entrevista', 'finalista', 'contratado', 'noSigue']
const OPCIONES = ORDEN.map((estado) => ({ valor: estado, texto: NOMBRE_DE_ESTADO_DE_CANDIDATO[estado] }))

/** The state is stored as it is chosen, the note when its field is left. */
function FilaDeCandidato({
  candidato,
  onMover,
}: {
  candidato: Candidato
  /** Its row goes to another state. */
  onMover: () => void
}) {
  const api = useApi()
  const { pathname, search } = useLocation()
  const queryClient = useQueryClient()
  const hydrated = useHydrated()
  const refresh = () => refreshVacantes(queryClient)
  const deEstado = useAccion(refresh)
  // Apart: what is pressed to leave the note is not disabled under the press.
  const deNota = useAccion(refresh)
  const [nota, setNota] = useState(candidato.nota)
  const { id: idCandidato, nombre, estado, idCV, idEnvio } = candidato
  useRescate(`candidato ${idCandidato}`, {
    leer: () => (nota === candidato.nota ? null : nota),
    devolver: setNota,
  })

  const save = async (cambio: { estado: EstadoDeCandidato } | { nota: string }) =>
    (await api(UpdateCandidato, { idCandidato, ...cambio })).updateCandidato.mensaje
  return (
    <tr data-fila={idCandidato} tabIndex={-1}>
      <td>
        <strong className={styles.nombre}>
          <Link
            to={idCV ? `/admin/cv/editar/${idCV}` : toRevision(idEnvio ?? '')}
            state={{ volver: pathname + search }}
          >
            {nombre}
          </Link>
        </strong>
        <a className={styles.sub} href={formatMailto(candidato.correo)}>
          <Correo de={candidato.correo} />
        </a>
        <span className={styles.sub}>{candidato.celular}</span>
        {idEnvio && <Insignia>En la bandeja</Insignia>}
      </td>
      <td data-toda className={de.estado}>
        <CampoSeleccion
          rotulo={`Estado de ${nombre}`}
          className={de.mudo}
          opciones={OPCIONES}
          value={estado}
          disabled={!hydrated || deEstado.ocupado}
          onChange={(event) => {
            const elegido = ESTADOS_DE_CANDIDATO.find((uno) => uno === event.target.value)
            if (!elegido) return
            onMover()
            deEstado.hacer(() => save({ estado: elegido }))
          }}
        />
      </td>
      <td data-toda className={de.nota}>
        <CampoTexto
          rotulo={`Nota sobre ${nombre}`}
          className={`${de.mudo} ${de.escrita}`}
          rows={1}
          value={nota}
          disabled={!hydrated}
          maxLength={LIMITES_DE_CV.notaDeCandidato}
          autoComplete="off"
          onChange={(event) => setNota(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.blur()
          }}
          onBlur={() => {
            if (nota.trim() !== candidato.nota) deNota.hacer(() => save({ nota }))
          }}
        />
      </td>
      <td data-toda>
        <AccionesDeFila
          de={nombre}
          verbo={
            <EnlaceDeArchivo
              className={botonClassName('secundario', true)}
              href={candidato.archivo}
              activo={candidato.contenidoActivo}
            >
              Ver CV<span className="oculto"> de {nombre} en otra pestaña</span>
            </EnlaceDeArchivo>
          }
        >
          <button
            type="button"
            disabled={!hydrated || deEstado.ocupado}
            onClick={() =>
              deEstado.hacer(
                async () => (await api(DeleteCandidato, { idCandidato })).deleteCandidato.mensaje,
              )
            }
          >
            Quitar de la vacante<span className="oculto"> a {nombre}</span>
          </button>
        </AccionesDeFila>
      </td>
    </tr>
  )
}

const REGRESO = <Regreso a={RUTA_DE_VACANTES} texto="Regresar a Vacantes" />

/** Candidates for a position, each with a state and a note. */
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
  const estados = new Map(candidatos.map(({ id, estado }) => [id, estado]))
  const antes = useRef(estados)
  // Whoever moved a person stays with them, in the group they are in now.
  const { lista, stayAt } = useFocoEnFila<HTMLDivElement>((id) => antes.current.get(id) !== estados.get(id))
  useEffect(() => {
    antes.current = estados
  })
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
            <Link to="/admin/cv/buscar" className={botonClassName('primario')}>
              <Icono nombre="mas" />
              Agregar personas
            </Link>
            <Menu puntos texto={`Más acciones: ${vacante.nombre}`} lado="fin">
              <button type="button" onClick={() => setDialogo('nombre')}>
                Cambiar nombre
              </button>
              <button type="button" onClick={() => setDialogo('eliminar')}>
                Eliminar vacante
              </button>
            </Menu>
          </>
        }
      >
        {candidatos.length > 0 && formatCantidad(candidatos.length, 'persona', 'personas')}
      </Cabeza>
      {candidatos.length === 0 ? (
        <Vacio titulo="Nadie todavía.">
          <p>Busca a alguien y agrégalo con su botón, o hazlo al revisar un CV que llegó del sitio.</p>
        </Vacio>
      ) : (
        <div ref={lista}>
          <Tabla nombre="Personas de la vacante" apila pronto className={styles.tabla!}>
            <Encabezados de={['Persona', 'Estado', 'Nota', '(Acciones)']} />
            {ORDEN.map((estado) => {
              const suyos = candidatos.filter((candidato) => candidato.estado === estado)
              if (suyos.length === 0) return null
              return (
                <tbody key={estado} className={de.grupo}>
                  <tr>
                    <th colSpan={4} scope="rowgroup">
                      {NOMBRE_DE_ESTADO_DE_CANDIDATO[estado]} <b>{suyos.length}</b>
                    </th>
                  </tr>
                  {suyos.map((candidato) => (
                    <FilaDeCandidato
                      key={candidato.id}
                      candidato={candidato}
                      onMover={() => stayAt(candidato.id)}
                    />
                  ))}
                </tbody>
              )
            })}
          </Tabla>
        </div>
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
