import { useState } from 'react'
import { LIMITES_DE_REDACCION } from '#domain/informe/elecciones.ts'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { CampoTexto } from '#web/ui/Campo.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import styles from './Informe.module.css'
import type { Redaccion, Seccion, Textos } from './informe-queries.ts'
import { type EstadoDeRedaccion, useRedaccion } from './use-redaccion.ts'

/** The wordings of a section. What was suggested says so until somebody changes it or stands for it. */
export function RedaccionDeSeccion({ idClima, seccion }: { idClima: string; seccion: Seccion }) {
  if (seccion.redacciones.length === 0)
    return <p className={styles.nota}>Esta sección no lleva comentario.</p>
  return seccion.redacciones.map((redaccion) => (
    <FormularioDeRedaccion key={redaccion.clave} idClima={idClima} redaccion={redaccion} />
  ))
}

const ESTADOS: Partial<Record<EstadoDeRedaccion['tipo'], string>> = {
  guardando: 'Guardando…',
  guardada: 'Guardado.',
}

function FormularioDeRedaccion({ idClima, redaccion }: { idClima: string; redaccion: Redaccion }) {
  const { texto, estado, write, leave, approve, takeTheirs, keepMine, isSugerida, isRevisada, getOtra } =
    useRedaccion(idClima, redaccion)
  /** The wording that another took the place of. */
  const [anterior, setAnterior] = useState<Textos | null>(null)
  const otra = getOtra()
  const sinTitular = !texto.titular.trim()
  return (
    <form
      className={styles.redaccion}
      aria-label={redaccion.nombre || 'Redacción'}
      onSubmit={(event) => {
        event.preventDefault()
        if (sinTitular) return
        // The button goes with what it did.
        event.currentTarget.focus({ preventScroll: true })
        approve()
      }}
      tabIndex={-1}
      onBlur={leave}
    >
      {redaccion.nombre && <h3>{redaccion.nombre}</h3>}
      {isRevisada ? (
        <p className={styles.revisada}>
          <Icono nombre="hecho" /> Revisada por {redaccion.revisadaPor}.
        </p>
      ) : isSugerida ? (
        <p className={styles.sugerida}>
          <strong>Redacción sugerida, edítala.</strong>{' '}
          {redaccion.cifrasCambiaron
            ? 'Las cifras cambiaron desde que se revisó: sale de las de ahora, y nadie la ha revisado.'
            : 'Sale de las cifras de esta ronda y nadie la ha revisado.'}
        </p>
      ) : (
        redaccion.cifrasCambiaron && (
          <p className={styles.sugerida}>
            <strong>Las cifras cambiaron desde que se escribió.</strong> Léela de nuevo: puede decir lo que ya
            no es así.
          </p>
        )
      )}
      {estado.tipo === 'falla' && <Aviso tono="mal">{formatFailure(estado.error)}</Aviso>}
      {estado.tipo === 'conflicto' && (
        <Aviso
          tono="mal"
          accion={
            <span className={styles.botones}>
              <Boton chico onClick={() => takeTheirs(estado.suya)}>
                Quedarme con lo suyo
              </Boton>
              <Boton chico onClick={() => keepMine(estado.revision)}>
                Guardar lo mío
              </Boton>
            </span>
          }
        >
          Alguien más escribió esto mientras tanto: <strong>{estado.suya.titular}</strong>{' '}
          {estado.suya.comentario}
        </Aviso>
      )}
      <CampoTexto
        rotulo="Titular"
        rows={2}
        maxLength={LIMITES_DE_REDACCION.titular}
        falla={sinTitular ? 'Escribe un titular; sin él no se guarda.' : null}
        value={texto.titular}
        onChange={(event) => write({ titular: event.currentTarget.value })}
      />
      <CampoTexto
        rotulo="Comentario"
        opcional
        rows={7}
        maxLength={LIMITES_DE_REDACCION.comentario}
        value={texto.comentario}
        onChange={(event) => write({ comentario: event.currentTarget.value })}
      />
      <div className={styles.botones}>
        {!isRevisada && (
          <Boton type="submit" aria-disabled={sinTitular} aria-keyshortcuts="r">
            <Icono nombre="hecho" /> Ya la revisé <kbd>R</kbd>
          </Boton>
        )}
        {otra && (
          <Boton
            tono="texto"
            onClick={() => {
              setAnterior(texto)
              write(otra)
            }}
          >
            Otra redacción
          </Boton>
        )}
        {anterior && (
          <Boton
            tono="texto"
            onClick={() => {
              write(anterior)
              setAnterior(null)
            }}
          >
            Volver a la que estaba
          </Boton>
        )}
        {texto.comentario && (
          <Boton
            tono="texto"
            onClick={(event) => {
              event.currentTarget.form?.querySelectorAll('textarea')[1]?.focus()
              write({ comentario: '' })
            }}
          >
            Dejar sin comentario
          </Boton>
        )}
      </div>
      <p className={styles.estado} aria-live="polite">
        {ESTADOS[estado.tipo] ?? ''}
      </p>
    </form>
  )
}
