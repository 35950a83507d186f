/** The file inside a base64 data URL. The page's policy does not let it be fetched like any other address. */
export function decodeDataUrl(url: string): Blob {
  const partes = /^data:([^;,]*);base64,(.*)$/s.exec(url)
  if (!partes) throw new Error('not a base64 data URL')
  const [, tipo = '', base64 = ''] = partes
  return new Blob([Uint8Array.from(atob(base64), (letra) => letra.charCodeAt(0))], { type: tipo })
}
