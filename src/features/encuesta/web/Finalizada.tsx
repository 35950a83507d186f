import { encuesta as textos } from '#web/content/encuesta.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { Avance } from './Avance.tsx'
import { Marco } from './Marco.tsx'
import styles from './Salida.module.css'
import { useAnonimato } from './use-anonimato.ts'
import { useTitular } from './use-titular.ts'

interface FinalizadaProps {
  totalPages: number
  /** A computer that many answer on, one after the other. */
  onOtra: () => void
}

export function Finalizada({ totalPages, onOtra }: FinalizadaProps) {
  const { ruta } = useAnonimato()
  const titular = useTitular('finalizada')
  return (
    <Marco>
      <div className={styles.avance}>
        <Avance hechas={totalPages} paginas={totalPages} texto="Encuesta completa" />
      </div>
      <h1 ref={titular} tabIndex={-1}>
        Ha Finalizado la Encuesta
      </h1>
      <p>{textos.finalizada.texto}</p>
      <p>
        <a href={ruta}>{textos.entrada.enlace}</a>
      </p>
      <Boton className={styles.accion} onClick={onOtra}>
        {textos.finalizada.otra}
      </Boton>
    </Marco>
  )
}
