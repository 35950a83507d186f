import type { Bloque, CartaFirmada } from './carta.ts'

function renderBloque(bloque: Bloque): string {
  switch (bloque.tipo) {
    case 'parrafo':
    case 'cita':
      return bloque.texto
    case 'datos':
      return bloque.filas.map(([rotulo, valor]) => `${rotulo}: ${valor}`).join('\n')
    case 'codigo':
      return `${bloque.rotulo}:\n\n    ${bloque.texto}`
    case 'boton':
      return `${bloque.texto}:\n${bloque.url}`
  }
}

export function renderTexto({ titulo, bloques, nota, firma }: CartaFirmada): string {
  // "-- " alone on a line is how mail programs know a signature.
  const foot = ['-- ', firma, ...(nota ? [nota] : [])].join('\n')
  return `${[titulo, ...bloques.map(renderBloque), foot].join('\n\n')}\n`
}
