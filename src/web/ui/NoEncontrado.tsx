import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { botonClassName } from './Boton.tsx'
import styles from './PaginaDeEnlace.module.css'
import { Cabeza } from './Regreso.tsx'

interface NoEncontradoProps {
  titulo: string
  children: ReactNode
  /** Where one goes on from here. */
  a: string
  salida: string
}

/** A screen whose subject is gone. */
export function NoEncontrado({ titulo, children, a, salida }: NoEncontradoProps) {
  return (
    <>
      <Cabeza titulo={titulo}>{children}</Cabeza>
      <Link to={a} className={botonClassName('secundario')}>
        {salida}
      </Link>
    </>
  )
}

interface ClimaNoEncontradoProps {
  /** The list: any other screen of the climate would say the same again. */
  a: string
  salida?: string
}

export const ClimaNoEncontrado = ({ a, salida = 'Ver todos los climas' }: ClimaNoEncontradoProps) => (
  <NoEncontrado titulo="Este clima no existe" a={a} salida={salida}>
    Puede que alguien lo haya eliminado.
  </NoEncontrado>
)

/** A page that somebody reaches through the link of a mail: one question, or one sentence. */
export const PaginaDeEnlace = ({ children }: { children: ReactNode }) => (
  <div className={styles.pagina}>{children}</div>
)
