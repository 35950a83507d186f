/** How a member of staff likes the screen. Kept in a cookie, so that the server renders it right the first time. */
export interface Preferencias {
  menuContraido: boolean
}

const COOKIE = 'menu'
const UN_ANIO = 31_536_000

export const parsePreferencias = (cookies: Record<string, string | undefined>): Preferencias => ({
  menuContraido: cookies[COOKIE] === 'contraido',
})

export function saveMenuContraido(contraido: boolean, basePath: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${COOKIE}=${contraido ? 'contraido' : 'abierto'}; path=${basePath || '/'}; max-age=${UN_ANIO}; samesite=lax`
}
