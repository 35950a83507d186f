/** A form that was not taken; a refusal may name the field it is about. */
export class FormError extends Error {
  readonly campo: string | undefined
  readonly mensaje: string | undefined

  constructor({ campo, mensaje }: { campo?: string; mensaje?: string }) {
    super(mensaje ?? 'The form was not taken.')
    this.name = 'FormError'
    this.campo = campo
    this.mensaje = mensaje
  }
}

/** Sends a public form. Only HTTP 200 is success (spec §7). */
export async function sendForm(url: string, body: URLSearchParams | FormData): Promise<void> {
  let response: Response
  try {
    response = await fetch(url, { method: 'POST', headers: { accept: 'application/json' }, body })
  } catch (error) {
    console.error('Request failed', error)
    throw new FormError({})
  }
  if (response.status !== 200) throw new FormError(await response.json().catch(() => ({})))
}
