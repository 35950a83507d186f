import { type KeyboardEvent, useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useApi } from '#web/lib/site.tsx'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Dialogo } from '#web/ui/Dialogo.tsx'
import { CheckCodigoDeKiosco } from '../encuesta.generated.ts'
import styles from './Kiosco.module.css'

const LARGO = 6

/** Staff's way out: the climate's own code, which the server checks. */
export function SalidaDeKiosco({ idClima, onCerrar }: { idClima: string; onCerrar: () => void }) {
  const api = useApi()
  const [codigo, setCodigo] = useState('')
  const [falla, setFalla] = useState<string | null>(null)
  const check = async (escrito: string) => {
    try {
      const { checkCodigoDeKiosco: bueno } = await api(CheckCodigoDeKiosco, { idClima, codigo: escrito })
      if (bueno) return location.replace(location.pathname)
      setFalla('Ese no es el código de salida. Está en «Sin correo», en la página del clima.')
    } catch (error) {
      setFalla(error instanceof ApiError ? error.message : 'No hay conexión. Inténtalo de nuevo.')
    }
    setCodigo('')
  }
  const write = (siguiente: string) => {
    const escrito = siguiente.slice(0, LARGO)
    setFalla(null)
    setCodigo(escrito)
    if (escrito.length === LARGO) void check(escrito)
  }
  // Some tablets have a keyboard.
  const typeCodigo = ({ key }: KeyboardEvent) => {
    if (/^\d$/.test(key)) write(codigo + key)
    else if (key === 'Backspace') write(codigo.slice(0, -1))
  }
  return (
    <Dialogo
      abierto
      onCerrar={onCerrar}
      onKeyDown={typeCodigo}
      className={styles.dialogo}
      aria-labelledby="kiosco-salida"
    >
      <div>
        <h2 id="kiosco-salida">Salir del kiosco</h2>
        <p>Solo el personal de la consultora: teclea el código de salida de este clima.</p>
        <p className={styles.codigo} aria-live="polite">
          {codigo.padEnd(LARGO, '·')}
        </p>
        {falla && <Aviso tono="mal">{falla}</Aviso>}
      </div>
      <div className={styles.numeros}>
        {[...'1234567890'].map((n) => (
          <button key={n} type="button" onClick={() => write(codigo + n)}>
            {n}
          </button>
        ))}
      </div>
      <div className={styles.dos}>
        <Boton onClick={() => write('')}>Borrar</Boton>
        <Boton onClick={onCerrar}>Volver</Boton>
      </div>
    </Dialogo>
  )
}
