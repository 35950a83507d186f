import { type RefObject, useEffect, useState } from 'react'
import { enqueueDibujo } from './cola.ts'
import type { Dibujo } from './dibujo.ts'
import { getMotor, loadMotor } from './load-motor.ts'
import { ANCHO_MINIMO_CON_COLUMNA } from './medidas.ts'

/** How wide a chart is drawn for a sheet of paper: close to what fits, so that its letters keep their size. */
const ANCHO_EN_PAPEL = ANCHO_MINIMO_CON_COLUMNA

/** Draws into its place when that comes near the screen, and again when its width changes. True: it could not. */
export function useDibujo(lugar: RefObject<HTMLElement | null>, dibujo: Dibujo): boolean {
  const [fallo, setFallo] = useState(false)
  useEffect(() => {
    const elemento = lugar.current
    if (!elemento) return
    let dibujado = 0
    let turno = 0
    let cancel = () => {}

    const listPasos = (ancho: number) => {
      const motor = getMotor()
      if (!motor || ancho === 0 || ancho === dibujado) return []
      dibujado = ancho
      turno += 1
      const suyo = turno
      const tramos = motor.listTramos(dibujo, ancho, ancho < ANCHO_MINIMO_CON_COLUMNA)
      return tramos.map((render, i) => () => {
        // It was begun again since, for another width.
        if (suyo !== turno) return
        if (i === 0) elemento.innerHTML = ''
        elemento.insertAdjacentHTML('beforeend', render())
      })
    }
    const drawNow = (ancho: number) => {
      cancel()
      for (const paso of listPasos(ancho)) paso()
    }
    const request = () => {
      cancel()
      let vigente = true
      let sacar = () => {}
      loadMotor().then(
        () => {
          if (vigente) sacar = enqueueDibujo(() => listPasos(elemento.clientWidth))
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
      if (dibujado > 0 && elemento.clientWidth !== dibujado && !matchMedia('print').matches) request()
    })
    ancho.observe(elemento)

    const drawForPaper = () => drawNow(ANCHO_EN_PAPEL)
    const drawForScreen = () => drawNow(elemento.clientWidth)
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
