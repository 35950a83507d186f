import { useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'

/** Where the map stands above the headline instead of behind it. */
export const NARROW = '(max-aspect-ratio: 1/1)'

type Film = 'clima' | 'clima-movil'

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches

/**
 * The film comes after the first picture, and not at all for who saves data or asked for less movement: they keep the
 * poster. It rests while it is out of sight.
 */
export function useHeroVideo() {
  const [film, setFilm] = useState<Film | null>(null)
  const [paused, setPaused] = useState(false)
  const [playing, setPlaying] = useState(false)
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    const narrow = matchMedia(NARROW)
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    const choose = () => {
      setPlaying(false)
      setFilm(still.matches || savesData() ? null : narrow.matches ? 'clima-movil' : 'clima')
    }
    const cancel = whenIdle(choose)
    narrow.addEventListener('change', choose)
    still.addEventListener('change', choose)
    return () => {
      cancel()
      narrow.removeEventListener('change', choose)
      still.removeEventListener('change', choose)
    }
  }, [])

  useEffect(() => {
    const element = video.current
    if (!film || !element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting && !paused) element.play().catch(() => {})
      else element.pause()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [film, paused])

  return {
    film,
    paused,
    toggle: () => setPaused(!paused),
    videoProps: { ref: video, 'data-visible': playing || undefined, onPlaying: () => setPlaying(true) },
  }
}
