import { tellSesionTerminada } from '#web/lib/sesion-terminada.ts'

/** Only this page is left waiting; a key held down asks for another tab, or for something of the browser's own. */
const isDescarga = (enlace: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  enlace.hasAttribute('download') && !(ctrlKey || metaKey || shiftKey || altKey)

/** Outside of the page nobody hears it being pressed. */
function follow({ href, download }: HTMLAnchorElement) {
  const enlace = document.createElement('a')
  enlace.href = href
  enlace.download = download
  enlace.click()
}

/**
 * Files are links that the browser follows by itself: without a session it would save the page of the login in their place, and
 * this one would know nothing. So whether there still is one is asked when a link is pressed: first where it downloads, and
 * meanwhile where it opens a tab, which a browser allows only at once.
 */
export function guardDescargas(apiUrl: string, isConectado: () => Promise<boolean>): void {
  const archivos = `${new URL(apiUrl, location.href).href}/`
  document.addEventListener('click', async (event) => {
    const enlace = event.target instanceof Element ? event.target.closest('a') : null
    if (!enlace?.href.startsWith(archivos) || event.defaultPrevented) return
    const waits = isDescarga(enlace, event)
    if (waits) event.preventDefault()
    // Without an answer the browser itself finds out.
    const sigue = await isConectado().catch(() => true)
    if (!sigue) tellSesionTerminada()
    else if (waits) follow(enlace)
  })
}
