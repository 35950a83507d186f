import { type RefObject, useEffect, useState } from 'react'
import { enqueueDibujo } from './cola.ts'
import type { Dibujo } from './dibujo.ts'
import { ANCHO_MINIMO_CON_COLUMNA } from './medidas.ts'

type Motor = typeof import('./motor.ts')

let motor: Motor | null = null
const loadMotor = async () => {
  motor ??= await import('./motor.ts')
  return motor
}

/** How wide a chart is drawn for a sheet of paper: close to what fits, so that its letters keep their size. */
const ANCHO_EN_PAPEL = ANCHO_MINIMO_CON_COLUMNA

/** Draws into its place when that comes near the screen, and again when its width changes. True: it could not. */
export function useDibujo(lugar: RefObject<HTMLElement | null>, dibujo: Dibujo): boolean {
  const [fallo, setFallo] = useState(false)
  useEffect(() => {
    const elemento = lugar.current
    if (!elemento) return
    let dibujado = 0
    let cancel = () => {}

    const drawAt = (ancho: number) => {
      if (!motor || ancho === 0 || ancho === dibujado) return
      dibujado = ancho
      elemento.innerHTML = motor.renderSvg(dibujo, ancho, ancho < ANCHO_MINIMO_CON_COLUMNA)
    }
    const draw = () => drawAt(Math.floor(elemento.clientWidth))
    const request = () => {
      let vigente = true
      let sacar = () => {}
      loadMotor().then(
        () => {
          if (vigente) sacar = enqueueDibujo(draw)
        },
        () => setFallo(true),
      )
      cancel = () => {
        vigente = false
        sacar()
      }
    }

    const cerca = new IntersectionObserver(
      (entradas) => {
        if (!entradas.some(({ isIntersecting }) => isIntersecting)) return
        cerca.disconnect()
        request()
      },
      { rootMargin: '400px 0px' },
    )
    cerca.observe(elemento)
    const ancho = new ResizeObserver(() => {
      if (dibujado > 0 && Math.floor(elemento.clientWidth) !== dibujado && !matchMedia('print').matches)
        request()
    })
    ancho.observe(elemento)

    const drawForPaper = () => drawAt(ANCHO_EN_PAPEL)
    const drawForScreen = () => draw()
    addEventListener('beforeprint', drawForPaper)
    addEventListener('afterprint', drawForScreen)
    return () => {
      cancel()
      cerca.disconnect()
      ancho.disconnect()
      removeEventListener('beforeprint', drawForPaper)
      removeEventListener('afterprint', drawForScreen)
    }
  }, [lugar, dibujo])
  return fallo
}
