import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { splitCubierto } from '#domain/voces/tapados.ts'
import styles from './Mesa.module.css'
import { TextoCubierto } from './TextoCubierto.tsx'
import type { Respuesta, Tema } from './voces-queries.ts'

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
