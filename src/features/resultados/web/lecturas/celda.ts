import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { type Color, toVariable } from '#dibujo/paleta.ts'
import { getColorDeBanda, getEstiloDeBanda } from '#dibujo/resultados/colores.ts'
import type { ModoDeMapa } from '#domain/lecturas/orden-de-mapa.ts'
import { formatEnSuBanda, isAlMenos, UMBRAL_DE_SATISFACCION } from '#domain/resultados/bandas.ts'
import { MARCA_DE_MENOS } from '#domain/resultados/menos-preguntas.ts'
import type { DetalleDeGrafica, NombreDeLectura, PropsDeGrafica } from '../graficas.ts'
import type { EnCeldaFragment, EnPuntosFragment } from './lecturas.generated.ts'

/** From here a change that is certain is solid. */
const MUCHO = 10

type TonoDeCambio = 'bajaMucho' | 'baja' | 'sinCambio' | 'sube' | 'subeMucho'

function getTono({ puntos, veredicto }: EnPuntosFragment): TonoDeCambio {
  if (veredicto === 'sinCambio') return 'sinCambio'
  return Math.abs(puntos) >= MUCHO ? `${veredicto}Mucho` : veredicto
}

const COLORES: Record<TonoDeCambio, { fondo: Color; tinta: Color }> = {
  bajaMucho: { fondo: 'danger', tinta: 'paper' },
  baja: { fondo: 'r2', tinta: 'ink' },
  sinCambio: { fondo: 'sand', tinta: 'ink-2' },
  sube: { fondo: 'sube', tinta: 'ink' },
  subeMucho: { fondo: 'pine', tinta: 'paper' },
}

/** Look and words of a cell; null where there is no figure to show. */
interface CeldaMostrada {
  texto: string
  fondo: Color
  tinta: Color
  estilo: { background: string; color: string }
  /** Told apart on paper without colour. */
  clase: 'alcanza' | 'baja' | 'clara' | undefined
}

const BAJA = 61

export function showCelda(
  { valor, menosPreguntas, cambio }: EnCeldaFragment,
  modo: ModoDeMapa,
): CeldaMostrada | null {
  if (modo === 'cambio') return cambio ? showCambio(cambio) : null
  if (typeof valor !== 'number') return null
  return {
    texto: `${formatEnSuBanda(valor)}${menosPreguntas ? MARCA_DE_MENOS : ''}`,
    fondo: getColorDeBanda(valor),
    tinta: isAlMenos(valor, 90) ? 'paper' : 'ink',
    estilo: getEstiloDeBanda(valor),
    clase: isAlMenos(valor, UMBRAL_DE_SATISFACCION) ? 'alcanza' : isAlMenos(valor, BAJA) ? undefined : 'baja',
  }
}

function showCambio(cambio: EnPuntosFragment): CeldaMostrada {
  const { fondo, tinta } = COLORES[getTono(cambio)]
  return {
    texto: `${formatPuntos(cambio.puntos, 1)}${cambio.otrasPreguntas ? MARCA_DE_MENOS : ''}`,
    fondo,
    tinta,
    estilo: { background: toVariable(fondo), color: toVariable(tinta) },
    clase: cambio.veredicto === 'sinCambio' ? undefined : 'clara',
  }
}

/** With its sign; nothing has none. */
export function formatPuntos(puntos: number, decimales: number): string {
  const cifra = Math.abs(puntos).toFixed(decimales)
  if (Number(cifra) === 0) return cifra
  return `${puntos < 0 ? '−' : '+'}${cifra}`
}

export const formatRango = ({ desde, hasta }: Pick<EnPuntosFragment, 'desde' | 'hasta'>) =>
  `de ${formatPuntos(desde, 1)} a ${formatPuntos(hasta, 1)}`

export const LEYENDA_DE_CAMBIO: { texto: string; ejemplo: EnPuntosFragment; color: Color }[] = (
  [
    ['Baja 10 puntos o más', -12, 'baja'],
    ['Baja', -6, 'baja'],
    ['Sin cambio claro', 2, 'sinCambio'],
    ['Sube', 6, 'sube'],
    ['Sube 10 puntos o más', 12, 'sube'],
  ] as const
).map(([texto, puntos, veredicto]) => {
  const ejemplo = { puntos, desde: puntos, hasta: puntos, veredicto, otrasPreguntas: false }
  return { texto, ejemplo, color: COLORES[getTono(ejemplo)].fondo }
})

/**
 * An address, or a link of the plan, may sort by a column that is out of the frame; the first three, `fijo` pixels wide, stay
 * in it.
 */
export function useColumnaALaVista(
  marco: RefObject<HTMLElement | null>,
  columna: string | undefined,
  fijo: number,
) {
  useEffect(() => {
    const elemento = marco.current!
    const suya = elemento.querySelector('th[aria-sort$="ending"]:nth-child(n + 4)')?.getBoundingClientRect()
    if (!columna || !suya) return
    const { left, right } = elemento.getBoundingClientRect()
    if (suya.right > right || suya.left < left + fijo)
      elemento.scrollLeft += suya.left - (left + fijo + right) / 2
  }, [marco, columna, fijo])
}

/** A choice made before the screen has followed the one before builds upon that one. */
export function useDetalle(
  lectura: NombreDeLectura,
  { enlaces, parte, comparado, variable, orden, modo }: PropsDeGrafica,
) {
  const navigate = useNavigate()
  const pedido = useRef<DetalleDeGrafica>({})
  useEffect(() => {
    pedido.current = { parte, comparado, variable, orden, modo }
  }, [parte, comparado, variable, orden, modo])
  return useCallback(
    (detalle: DetalleDeGrafica) => {
      pedido.current = { ...pedido.current, ...detalle }
      void navigate(enlaces.grafica(lectura, pedido.current), { preventScrollReset: true })
    },
    [navigate, enlaces, lectura],
  )
}

/** Tells the style sheet, on what holds a frame, on which of its sides something is still out of sight. */
export function useOrillas(marco: RefObject<HTMLElement | null>, desplaza: boolean): void {
  useEffect(() => {
    const elemento = marco.current
    const orillas = elemento?.parentElement
    if (!elemento || !orillas || !desplaza) return
    const update = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = elemento
      // The bars that move it stay clear.
      orillas.style.setProperty('--barra-derecha', `${elemento.offsetWidth - clientWidth}px`)
      orillas.style.setProperty('--barra-de-abajo', `${elemento.offsetHeight - clientHeight}px`)
      orillas.toggleAttribute('data-sigue-a-la-derecha', scrollLeft + clientWidth < scrollWidth - 2)
      orillas.toggleAttribute('data-sigue-abajo', scrollTop + clientHeight < scrollHeight - 2)
    }
    const tamano = new ResizeObserver(update)
    tamano.observe(elemento)
    elemento.addEventListener('scroll', update, { passive: true })
    return () => {
      tamano.disconnect()
      elemento.removeEventListener('scroll', update)
    }
  }, [marco, desplaza])
}
