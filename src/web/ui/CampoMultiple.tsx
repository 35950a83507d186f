import { MultiSelect } from '@mantine/core'
import styles from './CampoMultiple.module.css'
import { Icono } from './Icono.tsx'

interface CampoMultipleProps {
  rotulo: string
  opciones: { valor: string; texto: string }[]
  escogidas: string[]
  onChange: (escogidas: string[]) => void
  /** Said while nothing is chosen. */
  ninguna?: string
}

/** Several of a list; with none, all of them. */
export function CampoMultiple({
  rotulo,
  opciones,
  escogidas,
  onChange,
  ninguna = 'Todos',
}: CampoMultipleProps) {
  return (
    <MultiSelect
      label={rotulo}
      data={opciones.map(({ valor, texto }) => ({ value: valor, label: texto }))}
      value={escogidas}
      onChange={onChange}
      placeholder={escogidas.length === 0 ? ninguna : ''}
      searchable
      selectFirstOptionOnChange
      hidePickedOptions
      rightSection={<Icono nombre="desplegar" />}
      rightSectionPointerEvents="none"
      nothingFoundMessage="Nada con ese nombre"
      comboboxProps={{ withinPortal: false, offset: 0, middlewares: { flip: false } }}
      classNames={{
        section: styles.flecha ?? '',
        label: styles.rotulo ?? '',
        input: styles.entrada ?? '',
        pill: styles.etiqueta ?? '',
        inputField: styles.escrito ?? '',
        dropdown: styles.lista ?? '',
        option: styles.opcion ?? '',
      }}
    />
  )
}
