import { memo, useCallback, useId } from 'react'
import { MAX_CARACTERES_RESPUESTA_ABIERTA } from '#domain/cuestionario/codigos.ts'
import type { Cuestionario } from '#domain/cuestionario/cuestionario.ts'
import { listOpciones } from '#domain/cuestionario/list-opciones.ts'
import {
  formatNumeroDeOpcion,
  listNumeros,
  type PreguntaDeParte,
} from '#domain/cuestionario/preguntas-de-parte.ts'
import { isDeUnaOpcion } from '#domain/cuestionario/tipos-de-parte.ts'
import type { TandaDePreguntas } from '#domain/encuesta/avance.ts'
import { type Borrador, changeOpcion } from '#domain/encuesta/respuestas.ts'
import { formatNumero } from '#domain/texto/cantidad.ts'
import { encuesta as textos } from '#web/content/encuesta.ts'
import { Casilla } from '#web/ui/Casilla.tsx'
import { Opciones } from '#web/ui/Opciones.tsx'
import respuestaAbiertaStyles from './RespuestaAbierta.module.css'
import filaDeOpcionStyles from './TablaDePreguntas.module.css'
import filaDePreguntaStyles from './TablaDePreguntas.module.css'
import styles from './TablaDePreguntas.module.css'
import { getIdDeFila } from './use-titular.ts'

interface FilaDeOpcionProps {
  pregunta: PreguntaDeParte
  numero: number
  grupo: string
  unica: boolean
  elegida: boolean
  /** The maximum is reached: another tap would be ignored. */
  agotada: boolean
  onCambio: (idPregunta: string) => void
}

/** An option of a multiple-choice or seniority part. The whole row is its label. */
const FilaDeOpcion = memo(function Fila({
  pregunta,
  numero,
  grupo,
  unica,
  elegida,
  agotada,
  onCambio,
}: FilaDeOpcionProps) {
  const id = `opcion-${pregunta.id}`
  return (
    <tr
      role="row"
      id={getIdDeFila(pregunta.id)}
      className={`${filaDeOpcionStyles.fila} ${filaDeOpcionStyles.opcion}`}
      data-elegida={elegida || undefined}
      data-agotada={agotada || undefined}
    >
      <td role="cell" className={filaDeOpcionStyles.numero}>
        {formatNumeroDeOpcion(numero)}
      </td>
      <td role="cell" className={filaDeOpcionStyles.pregunta}>
        <label htmlFor={id}>{pregunta.pregunta}</label>
      </td>
      <td role="cell" className={filaDeOpcionStyles.casilla}>
        <Casilla
          id={id}
          unica={unica}
          name={grupo}
          checked={elegida}
          aria-disabled={agotada || undefined}
          onChange={() => onCambio(pregunta.id)}
          // A round one that is chosen changes no more by itself: it can be taken back too.
          onClick={() => unica && elegida && onCambio(pregunta.id)}
        />
      </td>
    </tr>
  )
})

/** Nobody counts before. */
const SE_CUENTA_DESDE = 3_500

interface RespuestaAbiertaProps {
  texto: string
  idTexto: string
  onCambio: (texto: string) => void
}

/** Nothing is cut: who pastes too much sees by how much, and shortens it. */
function RespuestaAbierta({ texto, idTexto, onCambio }: RespuestaAbiertaProps) {
  const id = useId()
  const sobran = texto.length - MAX_CARACTERES_RESPUESTA_ABIERTA
  return (
    <div className={respuestaAbiertaStyles.abierta}>
      <p id={`${id}-cuida`} className={respuestaAbiertaStyles.cuida}>
        {textos.cuida}
      </p>
      <textarea
        value={texto}
        onChange={(event) => onCambio(event.target.value)}
        aria-labelledby={idTexto}
        aria-describedby={`${id}-cuida ${id}`}
        aria-invalid={sobran > 0 || undefined}
        autoComplete="off"
        rows={4}
      />
      <p id={id} className={respuestaAbiertaStyles.cuenta}>
        {texto.length >= SE_CUENTA_DESDE &&
          `${formatNumero(texto.length)} de ${formatNumero(MAX_CARACTERES_RESPUESTA_ABIERTA)} caracteres`}
        {sobran > 0 && <strong> · sobran {formatNumero(sobran)}</strong>}
      </p>
    </div>
  )
}

interface FilaDePreguntaProps {
  pregunta: PreguntaDeParte
  numero: number
  respuesta: string | undefined
  falta: boolean
  onCambio: (idPregunta: string, respuesta: string) => void
}

/** A tap on one question draws no other again. */
const FilaDePregunta = memo(function Fila({
  pregunta,
  numero,
  respuesta,
  falta,
  onCambio,
}: FilaDePreguntaProps) {
  const change = (nueva: string) => onCambio(pregunta.id, nueva)
  const idTexto = `texto-${pregunta.id}`
  const idFalta = `falta-${pregunta.id}`
  return (
    <tr
      role="row"
      id={getIdDeFila(pregunta.id)}
      className={filaDePreguntaStyles.fila}
      data-clase={pregunta.clase}
      data-falta={falta || undefined}
      data-abierta={(respuesta === undefined && pregunta.clase !== 'abierta') || undefined}
      data-contestada={respuesta !== undefined || undefined}
    >
      <td role="cell" className={filaDePreguntaStyles.numero}>
        {numero}
      </td>
      <td role="cell" className={filaDePreguntaStyles.pregunta}>
        <p id={idTexto}>{pregunta.pregunta}</p>
        {falta && (
          <p id={idFalta} className={filaDePreguntaStyles.falta}>
            Falta contestar
          </p>
        )}
      </td>
      <td role="cell" className={filaDePreguntaStyles.respuestas}>
        {pregunta.clase === 'abierta' ? (
          <RespuestaAbierta texto={respuesta ?? ''} idTexto={idTexto} onCambio={change} />
        ) : (
          <Opciones
            nombre={pregunta.id}
            opciones={listOpciones(pregunta)}
            enPuntos={pregunta.clase === 'puntos'}
            valor={respuesta}
            onElegir={change}
            aria-labelledby={idTexto}
            aria-describedby={falta ? idFalta : undefined}
            aria-invalid={falta || undefined}
          />
        )}
      </td>
    </tr>
  )
})

interface TablaDePreguntasProps {
  cuestionario: Cuestionario
  tanda: TandaDePreguntas
  borrador: Borrador
  marcarFaltantes: boolean
  onCambio: (cambio: Cambio) => void
}

/** The draft after a tap. */
export type Cambio = (borrador: Borrador) => Borrador

/** Questions of the same part are the same if their ids are. */
const isMismaTanda = (uno: TandaDePreguntas, otro: TandaDePreguntas) =>
  uno.parte === otro.parte &&
  uno.preguntas.length === otro.preguntas.length &&
  uno.preguntas.every(({ id }, n) => id === otro.preguntas[n]?.id)

/** The batch: No., Pregunta, Respuestas. On a phone each row is a card; the roles keep it a table for who listens. */
export const TablaDePreguntas = memo(Tabla, (antes, ahora) =>
  (Object.keys(ahora) as (keyof TablaDePreguntasProps)[]).every((nombre) =>
    nombre === 'tanda' ? isMismaTanda(antes.tanda, ahora.tanda) : antes[nombre] === ahora[nombre],
  ),
)

function Tabla({ cuestionario, tanda, borrador, marcarFaltantes, onCambio }: TablaDePreguntasProps) {
  const { parte, preguntas } = tanda
  const numeros = listNumeros(cuestionario)
  const unica = isDeUnaOpcion(parte.tipo)
  const elegidas = preguntas.filter((p) => p.clase === 'opcion' && borrador.get(p.id) === 'true').length
  const maximo = unica ? null : (parte.cantidadDeOpciones ?? null)

  const answer = useCallback(
    (id: string, respuesta: string) => onCambio((antes) => new Map(antes).set(id, respuesta)),
    [onCambio],
  )
  const choose = useCallback(
    (id: string) => onCambio((antes) => changeOpcion(parte, antes, id)),
    [onCambio, parte],
  )

  const renderFila = (pregunta: PreguntaDeParte) => {
    const comun = { pregunta, numero: numeros.get(pregunta.id) ?? 0 }
    const respuesta = borrador.get(pregunta.id)
    if (pregunta.clase !== 'opcion') {
      return (
        <FilaDePregunta
          key={pregunta.id}
          {...comun}
          respuesta={respuesta}
          falta={marcarFaltantes && respuesta === undefined && pregunta.clase !== 'abierta'}
          onCambio={answer}
        />
      )
    }
    const elegida = respuesta === 'true'
    return (
      <FilaDeOpcion
        key={pregunta.id}
        {...comun}
        grupo={parte.id}
        unica={unica}
        elegida={elegida}
        agotada={!elegida && maximo !== null && elegidas >= maximo}
        onCambio={choose}
      />
    )
  }

  const tabla = (
    <table role="table" className={styles.tabla} aria-label="Preguntas">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            No.
          </th>
          <th role="columnheader" scope="col">
            Pregunta
          </th>
          <th role="columnheader" scope="col">
            Respuestas
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">{preguntas.map(renderFila)}</tbody>
    </table>
  )
  if (!preguntas.some(({ clase }) => clase === 'opcion')) return tabla
  return (
    <fieldset
      {...(unica ? { role: 'radiogroup', 'aria-required': true } : {})}
      aria-labelledby="pregunta-general"
      aria-invalid={unica && marcarFaltantes && elegidas === 0 ? true : undefined}
    >
      {maximo !== null && <MaximoDeOpciones maximo={maximo} elegidas={elegidas} />}
      {tabla}
    </fieldset>
  )
}

/** A tap that would pass the maximum is ignored (spec §5): it must be plain to see why. */
function MaximoDeOpciones({ maximo, elegidas }: { maximo: number; elegidas: number }) {
  const agotado = elegidas >= maximo
  return (
    <p className={styles.maximo} role="status">
      Puedes escoger {maximo} como máximo.
      {agotado && <strong> Para cambiar, quita {maximo === 1 ? 'la que escogiste' : 'una'}.</strong>}
    </p>
  )
}
