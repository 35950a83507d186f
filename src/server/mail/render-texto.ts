import type { Bloque, CartaFirmada } from './carta.ts'

function renderBloque(bloque: Bloque): string {
  switch (bloque.tipo) {
    case 'parrafo':
    case 'cita':
      return bloque.texto
    case 'destacado':
      return bloque.lineas.join('\n')
    case 'datos':
      return bloque.filas.map(([rotulo, valor]) => `${rotulo}: ${valor}`).join('\n')
    case 'aMano':
      return `¿El enlace no abre? Escribe en tu navegador\n${bloque.direccion}\ny este código (tu token):\n\n    ${bloque.codigo}\n\nEs solo tuyo: no reenvíes este correo.`
    case 'promesa':
      return bloque.frases.join(' ')
    case 'boton':
      return `${bloque.texto}:\n${bloque.url}`
  }
}

export function renderTexto({ titulo, bloques, nota, enlaces = [], firma }: CartaFirmada): string {
  const links = enlaces.map(({ texto, url }) => `${texto}:\n${url}`)
  // "-- " alone on a line is how mail programs know a signature.
  const foot = ['-- ', firma, ...(nota ? [nota] : []), ...links].join('\n')
  return `${[titulo, ...bloques.map(renderBloque), foot].join('\n\n')}\n`
}
