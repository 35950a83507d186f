import { type ReactNode, useState } from 'react'
import { isNombreTecleado } from '#domain/climas/nombre-tecleado.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import styles from './AccionesDeClima.module.css'

interface ConfirmarConNombreProps {
  /** On the button that asks, and over the question. */
  accion: string
  titulo: string
  confirmar: { reposo: string; haciendo: string }
  haciendo: boolean
  disabled?: boolean
  /** Of the company: who types it knows what they do. Case, accents and an ñ typed as n are forgiven. */
  nombre: string
  abierto: boolean
  onAbierto: (abierto: boolean) => void
  onConfirmar: () => void
  children: ReactNode
}

/** For what cannot be undone: it waits until the company's name is typed. */
export function ConfirmarConNombre({
  accion,
  titulo,
  confirmar,
  haciendo,
  disabled,
  nombre,
  abierto,
  onAbierto,
  onConfirmar,
  children,
}: ConfirmarConNombreProps) {
  const [escrito, setEscrito] = useState('')
  const coincide = isNombreTecleado(escrito, nombre)
  return (
    <>
      <Boton
        tono="peligro"
        chico
        disabled={disabled}
        onClick={() => {
          setEscrito('')
          onAbierto(true)
        }}
      >
        {accion}
      </Boton>
      <Confirmacion
        abierto={abierto}
        titulo={titulo}
        confirmar={haciendo ? confirmar.haciendo : confirmar.reposo}
        tono="peligro"
        bloqueada={!coincide || haciendo}
        onCancelar={() => onAbierto(false)}
        onConfirmar={onConfirmar}
      >
        {children}
        <Campo
          rotulo={`Escribe ${nombre} para confirmar`}
          ayuda={
            escrito.trim() && !coincide
              ? `Todavía no es igual a «${nombre}»: el botón espera a que lo sea.`
              : undefined
          }
          className={styles.nombre}
          value={escrito}
          autoComplete="off"
          onChange={(event) => setEscrito(event.currentTarget.value)}
        />
      </Confirmacion>
    </>
  )
}
