import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { formatGrupo } from '#domain/climas/nombres.ts'
import { type Elegidas, type ListaDeCorreos, readListaDeCorreos } from '#domain/encuesta/lista-de-correos.ts'
import { MAX_TOKENS } from '#domain/encuestados/invitacion.ts'
import { useTrabajoEnCurso } from '#web/lib/trabajos/trabajos-query.ts'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo, CampoTexto } from '#web/ui/Campo.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import { Avance } from '#web/ui/Espera.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { Interruptor } from '#web/ui/Interruptor.tsx'
import { useRescate } from '#web/ui/use-rescate.ts'
import { AvisoDeExceso } from './AvisoDeExceso.tsx'
import type { ClimaConGrupos, Pedido } from './encuestados-queries.ts'
import styles from './InvitacionDeEncuesta.module.css'

const MAX_NOMBRADOS = 50

interface RevisionDeCorreosProps {
  leidos: ListaDeCorreos
  /** Says which address a row means, by the row as it was typed. */
  elegir: (escrito: string, correo: string) => void
}

/** Reading of the typed list, as it is typed: those who are invited, and the rows that stay with their reason. */
function RevisionDeCorreos({ leidos: { correos, quedan, repetidos }, elegir }: RevisionDeCorreosProps) {
  return (
    <div className={styles.revision} aria-live="polite">
      {correos !== null && (
        <p className="cifra">
          <strong>{formatCantidad(correos.length, 'dirección', 'direcciones')}</strong>
          {repetidos.length > 0 &&
            `; ${formatCantidad(repetidos.length, 'venía repetida y cuenta', 'venían repetidas y cuentan')} una vez`}
        </p>
      )}
      {quedan.length > 0 && (
        <>
          <p className={styles.mal}>
            {quedan.length === 1 ? 'Una se queda:' : `${formatNumero(quedan.length)} se quedan:`}
          </p>
          <ul className={styles.quedan}>
            {quedan.slice(0, MAX_NOMBRADOS).map(({ escrito, motivo, opciones }) => (
              <li key={escrito} data-pregunta={opciones.length > 0 || undefined}>
                <b>{escrito}</b>
                <span>{motivo}</span>
                {opciones.length > 0 && (
                  <span className={styles.opciones}>
                    {opciones.map((opcion) => (
                      <Boton key={opcion} chico onClick={() => elegir(escrito, opcion)}>
                        {opcion}
                      </Boton>
                    ))}
                  </span>
                )}
              </li>
            ))}
            {quedan.length > MAX_NOMBRADOS && <li>y {quedan.length - MAX_NOMBRADOS} más</li>}
          </ul>
        </>
      )}
    </div>
  )
}

const SIN_INVITAR = {
  titulo: 'La lista no se ha enviado',
  texto: 'Si sales ahora, se pierden los correos que escribiste y nadie recibe la invitación.',
  seguir: 'Quedarme',
  salir: 'Salir sin enviar',
}

const countTokens = (sendMail: boolean, cantidad: string) => (sendMail ? 1 : Math.trunc(Number(cantidad)))

interface InvitarGrupoProps {
  clima: ClimaConGrupos
  enviando: boolean
  /** False where something else asks already before this page is left. */
  guarda: boolean
  invitar: (pedido: Pedido) => Promise<string>
}

interface Invitacion {
  idGrupo: string
  sendMail: boolean
  texto: string
  cantidad: string
}

/** A list of addresses for one group; without addresses, tokens to hand out. */
export function InvitarGrupo({ clima, enviando, guarda, invitar }: InvitarGrupoProps) {
  const trabajo = useTrabajoEnCurso('invitaciones', clima.id, enviando)
  const unico = clima.gruposDeOpinion.length === 1 ? clima.gruposDeOpinion[0]!.id : ''
  const [elegidas, setElegidas] = useState<Elegidas>({})
  const form = useFormulario({
    inicial: { idGrupo: unico, sendMail: true, texto: '', cantidad: '1' } satisfies Invitacion as Invitacion,
    check: ({ idGrupo, sendMail, texto, cantidad }) => {
      const tokens = countTokens(sendMail, cantidad)
      return {
        ...(idGrupo ? {} : { idGrupo: 'Escoge el grupo al que pertenecen.' }),
        ...(sendMail && readListaDeCorreos(texto, elegidas).correos?.length === 0
          ? { texto: 'Ninguna se puede enviar todavía: mira abajo lo que le falta a cada una.' }
          : {}),
        ...(tokens >= 1 && tokens <= MAX_TOKENS
          ? {}
          : { cantidad: `Escribe un número de 1 a ${MAX_TOKENS}.` }),
      }
    },
    send: ({ idGrupo, sendMail, texto, cantidad }) => {
      const { correos: lista } = readListaDeCorreos(texto, elegidas)
      const tokens = countTokens(sendMail, cantidad)
      return invitar(
        // Spec §5: an empty list is sent as null.
        lista === null && tokens > 1
          ? { de: 'tokens', idGrupo, cantidad: tokens }
          : { de: 'lista', idGrupo, correos: lista },
      )
    },
    // Rows that stay do so as they were typed.
    onListo: (_, { idGrupo, sendMail, texto }) => {
      const { quedan } = readListaDeCorreos(texto, elegidas)
      form.reset({
        idGrupo,
        sendMail,
        texto: quedan.map(({ escrito }) => escrito).join('\n'),
        cantidad: '1',
      })
    },
  })
  useRescate(`invitacion ${clima.id}`, form.rescate)
  const { sendMail, texto, cantidad } = form.valores
  const hasLista = useCallback(() => texto.trim() !== '', [texto])
  const escrito = useDeferredValue(texto)
  const leidos = useMemo(() => readListaDeCorreos(escrito, elegidas), [escrito, elegidas])
  const { correos, quedan } = leidos
  const tokens = countTokens(sendMail, cantidad)
  const cuentas = new Map(clima.participacion.porGrupo.map((parte) => [parte.id, parte]))

  const accion = !sendMail
    ? tokens > 1
      ? `Crear ${formatNumero(tokens)} tokens sin correo`
      : 'Crear un token sin correo'
    : correos === null
      ? 'Enviar invitación'
      : quedan.length > 0 && correos.length > 0
        ? `Invitar a ${correos.length === 1 ? 'una' : `las ${formatNumero(correos.length)}`} y dejar las demás`
        : `Invitar a ${formatCantidad(correos.length, 'persona', 'personas')}`

  return (
    <form {...form.formProps} className={styles.formulario}>
      {guarda && !enviando && <GuardaDeCambios hasCambios={hasLista} pregunta={SIN_INVITAR} />}
      <CampoSeleccion
        rotulo="Grupo de opinión"
        required
        {...form.campo('idGrupo')}
        opciones={[
          { valor: '', texto: 'Escoge un grupo', disabled: true },
          ...clima.gruposDeOpinion.map((grupo) => ({
            valor: grupo.id,
            texto: `${formatGrupo(grupo)} (${cuentas.get(grupo.id)?.invitados ?? 0} de ${cuentas.get(grupo.id)?.planeados ?? 0} invitados)`,
          })),
        ]}
      />
      <Interruptor
        activa={sendMail}
        texto={sendMail ? 'Enviar la invitación por correo' : 'Sin correo: el token se entrega en mano'}
        nombre="Enviar la invitación por correo"
        onChange={(activa) => {
          form.change('sendMail', activa)
          // Spec §4: switching it off clears the list.
          if (!activa) form.change('texto', '')
        }}
      />
      {sendMail && (
        <div>
          <CampoTexto
            rotulo="Correos"
            required={false}
            ayuda="Separados por punto y coma, o como los tengas: una columna, una fila o la hoja entera. Sin ninguno se crea un token para entregar en mano."
            rows={8}
            {...form.campo('texto')}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
          <RevisionDeCorreos
            leidos={leidos}
            elegir={(fila, correo) => setElegidas((antes) => ({ ...antes, [fila]: correo }))}
          />
          {correos && (
            <AvisoDeExceso clima={clima} nuevasPorGrupo={new Map([[form.valores.idGrupo, correos.length]])} />
          )}
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
          {...form.campo('cantidad')}
          ayuda="Para quien no tiene correo. El token se muestra una sola vez, aquí, para copiarlo o imprimirlo; queda marcado que el equipo lo vio."
        />
      )}
      <Boton {...form.botonProps} tono="primario" className={styles.enviar}>
        {form.enviando ? 'Enviando…' : accion}
      </Boton>
      {enviando && trabajo && <Avance {...trabajo} />}
    </form>
  )
}
