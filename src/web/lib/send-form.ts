export type FormAnswer = { ok: true } | { ok: false; campo?: string; mensaje?: string }

/** Sends a public form. Only HTTP 200 is success (spec §7); a refusal may name the field it is about. */
export async function sendForm(url: string, body: URLSearchParams | FormData): Promise<FormAnswer> {
  try {
    const response = await fetch(url, { method: 'POST', headers: { accept: 'application/json' }, body })
    if (response.status === 200) return { ok: true }
    const refusal = (await response.json().catch(() => ({}))) as { campo?: string; mensaje?: string }
    return { ok: false, ...refusal }
  } catch (error) {
    console.error('Request failed', error)
    return { ok: false }
  }
}
