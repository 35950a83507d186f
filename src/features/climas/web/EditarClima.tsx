import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { useAlVolver } from '#web/lib/use-al-dia.ts'
import { botonClassName } from '#web/ui/Boton.tsx'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import { Espera } from '#web/ui/Espera.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { ClimaNoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { AccionDeClima, ExportarClima } from './AccionDeClima.tsx'
import { AntesDeActivar } from './AntesDeActivar.tsx'
import { CaminoDeClima, isPorPublicar } from './CaminoDeClima.tsx'
import { MinimoPorGrupo } from './CampoMinimo.tsx'
import { CerrarClima } from './CerrarClima.tsx'
import {
  type ClimaAbierto,
  climaQuery,
  correosDeClimaQuery,
  usePlantillaContestada,
} from './climas-queries.ts'
import styles from './EditarClima.module.css'
import { EliminarClima } from './EliminarClima.tsx'
import { EnlaceDeEncuesta } from './EnlaceDeEncuesta.tsx'
import { EstadoDeEncuesta } from './EstadoDeEncuesta.tsx'
import { FichaDeEstudio } from './estudio/FichaDeEstudio.tsx'
import { ParticipacionDeClima } from './ParticipacionDeClima.tsx'
import { PermisoDePublicar } from './PermisoDePublicar.tsx'
import { PruebaDeClima } from './PruebaDeClima.tsx'
import { formatPlazo, listPendientes } from './pendientes.ts'
import { GuardarComoPlantilla } from './plantillas/GuardarComoPlantilla.tsx'
import { ResultadoDeClima } from './ResultadoDeClima.tsx'
import { formatVista } from './vista.ts'

/** One page on which the client agrees to the study: groups, planned people, dates, questionnaire. */
function FichaDeRonda({ clima }: { clima: ClimaAbierto }) {
  const { basePath } = useSiteConfig()
  return (
    <AccionDeClima
      titulo="Ficha de ronda"
      texto="Una página para acordar el estudio con el cliente: grupos, personas planeadas, fechas y cuestionario."
    >
      <a
        className={botonClassName('secundario', true)}
        href={`${basePath}/api/informe/${clima.id}/ficha.pdf`}
        target="_blank"
        rel="noreferrer"
      >
        <Icono nombre="documento" />
        Abrir la ficha
      </a>
    </AccionDeClima>
  )
}

function ResumenDeCuestionario({ clima }: { clima: ClimaAbierto }) {
  const { id: idClima, cantidadDePreguntas, cantidadDePaginas, cuestionario } = clima
  const partes = cuestionario.partesCuestionario.length
  return (
    <section>
      <h2>Cuestionario</h2>
      <p className={styles.linea}>
        <b>{formatNumero(cantidadDePreguntas)}</b> {cantidadDePreguntas === 1 ? 'pregunta' : 'preguntas'} en{' '}
        {formatCantidad(partes, 'parte', 'partes')}, {formatCantidad(cantidadDePaginas, 'página', 'páginas')}
      </p>
      <p className={styles.hacer}>
        <Link to={formatVista({ vista: 'Estructura', idClima, seccion: 'cuestionario' })}>
          Ver las partes
        </Link>
        <Link to={formatVista({ vista: 'Estructura', idClima, seccion: 'vistaPrevia' })}>
          {clima.cerrado ? 'Verla como quien contestó' : 'Verla como quien contesta'}
        </Link>
      </p>
    </section>
  )
}

/** Offers and words before it is closed: what downloads its workbook, and whom the close withholds. */
interface AntesDeCerrar {
  excel: ReactNode
  reservas: ReactNode
}

type EditarClimaProps = AntesDeCerrar & {
  idClima: string
  /** Whoever looks at it may keep templates of the firm. */
  conPlantillas: boolean
}

export function EditarClima({ idClima, ...resto }: EditarClimaProps) {
  const clima = useQuery(climaQuery(useApi(), idClima))
  useAlVolver(() => clima.refetch({ cancelRefetch: false }))
  if (clima.data === null) return <ClimaNoEncontrado a={formatVista({ vista: 'TableClima' })} />
  return (
    <>
      <CabezaDeClima clima={clima.data} />
      {clima.data?.estudio ? (
        <FichaDeEstudio clima={clima.data} />
      ) : clima.data ? (
        <FichaDeClima clima={clima.data} {...resto} />
      ) : (
        <Espera
          texto="Cargando el clima…"
          falla={clima.error && formatFailure(clima.error)}
          onReintentar={() => void clima.refetch()}
        />
      )}
    </>
  )
}

/** Before its climate has come it leads back already. */
function CabezaDeClima({ clima }: { clima: ClimaAbierto | undefined }) {
  const { timeZone } = useSiteConfig()
  return (
    <Cabeza
      arriba
      regreso={<Regreso a={formatVista({ vista: 'TableClima' })} texto="Regresar a la lista de climas" />}
      titulo={
        clima ? (
          <>
            {clima.empresa.nombre_comercial} <span>{clima.periodo}</span>
          </>
        ) : (
          'Clima'
        )
      }
      acciones={
        clima && (
          <>
            <EstadoDeEncuesta
              clima={clima}
              textos={{ activa: 'Encuesta activa', inactiva: 'Encuesta inactiva' }}
            />
            <PasoDeClima clima={clima} />
          </>
        )
      }
    >
      {clima && `${formatFrase(clima.empresa.nombre_fiscal)} ${formatPlazo(clima, timeZone, Date.now())}.`}
    </Cabeza>
  )
}

/** The one thing to do next, where something is; the switch beside it activates. */
function PasoDeClima({ clima }: { clima: ClimaAbierto }) {
  const { id: idClima, encuestaActiva, cerrado, participacion, publicaciones, minimoPorGrupo } = clima
  if (cerrado || clima.llaveAusente || clima.esperaPermiso) return null
  const paso = encuestaActiva
    ? participacion.invitados > 0 && {
        a: formatVista({ vista: 'TableEncuestados', idClima, recordar: 'todos' }),
        texto: 'Recordar a quienes faltan',
      }
    : minimoPorGrupo > 1 && isPorPublicar(clima)
      ? { a: formatVista({ vista: 'GraficasClima', idClima }), texto: 'Publicar resultados' }
      : (publicaciones.length > 0 || minimoPorGrupo === 1) &&
        participacion.contestaron > 0 && {
          a: formatVista({ vista: 'EditarClima', idClima, abrir: 'cierre' }),
          texto: 'Cerrar y entregar',
        }
  if (!paso) return null
  return (
    <Link to={paso.a} className={botonClassName('primario', true)} preventScrollReset>
      {paso.texto}
    </Link>
  )
}

/** From top to bottom: where it stands, the work, what concerns the whole climate. */
function FichaDeClima({
  clima,
  conPlantillas,
  ...antesDeCerrar
}: Omit<EditarClimaProps, 'idClima'> & { clima: ClimaAbierto }) {
  const { data: correos } = useQuery({
    ...correosDeClimaQuery(useApi(), clima.id),
    enabled: !clima.cerrado,
  })
  const preparando = !clima.encuestaActiva && !clima.cerrado && clima.participacion.contestaron === 0
  const fallidos = correos?.fallidos ?? 0
  const plantillaContestada = usePlantillaContestada(clima)
  const pendientes = preparando
    ? listPendientes(clima, correos?.sinServidor ?? false, plantillaContestada)
    : []
  return (
    <>
      <CaminoDeClima clima={clima} pendientes={pendientes.length} />
      {fallidos > 0 && (
        <div className={styles.cerrado}>
          <p>
            <strong>{formatCantidad(fallidos, 'correo no llegó', 'correos no llegaron')}.</strong> Se corrigen
            en la lista de encuestados.
          </p>
          <Link
            to={formatVista({ vista: 'TableEncuestados', idClima: clima.id, correo: 'Error al envío' })}
            className={botonClassName('secundario', true)}
          >
            Corregirlos
          </Link>
        </div>
      )}
      {clima.llaveAusente && (
        <p className={styles.cerrado} role="alert">
          <strong>Falta la llave de este clima en el servidor.</strong> Hasta que vuelva no se entra, no se
          invita, no se publica ni se cierra. Avisa a quien administra el sitio: lo contestado sigue guardado,
          y solo se abre con ella.
        </p>
      )}
      {clima.terminando && (
        <p className={styles.cerrado} role="status">
          <strong>Se está terminando.</strong> {clima.cerrado ? 'El cierre' : 'La publicación'} sigue por su
          cuenta: en unos segundos queda.
        </p>
      )}
      {clima.esperaPermiso && <PermisoDePublicar idClima={clima.id} espera={clima.esperaPermiso} />}
      {clima.cerrado && <AvisoDeCerrado clima={clima} />}
      <div className={styles.cuerpo}>
        <div>
          <ResultadoDeClima clima={clima} />
          {preparando && <AntesDeActivar clima={clima} pendientes={pendientes} />}
          <ParticipacionDeClima clima={clima} />
        </div>
        <aside className={styles.lateral} aria-label="Del clima">
          {!clima.cerrado && <PruebaDeClima idClima={clima.id} />}
          {!clima.cerrado && <EnlaceDeEncuesta clima={clima} />}
          <MinimoPorGrupo clima={clima} />
          <ResumenDeCuestionario clima={clima} />
        </aside>
      </div>
      <section className={styles.final}>
        <h2>Con todo el clima</h2>
        <FichaDeRonda clima={clima} />
        <ExportarClima clima={clima} />
        <AccionDeClima
          titulo="Estudio anterior"
          texto="Las cifras de un año pasado, aunque sean de otra herramienta, como una ronda que se compara con esta."
        >
          <Link
            to={formatVista({ vista: 'EstudioAnterior', ronda: clima.id })}
            className={botonClassName('secundario', true)}
          >
            Traer un estudio
          </Link>
        </AccionDeClima>
        {conPlantillas && <GuardarComoPlantilla clima={clima} />}
        {!clima.cerrado && clima.participacion.contestaron > 0 && (
          <CerrarClima clima={clima} {...antesDeCerrar} />
        )}
        <EliminarClima clima={clima} />
      </section>
    </>
  )
}

/** Its state from now on, and how it goes on. */
function AvisoDeCerrado({ clima }: { clima: ClimaAbierto }) {
  const { id, idEmpresa, siguienteRonda, minimoPorGrupo } = clima
  const sinCifras = minimoPorGrupo > 1 && clima.publicaciones.length === 0
  return (
    <div className={styles.cerrado}>
      <p>
        <strong>Este clima está cerrado.</strong> Nadie puede contestarlo, y nadie, ni quien administra la
        base de datos, puede saber quién contestó qué.{' '}
        {sinCifras
          ? `Se cerró con menos de ${minimoPorGrupo} cuestionarios contestados, así que no tiene cifras.`
          : minimoPorGrupo > 1
            ? 'Lo que se publicó se lee en Gráficas.'
            : 'Sus cifras se leen en Gráficas.'}
      </p>
      {siguienteRonda ? (
        <Link
          to={formatVista({ vista: 'EditarClima', idClima: siguienteRonda.id })}
          className={botonClassName('secundario', true)}
        >
          Ver la ronda {siguienteRonda.periodo}
        </Link>
      ) : (
        <Link
          to={formatVista({ vista: 'NuevoClima', empresa: idEmpresa, ronda: id })}
          className={botonClassName('secundario', true)}
        >
          Siguiente ronda
        </Link>
      )}
    </div>
  )
}

/** A legal name may end in a full stop of its own: «S. A.». */
function formatFrase(texto: string): string {
  const unido = texto.replace(/\b(\p{Lu}\.) (?=\p{Lu}\.)/gu, '$1\u00a0')
  return unido === '' || unido.endsWith('.') ? unido : `${unido}.`
}
