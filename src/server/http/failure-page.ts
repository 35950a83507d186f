import type { FastifyRequest } from 'fastify'
import { PALETA } from '#dibujo/paleta.ts'

/** Where one goes on from a page that has nothing. */
export interface Salida {
  a: string
  texto: string
}

interface Falla {
  titulo: string
  texto?: string
  salida?: Salida
}

const TEXTOS: Record<number, Falla> = {
  404: {
    titulo: 'Esta página no existe',
    texto: 'La dirección está mal escrita o la página cambió de lugar.',
  },
  500: {
    titulo: 'Algo falló de nuestro lado',
    texto: 'Ya quedó registrado. Vuelve a intentarlo en un momento.',
  },
}

export const describeStatus = (status: number): Falla =>
  TEXTOS[status] ??
  (status < 500
    ? { titulo: 'La solicitud no es válida', texto: 'Vuelve atrás y prueba de nuevo.' }
    : TEXTOS[500]!)

/** The page for when pages themselves cannot be made: no scripts, no database, no bundle. Its words are ours alone. */
export function renderFailurePage({ titulo, texto, salida }: Falla, nonce: string): string {
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${titulo}</title>
<style nonce="${nonce}">body{margin:0;padding:12vh 8vw;background:#FFFDF8;color:${PALETA.ink};font:400 17px/1.55 "Segoe UI",sans-serif}
main::before{content:"";display:block;width:154px;height:4px;margin-bottom:32px;background:linear-gradient(90deg,#D64545 22%,#F28C28 0 30%,#F5B700 0 36%,#F5D327 0 40%,#B9D43B 0 50%,#86C232 0 60%,#2E9E4F 0 80%,#0B6B3A 0)}
h1{margin:0 0 16px;font-size:clamp(36px,6vw,68px);line-height:1;letter-spacing:-.03em;text-wrap:balance}p{margin:0;max-width:52ch}
a{display:inline-block;margin-top:32px;padding:14px 24px;border-radius:4px;background:${PALETA.pine};color:${PALETA.paper};font-weight:600;line-height:1.2;text-decoration:none}
a:hover{background:#0F4739}a:focus-visible{outline:3px solid ${PALETA.ink};outline-offset:3px}</style></head>
<body><main><h1>${titulo}</h1>${texto ? `<p>${texto}</p>` : ''}${salida ? `<a href="${salida.a}">${salida.texto}</a>` : ''}</main></body></html>
`
}

/** An address that the browser itself opens, a link or a form without JavaScript, must end on a page; a program wants a status. */
export function isNavigation({ headers }: FastifyRequest): boolean {
  if (headers['x-requested-with']) return false
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate'
}
