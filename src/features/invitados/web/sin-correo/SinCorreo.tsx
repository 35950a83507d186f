import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDireccionCorta } from '#domain/climas/codigo-corto.ts'
import { countPorInvitar } from '#domain/climas/participacion.ts'
import { isNoEncontrado } from '#web/lib/api.ts'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { Aviso } from '#web/ui/Aviso.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import { Espera } from '#web/ui/Espera.tsx'
import { ClimaNoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { Direccion } from './Direccion.tsx'
import { Papel } from './Papel.tsx'
import { Papeletas } from './Papeletas.tsx'
import styles from './SinCorreo.module.css'
import type { PersonasSinCorreoQuery } from './sin-correo.generated.ts'
import { type ClimaSinCorreo, type EnlacesDeSinCorreo, personasSinCorreoQuery } from './sin-correo-queries.ts'

/** Steps by which a tablet becomes a place to answer, and how staff get it out again. */
function Kiosco({ clima, salida }: { clima: ClimaSinCorreo; salida: string | null }) {
  const config = useSiteConfig()
  return (
    <div className={styles.partes}>
      <section>
        <h2>Preparar la tableta</h2>
        <ol className={styles.pasos}>
          <li>
            Abre en la tableta esta dirección:
            <Direccion
              texto={`${formatDireccionCorta(config, clima.codigo)}?kiosco`}
              nombre="Copiar la dirección del kiosco"
              hecho="Dirección copiada."
            />
          </li>
          <li>
            Fija la pantalla: en Android, «Fijar pantalla»; en iPad, «Acceso guiado». Así nadie sale del
            navegador.
          </li>
          <li>
            Si el navegador pide permiso para la cámara, acéptalo: con ella se leen los códigos de las
            papeletas.
          </li>
          <li>
            Cada persona entra con su papeleta. Al terminar, o si se va, la tableta vuelve al principio.
          </li>
        </ol>
        <h2 className={styles.separa}>Lo que cuida</h2>
        <ul className={styles.pasos}>
          <li>
            Nada de una persona queda en la tableta para la siguiente: ni el token, ni respuestas, ni
            historial.
          </li>
          <li>Si no se toca un minuto, avisa y vuelve al principio.</li>
          <li>Si falla la conexión, no deja entrar a otra persona hasta guardar o avisar.</li>
        </ul>
      </section>
      <aside className={styles.hacer} aria-label="Salir del kiosco">
        <h2>Para salir del kiosco</h2>
        <p>En la tableta, toca «Salir del kiosco» al pie de la primera pantalla y teclea este código.</p>
        {salida ? (
          <p className={styles.codigo}>
            <span className="oculto">Código de salida: </span>
            {salida}
          </p>
        ) : (
          <p>El código no está disponible: falta la llave de este clima en el servidor.</p>
        )}
        <p className={styles.nota}>Es de este clima y no abre nada más.</p>
      </aside>
    </div>
  )
}

interface Personas {
  planeados: number
  gruposDeOpinion: readonly { id: string; encuestadosPlaneados: number }[]
  /** Of each group, those invited by mail. */
  porGrupo: readonly { id: string; personas: { correo: number } }[]
}

/** How many of the plan are not reached by mail, and that they can answer all the same. */
export function describeFaltan({ planeados, gruposDeOpinion, porGrupo }: Personas): string {
  const porCorreo = new Map(porGrupo.map(({ id, personas }) => [id, personas.correo]))
  const grupos = gruposDeOpinion.map(({ id, encuestadosPlaneados }) => ({
    planeados: encuestadosPlaneados,
    invitados: porCorreo.get(id) ?? 0,
  }))
  const todas = formatCantidad(planeados, 'persona planeada', 'personas planeadas')
  const faltan = countPorInvitar(grupos)
  if (grupos.every(({ invitados }) => invitados === 0))
    return `De las ${todas}, ninguna está invitada por correo. Hay tres formas de que contesten.`
  return faltan === 0
    ? `De las ${todas}, todas están invitadas por correo. Hay tres formas de que contesten también otras.`
    : `De las ${todas}, ${formatCantidad(faltan, 'no está invitada', 'no están invitadas')} por correo. Hay tres formas de que también contesten.`
}

interface SinCorreoProps {
  idClima: string
  modo?: string | undefined
  enlaces: EnlacesDeSinCorreo
}

const MODOS = [
  { modo: undefined, titulo: 'Papeletas', texto: 'Un token impreso; contestan en su teléfono' },
  { modo: 'kiosco', titulo: 'Kiosco', texto: 'Una tableta que se presta en la planta' },
  { modo: 'papel', titulo: 'Papel', texto: 'Cuestionario a lápiz, que luego se captura' },
] as const

/** Three ways for whoever has no address. */
export function SinCorreo({ idClima, modo, enlaces }: SinCorreoProps) {
  const datos = useQuery(personasSinCorreoQuery(useApi(), idClima))
  const clima = datos.data?.climaOrganizacional
  if (clima === null || (!datos.data && isNoEncontrado(datos.error)))
    return <ClimaNoEncontrado a={enlaces.climas} />
  return (
    <>
      <Cabeza
        regreso={<Regreso a={enlaces.clima} texto="Regresar al clima" />}
        titulo={
          <>Sin correo {clima && <span>{`${clima.empresa.nombre_comercial} ${clima.periodo}`}</span>}</>
        }
      >
        {datos.data &&
          clima &&
          (clima.cerrado
            ? 'El clima está cerrado: ya nadie contesta.'
            : describeFaltan({
                planeados: clima.participacion.planeados,
                gruposDeOpinion: clima.gruposDeOpinion,
                porGrupo: datos.data.getLlegadas.porGrupo,
              }))}
      </Cabeza>
      {datos.data && clima ? (
        <Modos {...{ clima, modo, enlaces }} datos={datos.data} />
      ) : (
        <Espera
          texto="Cargando los lotes…"
          falla={datos.error && formatFailure(datos.error)}
          onReintentar={() => void datos.refetch()}
        />
      )}
    </>
  )
}

type Datos = PersonasSinCorreoQuery['appInfo']

function Modos({
  clima,
  datos,
  modo,
  enlaces,
}: Omit<SinCorreoProps, 'idClima'> & { clima: ClimaSinCorreo; datos: Datos }) {
  const { encuestaActiva, fechaLimite } = clima
  // As `isEncuestaActiva` has it, of a climate that is not closed: one more screen with it makes it a file of its own.
  const activa = encuestaActiva && (fechaLimite == null || Date.now() <= fechaLimite)
  const actual = MODOS.find((uno) => uno.modo === modo) ?? MODOS[0]
  return (
    <>
      {clima.cerrado ? (
        <Aviso tono="info">
          Las papeletas y los cuestionarios que sobren ya no sirven: destrúyelos. Cuántos cuestionarios
          llegaron por cada vía se lee en la página del clima.
        </Aviso>
      ) : (
        <>
          {!activa && (
            <div className={styles.quieta}>
              <Aviso tono="nota">
                La encuesta no recibe respuestas en este momento. Papeletas y cuestionarios se pueden ir
                haciendo: actívala, o amplía su fecha límite, antes de repartirlos.
              </Aviso>
            </div>
          )}
          <nav className={styles.modos} aria-label="Formas de llegar a quien no tiene correo">
            {MODOS.map((uno) => (
              <Link
                key={uno.titulo}
                to={enlaces.modo(uno.modo)}
                aria-current={uno === actual ? 'page' : undefined}
                preventScrollReset
              >
                <strong>{uno.titulo}</strong>
                <span>{uno.texto}</span>
              </Link>
            ))}
          </nav>
          {actual.modo === undefined && <Papeletas clima={clima} datos={datos} />}
          {actual.modo === 'kiosco' && <Kiosco clima={clima} salida={datos.getCodigoDeKiosco ?? null} />}
          {actual.modo === 'papel' && <Papel clima={clima} datos={datos} enlaces={enlaces} />}
        </>
      )}
    </>
  )
}
