import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId, useState } from 'react'
import styles from './Campo.module.css'
import campoArchivoStyles from './CampoArchivo.module.css'
import { Icono } from './Icono.tsx'

/** Whole: on a telephone the choice has lines of its own, for what is told apart by its end. */
export type EnLinea = boolean | 'entero'

interface CampoBase {
  rotulo: string
  ayuda?: ReactNode
  /** A sentence that says what is wrong; its presence marks the field. */
  falla?: string | null
  opcional?: boolean
  className?: string
  /** The label stands in the frame, before the control: for what narrows a list. */
  enLinea?: EnLinea | undefined
}

/** Ties label, help and error to a control, whatever the control is. */
export function CampoMarco({
  rotulo,
  ayuda,
  falla,
  opcional = false,
  className,
  enLinea,
  id: idDado,
  children,
}: CampoBase & {
  /** Where the control must be found from elsewhere. */
  id?: string | undefined
  children: (atributos: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode
}) {
  const idPropio = useId()
  const id = idDado ?? idPropio
  const describedBy = [ayuda && `${id}-ayuda`, falla && `${id}-falla`].filter(Boolean).join(' ')
  return (
    <div
      className={[
        styles.campo,
        falla && styles.mal,
        enLinea && styles.enLinea,
        enLinea === 'entero' && styles.entero,
        className,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <label htmlFor={id}>
        {rotulo}
        {opcional && <span className={styles.opcional}> opcional</span>}
      </label>
      {children({
        id,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(falla ? { 'aria-invalid': true as const } : {}),
      })}
      {ayuda && (
        <p id={`${id}-ayuda`} className={styles.ayuda}>
          {ayuda}
        </p>
      )}
      {falla && (
        <p id={`${id}-falla`} className={styles.falla}>
          {falla}
        </p>
      )}
    </div>
  )
}

export function Campo({
  rotulo,
  ayuda,
  falla,
  opcional,
  className,
  enLinea,
  ...input
}: CampoBase & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <CampoMarco {...{ rotulo, ayuda, falla, opcional, className, enLinea }}>
      {(atributos) => <input required={!opcional} {...input} {...atributos} />}
    </CampoMarco>
  )
}

export function CampoTexto({
  rotulo,
  ayuda,
  falla,
  opcional,
  className,
  ...textarea
}: CampoBase & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <CampoMarco {...{ rotulo, ayuda, falla, opcional, className }}>
      {(atributos) => (
        <>
          <textarea required={!opcional} {...textarea} {...atributos} />
          {textarea.maxLength !== undefined && (
            <Cuenta escritas={String(textarea.value ?? '').length} maximo={textarea.maxLength} />
          )}
        </>
      )}
    </CampoMarco>
  )
}

/** Not those of `cantidades`, which would come to every page with a field. */
const formatLetras = (n: number) => `${n} ${n === 1 ? 'letra' : 'letras'}`

/** The browser cuts what passes the limit without a word: near it, seen at every key and heard twice. */
function Cuenta({ escritas, maximo }: { escritas: number; maximo: number }) {
  const quedan = maximo - escritas
  const lleno = `Caben ${formatLetras(maximo)}, y ya están: lo que sigue se corta.`
  const aviso = Math.floor(maximo / 10)
  return (
    <>
      {quedan <= maximo / 5 && (
        <p className={styles.cuenta} aria-hidden="true">
          {quedan <= 0 ? lleno : `${quedan === 1 ? 'Queda' : 'Quedan'} ${formatLetras(quedan)}`}
        </p>
      )}
      <span className="oculto" aria-live="polite">
        {quedan <= 0 ? lleno : quedan <= aviso && `Quedan ${formatLetras(aviso)} o menos.`}
      </span>
    </>
  )
}

interface CampoArchivoProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  rotulo: string
  ayuda?: ReactNode
  falla?: string | null
  textos: { elegir: string; cambiar: string; ninguno: string }
}

/** The browser's own file field lies over the drawing: it can be clicked, typed to and dropped on. */
export function CampoArchivo({ rotulo, ayuda, falla, textos, onChange, ...input }: CampoArchivoProps) {
  const [nombre, setNombre] = useState<string | null>(null)
  return (
    <CampoMarco {...{ rotulo, ayuda, falla }}>
      {(atributos) => (
        <div className={campoArchivoStyles.archivo}>
          <input
            required
            {...input}
            {...atributos}
            type="file"
            onChange={(event) => {
              setNombre(event.currentTarget.files?.[0]?.name ?? null)
              onChange?.(event)
            }}
          />
          <span className={campoArchivoStyles.dibujo} aria-hidden="true">
            <span className={campoArchivoStyles.accion}>
              <Icono nombre="adjuntar" />
              {nombre ? textos.cambiar : textos.elegir}
            </span>
            <span className={campoArchivoStyles.nombre} data-elegido={nombre ? true : undefined}>
              {nombre ?? textos.ninguno}
            </span>
          </span>
        </div>
      )}
    </CampoMarco>
  )
}
