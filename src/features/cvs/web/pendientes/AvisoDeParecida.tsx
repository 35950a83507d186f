import { Link } from 'react-router'
import { formatNombreCompleto } from '#domain/cvs/cv.ts'
import { useFechas } from '#web/lib/use-fechas.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { formatMotivos } from './palabras-de-espera.ts'
import type { Parecido } from './pendientes-queries.ts'
import styles from './Revision.module.css'

interface Props {
  parecidos: readonly Parecido[]
  escogido: Parecido
  inactivo: boolean
  onEscoger: (idCv: string) => void
}

/** Who the person may already be, and what becomes of what that CV says. */
export function AvisoDeParecida({ parecidos, escogido, inactivo, onEscoger }: Props) {
  const { formatMes } = useFechas()
  const { cv, motivos } = escogido
  const otros = parecidos.filter((parecido) => parecido.cv.id !== cv.id)
  return (
    <Aviso
      tono="info"
      mudo
      accion={
        <Link to={`/admin/cv/editar/${cv.id}`} target="_blank" rel="noopener">
          Ver el CV anterior<span className="oculto"> (se abre en otra pestaña)</span>
        </Link>
      }
    >
      <p className={styles.parecida}>
        <strong>Parece la misma persona</strong> que {formatNombreCompleto(cv)}, al día desde{' '}
        {formatMes(cv.alDia)}: {formatMotivos(motivos)}. Si lo es, lo que aquí quede en blanco sigue como
        estaba
        {cv.etiquetasPuestos.length > 0 && `, y conserva ${cv.etiquetasPuestos.join(', ')}`}.
      </p>
      {otros.length > 0 && (
        <div className={styles.otras}>
          <span>También se parece a</span>
          {otros.map((otro) => (
            <Boton key={otro.cv.id} chico disabled={inactivo} onClick={() => onEscoger(otro.cv.id)}>
              {formatNombreCompleto(otro.cv)}, {formatMes(otro.cv.alDia)}
            </Boton>
          ))}
        </div>
      )}
    </Aviso>
  )
}
