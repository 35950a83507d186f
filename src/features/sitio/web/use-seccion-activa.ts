import { useEffect, useState } from 'react'

/** How far down the screen a section must have come to be the one that is read. */
const READING_LINE = 0.4

function findActiva(ids: readonly string[]): string {
  const line = window.innerHeight * READING_LINE
  const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
  if (atEnd && window.scrollY > 0) return ids[ids.length - 1] ?? ''
  const reached = ids.filter((id) => {
    const section = document.getElementById(id)
    return section !== null && section.getBoundingClientRect().top <= line
  })
  return reached[reached.length - 1] ?? ids[0] ?? ''
}

/** The section that is being read, as the page scrolls. */
export function useSeccionActiva(ids: readonly string[]): string {
  const [activa, setActiva] = useState(ids[0] ?? '')
  useEffect(() => {
    if (ids.length === 0) return
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setActiva(findActiva(ids)))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [ids])
  return activa
}
