import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatNombreCompleto } from '#domain/cvs/cv.ts'
import { formatDigitos } from '#domain/cvs/palabras.ts'
import { isCorreo } from '#domain/encuesta/correo.ts'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import { useApi } from '#web/lib/site.tsx'
import { useRetrasado } from '#web/lib/use-retrasado.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import styles from './AvisoDeParecidos.module.css'
import { cvsParecidosQuery } from './cvs-queries.ts'

const ESPERA_MS = 400
/** Fewer digits are a number half typed. */
const CIFRAS_MINIMAS = 7

interface AvisoDeParecidosProps {
  correo: string
  celular: string
  exceptoIdCV: string | null
}

/** Says that the person may be registered already. It warns and never stands in the way. */
export function AvisoDeParecidos({ correo, celular, exceptoIdCV }: AvisoDeParecidosProps) {
  const api = useApi()
  const correoEscrito = correo.trim()
  const celularEscrito = celular.trim()
  const escrito = JSON.stringify([
    isCorreo(correoEscrito) ? correoEscrito : null,
    formatDigitos(celularEscrito).length >= CIFRAS_MINIMAS ? celularEscrito : null,
  ])
  const contacto = useRetrasado(escrito, ESPERA_MS)
  // Of what was written a moment ago nothing is said: after a save it would be the CV just saved.
  const vigente = contacto === escrito
  const [correoBuscado, celularBuscado] = JSON.parse(contacto) as [string | null, string | null]
  const { data: parecidos = [] } = useQuery({
    ...cvsParecidosQuery(api, { correo: correoBuscado, celular: celularBuscado, exceptoIdCV }),
    enabled: vigente && (correoBuscado !== null || celularBuscado !== null),
  })
  const isMismoCorreo = (otro: string) => foldParaBuscar(otro) === foldParaBuscar(correoEscrito)

  return (
    <div className={styles.lugar} role="status">
      {vigente && parecidos.length > 0 && (
        <Aviso tono="info" mudo>
          {parecidos.map((cv) => (
            <span key={cv.id} className={styles.parecido}>
              {isMismoCorreo(cv.correo) ? 'Este correo' : 'Este celular'} ya está en el CV de{' '}
              <Link to={`/admin/cv/editar/${cv.id}`} target="_blank" rel="noopener">
                {formatNombreCompleto(cv)}
                <span className="oculto"> (se abre en otra pestaña)</span>
              </Link>
              .
            </span>
          ))}
        </Aviso>
      )}
    </div>
  )
}
