import { useQuery } from '@tanstack/react-query'
import { NOMBRE_DE_PEDIDO } from '#domain/cvs/peticiones.ts'
import { formatMailto } from '#domain/texto/mailto.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFechas } from '#web/lib/use-fechas.ts'
import { useAccion } from '#web/marco/use-accion.ts'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import styles from './DatosDePersona.module.css'
import { ChangePeticionResuelta, GetPeticiones, type GetPeticionesQuery } from './persona.generated.ts'

type Peticion = GetPeticionesQuery['appInfo']['getPeticiones'][number]

/** People who asked on the site, with the day by which they are to be answered. */
export function Peticiones({ onBuscar }: { onBuscar: (correo: string) => void }) {
  const api = useApi()
  const { data, refetch } = useQuery({
    queryKey: ['peticiones'],
    queryFn: async () => (await api(GetPeticiones, {})).appInfo.getPeticiones,
    gcTime: 0,
  })
  const { hacer, ocupado } = useAccion(() => void refetch())
  if (!data || data.length === 0) return null
  const change = ({ id, resuelta }: Peticion) =>
    hacer(
      async () =>
        (await api(ChangePeticionResuelta, { idPeticion: id, resuelta: resuelta == null }))
          .changePeticionResuelta.mensaje,
    )
  return (
    <section className={styles.peticiones} aria-labelledby="peticiones">
      <h2 id="peticiones">Lo pidieron en el sitio</h2>
      <ul>
        {data.map((peticion) => (
          <FilaDePeticion
            key={peticion.id}
            peticion={peticion}
            ocupado={ocupado}
            onBuscar={onBuscar}
            onChange={() => void change(peticion)}
          />
        ))}
      </ul>
    </section>
  )
}

interface FilaProps {
  peticion: Peticion
  ocupado: boolean
  onBuscar: (correo: string) => void
  onChange: () => void
}

function FilaDePeticion({ peticion, ocupado, onBuscar, onChange }: FilaProps) {
  const { correo, pedido, nota, plazo, resuelta } = peticion
  const { formatDia } = useFechas()
  const deQuien = <span className="oculto">, petición de {correo}</span>
  return (
    <li>
      <div>
        <strong>{NOMBRE_DE_PEDIDO[pedido]}</strong>
        <p>{correo}</p>
        {nota && <p className={styles.palabras}>«{nota}»</p>}
        <p className={styles.plazo} data-tarde={resuelta == null && plazo < Date.now()}>
          {resuelta == null ? `A más tardar el ${formatDia(plazo)}` : `Se atendió el ${formatDia(resuelta)}`}
        </p>
      </div>
      <div className={styles.acciones}>
        {resuelta == null && (
          <>
            <Boton chico onClick={() => onBuscar(correo)}>
              Buscar sus datos{deQuien}
            </Boton>
            <a className={botonClassName('secundario', true)} href={formatMailto(correo)}>
              Contestar{deQuien}
            </a>
          </>
        )}
        <Boton chico aria-disabled={ocupado} onClick={() => !ocupado && onChange()}>
          {resuelta == null ? 'Ya se atendió' : 'Volver a abrir'}
          {deQuien}
        </Boton>
      </div>
    </li>
  )
}
