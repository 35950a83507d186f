import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { formatNombreCompleto } from '#domain/cvs/cv.ts'
import { formatMailto } from '#domain/texto/mailto.ts'
import { isNoEncontrado } from '#web/lib/api.ts'
import { Titulo, useApi } from '#web/lib/site.tsx'
import { useAlDia } from '#web/lib/use-al-dia.ts'
import { useFechas } from '#web/lib/use-fechas.ts'
import { useRevision } from '#web/lib/use-revision.ts'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { PreguntaDeConflicto } from '#web/ui/Confirmacion.tsx'
import { Correo } from '#web/ui/Correo.tsx'
import { Cargador } from '#web/ui/Espera.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { NoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { EnlaceDeArchivo, TextoDeArchivoActivo } from './ArchivoActivo.tsx'
import { GetCV, type GetCVQuery, UpdateCV } from './cvs.generated.ts'
import { cvQuery } from './direcciones-de-pendientes.ts'
import styles from './EdicionDeCv.module.css'
import { FallaDeLectura } from './FallaDeLectura.tsx'
import { FormularioDeCv } from './FormularioDeCv.tsx'
import { useCabeArchivo } from './mesa/use-mesa.ts'
import { AgregarAVacante } from './vacantes/AgregarAVacante.tsx'
import { VacantesDeCv } from './vacantes/VacantesDeCv.tsx'
import { listCambios, presentValores, readDataUrl } from './valores-de-cv.ts'

type Version = GetCVQuery['appInfo']['getVersionesDeCV'][number]

/** The files that the current one replaced, newest first. */
function VersionesDeCv({ versiones }: { versiones: readonly Version[] }) {
  const { formatDia } = useFechas()
  if (versiones.length === 0) return null
  return (
    <section className={`${styles.seccion} ${styles.versiones}`} aria-labelledby="versiones">
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

/** Since when the person is in the base, and what was agreed to. */
function OrigenDeCv({ cv: { creado, aviso } }: { cv: CvLeido }) {
  const { formatDia } = useFechas()
  return (
    <section className={styles.seccion} aria-labelledby="origen">
      <h2 id="origen">De dónde salió</h2>
      <p>
        En la base desde el {formatDia(creado)}.{' '}
        {aviso
          ? `Llegó del sitio: aceptó el aviso de privacidad, versión ${aviso.version}, el ${formatDia(aviso.aceptado)}.`
          : 'Lo ingresó el equipo.'}
      </p>
    </section>
  )
}

/** Only where it has room: its reader is not worth bringing elsewhere. */
const ArchivoDeCv = lazy(async () => ({ default: (await import('./mesa/VistaDeCv.tsx')).ArchivoDeCv }))

const LISTA = '/admin/cv/buscar'

/** The page of a person: who it is, the file, and what is known, ready to be mended. */
export function EdicionDeCv({ idCV }: { idCV: string }) {
  const api = useApi()
  const { state } = useLocation()
  const volver = (state as { volver?: string } | null)?.volver
  const query = { ...cvQuery(api, idCV), refetchOnWindowFocus: false }
  const consulta = useQuery(query)
  const { data, error, isFetching, refetch } = consulta
  const alDia = useAlDia(consulta)
  const cabe = useCabeArchivo()
  const [agregando, setAgregando] = useState(false)

  if (!alDia && isNoEncontrado(error)) {
    return (
      <NoEncontrado titulo="Este CV ya no está en la base" a={volver ?? LISTA} salida="Buscar CV">
        Quizá alguien lo eliminó.
      </NoEncontrado>
    )
  }
  const regreso = <Regreso a={volver ?? LISTA} texto="Regresar a Buscar CV" />
  const cv = alDia ? data?.getCV : undefined
  const nombre = cv && formatNombreCompleto(cv)
  return (
    <>
      {nombre && <Titulo>{nombre}</Titulo>}
      {/* One head while it comes and when it is there: it has the focus. */}
      <Cabeza
        titulo={nombre ?? 'Editar CV'}
        regreso={regreso}
        acciones={
          cv && (
            <>
              <Boton onClick={() => setAgregando(true)}>Agregar a una vacante</Boton>
              <EnlaceDeArchivo
                className={botonClassName('secundario')}
                href={cv.cv}
                activo={cv.contenidoActivo}
                title={cv.nombreArchivo}
              >
                <Icono nombre="documento" />
                Ver CV<span className="oculto"> en otra pestaña</span>
              </EnlaceDeArchivo>
            </>
          )
        }
      >
        {cv && (
          <>
            {cv.celular} ·{' '}
            <a href={formatMailto(cv.correo)}>
              <Correo de={cv.correo} />
            </a>{' '}
            · Editar CV: lo que no dice «opcional» es obligatorio.
          </>
        )}
      </Cabeza>
      {cv ? (
        <>
          <VacantesDeCv vacantes={cv.vacantes} />
          <div className={styles.persona}>
            {cabe && (
              <section className={styles.archivo} aria-label="El archivo">
                <Suspense fallback={<Cargador texto="Abriendo el archivo…" />}>
                  <ArchivoDeCv cv={cv} />
                </Suspense>
              </section>
            )}
            <div>
              <FormularioDeEdicion cv={cv} volver={volver} conTexto={!cabe} />
              <VersionesDeCv versiones={data?.getVersionesDeCV ?? []} />
              <OrigenDeCv cv={cv} />
            </div>
          </div>
          {agregando && (
            <AgregarAVacante quien={{ idCV }} nombre={nombre ?? ''} onCerrar={() => setAgregando(false)} />
          )}
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
function FormularioDeEdicion({
  cv,
  volver,
  conTexto,
}: {
  cv: CvLeido
  volver: string | undefined
  /** Nothing beside it says what an unsafe file holds. */
  conTexto: boolean
}) {
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
      {conTexto && cv.contenidoActivo.length > 0 && (
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
      </FormularioDeCv>
      <PreguntaDeConflicto conflicto={conflicto} />
    </>
  )
}
