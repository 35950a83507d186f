import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { Apartado, Apartados } from '#web/ui/Apartado.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import styles from './Ajustes.module.css'
import { ajustesQuery } from './ajustes-query.ts'
import { FormularioDeAjustes } from './FormularioDeAjustes.tsx'
import { Preparacion } from './Preparacion.tsx'
import { SegundoFactorParaTodos } from './SegundoFactorParaTodos.tsx'

interface AjustesProps {
  /** Where retention is turned on, with the list of what goes when. */
  retencion: string
  /** The account that asks has no second factor itself. */
  sinFactor: boolean
  onFactorExigido: () => Promise<void>
  /** Words of mails and of the survey. */
  palabras: ReactNode
}

/** Settings of the whole firm. */
export function Ajustes({ retencion, sinFactor, onFactorExigido, palabras }: AjustesProps) {
  const ajustes = useQuery(ajustesQuery(useApi()))
  if (!ajustes.data)
    return (
      <Espera
        texto="Cargando los ajustes…"
        falla={ajustes.error && !ajustes.isFetching ? formatFailure(ajustes.error) : null}
        onReintentar={() => void ajustes.refetch()}
      />
    )
  return (
    <Apartados>
      <Bloque id="preparacion" titulo="Primeros minutos">
        <Preparacion />
      </Bloque>
      <Bloque id="acceso" titulo="Acceso">
        <SegundoFactorParaTodos
          activo={ajustes.data.segundoFactorParaTodos}
          sinFactor={sinFactor}
          onExigido={onFactorExigido}
        />
      </Bloque>
      <Bloque id="cifras" titulo="Encuestas, papel y CV">
        <FormularioDeAjustes ajustes={ajustes.data} />
      </Bloque>
      <Bloque id="palabras" titulo="Palabras de los correos y de la encuesta">
        {palabras}
      </Bloque>
      <Bloque id="retencion" titulo="Retención de CV">
        <p className={styles.nota}>
          {ajustes.data.retencionDesde
            ? 'Está activa: los CV se borran a su plazo, después de haber estado 30 días en la lista.'
            : 'Está apagada: ningún CV se borra solo.'}
        </p>
        <Link to={retencion}>Ver la lista y cambiarla</Link>
      </Bloque>
    </Apartados>
  )
}

const Bloque = (props: ComponentProps<typeof Apartado>) => (
  <Apartado className={styles.contenido} {...props} />
)
