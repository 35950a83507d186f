import { useMutation } from '@tanstack/react-query'
import { LIMITES_DE_LOGO_DE_FIRMA } from '../../../domain/ajustes/ajustes.ts'
import { drawLogo, TIPOS_DE_LOGO } from '../../lib/draw-logo.ts'
import { FAILURE_MS, formatFailure } from '../../lib/failure-wording.ts'
import { useApi } from '../../lib/site.tsx'
import { useAvisos } from '../../ui/Avisos.tsx'
import { Boton } from '../../ui/Boton.tsx'
import { ZonaDeArchivo } from '../../ui/ZonaDeArchivo.tsx'
import styles from './Ajustes.module.css'
import { UpdateLogo } from './ajustes.generated.ts'
import { useGuardado } from './use-guardado.ts'

/** Of the firm, for what leaves the house. */
export function Logotipo({ logo }: { logo: string | null }) {
  const api = useApi()
  const showAviso = useAvisos()
  const onGuardado = useGuardado()
  const { mutate, isPending } = useMutation({
    mutationFn: async (archivo: File | null) =>
      (await api(UpdateLogo, { logo: archivo && (await drawLogo(archivo, LIMITES_DE_LOGO_DE_FIRMA)) }))
        .updateLogo,
    onSuccess: onGuardado,
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
        disabled={isPending}
        onElegir={(archivo) => mutate(archivo)}
      />
      {logo && (
        <Boton chico disabled={isPending} onClick={() => mutate(null)}>
          Quitar el logotipo
        </Boton>
      )}
    </div>
  )
}
