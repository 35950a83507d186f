import { use, useState } from 'react'
import { formatMailto } from '#domain/texto/mailto.ts'
import { encuesta as textos } from '#web/content/encuesta.ts'
import { useFirma, useSiteConfig } from '#web/lib/site.tsx'
import { findTokenDeEnlace } from '#web/lib/token-de-enlace.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { Correo } from '#web/ui/Correo.tsx'
import type { Encuesta } from './acceso.ts'
import { EnlaceDeAnonimato } from './EnlaceDeAnonimato.tsx'
import entradaStyles from './EntradaDeToken.module.css'
import marcoStyles from './Marco.module.css'
import { Marco, Palabras, PortadaContext } from './Marco.tsx'
import styles from './Salida.module.css'
import { useTitular } from './use-titular.ts'

interface FinalizadaProps {
  /** A computer that many answer on, one after the other; null where the token came with a link. */
  onOtra: (() => void) | null
}

export function Finalizada({ onOtra }: FinalizadaProps) {
  const titular = useTitular('finalizada')
  const portada = use(PortadaContext)
  const { finalizada } = textos
  return (
    <Marco bola>
      <h1 ref={titular} tabIndex={-1}>
        Ha Finalizado la Encuesta
      </h1>
      <Palabras texto={portada?.gracias} />
      <p>{finalizada.texto}</p>
      <ol className={marcoStyles.sigue} aria-label="Qué sigue">
        {finalizada.sigue.map((paso, n) => (
          <li key={paso}>
            <strong>{n === 0 && portada?.hasta ? mayuscula(portada.hasta) : 'Después'}</strong>
            <span>{paso}</span>
          </li>
        ))}
      </ol>
      <p>
        <strong>{finalizada.cerrar}</strong>
      </p>
      <p>
        <EnlaceDeAnonimato />
      </p>
      {onOtra && (
        <p>
          {finalizada.compartida}{' '}
          <Boton tono="texto" onClick={onOtra}>
            {finalizada.otra}
          </Boton>
        </p>
      )}
    </Marco>
  )
}

const mayuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1)

/** An address that leads to no survey asks for no token, and names no company. */
export function SinEncuesta() {
  const { basePath } = useSiteConfig()
  const { correo } = useFirma()
  const [codigo, setCodigo] = useState('')
  const { sinEncuesta } = textos
  return (
    <Marco>
      <h1>{sinEncuesta.titulo}</h1>
      <p>{sinEncuesta.texto}</p>
      <form
        className={entradaStyles.formulario}
        onSubmit={(event) => {
          event.preventDefault()
          // A token that came with the link goes on behind the hash sign, where no server sees it.
          const token = findTokenDeEnlace()
          location.assign(`${basePath}/e/${encodeURIComponent(codigo.trim())}${token && `#${token}`}`)
        }}
      >
        <Campo
          rotulo={sinEncuesta.rotulo}
          ayuda={sinEncuesta.ayuda}
          value={codigo}
          onChange={(event) => setCodigo(event.target.value)}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Boton tono="primario" type="submit" className={entradaStyles.empezar}>
          {sinEncuesta.boton}
        </Boton>
      </form>
      <p>
        {sinEncuesta.pidela}{' '}
        <a href={formatMailto(correo)}>
          <Correo de={correo} />
        </a>
        .
      </p>
      <p>
        <a href={`${basePath}/`}>Ir al inicio</a>
      </p>
    </Marco>
  )
}

interface InactivaProps {
  encuesta: Encuesta
  onComprobar: () => Promise<unknown>
}

export function Inactiva({ encuesta, onComprobar }: InactivaProps) {
  const titular = useTitular('inactiva')
  const [comprobando, setComprobando] = useState(false)
  if (encuesta.plazoTerminado) {
    return (
      <Marco>
        <h1 ref={titular} tabIndex={-1}>
          La encuesta no está activa aún
        </h1>
        <p>{textos.terminada.texto}</p>
      </Marco>
    )
  }
  const { inactiva } = textos
  const comprobar = async () => {
    setComprobando(true)
    await onComprobar()
    setComprobando(false)
  }
  return (
    <Marco>
      <h1 ref={titular} tabIndex={-1}>
        La encuesta no está activa aún
      </h1>
      <p>{encuesta.respuestas.length > 0 ? inactiva.aMedias : inactiva.sinEmpezar}</p>
      <Boton
        className={styles.accion}
        aria-disabled={comprobando}
        onClick={() => !comprobando && void comprobar()}
      >
        {inactiva.reintentar}
      </Boton>
    </Marco>
  )
}
