/** What reading one file may cost. A CV of seventy pages stays within; a bomb does not. */
export const LIMITES_DE_LECTURA = {
  /** Letters of text that are kept; what comes after them is not searched. */
  letras: 200_000,
  paginas: 200,
  /** Bytes that the XML of a document may unpack to, all parts together. */
  desempacado: 32 * 1024 * 1024,
  /** On the wall, for one that hangs without working. */
  tiempoMs: 60_000,
  /** Of a processor: a process that waits for its turn on a busy machine is not cut short. */
  segundos: 10,
  memoriaMb: 256,
} as const
