import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatMailto } from '#domain/texto/mailto.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFechas } from '#web/lib/use-fechas.ts'
import { useAccion } from '#web/marco/use-accion.ts'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { Correo } from '#web/ui/Correo.tsx'
import { Cargador } from '#web/ui/Espera.tsx'
import { Encabezados, Tabla } from '#web/ui/Tabla.tsx'
import { Bola, Vacio } from '#web/ui/Vacio.tsx'
import { toVista } from '../direcciones-de-pendientes.ts'
import { FallaDeLectura } from '../FallaDeLectura.tsx'
import styles from './Bandeja.module.css'
import propios from './MensajesDeContacto.module.css'
import { PaginaSinNada, PaginasDePendientes } from './PaginasDePendientes.tsx'
import { formatEspera } from './palabras-de-espera.ts'
import { ChangeMensajeContestado } from './pendientes.generated.ts'
import { type MensajeRecibido, mensajesQuery, refreshPendientes } from './pendientes-queries.ts'

interface FilaProps {
  mensaje: MensajeRecibido
  ocupado: boolean
  onChange: (contestado: boolean) => void
}

function FilaDeMensaje({ mensaje, ocupado, onChange }: FilaProps) {
  const { nombre, correo, tel, contestado } = mensaje
  const { formatDia } = useFechas()
  return (
    <tr>
      <td className={styles.dias}>{formatEspera(mensaje.consentimiento, Date.now())}</td>
      <td data-toda>
        <strong className={styles.nombre}>{nombre}</strong>
        <span className={styles.sub}>
          <Correo de={correo} />
        </span>
        <span className={styles.sub}>{tel}</span>
      </td>
      <td data-toda className={propios.mensaje}>
        {mensaje.mensaje}
      </td>
      <td data-rotulo="Estado" className={propios.estado}>
        <Bola llena={contestado != null}>
          {contestado == null ? 'Nuevo' : `Contestado el ${formatDia(contestado)}`}
        </Bola>
      </td>
      <td data-toda>
        <div className={propios.acciones}>
          <a className={botonClassName('secundario', true)} href={formatMailto(correo)}>
            Contestar<span className="oculto"> a {nombre}</span>
          </a>
          <Boton chico aria-disabled={ocupado} onClick={() => !ocupado && onChange(contestado == null)}>
            {contestado == null ? 'Ya se contestó' : 'Marcar como nuevo'}
            <span className="oculto">, mensaje de {nombre}</span>
          </Boton>
        </div>
      </td>
    </tr>
  )
}

/** Messages of the contact form, until they are answered. */
export function MensajesDeContacto({ pagina }: { pagina: number }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const lista = useQuery(mensajesQuery(api, pagina))
  const { hacer, ocupado } = useAccion(() => refreshPendientes(queryClient))
  if (lista.isError) return <FallaDeLectura error={lista.error} onRetry={() => void lista.refetch()} />
  if (lista.isPending) return <Cargador texto="Buscando los mensajes…" />
  const mensajes = lista.data
  if (mensajes.length === 0) {
    if (pagina > 1) return <PaginaSinNada primera={toVista('mensajes')} />
    return (
      <Vacio titulo="No hay mensajes.">
        <p>Lo que alguien escriba en Contacto aparece aquí, y también llega por correo.</p>
      </Vacio>
    )
  }
  return (
    <>
      <div className={styles.sobre}>
        <p>Un mensaje contestado se borra solo después de un tiempo, como dice el aviso de privacidad.</p>
      </div>
      <Tabla nombre="Mensajes de contacto" apila pronto className={styles.tabla!}>
        <Encabezados de={['Espera', 'Persona', 'Mensaje', 'Estado', '(Acciones)']} />
        <tbody>
          {mensajes.map((mensaje) => (
            <FilaDeMensaje
              key={mensaje.id}
              mensaje={mensaje}
              ocupado={ocupado}
              onChange={(contestado) =>
                hacer(
                  async () =>
                    (await api(ChangeMensajeContestado, { idMensaje: mensaje.id, contestado }))
                      .changeMensajeContestado.mensaje,
                )
              }
            />
          ))}
        </tbody>
      </Tabla>
      <PaginasDePendientes
        pagina={pagina}
        cuantos={mensajes.length}
        toPagina={(otra) => toVista('mensajes', otra)}
      />
    </>
  )
}
