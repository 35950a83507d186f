import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { formatPersonas } from '#dibujo/resultados/cifras.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { Total } from '#web/ui/graficas/BloqueDeGrafica.tsx'
import { createTotal } from './PantallaDeGrafica.tsx'
import styles from './Plegables.module.css'
import type { PalabrasDeClase } from './partes.ts'
import type { ParteDeClima } from './resultados-queries.ts'

interface PlegablesProps {
  partes: readonly ParteDeClima[]
  palabras: PalabrasDeClase
  /** Whether they are too many to stand open one after another. */
  plegadas: boolean
  children: (parte: ParteDeClima) => ReactNode
}

/** Form of each: open while that is a page, behind a line for each where it would be a hundred. */
export function Plegables({ partes, palabras, plegadas, children }: PlegablesProps) {
  const lista = useRef<HTMLDivElement>(null)
  useAbiertasAlImprimir(lista)
  if (!plegadas) return partes.map((parte) => <Fragment key={parte.id}>{children(parte)}</Fragment>)
  const openAll = (open: boolean) => {
    for (const una of lista.current?.querySelectorAll('details') ?? []) una.open = open
  }
  return (
    <section className={styles.plegables} aria-labelledby="por-separado">
      <header>
        <h2 id="por-separado">Cada {palabras.una} por separado</h2>
        <p>
          Abre {palabras.femenino ? 'una' : 'uno'} para ver sus barras por {palabras.barra.toLowerCase()}.
        </p>
        <div className={styles.mandos}>
          <Boton chico onClick={() => openAll(true)}>
            Abrir {palabras.femenino ? 'todas' : 'todos'}
          </Boton>
          <Boton chico onClick={() => openAll(false)}>
            Cerrar {palabras.femenino ? 'todas' : 'todos'}
          </Boton>
        </div>
      </header>
      <div ref={lista}>
        {partes.map((parte) => (
          <details key={parte.id} className={styles.parte}>
            <summary>
              <h3>{parte.rotulo}</h3>
              <span>{parte.personas === null ? '' : formatPersonas(parte.personas)}</span>
              <Cifra parte={parte} />
            </summary>
            {children(parte)}
          </details>
        ))}
      </div>
    </section>
  )
}

function Cifra({ parte: { reserva, satisfaccion } }: { parte: ParteDeClima }) {
  if (reserva === 'sinPublicar') return null
  if (reserva) return <Total total={{ tipo: 'reservado', texto: 'Reservado' }} />
  const total = createTotal(satisfaccion)
  return total ? <Total total={total} /> : null
}

/** Paper has nothing to press: what is folded stands open on it, and folds again afterwards. */
export function useAbiertasAlImprimir(lista: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let cerradas: HTMLDetailsElement[] = []
    const open = () => {
      cerradas = [...(lista.current?.querySelectorAll('details') ?? [])].filter((una) => !una.open)
      for (const una of cerradas) una.open = true
    }
    const close = () => {
      for (const una of cerradas) una.open = false
      cerradas = []
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', close)
    }
  }, [lista])
}
