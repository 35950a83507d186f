import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isNoEncontrado } from '#web/lib/api.ts'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Cabeza } from '#web/ui/Cabeza.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { ClimaNoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Regreso } from '#web/ui/Regreso.tsx'
import { describeFaltan } from './describe-faltan.ts'
import { Kiosco } from './Kiosco.tsx'
import { Papel } from './Papel.tsx'
import { Papeletas } from './Papeletas.tsx'
import styles from './SinCorreo.module.css'
import type { PersonasSinCorreoQuery } from './sin-correo.generated.ts'
import { type ClimaSinCorreo, type EnlacesDeSinCorreo, personasSinCorreoQuery } from './sin-correo-queries.ts'

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
        titulo={<>Sin correo {clima && <span>{`${clima.empresa.nombre_comercial} ${clima.anio}`}</span>}</>}
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
          Las papeletas y los cuestionarios que sobren ya no sirven: destrúyelos. Cuántas hojas llegaron por
          cada vía se lee en la página del clima.
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
