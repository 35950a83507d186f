/** The page for when pages themselves cannot be made: no scripts, no database, no bundle. */
const TEXTOS: Record<number, { titulo: string; texto: string }> = {
  404: {
    titulo: 'Esta página no existe',
    texto: 'La dirección está mal escrita o la página cambió de lugar.',
  },
  500: {
    titulo: 'Algo falló de nuestro lado',
    texto: 'Ya quedó registrado. Vuelve a intentarlo en un momento.',
  },
}

export function renderFailurePage(status: number, nonce: string): string {
  const { titulo, texto } =
    TEXTOS[status] ??
    (status < 500
      ? { titulo: 'La solicitud no es válida', texto: 'Vuelve atrás y prueba de nuevo.' }
      : TEXTOS[500]!)
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${titulo}</title>
<style nonce="${nonce}">body{margin:0;padding:12vh 8vw;background:#FFFDF8;color:#1B2430;font:400 17px/1.55 "Segoe UI",sans-serif}
h1{margin:0 0 16px;font-size:clamp(36px,6vw,68px);line-height:1;letter-spacing:-.03em}p{margin:0;max-width:52ch}</style></head>
<body><main><h1>${titulo}</h1><p>${texto}</p></main></body></html>
`
}
