import { type ReactNode, useEffect, useRef, useState } from 'react'
import { guessTipo, MARCA_DE_TAPADO } from '#domain/voces/datos-personales.ts'
import type { Sugerencia } from '#domain/voces/sugerencias.ts'
import { sliceTrozos, splitCubierto, type Trozo } from '#domain/voces/tapados.ts'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import styles from './Mesa.module.css'
import { PalabrasPorTapar, TextoCubierto } from './TextoCubierto.tsx'
import type { MesaAbierta } from './use-mesa.ts'
import type { Mesa, Respuesta, Tema } from './voces-queries.ts'

interface CitaDeRespuestaProps {
  respuesta: Respuesta
  mesa: Mesa
  trozos: readonly Trozo[]
  onGuardar: (frases: readonly number[]) => void
  onCancelar: () => void
}

/** The part of the answer that goes into the report, as it will stand there. */
function CitaDeRespuesta({ respuesta, mesa, trozos, onGuardar, onCancelar }: CitaDeRespuestaProps) {
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

interface RespuestaActualProps {
  respuesta: Respuesta
  mesa: Mesa
  abierta: MesaAbierta
  sugerencias: readonly Sugerencia[]
  panel: 'cita' | 'tapar' | null
  onPanel: (panel: 'cita' | 'tapar' | null) => void
  /** Versions that covering something does not reach any more. */
  entregada: ReactNode
}

/** The answer that the keys act on: what it may be about, what is covered of it, and its quote. */
export function RespuestaActual({
  respuesta,
  mesa,
  abierta,
  sugerencias,
  panel,
  onPanel,
  entregada,
}: RespuestaActualProps) {
  const trozos = splitCubierto(respuesta.texto, respuesta.tapados)
  const tapar = (desde: number, texto: string) =>
    abierta.changeTapado(
      respuesta,
      { desde, hasta: desde + texto.length, tipo: guessTipo(texto) },
      'tapado',
      'visible',
    )
  const [marcado, setMarcado] = useMarcado()
  return (
    <>
      <p className={styles.texto} data-actual>
        {panel === 'tapar' ? (
          <PalabrasPorTapar trozos={trozos} onTapar={tapar} />
        ) : (
          <TextoCubierto trozos={trozos} />
        )}
      </p>
      <Sugeridos {...{ respuesta, mesa, abierta, sugerencias }} />
      <Tapados {...{ respuesta, abierta, trozos }} />
      <div className={styles.hacer}>
        <Boton
          chico
          aria-expanded={panel === 'cita'}
          onClick={() => onPanel(panel === 'cita' ? null : 'cita')}
        >
          {respuesta.cita ? 'Cambiar la cita' : 'Citar'} <kbd>C</kbd>
        </Boton>
        <Boton
          chico
          aria-expanded={panel === 'tapar'}
          onClick={() => onPanel(panel === 'tapar' ? null : 'tapar')}
        >
          {panel === 'tapar' ? 'Terminar de tapar' : 'Tapar palabras'} <kbd>X</kbd>
        </Boton>
        {marcado && (
          <Boton
            chico
            onClick={() => {
              tapar(marcado.desde, marcado.texto)
              setMarcado(null)
            }}
          >
            Tapar lo marcado
          </Boton>
        )}
      </div>
      {panel === 'tapar' && (
        <p className={styles.ayuda}>Toca una palabra para taparla. El original no sale de aquí.</p>
      )}
      {(panel === 'tapar' || trozos.some(({ clase }) => clase === 'tapado')) && entregada}
      {panel === 'cita' && (
        <CitaDeRespuesta
          key={respuesta.clave}
          {...{ respuesta, mesa, trozos }}
          onGuardar={(frases) => {
            abierta.changeCita(respuesta, frases)
            onPanel(null)
          }}
          onCancelar={() => onPanel(null)}
        />
      )}
    </>
  )
}

function Sugeridos({
  respuesta,
  mesa,
  abierta,
  sugerencias,
}: Pick<RespuestaActualProps, 'respuesta' | 'mesa' | 'abierta' | 'sugerencias'>) {
  const temas = new Map(mesa.temas.map((tema, lugar) => [tema.id, { tema, lugar }]))
  const sugeridos = sugerencias.flatMap(({ idTema }) => temas.get(idTema) ?? [])
  if (sugeridos.length === 0) return null
  const palabras = [...new Set(sugerencias.flatMap((sugerencia) => sugerencia.palabras))]
  return (
    <div className={styles.sugiere}>
      <span>Puede ser</span>
      {sugeridos.map(({ tema, lugar }: { tema: Tema; lugar: number }, i) => (
        <button
          key={tema.id}
          type="button"
          className={styles.propuesta}
          onClick={() => abierta.toggleTema(respuesta, tema)}
        >
          {i === 0 ? <kbd>Enter</kbd> : lugar < 9 && <kbd>{lugar + 1}</kbd>}
          {tema.nombre}
        </button>
      ))}
      <span className={styles.razon}>por {palabras.map((palabra) => `«${palabra}»`).join(', ')}</span>
    </div>
  )
}

/** Covered stretches, and what to do about each. */
function Tapados({
  respuesta,
  abierta,
  trozos,
}: Pick<RespuestaActualProps, 'respuesta' | 'abierta'> & { trozos: readonly Trozo[] }) {
  if (!trozos.some(({ clase }) => clase === 'tapado')) return null
  return (
    <ul className={styles.tapados}>
      {respuesta.tapados.map((tapado) => (
        <li key={tapado.desde}>
          <span>
            <mark className={styles.tapado}>{MARCA_DE_TAPADO[tapado.tipo]}</mark>{' '}
            {tapado.propuesto ? 'hallado por reglas' : 'tapado'}
          </span>
          {tapado.propuesto && (
            <Boton
              tono="texto"
              chico
              onClick={() => abierta.changeTapado(respuesta, tapado, 'tapado', 'propuesto')}
            >
              Aceptar<span className="oculto"> {MARCA_DE_TAPADO[tapado.tipo]}</span>
            </Boton>
          )}
          <Boton
            tono="texto"
            chico
            onClick={() =>
              abierta.changeTapado(respuesta, tapado, 'visible', tapado.propuesto ? 'propuesto' : 'tapado')
            }
          >
            Destapar<span className="oculto"> {MARCA_DE_TAPADO[tapado.tipo]}</span>
          </Boton>
        </li>
      ))}
    </ul>
  )
}

type Marcado = { desde: number; texto: string }

/** The selection of the mouse in the answer, by its place in the original. */
function useMarcado() {
  const [marcado, setMarcado] = useState<Marcado | null>(null)
  useEffect(() => {
    const listen = () => setMarcado(readMarcado(document.getSelection()))
    document.addEventListener('selectionchange', listen)
    return () => document.removeEventListener('selectionchange', listen)
  }, [])
  return [marcado, setMarcado] as const
}

/** Null where nothing is selected, or not within words in sight of the answer. */
function readMarcado(seleccion: Selection | null): Marcado | null {
  if (!seleccion || seleccion.isCollapsed || seleccion.rangeCount === 0) return null
  const { startContainer, endContainer, startOffset } = seleccion.getRangeAt(0)
  const trozo = startContainer.parentElement
  if (startContainer !== endContainer || !trozo?.closest('[data-actual]')) return null
  const desde = trozo.dataset.desde
  const texto = seleccion.toString()
  if (desde === undefined || texto.trim() === '') return null
  return {
    desde: Number(desde) + startOffset + texto.length - texto.trimStart().length,
    texto: texto.trim(),
  }
}
