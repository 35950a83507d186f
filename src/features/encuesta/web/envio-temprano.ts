/**
 * On a slow phone the form stands there long before its scripts. Who presses "Empezar" meanwhile sees the loader, and
 * the screen takes over what was sent when it comes to life. Where they do not arrive at all, or the browser is too old
 * to read them, the page says so. Runs in the head of the page, as text, and in words that any browser reads.
 */
export const HOLD_ENVIO = [
  `function holdEnvio(e){e.preventDefault();e.target.dataset.enviado=''}`,
  `addEventListener('submit',holdEnvio,true)`,
  `var raiz=document.documentElement`,
  `addEventListener('error',function(e){if(e.target.tagName==='SCRIPT')raiz.dataset.incompleta='';else if(holdEnvio&&/SyntaxError/.test(e.message))raiz.dataset.antiguo=''},true)`,
  `if(!('noModule' in HTMLScriptElement.prototype))raiz.dataset.antiguo=''`,
].join(';')

declare global {
  var holdEnvio: ((event: Event) => void) | undefined
}

/** Whether the form was sent too early; from now on it is React's. */
export function takeEnvioTemprano(formulario: HTMLFormElement | null): boolean {
  if (globalThis.holdEnvio) removeEventListener('submit', globalThis.holdEnvio, true)
  globalThis.holdEnvio = undefined
  const enviado = formulario?.dataset.enviado !== undefined
  if (enviado) delete formulario.dataset.enviado
  return enviado
}
