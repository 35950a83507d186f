export { NoExiste as Component } from './PaginaDeError.tsx'
