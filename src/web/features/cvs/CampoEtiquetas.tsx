import { Combobox, useCombobox } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { formatEtiqueta, getClaveDeEtiqueta } from '../../../domain/cvs/etiqueta.ts'
import { checkEtiqueta } from '../../../domain/cvs/parse-campos.ts'
import { CampoMarco } from '../../ui/Campo.tsx'
import { Icono } from '../../ui/Icono.tsx'
import styles from './CampoEtiquetas.module.css'
import { findEtiqueta, listSugerencias } from './list-sugerencias.ts'

interface CampoEtiquetasProps {
  escogidas: string[]
  escrito: string
  falla: string | null
  /** All tags there are. */
  puestos: string[]
  /** The tag on its way to the server: until it is there, nothing can be chosen. */
  creando: string | null
  name: string
  onChange: (escogidas: string[]) => void
  onEscribir: (texto: string) => void
  onFalla: (falla: string) => void
  createEtiqueta: (puesto: string) => Promise<string | null>
}

const CREAR = 'crear:'

/** Several tags from a list that grows: a text that is no tag yet can become one. */
export function CampoEtiquetas(props: CampoEtiquetasProps) {
  const { escogidas, escrito, falla, puestos, creando, onChange, onEscribir } = props
  const combobox = useCombobox()
  const entrada = useRef<HTMLInputElement>(null)
  const bloqueado = creando !== null
  const { puestos: sugeridos, nueva } = listSugerencias(puestos, escogidas, escrito)

  const add = (puesto: string) => {
    const repetida = escogidas.some((otra) => getClaveDeEtiqueta(otra) === getClaveDeEtiqueta(puesto))
    if (!repetida) onChange([...escogidas, puesto])
    onEscribir('')
  }
  const create = async (texto: string) => {
    const puesto = formatEtiqueta(texto)
    const problema = checkEtiqueta(puesto)
    if (problema) return props.onFalla(problema)
    combobox.closeDropdown()
    const creada = await props.createEtiqueta(puesto)
    if (creada) add(creada)
  }
  const choose = (valor: string) => {
    if (valor.startsWith(CREAR)) void create(valor.slice(CREAR.length))
    else add(valor)
  }
  const remove = (puesto: string) => {
    onChange(escogidas.filter((otra) => otra !== puesto))
    entrada.current?.focus()
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter chooses; only the button saves.
    if (event.key === 'Enter') event.preventDefault()
    if (event.key === 'Backspace' && !escrito) onChange(escogidas.slice(0, -1))
  }
  const leave = () => {
    combobox.closeDropdown()
    const conocida = findEtiqueta(puestos, escrito)
    if (conocida) add(conocida)
  }

  // The field was disabled under the focus; whoever was typing goes on typing.
  const escribia = useRef(false)
  useEffect(() => {
    if (bloqueado) escribia.current = true
    else if (escribia.current) {
      escribia.current = false
      if (document.activeElement === document.body) entrada.current?.focus()
    }
  }, [bloqueado])

  const { selectFirstOption, resetSelectedOption } = combobox
  useEffect(() => {
    if (escrito) selectFirstOption()
    else resetSelectedOption()
  }, [escrito, selectFirstOption, resetSelectedOption])

  return (
    <CampoMarco rotulo="Etiquetas de puesto" opcional falla={falla} className={styles.campo}>
      {(atributos) => (
        <Combobox
          store={combobox}
          onOptionSubmit={choose}
          withinPortal={false}
          offset={0}
          middlewares={{ flip: false }}
        >
          <Combobox.DropdownTarget>
            <div className={styles.multi} data-bloqueado={bloqueado || undefined}>
              {escogidas.map((puesto) => (
                <span key={puesto} className={styles.etiqueta}>
                  {puesto}
                  <button
                    type="button"
                    aria-label={`Quitar ${puesto}`}
                    disabled={bloqueado}
                    onClick={() => remove(puesto)}
                  >
                    <Icono nombre="cerrar" />
                  </button>
                </span>
              ))}
              {creando && <span className={styles.etiqueta}>{creando}…</span>}
              <Combobox.EventsTarget withExpandedAttribute>
                <input
                  {...atributos}
                  ref={entrada}
                  name={props.name}
                  className={styles.entrada}
                  value={bloqueado ? '' : escrito}
                  disabled={bloqueado}
                  maxLength={200}
                  onClick={() => combobox.openDropdown()}
                  onBlur={leave}
                  onKeyDown={handleKey}
                  onChange={(event) => {
                    onEscribir(event.currentTarget.value)
                    combobox.openDropdown()
                  }}
                />
              </Combobox.EventsTarget>
            </div>
          </Combobox.DropdownTarget>
          <Combobox.Dropdown
            className={styles.sugerencias}
            hidden={bloqueado || (sugeridos.length === 0 && !nueva)}
          >
            <Combobox.Options aria-label="Sugerencias" className={styles.opciones}>
              {sugeridos.map((puesto) => (
                <Combobox.Option key={puesto} value={puesto} className={styles.opcion}>
                  {puesto}
                </Combobox.Option>
              ))}
              {nueva && (
                <Combobox.Option value={CREAR + nueva} className={styles.opcion}>
                  Crear la etiqueta «{nueva}»
                </Combobox.Option>
              )}
            </Combobox.Options>
          </Combobox.Dropdown>
          <span className="oculto" role="status">
            {creando
              ? `Guardando la etiqueta ${creando}`
              : escrito && `${sugeridos.length} sugerencias${nueva ? `, o crear la etiqueta ${nueva}` : ''}`}
          </span>
        </Combobox>
      )}
    </CampoMarco>
  )
}
