export { computeParte, formatCantidad, formatNumero } from '#domain/texto/cantidad.ts'
