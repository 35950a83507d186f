import { type FormEvent, useDeferredValue, useMemo, useState } from 'react'
import { parseCorreos } from '../../../domain/encuesta/parse-correos.ts'
import { Boton } from '../../ui/Boton.tsx'
import { Campo, CampoMarco, CampoTexto } from '../../ui/Campo.tsx'
import { Interruptor } from '../../ui/Interruptor.tsx'
import { formatCantidad, formatGrupo, formatNumero } from './cantidades.ts'
import type { ClimaConGrupos } from './encuestados-queries.ts'
import styles from './InvitacionDeEncuesta.module.css'
import { RevisionDeCorreos } from './RevisionDeCorreos.tsx'
import type { Pedido } from './use-invitar.ts'

const MAX_TOKENS = 200

interface InvitarGrupoProps {
  clima: ClimaConGrupos
  enviando: boolean
  invitar: (pedido: Pedido) => Promise<string>
}

/** A list of addresses for one group; without addresses, tokens to hand out. */
export function InvitarGrupo({ clima, enviando, invitar }: InvitarGrupoProps) {
  const [idGrupo, setIdGrupo] = useState(
    clima.gruposDeOpinion.length === 1 ? clima.gruposDeOpinion[0]!.id : '',
  )
  const [sendMail, setSendMail] = useState(true)
  const [texto, setTexto] = useState('')
  const [cantidad, setCantidad] = useState('1')
  const [intentado, setIntentado] = useState(false)
  const escrito = useDeferredValue(texto)
  const leidos = useMemo(() => parseCorreos(escrito), [escrito])
  const { correos, invalidos } = leidos
  const tokens = sendMail ? 1 : Math.trunc(Number(cantidad))
  const tokensMal = !(tokens >= 1 && tokens <= MAX_TOKENS)
  const cuentas = new Map(clima.participacion.porGrupo.map((parte) => [parte.id, parte]))

  const changeSendMail = (activa: boolean) => {
    setSendMail(activa)
    // Spec §4: switching it off clears the list.
    if (!activa) setTexto('')
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIntentado(true)
    const { correos: lista, invalidos: malos } = parseCorreos(texto)
    if (enviando) return
    if (!idGrupo || malos.length > 0 || tokensMal) {
      const formulario = event.currentTarget
      requestAnimationFrame(() => formulario.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    await invitar(
      lista === null ? { de: 'tokens', idGrupo, cantidad: tokens } : { de: 'lista', idGrupo, correos: lista },
    )
    setTexto('')
    setCantidad('1')
    setIntentado(false)
  }
  const accion =
    correos === null
      ? tokens > 1
        ? `Crear ${formatNumero(tokens)} tokens sin correo`
        : 'Crear un token sin correo'
      : `Invitar a ${formatCantidad(correos.length, 'persona', 'personas')}`

  return (
    <form className={styles.formulario} onSubmit={(event) => void submit(event).catch(() => {})} noValidate>
      <CampoMarco
        rotulo="Grupo de opinión"
        falla={intentado && !idGrupo ? 'Escoge el grupo al que pertenecen.' : null}
      >
        {(atributos) => (
          <select
            {...atributos}
            required
            value={idGrupo}
            onChange={(event) => setIdGrupo(event.currentTarget.value)}
          >
            <option value="" disabled>
              Escoge un grupo
            </option>
            {clima.gruposDeOpinion.map((grupo) => (
              <option key={grupo.id} value={grupo.id}>
                {`${formatGrupo(grupo)} (${cuentas.get(grupo.id)?.invitados ?? 0} de ${cuentas.get(grupo.id)?.planeados ?? 0} invitados)`}
              </option>
            ))}
          </select>
        )}
      </CampoMarco>
      <Interruptor
        activa={sendMail}
        texto={sendMail ? 'Enviar la invitación por correo' : 'Sin correo: el token se entrega en mano'}
        nombre="Enviar la invitación por correo"
        onChange={changeSendMail}
      />
      {sendMail && (
        <div>
          <CampoTexto
            rotulo="Correos"
            opcional
            ayuda="Separados por punto y coma. También sirven comas y renglones, como se copian de una hoja de cálculo."
            falla={invalidos.length > 0 && intentado ? 'Corrige las direcciones que se nombran abajo.' : null}
            rows={8}
            value={texto}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTexto(event.currentTarget.value)}
          />
          <RevisionDeCorreos leidos={leidos} />
        </div>
      )}
      {!sendMail && (
        <Campo
          rotulo="¿Cuántos tokens?"
          className={styles.cantidad}
          type="number"
          min={1}
          max={MAX_TOKENS}
          inputMode="numeric"
          value={cantidad}
          ayuda="Para quien no tiene correo. El token se muestra una sola vez, aquí, para copiarlo o imprimirlo; queda marcado que el equipo lo vio."
          falla={intentado && tokensMal ? `Escribe un número de 1 a ${MAX_TOKENS}.` : null}
          onChange={(event) => setCantidad(event.currentTarget.value)}
        />
      )}
      <Boton type="submit" tono="primario" className={styles.enviar} aria-disabled={enviando}>
        {enviando ? 'Enviando…' : accion}
      </Boton>
    </form>
  )
}
