const ENTRE_ASTERISCOS = /\*([^*\n]+)\*/

/** A text of the firm's own: what stands between two asterisks stands out, and nothing else is anything but letters. */
export const Enfasis = ({ texto }: { texto: string }) =>
  texto
    .split(ENTRE_ASTERISCOS)
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name
    .map((trozo, indice) => (indice % 2 === 1 ? <strong key={indice}>{trozo}</strong> : trozo))
