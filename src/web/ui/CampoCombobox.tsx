import { Combobox, ComboboxItem, ComboboxList, ComboboxProvider } from '@ariakit/react/combobox'
import { type ReactNode, useState } from 'react'
import { CampoMarco } from './Campo.tsx'
import styles from './CampoCombobox.module.css'
import lista from './CampoDeFichas.module.css'
import type { Ficha } from './CampoDeFichas.tsx'
import { findOpciones } from './CampoMultiple.tsx'
import { Icono } from './Icono.tsx'

interface CampoComboboxProps {
  rotulo: string
  ayuda?: ReactNode
  falla?: string | null
  opcional?: boolean
  className?: string
  name?: string
  opciones: readonly Ficha[]
  valor: string
  onChange: (valor: string) => void
  placeholder?: string
}

/** One of a list that is too long to look through: what is typed finds it. What names nothing leaves it as it was. */
export function CampoCombobox({
  opciones,
  valor,
  onChange,
  name,
  placeholder,
  ...marco
}: CampoComboboxProps) {
  const elegida = opciones.find((opcion) => opcion.valor === valor)?.texto ?? ''
  // Null while nobody is looking for another one.
  const [busqueda, setBusqueda] = useState<string | null>(null)
  const [abierto, setAbierto] = useState(false)
  const halladas = findOpciones(opciones, busqueda ?? '')

  const choose = (nuevo: string) => {
    onChange(nuevo)
    setBusqueda(null)
    setAbierto(false)
  }
  const leave = () => {
    if (busqueda === '' && marco.opcional) onChange('')
    setBusqueda(null)
    setAbierto(false)
  }
  return (
    <CampoMarco {...marco}>
      {(atributos) => (
        <ComboboxProvider
          value={busqueda ?? elegida}
          setValue={setBusqueda}
          open={abierto}
          setOpen={setAbierto}
          resetValueOnHide={false}
        >
          <div className={styles.combobox}>
            <Combobox
              {...atributos}
              name={name}
              placeholder={placeholder}
              autoSelect={busqueda !== null && busqueda !== ''}
              spellCheck={false}
              onClick={() => setAbierto(true)}
              onFocus={(event) => event.currentTarget.select()}
              onBlur={leave}
              onKeyDown={(event) => {
                // Enter chooses; only the button of a form sends it.
                if (event.key === 'Enter') event.preventDefault()
                if (event.key === 'Escape') leave()
              }}
            />
            <Icono nombre="desplegar" />
            <ComboboxList
              className={lista.lista}
              aria-label={marco.rotulo}
              onMouseDown={(event) => event.preventDefault()}
            >
              {halladas.map((opcion) => (
                <ComboboxItem
                  key={opcion.valor}
                  value={opcion.valor}
                  className={lista.opcion}
                  focusOnHover
                  hideOnClick={false}
                  setValueOnClick={false}
                  selectValueOnClick={false}
                  onClick={() => choose(opcion.valor)}
                >
                  {opcion.texto}
                </ComboboxItem>
              ))}
              {halladas.length === 0 && <div className={lista.nada}>Nada con ese nombre</div>}
            </ComboboxList>
          </div>
        </ComboboxProvider>
      )}
    </CampoMarco>
  )
}
