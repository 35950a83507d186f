/**
 * A slip's code and the links of mails carry the token behind #, which no server, proxy or Referer ever sees. Taken before
 * anything else of the page runs, and gone from the address at once. A link that is opened where its page already stands
 * changes nothing but the address: the page begins again. Whoever skips to the content stays. Runs in the head of the
 * page, as text.
 */
export const TAKE_ENLACE = `(()=>{const has=()=>!['','#contenido'].includes(location.hash);if(has()){tokenDeEnlace=location.hash.slice(1);history.replaceState(null,'',location.pathname+location.search)}addEventListener('hashchange',()=>{if(has())location.reload()})})()`

/**
 * The survey's token opens nothing that can be read: a page that is loaded again before somebody tapped, as a
 * telephone does to one that was long out of sight, has it still. Runs after the other.
 */
export const KEEP_ENLACE = `if(self.tokenDeEnlace)history.replaceState({enlace:tokenDeEnlace},'');else tokenDeEnlace=(history.state||{}).enlace`

declare global {
  var tokenDeEnlace: string | undefined
}

export const hasTokenDeEnlace = (): boolean => globalThis.tokenDeEnlace !== undefined

/** It waits in the field until somebody taps. */
export function findTokenDeEnlace(): string {
  const token = globalThis.tokenDeEnlace ?? ''
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}

/** A tap leads in, or tells why not. */
export function forgetTokenDeEnlace(): void {
  globalThis.tokenDeEnlace = undefined
  history.replaceState(null, '')
}
