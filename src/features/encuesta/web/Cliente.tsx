import { createContext, use } from 'react'
import type { PortadaDeEncuesta } from '#contract/schema.generated.ts'
import styles from './Cliente.module.css'

export type Portada = Pick<PortadaDeEncuesta, 'empresa' | 'logo' | 'minimoPorGrupo'>

/** Whose survey it is; null where the address leads to none. */
export const PortadaContext = createContext<Portada | null>(null)

/** The company that is asked about: its name, and its logo where it has one. */
export function Cliente({ grande = false }: { grande?: boolean }) {
  const portada = use(PortadaContext)
  if (!portada) return null
  return (
    <div className={grande ? styles.grande : styles.cliente}>
      {/* The name stands beside it. */}
      {portada.logo && <img src={portada.logo} alt="" />}
      <span>{portada.empresa}</span>
    </div>
  )
}
