import { useEffect, useState } from 'react'
import { Boton } from '#web/ui/Boton.tsx'
import { Casilla } from '#web/ui/Casilla.tsx'
import { Dialogo } from '#web/ui/Dialogo.tsx'
import styles from './GuardarRespuestas.module.css'

/** A second tap of the thumb that opened it is not meant for what rises under it. */
const ARMAR_MS = 250

interface GuardarRespuestasProps {
  abierto: boolean
  onCancelar: () => void
  /** sinPreguntar: from now on this device saves at the first tap. */
  onGuardar: (sinPreguntar: boolean) => void
}

/** The specified question. It rises over the bar, "Guardar" where "Guardar Respuestas" was. */
export function GuardarRespuestas({ abierto, onCancelar, onGuardar }: GuardarRespuestasProps) {
  const [armado, setArmado] = useState(false)
  const [sinPreguntar, setSinPreguntar] = useState(false)
  useEffect(() => {
    if (!abierto) return setArmado(false)
    const timer = setTimeout(() => setArmado(true), ARMAR_MS)
    return () => clearTimeout(timer)
  }, [abierto])
  return (
    <Dialogo
      abierto={abierto}
      onCerrar={onCancelar}
      className={styles.alza}
      aria-labelledby="guardar-respuestas"
    >
      <h2 id="guardar-respuestas">Guardar Respuestas</h2>
      <p>¿Desea Guardar las Respuestas?</p>
      <label className={styles.sin} htmlFor="sin-preguntar">
        <Casilla id="sin-preguntar" checked={sinPreguntar} onChange={() => setSinPreguntar(!sinPreguntar)} />
        No volver a preguntar en esta encuesta
      </label>
      <div className={styles.dos}>
        <Boton onClick={onCancelar}>Cancelar</Boton>
        <Boton
          tono="primario"
          className={styles.guardar}
          data-foco
          // In the same place as what opened it, two taps are no double tap; what is armed late needs no other guard.
          unaVez={false}
          aria-disabled={!armado}
          onClick={() => armado && onGuardar(sinPreguntar)}
        >
          Guardar
        </Boton>
      </div>
    </Dialogo>
  )
}
