import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import styles from './CamposDeFila.module.css'
import { getIdDeCampo, useEditor, useProblema } from './editor-context.ts'
import type { AdicionPegable } from './pegado/take-pegado.ts'

interface CampoDeFilaProps {
  clave: string
  /** The field of the draft it writes. */
  campo: string
  /** Its name in the sentences of the checks, where that is another. */
  problemaEn?: string
  rotulo: string
  valor: string
  className?: string | undefined
  /** Until when it can be edited: a label until the close, some figures always, all else until the first answer. */
  hasta?: 'primeraRespuesta' | 'cierre' | 'siempre'
}

function useCampo({ clave, campo, problemaEn = campo, hasta = 'primeraRespuesta' }: CampoDeFilaProps) {
  const { change, soloLectura, cerrado } = useEditor()
  const problema = useProblema(clave, problemaEn)
  const id = getIdDeCampo(clave, problemaEn)
  return {
    problema,
    bloqueado: hasta === 'cierre' ? cerrado : soloLectura && hasta !== 'siempre',
    change: (valor: unknown) => change({ que: 'campo', clave, campos: { [campo]: valor } }),
    atributos: {
      id,
      ...(problema ? { 'aria-invalid': true as const, 'aria-describedby': `${id}-falla` } : {}),
    },
  }
}

function Marco({
  rotulo,
  id,
  problema,
  className,
  visible = false,
  children,
}: {
  rotulo: string
  id: string
  problema: string
  className?: string | undefined
  visible?: boolean
  children: ReactNode
}) {
  return (
    <div className={[styles.campo, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={visible ? styles.rotulo : 'oculto'}>
        {rotulo}
      </label>
      {children}
      {problema && (
        <p id={`${id}-falla`} className={styles.falla}>
          {problema}
        </p>
      )}
    </div>
  )
}

/**
 * One line, or as many as the text needs. Enter asks for the next row instead of a new line; rows of a spreadsheet become
 * rows here, where it is said what is added for those that find none.
 */
export function TextoDeFila({
  onEnter,
  visible,
  placeholder,
  max,
  pegable,
  ...props
}: CampoDeFilaProps & {
  onEnter?: (() => void) | undefined
  pegable?: AdicionPegable
  visible?: boolean
  placeholder?: string
  max?: number
}) {
  const { problema, bloqueado, change, atributos } = useCampo(props)
  const { paste } = useEditor()
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter?.()
  }
  const pegar = (event: ClipboardEvent) => {
    if (!pegable || bloqueado) return
    if (paste(props.clave, pegable, event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  return (
    <Marco id={atributos.id} {...{ problema, visible }} rotulo={props.rotulo} className={props.className}>
      <textarea
        rows={1}
        value={props.valor}
        readOnly={bloqueado}
        maxLength={max}
        placeholder={placeholder}
        onKeyDown={press}
        onPaste={pegar}
        onChange={(event) => change(event.currentTarget.value.replace(/[\n\t]/g, ' '))}
        {...atributos}
      />
    </Marco>
  )
}

export function NumeroDeFila({ visible, ...props }: CampoDeFilaProps & { visible?: boolean }) {
  const { problema, bloqueado, change, atributos } = useCampo(props)
  return (
    <Marco id={atributos.id} {...{ problema, visible }} rotulo={props.rotulo} className={props.className}>
      <input
        inputMode="numeric"
        autoComplete="off"
        value={props.valor}
        readOnly={bloqueado}
        onChange={(event) => change(event.currentTarget.value.replace(/\D/g, '').slice(0, 7))}
        {...atributos}
      />
    </Marco>
  )
}

export interface Opcion {
  valor: string
  texto: string
}

/** A value that is not among the options shows `vacia`: something is still to be chosen. */
export function SeleccionDeFila({
  opciones,
  vacia,
  visible,
  parse = (valor) => valor,
  ...props
}: CampoDeFilaProps & {
  opciones: readonly Opcion[]
  vacia?: string
  visible?: boolean
  parse?: (valor: string) => unknown
}) {
  const { problema, bloqueado, change, atributos } = useCampo(props)
  const conocida = opciones.some(({ valor }) => valor === props.valor)
  return (
    <Marco id={atributos.id} {...{ problema, visible }} rotulo={props.rotulo} className={props.className}>
      <select
        value={conocida ? props.valor : ''}
        disabled={bloqueado}
        data-vacia={conocida ? undefined : true}
        onChange={(event) => change(parse(event.currentTarget.value))}
        {...atributos}
      >
        {(vacia !== undefined || !conocida) && <option value="">{vacia ?? 'Escoge…'}</option>}
        {opciones.map(({ valor, texto }) => (
          <option key={valor} value={valor}>
            {texto}
          </option>
        ))}
      </select>
    </Marco>
  )
}

export function MarcaDeFila({
  clave,
  campo,
  rotulo,
  marcada,
  nombre,
  fija = false,
}: {
  clave: string
  campo: string
  rotulo: string
  marcada: boolean
  nombre: string
  fija?: boolean
}) {
  const { change, soloLectura } = useEditor()
  return (
    <label className={styles.marca}>
      <input
        type="checkbox"
        checked={marcada}
        disabled={soloLectura || fija}
        aria-label={nombre}
        onChange={(event) =>
          change({ que: 'campo', clave, campos: { [campo]: event.currentTarget.checked } })
        }
      />
      <span aria-hidden="true">{rotulo}</span>
    </label>
  )
}
