/** Where the map stands above the headline instead of behind it. */
export const NARROW = '(orientation: portrait)'

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches

function createVideo(film: string): HTMLVideoElement {
  const video = document.createElement('video')
  Object.assign(video, { muted: true, loop: true, playsInline: true, tabIndex: -1 })
  for (const formato of ['webm', 'mp4']) {
    const source = document.createElement('source')
    Object.assign(source, { src: `${film}.${formato}`, type: `video/${formato}` })
    video.append(source)
  }
  // The poster stands there until it moves.
  video.addEventListener('playing', () => video.toggleAttribute('data-visible', true))
  return video
}

/**
 * Sets the poster of the home page in motion; not for who saves data or asked for less movement. The film rests while it
 * is out of sight or paused.
 */
export function startFilm(): void {
  const mapa = document.querySelector<HTMLElement>('[data-film]')
  const pausa = document.querySelector<HTMLButtonElement>('[data-pausa]')
  if (!mapa || !pausa) return
  const narrow = matchMedia(NARROW)
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let video: HTMLVideoElement | null = null
  let paused = false
  let inSight = true

  const follow = () => {
    if (inSight && !paused) video?.play().catch(() => {})
    else video?.pause()
  }
  const choose = () => {
    video?.remove()
    const moves = !still.matches && !savesData()
    video = moves ? createVideo(`${mapa.dataset.film}/${narrow.matches ? 'clima-movil' : 'clima'}`) : null
    pausa.hidden = !moves
    if (video) mapa.append(video)
    follow()
  }
  pausa.addEventListener('click', () => {
    paused = !paused
    pausa.toggleAttribute('data-quieto', paused)
    pausa.ariaLabel = (paused ? pausa.dataset.reanudar : pausa.dataset.pausa) ?? ''
    follow()
  })
  narrow.addEventListener('change', choose)
  still.addEventListener('change', choose)
  new IntersectionObserver(([entry]) => {
    inSight = entry?.isIntersecting === true
    follow()
  }).observe(mapa)
  choose()
}
