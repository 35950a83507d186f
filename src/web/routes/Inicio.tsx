import { firma } from '../content/firma.ts'

export function Component() {
  return (
    <main>
      <title>{firma.nombre}</title>
      <h1>{firma.nombre}</h1>
    </main>
  )
}
