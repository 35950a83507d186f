export { getFirmaDeCuenta, listNotasFirmadas, unsignNotas } from './notas-firmadas-store.ts'
