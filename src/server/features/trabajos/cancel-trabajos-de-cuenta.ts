export { cancelTrabajosDe } from './trabajos-store.ts'
