import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { Tabla } from '#web/ui/Tabla.tsx'
import { ConPassword } from './ConPassword.tsx'
import { DeleteOtrasSesiones } from './cuenta.generated.ts'
import { sesionesQuery } from './factores-query.ts'
import styles from './SesionesAbiertas.module.css'

function CerrarOtrasSesiones({ onCerradas }: { onCerradas: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const [pregunta, setPregunta] = useState(false)
  return (
    <>
      <Boton onClick={() => setPregunta(true)}>Cerrar las otras sesiones</Boton>
      {pregunta && (
        <ConPassword
          titulo="Cerrar las otras sesiones"
          textos={['Cerrarlas', 'Cerrando…']}
          send={async (password) => (await api(DeleteOtrasSesiones, { password })).deleteOtrasSesiones}
          onListo={async (texto) => {
            setPregunta(false)
            await queryClient.invalidateQueries({ queryKey: sesionesQuery(api).queryKey })
            showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
            onCerradas()
          }}
          onCancelar={() => setPregunta(false)}
        >
          <p>Donde tu cuenta siga abierta habrá que ingresar de nuevo. Esta sesión no se cierra.</p>
        </ConPassword>
      )}
    </>
  )
}

/** "4 mar 2024, 8:05", where the firm is. */
const formatMomento = (ms: number, zona: string): string =>
  new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short', timeZone: zona }).format(ms)

/** `onCerradas`: the button that had the focus is gone. */
export function SesionesAbiertas({ onCerradas }: { onCerradas: () => void }) {
  const { timeZone } = useSiteConfig()
  const sesiones = useQuery(sesionesQuery(useApi()))
  if (!sesiones.data)
    return (
      <Espera
        texto="Cargando tus sesiones…"
        falla={sesiones.error && !sesiones.isFetching ? formatFailure(sesiones.error) : null}
        onReintentar={() => void sesiones.refetch()}
      />
    )
  const hayOtras = sesiones.data.some(({ actual }) => !actual)
  return (
    <div className={styles.sesiones}>
      <p className={styles.nota}>
        Terminan con Logout, tras 12 horas sin uso o a los 7 días. No se guarda desde qué equipo ni desde
        dónde.
      </p>
      <Tabla nombre="Sesiones abiertas" className={styles.tabla}>
        <thead>
          <tr>
            <th scope="col">Empezó</th>
            <th scope="col">Último uso</th>
          </tr>
        </thead>
        <tbody>
          {sesiones.data.map(({ inicio, ultimoUso, actual }, indice) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing names a session, on purpose
            <tr key={indice}>
              <td>{formatMomento(inicio, timeZone)}</td>
              <td>{actual ? <strong>Esta sesión</strong> : formatMomento(ultimoUso, timeZone)}</td>
            </tr>
          ))}
        </tbody>
      </Tabla>
      {hayOtras ? <CerrarOtrasSesiones onCerradas={onCerradas} /> : <p>No tienes otras sesiones abiertas.</p>}
    </div>
  )
}
