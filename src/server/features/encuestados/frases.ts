import { formatCantidad, formatNumero } from '../../../domain/texto/cantidad.ts'
import { joinEnLetras } from '../../../domain/texto/en-letras.ts'
import type { Config } from '../../config.ts'

const MAX_NOMBRADAS = 20
const MAX_LETRAS = 80

const shorten = (texto: string) => (texto.length > MAX_LETRAS ? `${texto.slice(0, MAX_LETRAS)}…` : texto)

const SIN_SERVIDOR = 'de este sitio todavía no sale correo'

/** After what was done; nothing where mails leave. */
export const tellEspera = ({ smtpUrl }: Pick<Config, 'smtpUrl'>): string =>
  smtpUrl === null ? ` Por ahora ${SIN_SERVIDOR}: las invitaciones esperan en cola hasta que lo haya.` : ''

export const formatSalida = ({ smtpUrl }: Pick<Config, 'smtpUrl'>, correo: string): string =>
  smtpUrl === null
    ? `El correo para ${correo} está en cola y espera: ${SIN_SERVIDOR}.`
    : `El correo para ${correo} está en cola y sale en un momento.`

export const formatRecordatorios = ({ smtpUrl }: Pick<Config, 'smtpUrl'>, personas: number): string => {
  const cuantos = formatCantidad(personas, 'recordatorio', 'recordatorios')
  return smtpUrl === null
    ? `${personas === 1 ? 'Quedó guardado' : 'Quedaron guardados'} ${cuantos}, y no le llegan a nadie: ${SIN_SERVIDOR}.`
    : `Se ${personas === 1 ? 'puso' : 'pusieron'} en cola ${cuantos}.`
}

/** "ana@x.gt, luis@x.gt y 3 más": a sentence stays one, however long the list is. */
export function formatLista(nombres: readonly string[]): string {
  const demas = nombres.length - MAX_NOMBRADAS
  const cola = demas > 0 ? [`${formatNumero(demas)} más`] : []
  return joinEnLetras([...nombres.slice(0, MAX_NOMBRADAS).map(shorten), ...cola])
}
