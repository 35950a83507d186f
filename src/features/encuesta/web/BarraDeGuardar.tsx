import { useEffect, useState } from 'react'
import { encuesta } from '#web/content/encuesta.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { isEnKiosco } from './almacenes.ts'
import styles from './BarraDeGuardar.module.css'
import { type Guardado, getInforme, useEnLinea } from './use-guardado.ts'

const { guardado: textos } = encuesta
const RECIEN_MS = 3_000

interface AvanceProps {
  /** Pages done; a fraction is the part of the current one. */
  hechas: number
  paginas: number
  texto: string
}

/** Always in sight, ink on sand: a colour of the bands would suggest an answer. */
function Avance({ hechas, paginas, texto }: AvanceProps) {
  return (
    <div
      className={styles.avance}
      role="progressbar"
      aria-label="Avance de la encuesta"
      aria-valuemin={0}
      aria-valuemax={paginas}
      aria-valuenow={Math.floor(hechas)}
      aria-valuetext={texto}
    >
      <i style={{ width: `${(hechas / paginas) * 100}%` }} />
    </div>
  )
}

interface BarraDeGuardarProps {
  pagina: string
  hechas: number
  paginas: number
  progreso: string
  /** Nothing is missing on this page. */
  completa: boolean
  /** Said once, past a quarter, a half and three quarters. */
  animo: string | null
  /** The batch; recienGuardado: it came after a save. */
  lugar: string
  recienGuardado: boolean
  aviso: string | null
  guardado: Guardado
  seConserva: boolean
  onGuardar: () => void
  onReintentar: () => void
}

/** Stays at the foot of the screen; every notice of the survey stands on it. */
export function BarraDeGuardar(props: BarraDeGuardarProps) {
  const {
    pagina,
    hechas,
    paginas,
    progreso,
    completa,
    animo,
    aviso,
    guardado,
    seConserva,
    onGuardar,
    onReintentar,
  } = props
  const enLinea = useEnLinea()
  // Going on at once, one is told about this batch, and no longer about the one before it.
  const recien =
    useRecien(props.lugar, props.recienGuardado) && guardado.estado === 'quieto' && aviso === null
  // A refused save is not sent again: the screen has already been brought up to date.
  const pasajero = guardado.estado === 'fallo' && guardado.falla === null
  const fallo = guardado.estado === 'fallo' ? (guardado.falla ?? textos.fallo) : null
  const informe =
    guardado.estado === 'guardando' && guardado.lento
      ? textos.lento
      : getInforme(enLinea, seConserva, isEnKiosco())

  return (
    <footer className={styles.barra}>
      <Avance hechas={hechas} paginas={paginas} texto={pagina} />
      <div aria-live="assertive">
        {aviso ? (
          <p className={styles.calma}>{aviso}</p>
        ) : (
          fallo && (
            <Aviso
              tono="mal"
              mudo
              accion={
                pasajero && (
                  <Boton chico onClick={onReintentar}>
                    {textos.reintentar}
                  </Boton>
                )
              }
            >
              {fallo}
            </Aviso>
          )
        )}
      </div>
      <div aria-live="polite">
        {informe && !aviso && !fallo && (
          <Aviso tono="info" mudo>
            {informe}
          </Aviso>
        )}
        {animo && !informe && !aviso && !fallo && (
          <Aviso tono="bien" mudo>
            {animo}
          </Aviso>
        )}
      </div>
      <div className={styles.fila}>
        <div className={styles.cuanto}>
          <strong className="cifra">{pagina}</strong>
          <span className="cifra" role="status">
            {recien ? textos.listo : progreso}
          </span>
        </div>
        <Boton
          tono={completa ? 'primario' : 'secundario'}
          unaVez
          className={styles.boton}
          aria-disabled={guardado.estado === 'guardando'}
          onClick={onGuardar}
        >
          {guardado.estado === 'guardando' ? (
            <>
              <i className={styles.pulso} aria-hidden="true" />
              {textos.guardando}
            </>
          ) : (
            'Guardar Respuestas'
          )}
        </Boton>
      </div>
    </footer>
  )
}

/** True for a moment after a save has brought a new batch. */
function useRecien(lugar: string, guardado: boolean): boolean {
  const [pasado, setPasado] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPasado(lugar), RECIEN_MS)
    return () => clearTimeout(timer)
  }, [lugar])
  return guardado && pasado !== lugar
}
