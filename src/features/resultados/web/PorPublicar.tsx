import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatNumero } from '#dibujo/resultados/cifras.ts'
import { capitalize, joinEnLetras } from '#domain/texto/en-letras.ts'
import { useApi } from '#web/lib/site.tsx'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import type { ClimaDeGraficas } from './clima-de-graficas.ts'
import type { EnlacesDeGraficas } from './graficas.ts'
import { findReservados } from './lo-que-se-publica.ts'
import styles from './Publicacion.module.css'
import { PublicarResultados } from './PublicarResultados.tsx'
import { formatCuestionarios } from './palabras.ts'
import { type VistaPrevia, vistaPreviaQuery } from './publicacion-queries.ts'
import { ReglaVacia } from './ReglaVacia.tsx'
import type { MenuDeGraficas } from './resultados-queries.ts'
import { SeEstaTerminando, SelloDePublicacion } from './SelloDePublicacion.tsx'

/** The survey is off and sheets wait: what publishing them would show, what it makes final, and the act itself. */
export function PorPublicar({ datos, enlaces }: { datos: MenuDeGraficas; enlaces: EnlacesDeGraficas }) {
  const { clima, planeados, hojasSinPublicar, hojasSinTerminar } = datos
  const previa = useQuery(vistaPreviaQuery(useApi(), clima.id)).data
  return (
    <>
      <section className={styles.espera}>
        <p className={styles.enorme}>
          {formatNumero(hojasSinPublicar)}
          <small>{hojasSinPublicar === 1 ? 'cuestionario' : 'cuestionarios'}</small>
        </p>
        <div>
          <h2>{hojasSinPublicar === 0 ? 'Nada que publicar todavía' : 'Listos para publicarse'}</h2>
          <p>
            La encuesta está inactiva y terminaron {formatNumero(hojasSinPublicar)} de{' '}
            {formatNumero(planeados)} personas. Hasta que publiques, nadie ve cifras.
          </p>
          <SinTerminar cuantas={hojasSinTerminar} />
          {previa && <FaltanHojas previa={previa} />}
          {previa && hojasSinPublicar > 0 && <PublicarResultados clima={clima} previa={previa} />}
        </div>
        <ReglaVacia />
      </section>
      {previa && hojasSinPublicar > 0 && <AntesDePublicar clima={clima} previa={previa} enlaces={enlaces} />}
    </>
  )
}

/** Those that a publication leaves as they are. */
function SinTerminar({ cuantas }: { cuantas: number }) {
  if (cuantas === 0) return null
  return (
    <p>
      {cuantas === 1
        ? 'Hay un cuestionario sin terminar'
        : `Hay ${formatCuestionarios(cuantas)} sin terminar`}
      : no se{' '}
      {cuantas === 1
        ? 'publica, y quien lo empezó puede seguirlo'
        : 'publican, y quien los empezó puede seguirlos'}{' '}
      si activas otra vez la encuesta.
    </p>
  )
}

/** Sheets that a publication still needs. */
function FaltanHojas({ previa }: { previa: VistaPrevia }) {
  if (previa.faltan === 0) return null
  return (
    <p>
      Para publicar {previa.faltan === 1 ? 'falta' : 'faltan'}{' '}
      <strong>{formatCuestionarios(previa.faltan)}</strong>: con menos, una cifra podría señalar a alguien.
    </p>
  )
}

interface AntesDePublicarProps {
  clima: ClimaDeGraficas
  previa: VistaPrevia
  enlaces: EnlacesDeGraficas
}

function AntesDePublicar({ clima, previa, enlaces }: AntesDePublicarProps) {
  return (
    <>
      <AvisoDePocas previa={previa} enlaces={enlaces} />
      <div className={styles.antes}>
        <section>
          <h2>Qué se verá</h2>
          <ul className={styles.conjuntos}>
            <li>
              <span className={styles.empresa}>Toda la empresa</span>
              <span className={styles.hojas}>{formatCuestionarios(previa.hojas)}</span>
              <Destino
                conjunto={{ hojas: previa.hojas, reserva: previa.faltan > 0 ? 'sinPublicar' : null }}
                clima={clima}
              />
            </li>
            {previa.areas.flatMap((area) => [
              <li key={area.id}>
                <span className={styles.area}>{area.nombre}</span>
                <span className={styles.hojas}>{formatCuestionarios(area.hojas)}</span>
                <Destino conjunto={area} clima={clima} />
              </li>,
              ...area.grupos.map((grupo) => (
                <li key={grupo.id}>
                  <span className={styles.grupo}>
                    <span className={styles.orden}>G{grupo.orden}</span>
                    {grupo.nombre}
                  </span>
                  <span className={styles.hojas}>{formatCuestionarios(grupo.hojas)}</span>
                  <Destino conjunto={grupo} clima={clima} />
                </li>
              )),
            ])}
            <li>
              <span className={styles.area}>Antigüedades</span>
              <span />
              <span className={`${styles.destino} ${styles.luego}`}>Se decide al publicar</span>
            </li>
          </ul>
          <p className={styles.nota}>De la antigüedad no se adelanta nada: también es una respuesta.</p>
        </section>
        <section>
          <h2>Qué queda fijo</h2>
          <ol className={styles.fijo}>
            <li>
              <strong>
                {previa.hojas === 1 ? 'El cuestionario' : `Los ${formatNumero(previa.hojas)} cuestionarios`}.
              </strong>{' '}
              {previa.hojas === 1
                ? 'Quien lo contestó ya lo había terminado.'
                : 'Quienes los contestaron ya los habían terminado.'}
            </li>
            <li>
              <strong>Las cifras.</strong> Eliminar a una persona borra sus datos y su enlace, no lo que se
              sumó.
            </li>
            <li>
              <strong>Lo reservado.</strong> Un grupo sin cifra hoy no la tendrá en otra publicación de este
              clima.
            </li>
          </ol>
          <h3>Qué sigue abierto</h3>
          <p className={styles.nota}>
            Puedes activar otra vez la encuesta. Los cuestionarios que se terminen esperan a otra publicación,
            que necesita al menos {clima.minimoPorGrupo} cuestionarios nuevos.
          </p>
        </section>
      </div>
    </>
  )
}

/** Only where a few sheets would set a group free: what is withheld once stays so. */
function AvisoDePocas({ previa, enlaces }: Omit<AntesDePublicarProps, 'clima'>) {
  const reservados = findReservados(previa)
  if (previa.porPocas.length === 0 || previa.faltan > 0 || !reservados) return null
  const getNombre = (id: string) =>
    [...previa.grupos, ...previa.areas].find((conjunto) => conjunto.id === id)?.nombre ?? ''
  return (
    <div className={styles.porPocas}>
      <Aviso tono="info" mudo accion={<Link to={enlaces.clima}>Activar la encuesta unos días más</Link>}>
        <strong>
          {capitalize(reservados.cuantos)} se {reservados.conjuntos.length === 1 ? 'reservará' : 'reservarán'}
          , y lo que hoy se reserva así se queda.
        </strong>{' '}
        {previa.porPocas.map(({ id, nombre, faltan, liberaTambien }) => (
          <span key={id}>
            A {nombre} le {faltan === 1 ? 'falta 1 cuestionario' : `faltan ${faltan} cuestionarios`} para
            tener cifra propia
            {liberaTambien.length > 0 &&
              `; con ${faltan === 1 ? 'ella' : 'ellas'} también se vería ${joinEnLetras(liberaTambien.map(getNombre))}`}
            .{' '}
          </span>
        ))}
      </Aviso>
    </div>
  )
}

function Destino({
  conjunto: { hojas, reserva },
  clima,
}: {
  conjunto: Pick<VistaPrevia['grupos'][number], 'hojas' | 'reserva'>
  clima: ClimaDeGraficas
}) {
  if (reserva === 'sinPublicar')
    return (
      <span className={`${styles.destino} ${styles.luego}`}>
        {hojas > 0 ? 'Todavía no se publica' : 'Nada que publicar'}
      </span>
    )
  if (!reserva)
    return (
      <span className={`${styles.destino} ${styles.seMuestra}`}>
        <Icono nombre="hecho" />
        Se muestra
      </span>
    )
  return (
    <span className={`${styles.destino} ${styles.seReserva}`}>
      <Icono nombre="candado" />
      {reserva === 'menosDelMinimo' ? (
        <span>
          <strong>Se reserva.</strong> Menos de {clima.minimoPorGrupo} cuestionarios
        </span>
      ) : (
        <span>Se reserva para proteger a otro grupo</span>
      )}
    </span>
  )
}

/** After a publication: since when the figures are there, and what has come since. */
export function OtraPublicacion({ datos, enlaces }: { datos: MenuDeGraficas; enlaces: EnlacesDeGraficas }) {
  const { clima, hojasSinPublicar, contestaron } = datos
  const fuera =
    clima.cerrado && !clima.terminando ? contestaron - clima.dataProcesada.cantidadDeEncuestados : 0
  const esperan = hojasSinPublicar > 0
  const previa = useQuery({
    ...vistaPreviaQuery(useApi(), clima.id),
    enabled: esperan && !clima.encuestaActiva && !clima.cerrado,
  }).data
  if (clima.publicaciones.length === 0) return null
  return (
    <div className={styles.otra}>
      <SeEstaTerminando clima={clima} />
      <SelloDePublicacion enlaces={enlaces} clima={clima} queLlega="" />
      {esperan && !clima.cerrado && (
        <p className={styles.nota}>
          {hojasSinPublicar === 1
            ? 'Un cuestionario espera'
            : `${formatCuestionarios(hojasSinPublicar)} esperan`}{' '}
          a otra publicación{clima.encuestaActiva ? ', que se hace con la encuesta inactiva' : ''}.
        </p>
      )}
      {fuera > 0 && (
        <p className={styles.nota}>
          {fuera === 1
            ? 'Un cuestionario quedó fuera de toda cifra: al cerrar no estaba terminado, o eran'
            : `${formatCuestionarios(fuera)} quedaron fuera de toda cifra: al cerrar no estaban terminados, o eran`}{' '}
          menos de {clima.minimoPorGrupo}.
        </p>
      )}
      {esperan && previa && (
        <>
          <FaltanHojas previa={previa} />
          <PublicarResultados clima={clima} previa={previa} />
        </>
      )}
    </div>
  )
}
