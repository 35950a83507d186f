import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { LIMITES_DE_LOGO_DE_FIRMA } from '#domain/ajustes/ajustes.ts'
import { drawLogo, TIPOS_DE_LOGO } from '#web/lib/draw-logo.ts'
import { FAILURE_MS, formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { ZonaDeArchivo } from '#web/ui/ZonaDeArchivo.tsx'
import styles from './Ajustes.module.css'
import { UpdateLogo } from './ajustes.generated.ts'
import { useGuardado } from './ajustes-query.ts'

/** The firm's logo, for what leaves the house. */
export function Logotipo({ logo }: { logo: string | null }) {
  const api = useApi()
  const showAviso = useAvisos()
  const onGuardado = useGuardado()
  const [pregunta, setPregunta] = useState(false)
  const zona = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async (archivo: File | null) =>
      (await api(UpdateLogo, { logo: archivo && (await drawLogo(archivo, LIMITES_DE_LOGO_DE_FIRMA)) }))
        .updateLogo,
    onSuccess: (texto, archivo) => {
      // The button goes with what it took away.
      if (!archivo) zona.current?.focus()
      return onGuardado(texto)
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  return (
    <div className={styles.logotipo}>
      {logo && <img src={logo} alt="Logotipo de la firma" className={styles.imagen} />}
      <ZonaDeArchivo
        rotulo="Logotipo de la firma"
        titulo={logo ? 'Cambiar el logotipo' : 'Elige el logotipo'}
        detalle="PNG, SVG, JPG o WebP. Sale en la portada de los informes."
        accion={logo ? 'Cambiar' : 'Elegir'}
        accept={TIPOS_DE_LOGO}
        // Not disabled while it waits: it would let go of the focus.
        aria-disabled={isPending}
        ref={zona}
        onElegir={(archivo) => isPending || mutate(archivo)}
      />
      {logo && (
        <Boton chico aria-disabled={isPending} onClick={() => isPending || setPregunta(true)}>
          Quitar el logotipo
        </Boton>
      )}
      <Confirmacion
        abierto={pregunta}
        titulo="Quitar el logotipo"
        confirmar="Quitarlo"
        tono="peligro"
        onCancelar={() => setPregunta(false)}
        onConfirmar={() => {
          setPregunta(false)
          mutate(null)
        }}
      >
        <p>
          Los informes que se hagan desde ahora salen sin él. Para volver a ponerlo hace falta el archivo.
        </p>
      </Confirmacion>
    </div>
  )
}
