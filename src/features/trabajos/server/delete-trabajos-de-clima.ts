export { deleteTrabajosDeClima } from './trabajos-store.ts'
