import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  AVISO_DE_CONTENIDO_ACTIVO,
  type ContenidoActivo,
  formatContenidoActivo,
} from '#domain/cvs/archivo.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import styles from './ArchivoActivo.module.css'

/** Why there is no text of a file to show. */
export const SIN_TEXTO = {
  pendiente: 'Se está leyendo el archivo…',
  leido: '',
  ilegible: 'Este archivo no tiene texto que se pueda leer. Descárgalo para verlo.',
} as const

/** Opens a file in another tab; one with active content asks for a second press, and says before it what the file brings. */
export function EnlaceDeArchivo({
  href,
  activo,
  className,
  title,
  children,
}: {
  href: string
  activo: readonly ContenidoActivo[]
  className?: string | undefined
  title?: string
  children: ReactNode
}) {
  const [avisado, setAvisado] = useState(false)
  const enlace = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (avisado) enlace.current?.focus()
  }, [avisado])
  if (activo.length > 0 && !avisado)
    return (
      <button
        type="button"
        className={`${className ?? ''} ${styles.paso}`}
        title={title}
        onClick={() => setAvisado(true)}
      >
        {children}
      </button>
    )
  return (
    <span className={styles.marco}>
      {avisado && <span className={styles.trae}>{formatContenidoActivo(activo)}</span>}
      <a ref={enlace} className={className} href={href} target="_blank" rel="noopener" title={title}>
        {avisado ? <span>Abrir de todos modos</span> : children}
      </a>
    </span>
  )
}

/** That a file brings more than words, and the words: they are read without opening it. */
export function AvisoDeContenidoActivo({
  activo,
  children,
}: {
  activo: readonly ContenidoActivo[]
  children?: ReactNode
}) {
  return (
    <div className={styles.aviso}>
      <Aviso tono="info" mudo>
        {AVISO_DE_CONTENIDO_ACTIVO} {formatContenidoActivo(activo)}
      </Aviso>
      {children}
    </div>
  )
}

/** On the page of a CV. */
export function TextoDeArchivoActivo({
  activo,
  texto,
  lectura,
}: {
  activo: readonly ContenidoActivo[]
  texto: string | null
  lectura: keyof typeof SIN_TEXTO
}) {
  return (
    <AvisoDeContenidoActivo activo={activo}>
      {texto ? (
        <details className={styles.texto}>
          <summary>Leer su texto</summary>
          <p>{texto}</p>
        </details>
      ) : (
        <p className={styles.trae}>{SIN_TEXTO[lectura]}</p>
      )}
    </AvisoDeContenidoActivo>
  )
}
