import { useRef, useState } from 'react'
import { LIMITES_DE_LOGO } from '#domain/empresas/empresa.ts'
import { drawLogo, TIPOS_DE_LOGO } from '#web/lib/draw-logo.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { ZonaDeArchivo } from '#web/ui/ZonaDeArchivo.tsx'
import styles from './FormularioDeEmpresa.module.css'

interface LogoDeEmpresaProps {
  /** An address, or a picture that is not saved yet; empty: none. */
  logo: string
  onCambio: (logo: string) => void
}

export function LogoDeEmpresa({ logo, onCambio }: LogoDeEmpresaProps) {
  const [falla, setFalla] = useState<string | null>(null)
  const zona = useRef<HTMLInputElement>(null)
  const choose = async (archivo: File) => {
    try {
      onCambio(await drawLogo(archivo, LIMITES_DE_LOGO))
      setFalla(null)
    } catch (error) {
      setFalla((error as Error).message)
    }
  }
  return (
    <fieldset className={styles.grupo}>
      <legend>Logotipo</legend>
      <p className={styles.ancho}>
        Lo ven quienes contestan, junto al nombre: al entrar, en la encuesta y en los correos. También sale en
        la portada del informe.
      </p>
      {logo && (
        <div className={styles.logo}>
          <img src={logo} alt="Logotipo de la empresa" />
          <Boton
            chico
            onClick={() => {
              // The button goes with what it took away.
              zona.current?.focus()
              onCambio('')
            }}
          >
            Quitar logotipo
          </Boton>
        </div>
      )}
      <ZonaDeArchivo
        rotulo="Logotipo"
        titulo={logo ? 'Cambiar por otro' : 'Sin logotipo'}
        detalle="PNG, SVG, JPG o WebP. Se guarda en tamaño pequeño."
        accion={logo ? 'Cambiar' : 'Elegir imagen'}
        accept={TIPOS_DE_LOGO}
        falla={falla}
        ref={zona}
        onElegir={(archivo) => void choose(archivo)}
      />
    </fieldset>
  )
}
