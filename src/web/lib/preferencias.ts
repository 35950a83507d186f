/** Preferences of a member of staff for the screen. Kept in cookies, so that the server renders it right the first time. */
export interface Preferencias {
  menuContraido: boolean
  /** Keys that act by themselves; who dictates, or touches them by accident, turns them off. */
  atajos: boolean
}

const UN_ANIO = 31_536_000

export const parsePreferencias = (cookies: Record<string, string | undefined>): Preferencias => ({
  menuContraido: cookies.menu === 'contraido',
  atajos: cookies.atajos !== 'no',
})

function saveCookie(nombre: string, valor: string, basePath: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${nombre}=${valor}; path=${basePath || '/'}; max-age=${UN_ANIO}; samesite=lax`
}

export const saveMenuContraido = (contraido: boolean, basePath: string): void =>
  saveCookie('menu', contraido ? 'contraido' : 'abierto', basePath)

export const saveAtajos = (atajos: boolean, basePath: string): void =>
  saveCookie('atajos', atajos ? 'si' : 'no', basePath)
