import { useMutation } from '@tanstack/react-query'
import { FAILURE_MS, formatFailure } from '../../lib/failure-wording.ts'
import { useApi } from '../../lib/site.tsx'
import { useAvisos } from '../../ui/Avisos.tsx'
import { Boton } from '../../ui/Boton.tsx'
import { ZonaDeArchivo } from '../../ui/ZonaDeArchivo.tsx'
import styles from './Ajustes.module.css'
import { UpdateLogo } from './ajustes.generated.ts'
import { useGuardado } from './use-guardado.ts'

function readDataUrl(archivo: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(archivo)
  })
}

/** Of the firm, for what leaves the house. */
export function Logotipo({ logo }: { logo: string | null }) {
  const api = useApi()
  const mostrar = useAvisos()
  const onGuardado = useGuardado()
  const { mutate, isPending } = useMutation({
    mutationFn: async (archivo: File | null) =>
      (await api(UpdateLogo, { logo: archivo && (await readDataUrl(archivo)) })).updateLogo,
    onSuccess: onGuardado,
    onError: (error) => mostrar({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  return (
    <div className={styles.logotipo}>
      {logo && <img src={logo} alt="Logotipo de la firma" className={styles.imagen} />}
      <ZonaDeArchivo
        rotulo="Logotipo de la firma"
        titulo={logo ? 'Cambiar el logotipo' : 'Elige el logotipo'}
        detalle="PNG o JPEG de hasta 300 KB"
        accion={logo ? 'Cambiar' : 'Elegir'}
        accept="image/png,image/jpeg"
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
