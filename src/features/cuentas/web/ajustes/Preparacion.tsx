import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Bola } from '#web/ui/Vacio.tsx'
import styles from './Ajustes.module.css'
import { SendPruebaDeCorreo } from './ajustes.generated.ts'
import { preparacionQuery } from './ajustes-query.ts'

/** Three minutes of set-up, which the first screen of a new installation offers too. */
export function Preparacion() {
  const api = useApi()
  const { data } = useQuery(preparacionQuery(api))
  if (!data) return null
  return (
    <ul className={styles.preparacion}>
      <li>
        <Bola llena={data.firma}>
          <Link to="/admin/ajustes?parte=firma">Pon el nombre y los colores de tu firma</Link>
        </Bola>
      </li>
      <li>
        <Bola llena={data.equipo}>
          <Link to="/admin/equipo">Invita a quien trabaja contigo</Link>
        </Bola>
      </li>
      <li>
        <Bola llena={data.correo === 'probado'}>
          {data.correo === 'sinServidor'
            ? 'Falta el servidor de correo: lo pone en SMTP_URL quien instaló el sitio.'
            : 'Prueba que el correo sale'}
        </Bola>
        {data.correo !== 'sinServidor' && <PruebaDeCorreo />}
      </li>
    </ul>
  )
}

/** The answer stays where it is read: it says what to change. */
function PruebaDeCorreo() {
  const api = useApi()
  const queryClient = useQueryClient()
  const [dicho, setDicho] = useState<{ tono: 'bien' | 'mal'; texto: string } | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await api(SendPruebaDeCorreo, {})).sendPruebaDeCorreo,
    onMutate: () => setDicho(null),
    onSuccess: (texto) => {
      setDicho({ tono: 'bien', texto })
      return queryClient.invalidateQueries(preparacionQuery(api))
    },
    onError: (error) => setDicho({ tono: 'mal', texto: formatFailure(error) }),
  })
  return (
    <>
      <Boton chico aria-disabled={isPending} onClick={() => isPending || mutate()}>
        {isPending ? 'Mandando…' : 'Mandarme una prueba'}
      </Boton>
      {dicho && <Aviso tono={dicho.tono}>{dicho.texto}</Aviso>}
    </>
  )
}
