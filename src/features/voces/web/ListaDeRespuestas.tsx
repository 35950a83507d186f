import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type ChangeEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { splitCubierto } from '#domain/voces/tapados.ts'
import { CampoMarco } from '#web/ui/Campo.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import styles from './Mesa.module.css'
import { TextoCubierto } from './TextoCubierto.tsx'
import { type FiltroDeMesa, SIN_AREA } from './use-visibles.ts'
import type { Mesa, Respuesta, Tema } from './voces-queries.ts'

interface BuscaDeMesaProps {
  mesa: Mesa
  filtro: FiltroDeMesa
  buscar: RefObject<HTMLInputElement | null>
}

/** Chosen with the mouse it keeps nothing: the next letter is the desk's, and would look for an option. */
const choose = (set: (valor: string) => void) => (event: ChangeEvent<HTMLSelectElement>) => {
  set(event.currentTarget.value)
  if (!event.currentTarget.matches(':focus-visible')) event.currentTarget.blur()
}

/** Which question, and which of its answers. */
export function BuscaDeMesa({
  mesa: { preguntas, idPregunta, areas, temas, respuestas },
  filtro,
  buscar,
}: BuscaDeMesaProps) {
  const conRespuestas = useMemo(
    () => new Set(respuestas.map(({ idArea }) => idArea ?? SIN_AREA)),
    [respuestas],
  )
  // One that the address asks for is named, though nothing of it is told.
  const ofrecidas = areas.filter(({ id }) => conRespuestas.has(id) || id === filtro.area)
  const callada = filtro.area !== '' && (filtro.area === SIN_AREA || !conRespuestas.has(filtro.area))
  return (
    <div className={styles.busca}>
      <CampoSeleccion
        rotulo="Pregunta Abierta:"
        opciones={preguntas.map(({ id, pregunta }) => ({ valor: id, texto: pregunta }))}
        // The one asked for, while its answers come.
        value={preguntas.find(({ id }) => id === filtro.pregunta)?.id ?? idPregunta ?? ''}
        onChange={choose(filtro.setPregunta)}
      />
      <CampoSeleccion
        rotulo="Área de trabajo"
        opciones={[
          { valor: '', texto: 'Todas' },
          ...ofrecidas.map(({ id, nombre }) => ({ valor: id, texto: nombre })),
          ...(conRespuestas.has(SIN_AREA) ? [{ valor: SIN_AREA, texto: 'Sin área a la vista' }] : []),
        ]}
        ayuda={
          callada
            ? 'Lo que se escribió en un área o grupo de pocas personas se lee sin decir de cuál.'
            : undefined
        }
        value={filtro.area}
        onChange={choose(filtro.setArea)}
      />
      <CampoSeleccion
        rotulo="Tema"
        opciones={[
          { valor: '', texto: 'Todos' },
          ...temas.map(({ id, nombre }) => ({ valor: id, texto: nombre })),
        ]}
        value={filtro.tema}
        onChange={choose(filtro.setTema)}
      />
      <CampoMarco rotulo="Filtro de Texto:">
        {(atributos) => (
          <input
            {...atributos}
            ref={buscar}
            type="search"
            placeholder="Una palabra, con o sin acentos"
            value={filtro.texto}
            onChange={(event) => filtro.setTexto(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' || event.key === 'Enter') event.currentTarget.blur()
            }}
          />
        )}
      </CampoMarco>
    </div>
  )
}

interface ListaDeRespuestasProps {
  respuestas: readonly Respuesta[]
  temas: readonly Tema[]
  actual: number
  onActual: (clave: string) => void
  children: (respuesta: Respuesta) => ReactNode
}

const ALTO_ESTIMADO = 76

/** However many there are, the page holds those in sight. */
export function ListaDeRespuestas({ respuestas, temas, actual, onActual, children }: ListaDeRespuestasProps) {
  const lista = useRef<HTMLOListElement>(null)
  const [margen, setMargen] = useState(0)
  useLayoutEffect(() => {
    if (lista.current) setMargen(lista.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  const virtual = useWindowVirtualizer({
    count: respuestas.length,
    estimateSize: () => ALTO_ESTIMADO,
    getItemKey: useCallback((i: number) => respuestas[i]!.clave, [respuestas]),
    overscan: 8,
    scrollMargin: margen,
    scrollPaddingStart: 120,
    scrollPaddingEnd: 120,
  })
  const nombres = new Map(temas.map(({ id, nombre }) => [id, nombre]))
  const anterior = useRef(actual)
  useEffect(() => {
    if (anterior.current === actual) return
    anterior.current = actual
    virtual.scrollToIndex(actual, { align: 'auto' })
  }, [actual, virtual])
  return (
    <ol ref={lista} className={styles.respuestas} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const respuesta = respuestas[index]!
        const isActual = index === actual
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={respuestas.length}
            aria-posinset={index + 1}
            aria-current={isActual ? 'true' : undefined}
            style={{ transform: `translateY(${start - margen}px)` }}
          >
            {isActual ? (
              children(respuesta)
            ) : (
              <button type="button" className={styles.elegir} onClick={() => onActual(respuesta.clave)}>
                <TextoCubierto trozos={splitCubierto(respuesta.texto, respuesta.tapados)} />
              </button>
            )}
            <Puestos respuesta={respuesta} nombres={nombres} />
          </li>
        )
      })}
    </ol>
  )
}

function Puestos({ respuesta, nombres }: { respuesta: Respuesta; nombres: ReadonlyMap<string, string> }) {
  const puestos = respuesta.idsTemas.flatMap((id) => nombres.get(id) ?? [])
  if (puestos.length === 0 && !respuesta.cita) return null
  return (
    <p className={styles.puestos}>
      {puestos.map((nombre) => (
        <span key={nombre} className={styles.tema}>
          {nombre}
        </span>
      ))}
      {respuesta.cita && <span className={styles.citada}>❝ Citada</span>}
    </p>
  )
}
