import { runConfined } from '#server/archivos/confined-process.ts'

/** A delivery report (RFC 3464), as far as we care. */
export interface InformeDeEntrega {
  /** Given up for good; a report of a delay or of an arrival changes nothing. */
  fallido: boolean
  /** Tags of our return addresses that it was sent to. */
  etiquetas: string[]
  /** The row of the mail it is about, where the report holds the mail's own headers. */
  idCorreo: string | null
}

const PROCESO = new URL('./read-informe-de-entrega-process.ts', import.meta.url)
const ENCARGO = { memoriaMb: 128, segundos: 5, tiempoMs: 30_000, maxSalida: 16 * 1024 }

/** Words that no report lacks, in letters of any case. */
const isQuizaInforme = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes).toString('latin1').toLowerCase().includes('message/delivery-status')

/**
 * Null: somebody's answer, an absence, or anything else that is no report, such as a mail that cannot be read within the limits.
 * Mails are taken apart in a confined process; only one that may be a report is worth it.
 */
export async function readInformeDeEntrega(
  bytes: Uint8Array,
  signal?: AbortSignal,
): Promise<InformeDeEntrega | null> {
  if (!isQuizaInforme(bytes)) return null
  const { entero, salida } = await runConfined(PROCESO, [], bytes, { ...ENCARGO, signal })
  if (salida.length === 0) throw new Error('a mail could not be looked at')
  return entero ? (JSON.parse(salida.toString()) as InformeDeEntrega | null) : null
}
