import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import { isNoEncontrado } from '#web/lib/api.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAlDia } from '#web/lib/use-al-dia.ts'
import { useRevision } from '#web/lib/use-revision.ts'
import { botonClassName } from '#web/ui/Boton.tsx'
import { Cabeza } from '#web/ui/Cabeza.tsx'
import { Cargador } from '#web/ui/Cargador.tsx'
import { NoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { PreguntaDeConflicto } from '#web/ui/PreguntaDeConflicto.tsx'
import { EnlaceDeArchivo, TextoDeArchivoActivo } from './ArchivoActivo.tsx'
import { readDataUrl } from './archivo-elegido.ts'
import { GetCV, type GetCVQuery, UpdateCV } from './cvs.generated.ts'
import { cvQuery } from './cvs-queries.ts'
import styles from './EdicionDeCv.module.css'
import { FallaDeLectura } from './FallaDeLectura.tsx'
import { FormularioDeCv } from './FormularioDeCv.tsx'
import { VersionesDeCv } from './VersionesDeCv.tsx'
import { listCambios, presentValores } from './valores-de-cv.ts'

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
