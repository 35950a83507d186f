import { useEffect, useRef, useState } from 'react'
import { sliceTrozos, type Trozo } from '#domain/voces/tapados.ts'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import styles from './Mesa.module.css'
import { TextoCubierto } from './TextoCubierto.tsx'
import type { Mesa, Respuesta } from './voces-queries.ts'

interface CitaDeRespuestaProps {
  respuesta: Respuesta
  mesa: Mesa
  trozos: readonly Trozo[]
  onGuardar: (frases: readonly number[]) => void
  onCancelar: () => void
}

/** What of the answer goes into the report, as it will stand there. */
export function CitaDeRespuesta({ respuesta, mesa, trozos, onGuardar, onCancelar }: CitaDeRespuestaProps) {
  const { frases, citadas, tapados, idArea } = respuesta
  const [elegidas, setElegidas] = useState<readonly number[]>(
    citadas.length > 0 ? citadas : frases.map((_, i) => i),
  )
  const guardar = useRef<HTMLButtonElement>(null)
  useEffect(() => guardar.current?.focus({ preventScroll: true }), [])
  const area = mesa.areas.find(({ id }) => id === idArea)?.nombre
  const listTrozos = (i: number) => sliceTrozos(trozos, frases[i]!, frases[i + 1] ?? Number.POSITIVE_INFINITY)
  const toggle = (i: number) =>
    setElegidas(
      elegidas.includes(i) ? elegidas.filter((otra) => otra !== i) : [...elegidas, i].sort((a, b) => a - b),
    )
  return (
    <section
      className={styles.cita}
      aria-label="Cita para el informe"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancelar()
      }}
    >
      <p className={styles.rotulo}>Cita para el informe</p>
      <blockquote>
        «
        {elegidas.map((i, lugar) => (
          <span key={i}>
            {lugar > 0 && (elegidas[lugar - 1] === i - 1 ? ' ' : ' […] ')}
            <TextoCubierto trozos={trimTrozos(listTrozos(i))} />
          </span>
        ))}
        »
      </blockquote>
      {frases.length > 1 && (
        <fieldset className={styles.frases}>
          <legend>Frases que salen</legend>
          {frases.map((desde, i) => (
            <label key={desde}>
              <input type="checkbox" checked={elegidas.includes(i)} onChange={() => toggle(i)} />
              <span>
                <TextoCubierto trozos={listTrozos(i)} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <p className={styles.ayuda}>{formatAyuda(tapados.length)} El original no sale de aquí.</p>
      <div className={styles.hacerCita}>
        <button
          ref={guardar}
          type="button"
          className={botonClassName('primario', true)}
          disabled={elegidas.length === 0}
          onClick={() => onGuardar(elegidas)}
        >
          Guardar cita
        </button>
        <Boton chico onClick={onCancelar}>
          Cancelar
        </Boton>
        {citadas.length > 0 && (
          <Boton chico onClick={() => onGuardar([])}>
            Quitar cita
          </Boton>
        )}
        <span className={styles.de}>
          {area ? `Saldrá como «${area}».` : 'Saldrá sin área: con ella se podría saber de quién es.'}
        </span>
      </div>
    </section>
  )
}

const formatAyuda = (tapados: number) =>
  tapados === 0
    ? 'No hallamos nombres ni datos de nadie: léela de nuevo antes de guardarla.'
    : tapados === 1
      ? 'Hay una cosa tapada; lee de nuevo el resto antes de guardarla.'
      : `Hay ${tapados} cosas tapadas; lee de nuevo el resto antes de guardarla.`

/** A sentence ends before the blank that follows it. */
function trimTrozos(trozos: readonly Trozo[]): Trozo[] {
  const ultimo = trozos.at(-1)
  return ultimo?.clase === 'texto'
    ? [...trozos.slice(0, -1), { ...ultimo, texto: ultimo.texto.trimEnd() }]
    : [...trozos]
}
