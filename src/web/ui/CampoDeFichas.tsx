import { Combobox, ComboboxItem, ComboboxList, ComboboxProvider } from '@ariakit/react/combobox'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { CampoMarco } from './Campo.tsx'
import styles from './CampoDeFichas.module.css'
import { Icono } from './Icono.tsx'

export interface Ficha {
  valor: string
  texto: string
}

interface CampoDeFichasProps {
  rotulo: string
  ayuda?: ReactNode
  falla?: string | null
  opcional?: boolean
  enLinea?: boolean
  name?: string
  /** The chosen ones, in their order. */
  fichas: readonly Ficha[]
  /** The ones that can be chosen, given what is written. */
  opciones: readonly Ficha[]
  escrito: string
  onEscribir: (texto: string) => void
  onElegir: (valor: string) => void
  onQuitar: (valor: string) => void
  /** Leaving the field. */
  onSalir?: () => void
  /** Said while nothing is chosen. */
  ninguna?: string
  /** Said where nothing is offered; without it there is no list then. */
  nada?: string
  /** Shows that there is a list. */
  flecha?: boolean
  /** One on its way: until it is there, nothing can be chosen. */
  enCamino?: string | null
}

/** Several of a list, found by typing; what is chosen stands in the field and can be taken out again. */
export function CampoDeFichas({
  fichas,
  opciones,
  escrito,
  onEscribir,
  onElegir,
  onQuitar,
  onSalir,
  ninguna,
  nada,
  flecha = false,
  enCamino = null,
  name,
  ...marco
}: CampoDeFichasProps) {
  const [abierto, setAbierto] = useState(false)
  const entrada = useRef<HTMLInputElement>(null)
  const bloqueado = enCamino !== null
  const conLista = abierto && !bloqueado && (opciones.length > 0 || nada !== undefined)

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter chooses; only the button of a form sends it.
    if (event.key === 'Enter') event.preventDefault()
    if (event.key === 'Escape') setAbierto(false)
    const ultima = fichas.at(-1)
    if (event.key === 'Backspace' && !escrito && ultima) onQuitar(ultima.valor)
  }
  const remove = (valor: string) => {
    onQuitar(valor)
    entrada.current?.focus()
  }

  return (
    <CampoMarco {...marco}>
      {(atributos) => (
        <ComboboxProvider
          value={bloqueado ? '' : escrito}
          setValue={onEscribir}
          open={conLista}
          setOpen={setAbierto}
          resetValueOnHide={false}
        >
          <div className={styles.multiple}>
            <div
              className={styles.entrada}
              data-bloqueado={bloqueado || undefined}
              data-flecha={flecha || undefined}
            >
              {fichas.map(({ valor, texto }) => (
                <span key={valor} className={styles.ficha}>
                  {texto}
                  <button
                    type="button"
                    aria-label={`Quitar ${texto}`}
                    disabled={bloqueado}
                    onClick={() => remove(valor)}
                  >
                    <Icono nombre="cerrar" />
                  </button>
                </span>
              ))}
              {enCamino && <span className={styles.ficha}>{enCamino}…</span>}
              <Combobox
                {...atributos}
                ref={entrada}
                name={name}
                className={styles.escrito}
                placeholder={fichas.length === 0 ? ninguna : undefined}
                autoSelect={escrito !== ''}
                disabled={bloqueado}
                maxLength={200}
                spellCheck={false}
                onKeyDown={handleKey}
                onClick={() => setAbierto(true)}
                onBlur={() => {
                  setAbierto(false)
                  onSalir?.()
                }}
              />
              {flecha && <Icono nombre="escoger" />}
            </div>
            <ComboboxList
              className={styles.lista}
              aria-label="Sugerencias"
              // The field keeps the focus while one points at the list.
              onMouseDown={(event) => event.preventDefault()}
            >
              {opciones.map(({ valor, texto }) => (
                <ComboboxItem
                  key={valor}
                  value={valor}
                  className={styles.opcion}
                  focusOnHover
                  hideOnClick={false}
                  setValueOnClick={false}
                  selectValueOnClick={false}
                  onClick={() => onElegir(valor)}
                >
                  {texto}
                </ComboboxItem>
              ))}
              {opciones.length === 0 && (
                <ComboboxItem className={styles.nada} disabled>
                  {nada}
                </ComboboxItem>
              )}
            </ComboboxList>
          </div>
        </ComboboxProvider>
      )}
    </CampoMarco>
  )
}
