/** A name in lines of at most so many letters; a word that is longer is cut. */
export function wrapRotulo(texto: string, letras: number): string[] {
  const lineas: string[] = []
  let linea = ''
  for (const palabra of texto.split(/\s+/).flatMap((p) => cutPalabra(p, letras))) {
    const seguida = linea ? `${linea} ${palabra}` : palabra
    if (seguida.length > letras && linea) {
      lineas.push(linea)
      linea = palabra
    } else linea = seguida
  }
  if (linea) lineas.push(linea)
  return lineas
}

function cutPalabra(palabra: string, letras: number): string[] {
  if (palabra.length <= letras) return [palabra]
  return [`${palabra.slice(0, letras - 1)}-`, ...cutPalabra(palabra.slice(letras - 1), letras)]
}
