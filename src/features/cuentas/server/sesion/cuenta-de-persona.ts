export { type CuentaDePersona, findCuentaDePersona } from './cuenta-de-persona-store.ts'
