export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback()
  else addEventListener('load', callback, { once: true })
}

/** Calls back once the page is loaded and the browser has nothing better to do. Gives the way to call it off. */
export function whenIdle(callback: () => void): () => void {
  let cancelled = false
  const run = () => !cancelled && callback()
  whenLoaded(() => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200)))
  return () => {
    cancelled = true
  }
}
