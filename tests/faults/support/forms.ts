import { CONTACTO } from '../../support/sitio.ts'

/** The contact form as a visitor's browser sends it; gives back the status. */
export async function sendContacto(
  url: string,
  mensaje: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const response = await fetch(`${url}/api/mail/contacto`, {
    method: 'POST',
    headers: { accept: 'application/json', ...headers },
    body: new URLSearchParams({ ...CONTACTO, mensaje }),
  })
  await response.text()
  return response.status
}
