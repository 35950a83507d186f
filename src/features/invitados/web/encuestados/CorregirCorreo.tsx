import { useState } from 'react'
import { isCorreo } from '#domain/encuesta/correo.ts'
import { cleanCorreo } from '#domain/encuesta/parse-correos.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import styles from './CorregirCorreo.module.css'
import { useReenvio } from './encuestados-queries.ts'

interface CorregirCorreoProps {
  idClima: string
  idEncuesta: string
  correo: string
  onSettled: () => void
}

/** One address that failed, mended where it is told. */
export function CorregirCorreo({ idClima, idEncuesta, correo, onSettled }: CorregirCorreoProps) {
  const [escrito, setEscrito] = useState(correo)
  const [falla, setFalla] = useState<string | null>(null)
  const enviar = useReenvio(idClima, onSettled)
  return (
    <form
      className={styles.corregir}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const limpio = cleanCorreo(escrito)
        setFalla(isCorreo(limpio) ? null : 'No es una dirección de correo válida.')
        if (isCorreo(limpio) && !enviar.isPending) enviar.mutate({ idEncuesta, correo: limpio })
      }}
    >
      <Campo
        rotulo="Correo"
        type="email"
        autoComplete="off"
        value={escrito}
        falla={falla}
        onChange={(event) => setEscrito(event.currentTarget.value)}
      />
      <Boton chico type="submit" aria-disabled={enviar.isPending}>
        {enviar.isPending ? 'Enviando…' : 'Corregir y reenviar'}
      </Boton>
    </form>
  )
}
