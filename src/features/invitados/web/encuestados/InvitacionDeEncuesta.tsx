import { useState } from 'react'
import { Link } from 'react-router'
import { isEncuestaActiva } from '#domain/encuesta/encuesta-activa.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { botonClassName } from '#web/ui/Boton.tsx'
import { leave } from '#web/ui/salida.ts'
import { ConClima } from './ConClima.tsx'
import { CuandoSale, countConCorreo } from './CuandoSale.tsx'
import {
  type ClimaConGrupos,
  type Cuando,
  type EnlacesDeEncuestados,
  type Hecho,
  type Pedido,
  useInvitar,
} from './encuestados-queries.ts'
import styles from './InvitacionDeEncuesta.module.css'
import { InvitarConArchivo } from './InvitarConArchivo.tsx'
import { InvitarGrupo } from './InvitarGrupo.tsx'
import { LoHecho, SalidaDeCorreos } from './LoHecho.tsx'

interface InvitacionProps {
  idClima: string
  enlaces: EnlacesDeEncuestados
}

export function InvitacionDeEncuesta({ idClima, enlaces }: InvitacionProps) {
  return (
    <ConClima
      idClima={idClima}
      enlaces={enlaces}
      titulo="Invitación de encuesta"
      texto={() => 'Cada persona entra con un token propio, que llega por correo o en papel.'}
      acciones={() => (
        <>
          <Link to={enlaces.calendario(idClima)} className={botonClassName('secundario')}>
            Calendario
          </Link>
          <Link to={enlaces.palabras(idClima)} className={botonClassName('secundario')}>
            Palabras
          </Link>
          <Link to={enlaces.sinCorreo(idClima)} className={botonClassName('secundario')}>
            Sin correo
          </Link>
          <Link to={enlaces.encuestados(idClima)} className={botonClassName('secundario')}>
            Ver encuestados
          </Link>
        </>
      )}
    >
      {(clima) =>
        clima.cerrado ? (
          <Aviso tono="info">El clima está cerrado: ya no se puede invitar a nadie.</Aviso>
        ) : (
          <Invitar clima={clima} enlaces={enlaces} />
        )
      }
    </ConClima>
  )
}

const MANERAS = [
  { manera: 'grupo', texto: 'A un grupo de opinión' },
  { manera: 'archivo', texto: 'A toda la empresa, con un archivo' },
] as const

function Invitar({ clima, enlaces }: { clima: ClimaConGrupos; enlaces: EnlacesDeEncuestados }) {
  const [manera, setManera] = useState<(typeof MANERAS)[number]['manera']>('grupo')
  const [hechos, setHechos] = useState<Hecho[]>([])
  const invitar = useInvitar(clima.id, (hecho) => setHechos((antes) => [...antes, hecho]))
  const [pregunta, setPregunta] = useState<((cuando: Cuando | null) => void) | null>(null)
  /** An inactive survey asks first; one that is called off sends nothing, and says nothing. */
  const send = async (pedido: Pedido): Promise<string> => {
    let cuando: Cuando | null = 'ahora'
    if (!clima.encuestaActiva && countConCorreo(pedido) > 0)
      cuando = await new Promise<Cuando | null>((resolve) => setPregunta(() => resolve))
    setPregunta(null)
    if (cuando === null) throw new Error('called off')
    return invitar.mutateAsync({ pedido, cuando })
  }
  const conTokens = hechos.some(({ tokens }) => tokens.length > 0)
  const activa = isEncuestaActiva({ ...clima, fechaLimite: clima.fechaLimite ?? null }, Date.now())
  return (
    <>
      <CuandoSale onCuando={pregunta} />
      {!activa && (
        <div className={styles.inactiva}>
          <Aviso
            // Tokens that are shown once are what to notice now.
            tono={conTokens ? 'nota' : 'info'}
            mudo
            accion={
              <Link to={enlaces.clima(clima.id)}>
                {clima.encuestaActiva ? 'Mover la fecha' : 'Activarla'}
              </Link>
            }
          >
            {clima.encuestaActiva
              ? 'Pasó la fecha límite de la encuesta: quien entre ya no podrá contestar.'
              : 'La encuesta está inactiva: quien entre antes de que la actives verá «La encuesta no está activa aún».'}
          </Aviso>
        </div>
      )}
      <SalidaDeCorreos idClima={clima.id} />
      <div className={styles.columnas} data-manera={manera}>
        <div>
          <fieldset className={styles.maneras}>
            <legend className="oculto">A quién se invita</legend>
            {MANERAS.map(({ manera: esta, texto }) => (
              <label key={esta}>
                <input
                  type="radio"
                  name="manera"
                  checked={manera === esta}
                  // Tokens stay where they are; a list that is written goes with its form.
                  onChange={() => (conTokens ? setManera(esta) : leave(() => setManera(esta)))}
                  disabled={invitar.isPending}
                />
                {texto}
              </label>
            ))}
          </fieldset>
          {manera === 'grupo' ? (
            <InvitarGrupo clima={clima} enviando={invitar.isPending} guarda={!conTokens} invitar={send} />
          ) : (
            <InvitarConArchivo clima={clima} enviando={invitar.isPending} invitar={send} />
          )}
        </div>
        <LoHecho
          clima={clima}
          hechos={hechos}
          creando={
            invitar.isPending &&
            (invitar.variables.pedido.de === 'tokens' ||
              (invitar.variables.pedido.de === 'lista' && invitar.variables.pedido.correos === null))
          }
        />
      </div>
    </>
  )
}
