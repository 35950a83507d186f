import { useState } from 'react'
import { isCorreo, isMismoCorreo } from '#domain/encuesta/correo.ts'
import { cleanCorreo } from '#domain/encuesta/parse-correos.ts'
import { Campo } from '#web/ui/Campo.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { Correo } from '#web/ui/Correo.tsx'
import { type EncuestadoEnTabla, useReenvio } from './encuestados-queries.ts'
import styles from './ReenviarCorreo.module.css'

interface ReenviarCorreoProps {
  idClima: string
  encuestado: EncuestadoEnTabla | null
  abierto: boolean
  onCerrar: () => void
}

/** The address may be corrected only before the first answer; the server insists on it too. */
export function ReenviarCorreo({ idClima, encuestado, abierto, onCerrar }: ReenviarCorreoProps) {
  const guardado = encuestado?.correo ?? ''
  const [escrito, setEscrito] = useState<string | null>(null)
  const correo = escrito ?? guardado
  const close = () => {
    setEscrito(null)
    onCerrar()
  }
  const enviar = useReenvio(idClima, close)
  const sinIniciar = encuestado?.estado === 'Sin iniciar'
  const valido = isCorreo(cleanCorreo(correo))
  const cambia = sinIniciar && guardado !== '' && !isMismoCorreo(cleanCorreo(correo), guardado)
  return (
    <Confirmacion
      abierto={abierto}
      titulo={guardado ? 'Reenviar correo' : 'Mandar por correo'}
      confirmar={enviar.isPending ? 'Enviando…' : 'Enviar'}
      bloqueada={!valido || enviar.isPending}
      onCancelar={close}
      onConfirmar={() =>
        encuestado && enviar.mutate({ idEncuesta: encuestado.id, correo: cleanCorreo(correo) })
      }
    >
      {sinIniciar ? (
        <Campo
          rotulo="Correo"
          type="email"
          value={correo}
          autoComplete="off"
          falla={correo && !valido ? 'No es una dirección de correo válida.' : null}
          ayuda={
            cambia
              ? 'La dirección nueva queda en lugar de la anterior, con otro token: el de antes deja de servir.'
              : 'Si la dirección está mal, corrígela aquí: todavía no ha empezado.'
          }
          onChange={(event) => setEscrito(event.currentTarget.value)}
        />
      ) : (
        <>
          <p>
            Se manda otra vez el enlace y el token a{' '}
            <strong className={styles.correo}>
              <Correo de={guardado} />
            </strong>
            .
          </p>
          <p>
            {guardado
              ? 'Ya empezó su encuesta: para cuidar su anonimato, la dirección no se puede cambiar.'
              : 'Ya empezó su encuesta: para cuidar su anonimato, ya no se le puede poner una dirección.'}
          </p>
        </>
      )}
    </Confirmacion>
  )
}
