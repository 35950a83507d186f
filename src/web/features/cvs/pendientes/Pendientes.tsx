import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/site.tsx'
import { Cabeza } from '../../../ui/Cabeza.tsx'
import { Pestanas } from '../../../ui/Pestanas.tsx'
import { Bandeja } from './Bandeja.tsx'
import { toVista, type VistaDePendientes } from './direcciones.ts'
import { MensajesDeContacto } from './MensajesDeContacto.tsx'
import { pendientesQuery } from './pendientes-queries.ts'

/** What came from the site and waits for somebody. */
export function Pendientes({ vista, pagina }: { vista: VistaDePendientes; pagina: number }) {
  const { data } = useQuery(pendientesQuery(useApi()))
  return (
    <>
      <Cabeza titulo="CVs Pendientes a Actualizar">
        Lo que llega del sitio espera aquí hasta que alguien lo lee.
      </Cabeza>
      <Pestanas
        nombre="Pendientes"
        pestanas={[
          {
            texto: 'Por revisar',
            cuantos: data?.porRevisar,
            a: toVista('bandeja'),
            actual: vista === 'bandeja',
          },
          {
            texto: 'Mensajes de contacto',
            cuantos: data?.mensajesNuevos,
            a: toVista('mensajes'),
            actual: vista === 'mensajes',
          },
        ]}
      />
      {vista === 'mensajes' ? (
        <MensajesDeContacto pagina={pagina} />
      ) : (
        <Bandeja pagina={pagina} porRevisar={data?.porRevisar} />
      )}
    </>
  )
}
