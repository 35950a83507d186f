import { use, useState } from 'react'
import { encuesta as textos } from '#web/content/encuesta.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { Avance } from './Activa.tsx'
import type { Encuesta } from './acceso.ts'
import { Marco, Palabras, PortadaContext } from './Marco.tsx'
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
  const gracias = use(PortadaContext)?.gracias
  return (
    <Marco>
      <div className={styles.avance}>
        <Avance hechas={totalPages} paginas={totalPages} texto="Encuesta completa" />
      </div>
      <h1 ref={titular} tabIndex={-1}>
        Ha Finalizado la Encuesta
      </h1>
      <Palabras texto={gracias} />
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

interface InactivaProps {
  encuesta: Encuesta
  onComprobar: () => Promise<unknown>
}

export function Inactiva({ encuesta, onComprobar }: InactivaProps) {
  const titular = useTitular('inactiva')
  const [comprobando, setComprobando] = useState(false)
  if (encuesta.plazoTerminado) {
    return (
      <Marco>
        <h1 ref={titular} tabIndex={-1}>
          La encuesta no está activa aún
        </h1>
        <p>{textos.terminada.texto}</p>
      </Marco>
    )
  }
  const { inactiva } = textos
  const comprobar = async () => {
    setComprobando(true)
    await onComprobar()
    setComprobando(false)
  }
  return (
    <Marco>
      <h1 ref={titular} tabIndex={-1}>
        La encuesta no está activa aún
      </h1>
      <p>{encuesta.respuestas.length > 0 ? inactiva.aMedias : inactiva.sinEmpezar}</p>
      <Boton
        className={styles.accion}
        aria-disabled={comprobando}
        onClick={() => !comprobando && void comprobar()}
      >
        {inactiva.reintentar}
      </Boton>
    </Marco>
  )
}
