import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { DialogoAncho } from '#web/ui/DialogoAncho.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { useDialogoGuardado } from '#web/ui/use-dialogo-guardado.ts'
import { Bola } from '#web/ui/Vacio.tsx'
import { CodigosDeRecuperacion } from './CodigosDeRecuperacion.tsx'
import { ConPassword } from './ConPassword.tsx'
import { DeleteSegundoFactor, RenewCodigosDeRecuperacion } from './cuenta.generated.ts'
import { factoresQuery } from './factores-query.ts'
import styles from './SegundoFactor.module.css'

interface SegundoFactorProps {
  activar: string
  cuenta: string
  /** The rights of the session changed with it. */
  onCambio: () => void
  /** The button that had the focus is gone. */
  onRetirado: () => void
}

/** Whether the account asks for a code, and how many recovery codes are left. `activar`: where one is set up. */
export function SegundoFactor({ activar, ...deActivo }: SegundoFactorProps) {
  const factores = useQuery(factoresQuery(useApi()))
  if (!factores.data)
    return (
      <Espera
        texto="Revisando tu segundo factor…"
        falla={factores.error && !factores.isFetching ? formatFailure(factores.error) : null}
        onReintentar={() => void factores.refetch()}
      />
    )
  const { activo, exigido, codigosDeRecuperacion } = factores.data
  if (!activo)
    return (
      <div className={styles.estado}>
        <Bola>Sin activar</Bola>
        <p>
          Además de tu contraseña, un código de tu teléfono que cambia cada 30 segundos. Si alguien te roba la
          contraseña, no le basta.
        </p>
        <Link to={activar} className={botonClassName('secundario')}>
          Activar segundo factor
        </Link>
      </div>
    )
  return <Activo {...{ exigido, codigosDeRecuperacion }} {...deActivo} />
}

function describeCodigos(quedan: number): string {
  if (quedan === 0)
    return 'No te queda ningún código de recuperación: si pierdes el teléfono no podrás entrar.'
  return quedan === 1 ? 'Te queda 1 código de recuperación.' : `Te quedan ${quedan} códigos de recuperación.`
}

interface ActivoProps extends Omit<SegundoFactorProps, 'activar'> {
  exigido: boolean
  codigosDeRecuperacion: number
}

function Activo({ cuenta, exigido, codigosDeRecuperacion, onCambio, onRetirado }: ActivoProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const [pregunta, setPregunta] = useState<'codigos' | 'retirar' | null>(null)
  const [codigos, setCodigos] = useState<string[] | null>(null)
  const refresh = () => queryClient.invalidateQueries({ queryKey: factoresQuery(api).queryKey })
  return (
    <div className={styles.estado}>
      <Bola llena>Activo</Bola>
      <p data-atencion={codigosDeRecuperacion < 3}>{describeCodigos(codigosDeRecuperacion)}</p>
      <div className={styles.acciones}>
        <Boton onClick={() => setPregunta('codigos')}>Hacer códigos nuevos</Boton>
        <Boton onClick={() => setPregunta('retirar')}>Retirar segundo factor</Boton>
      </div>
      {pregunta === 'codigos' && (
        <ConPassword
          titulo="Hacer códigos nuevos"
          textos={['Hacerlos', 'Haciéndolos…']}
          send={async (password) =>
            (await api(RenewCodigosDeRecuperacion, { password })).renewCodigosDeRecuperacion
          }
          onListo={(nuevos) => {
            setPregunta(null)
            setCodigos(nuevos)
            void refresh()
          }}
          onCancelar={() => setPregunta(null)}
        >
          <p>Son diez. Los que tenías dejan de servir.</p>
        </ConPassword>
      )}
      {pregunta === 'retirar' && (
        <ConPassword
          titulo="Retirar tu segundo factor"
          textos={['Retirarlo', 'Retirando…']}
          send={async (password) => (await api(DeleteSegundoFactor, { password })).deleteSegundoFactor}
          onListo={async (texto) => {
            setPregunta(null)
            showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
            onCambio()
            await refresh()
            onRetirado()
          }}
          onCancelar={() => setPregunta(null)}
        >
          <p>
            Para entrar bastará tu contraseña, y los códigos de recuperación dejan de servir. Tus otras
            sesiones se cierran.
            {exigido && ' Tu firma lo pide a todos: tendrás que activar otro para seguir.'}
          </p>
        </ConPassword>
      )}
      {codigos && <CodigosNuevos {...{ codigos, cuenta }} onCerrar={() => setCodigos(null)} />}
    </div>
  )
}

const isSinGuardar = () => true
const SIN_GUARDAR = {
  titulo: '¿Ya guardaste los códigos?',
  texto: 'No se vuelven a mostrar, y los de antes ya no sirven. Sin ellos solo queda hacer otros.',
  seguir: 'Seguir viéndolos',
  salir: 'Salir sin ellos',
}

/** Those of before are worth nothing by now: one Escape must not take these too. */
function CodigosNuevos({
  codigos,
  cuenta,
  onCerrar,
}: {
  codigos: string[]
  cuenta: string
  onCerrar: () => void
}) {
  const guardado = useDialogoGuardado(onCerrar)
  return (
    <DialogoAncho
      abierto
      {...guardado}
      titulo="Guarda tus códigos"
      entrada="Si pierdes el teléfono, cada uno te deja entrar una vez. No se vuelven a mostrar."
      pie={
        <Boton tono="primario" onClick={onCerrar}>
          Ya los guardé
        </Boton>
      }
    >
      <GuardaDeCambios hasCambios={isSinGuardar} pregunta={SIN_GUARDAR} />
      <CodigosDeRecuperacion codigos={codigos} cuenta={cuenta} />
    </DialogoAncho>
  )
}
