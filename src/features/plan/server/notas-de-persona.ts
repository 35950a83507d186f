export { getFirmaDeCuenta, listNotasFirmadas, unsignNotas } from './plan-store.ts'
