import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import { isNoEncontrado } from '#web/lib/api.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAlDia } from '#web/lib/use-al-dia.ts'
import { useFechas } from '#web/lib/use-fechas.ts'
import { useRevision } from '#web/lib/use-revision.ts'
import { botonClassName } from '#web/ui/Boton.tsx'
import { PreguntaDeConflicto } from '#web/ui/Confirmacion.tsx'
import { Cargador } from '#web/ui/Espera.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { NoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Cabeza } from '#web/ui/Regreso.tsx'
import { EnlaceDeArchivo, TextoDeArchivoActivo } from './ArchivoActivo.tsx'
import { GetCV, type GetCVQuery, UpdateCV } from './cvs.generated.ts'
import { cvQuery } from './direcciones-de-pendientes.ts'
import styles from './EdicionDeCv.module.css'
import { FallaDeLectura } from './FallaDeLectura.tsx'
import { FormularioDeCv } from './FormularioDeCv.tsx'
import { VacantesDeCv } from './vacantes/VacantesDeCv.tsx'
import { listCambios, presentValores, readDataUrl } from './valores-de-cv.ts'

type Version = GetCVQuery['appInfo']['getVersionesDeCV'][number]

/** The files that the current one replaced, newest first. */
function VersionesDeCv({ versiones }: { versiones: readonly Version[] }) {
  const { formatDia } = useFechas()
  if (versiones.length === 0) return null
  return (
    <section className={styles.versiones} aria-labelledby="versiones">
      <h2 id="versiones">Archivos anteriores</h2>
      <p>Se borran con el CV, o cuando la persona manda uno nuevo desde su enlace.</p>
      <ul>
        {versiones.map(({ id, nombreArchivo, contenidoActivo, recibido, archivo }) => (
          <li key={id}>
            <EnlaceDeArchivo className={styles.version} href={archivo} activo={contenidoActivo}>
              <Icono nombre="documento" />
              <span>
                {nombreArchivo}
                <span className="oculto"> en otra pestaña</span>
              </span>
            </EnlaceDeArchivo>
            <span>Recibido el {formatDia(recibido)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const LISTA = '/admin/cv/buscar'

export function EdicionDeCv({ idCV }: { idCV: string }) {
  const api = useApi()
  const { state } = useLocation()
  const volver = (state as { volver?: string } | null)?.volver
  const query = { ...cvQuery(api, idCV), refetchOnWindowFocus: false }
  const consulta = useQuery(query)
  const { data, error, isFetching, refetch } = consulta
  const alDia = useAlDia(consulta)

  if (!alDia && isNoEncontrado(error)) {
    return (
      <NoEncontrado titulo="Este CV ya no está en la base" a={volver ?? LISTA} salida="Buscar CV">
        Quizá alguien lo eliminó.
      </NoEncontrado>
    )
  }
  return (
    <>
      <Cabeza titulo="Editar CV">Lo que no dice «opcional» es obligatorio.</Cabeza>
      {data && alDia ? (
        <>
          <FormularioDeEdicion cv={data.getCV} volver={volver} />
          <VersionesDeCv versiones={data.getVersionesDeCV} />
        </>
      ) : error && !isFetching ? (
        <FallaDeLectura error={error} onRetry={() => void refetch()} />
      ) : (
        <Cargador texto="Abriendo el CV…" />
      )}
    </>
  )
}

type CvLeido = GetCVQuery['appInfo']['getCV']

/** Apart, so that what was read when it opened stays what it is compared with. */
function FormularioDeEdicion({ cv, volver }: { cv: CvLeido; volver: string | undefined }) {
  const api = useApi()
  const navigate = useNavigate()
  const { formatDia } = useFechas()
  const idCV = cv.id
  const { saveOver, conflicto } = useRevision({
    vista: cv,
    getRevision: ({ revision }) => revision,
    findActual: async () => (await api(GetCV, { idCV })).appInfo.getCV,
    listCambios,
  })
  return (
    <>
      {cv.contenidoActivo.length > 0 && (
        <TextoDeArchivoActivo activo={cv.contenidoActivo} texto={cv.texto} lectura={cv.lecturaArchivo} />
      )}
      <VacantesDeCv vacantes={cv.vacantes} />
      {cv.aviso && (
        <p className={styles.aviso}>
          Aceptó el aviso de privacidad, versión {cv.aviso.version}, el {formatDia(cv.aviso.aceptado)}.
        </p>
      )}
      <FormularioDeCv
        idCV={idCV}
        inicial={presentValores(cv)}
        archivoActual={{ nombre: cv.nombreArchivo, tipo: `${cv.tipoArchivo.toUpperCase()}, el actual` }}
        archivoObligatorio={false}
        boton="Guardar cambios"
        guardar={async (campos, archivo) => {
          const nuevo = archivo && (await readDataUrl(archivo))
          return saveOver(
            async (revision) =>
              (await api(UpdateCV, { ...campos, idCV, cv: nuevo, revision })).updateCV.mensaje,
          )
        }}
        // One step back keeps the list where it was, scroll included.
        afterGuardar={() => void (volver ? navigate(-1) : navigate(LISTA))}
      >
        <Link to={volver ?? LISTA} className={botonClassName('secundario')}>
          Cancelar
        </Link>
        <EnlaceDeArchivo className={styles.abrir} href={cv.cv} activo={cv.contenidoActivo}>
          Ver CV<span className="oculto"> en otra pestaña</span>
        </EnlaceDeArchivo>
      </FormularioDeCv>
      <PreguntaDeConflicto conflicto={conflicto} />
    </>
  )
}
