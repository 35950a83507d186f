export { formatCantidad, formatNumero } from '#domain/texto/cantidad.ts'
