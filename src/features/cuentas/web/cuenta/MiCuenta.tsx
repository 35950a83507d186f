import { type ComponentProps, useRef } from 'react'
import { useAtajos } from '#web/lib/use-atajos.ts'
import { Apartado, Apartados } from '#web/ui/Apartado.tsx'
import { Interruptor } from '#web/ui/Interruptor.tsx'
import { CambioDePassword } from './CambioDePassword.tsx'
import { LlavesDeAcceso } from './LlavesDeAcceso.tsx'
import styles from './MiCuenta.module.css'
import { SegundoFactor } from './SegundoFactor.tsx'
import { SesionesAbiertas } from './SesionesAbiertas.tsx'

/** A setting of this browser: who dictates, or presses a letter by accident, does not want it to act. */
function AtajosDeTeclado() {
  const [atajos, change] = useAtajos()
  return (
    <>
      <p>
        Letras y números hacen lo mismo que un botón en la mesa, la captura y los CVs. Desactívalos en este
        navegador si dictas con la voz o te estorban.
      </p>
      <Interruptor
        activa={atajos}
        onChange={change}
        nombre="Atajos de una sola tecla"
        texto={atajos ? 'Activados' : 'Desactivados'}
      />
    </>
  )
}

interface MiCuentaProps {
  usuario: string
  firma: string
  /** Where a second factor is set up. */
  segundoFactor: string
  /** Roles whose screens have keys that act by themselves. */
  conAtajos: boolean
  /** The rights of the session, or the open ones, changed. */
  onFactores: () => void
}

export function MiCuenta({ usuario, firma, segundoFactor, conAtajos, onFactores }: MiCuentaProps) {
  const factor = useRef<HTMLHeadingElement>(null)
  const llaves = useRef<HTMLHeadingElement>(null)
  const sesiones = useRef<HTMLHeadingElement>(null)
  return (
    <Apartados>
      <Bloque id="contrasena" titulo="Contraseña">
        <CambioDePassword {...{ usuario, firma }} />
      </Bloque>
      <Bloque id="segundo-factor" titulo="Segundo factor" titular={factor}>
        <SegundoFactor
          activar={segundoFactor}
          cuenta={usuario}
          onCambio={onFactores}
          onRetirado={() => factor.current?.focus()}
        />
      </Bloque>
      <Bloque id="llaves" titulo="Llaves de acceso" titular={llaves}>
        <LlavesDeAcceso onCambio={onFactores} onRetirada={() => llaves.current?.focus()} />
      </Bloque>
      <Bloque id="sesiones" titulo="Sesiones" titular={sesiones}>
        <SesionesAbiertas onCerradas={() => sesiones.current?.focus()} />
      </Bloque>
      {conAtajos && (
        <Bloque id="atajos" titulo="Atajos de teclado">
          <AtajosDeTeclado />
        </Bloque>
      )}
    </Apartados>
  )
}

const Bloque = (props: ComponentProps<typeof Apartado>) => (
  <Apartado className={styles.contenido} {...props} />
)
