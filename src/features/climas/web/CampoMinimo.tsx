import { Link } from 'react-router'
import type { Lectura } from '#domain/climas/clima-input.ts'
import { LIMITES_DEL_MINIMO, SIN_MINIMO } from '#domain/climas/minimo-por-grupo.ts'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import type { ClimaAbierto } from './climas-queries.ts'
import styles from './EditarClima.module.css'
import { formatVista } from './vista.ts'

interface CampoMinimoProps {
  id?: string
  valor: number
  /** The stored minimum: from the first invitation on it only goes up. */
  desde?: number
  /** Figures were published with it. */
  fijo?: boolean
  disabled?: boolean
  className?: string | undefined
  onChange: (minimo: number) => void
}

const { min, max } = LIMITES_DEL_MINIMO
const TODOS = [SIN_MINIMO, ...Array.from({ length: max - min + 1 }, (_, i) => min + i)]

/** The fewest people that are shown. */
export function CampoMinimo({
  valor,
  desde = SIN_MINIMO,
  fijo = false,
  onChange,
  ...rest
}: CampoMinimoProps) {
  return (
    <CampoSeleccion
      rotulo="Mínimo por grupo"
      ayuda={
        fijo
          ? 'Con él se publicaron resultados: ya no cambia.'
          : valor === SIN_MINIMO
            ? 'Las cifras se ven al momento, también las de grupos pequeños. La encuesta se lo dice a quien contesta.'
            : 'Las cifras llegan al publicar, y un grupo con menos cuestionarios no tiene la suya. Desde la primera invitación solo puede subir.'
      }
      value={String(valor)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      opciones={TODOS.filter((minimo) => (minimo >= desde && !fijo) || minimo === valor).map((minimo) => ({
        valor: String(minimo),
        texto: minimo === SIN_MINIMO ? 'Sin mínimo' : `${minimo} cuestionarios`,
      }))}
      {...rest}
    />
  )
}

/** Sets that figures are read by: both ways only withhold. */
export function CampoLectura({
  valor,
  fija = false,
  className,
  onChange,
}: {
  /** Null: as the round that it is made after. */
  valor: Lectura | null
  /** Somebody was invited. */
  fija?: boolean
  className?: string | undefined
  onChange: (lectura: Lectura) => void
}) {
  return (
    <CampoSeleccion
      rotulo="Las cifras se leen"
      ayuda={`${
        valor === 'areas'
          ? 'Ningún grupo tiene cifra propia: cuenta en su área. Así se leen más antigüedades.'
          : 'Con empresas de menos de 150 personas, por áreas se leen más antigüedades.'
      } ${fija ? 'Ya hay invitaciones: no cambia.' : 'Se escoge antes de la primera invitación.'}`}
      value={valor ?? ''}
      disabled={fija}
      className={className}
      onChange={(event) => onChange(event.currentTarget.value as Lectura)}
      opciones={[
        ...(valor === null ? [{ valor: '', texto: 'Como esa ronda' }] : []),
        { valor: 'grupos', texto: 'Por grupos y por áreas' },
        { valor: 'areas', texto: 'Por áreas' },
      ]}
    />
  )
}

/** The number, what it means, and which way it may still move. */
export function MinimoPorGrupo({ clima }: { clima: ClimaAbierto }) {
  const { id: idClima, minimoPorGrupo: minimo, cerrado, publicacion, participacion } = clima
  const { min, max } = LIMITES_DEL_MINIMO
  return (
    <section>
      <h2>Mínimo por grupo</h2>
      <div className={styles.minimo}>
        <b>{minimo}</b>
        {minimo === 1 ? (
          <p>
            Sin mínimo: las cifras se cuentan cuando se piden y la consultora puede ver grupos pequeños. La
            encuesta se lo dice a quien contesta.
          </p>
        ) : (
          <p>cuestionarios contestados para que un grupo tenga cifra propia, aquí y en el informe.</p>
        )}
      </div>
      <p className={styles.nota}>
        {cerrado
          ? 'Con él se cerró este clima: ya no cambia.'
          : publicacion > 0
            ? 'Con él se publicaron resultados: ya no cambia.'
            : participacion.invitados > 0
              ? 'Ya hay invitaciones: desde ahora solo puede subir.'
              : `De ${min} a ${max}, o 1 para no tener mínimo. Desde la primera invitación o papeleta solo puede subir.`}
      </p>
      {!cerrado && publicacion === 0 && (minimo < max || participacion.invitados === 0) && (
        <p className={styles.hacer}>
          <Link to={formatVista({ vista: 'Estructura', idClima, seccion: 'fechas' })}>Cambiar el mínimo</Link>
        </p>
      )}
    </section>
  )
}
