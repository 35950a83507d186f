import { Boton } from './Boton.tsx'
import styles from './BuscarEnLista.module.css'
import { Campo } from './Campo.tsx'

interface BuscarEnListaProps {
  filtro: string
  /** What may be looked for. */
  ejemplo: string
  onBuscar: (filtro: string) => void
}

/** Above a list that comes in pages. */
export function BuscarEnLista({ filtro, ejemplo, onBuscar }: BuscarEnListaProps) {
  return (
    <search>
      <form
        className={styles.buscar}
        onSubmit={(event) => {
          event.preventDefault()
          onBuscar(String(new FormData(event.currentTarget).get('buscar') ?? '').trim())
        }}
      >
        <Campo
          rotulo="Buscar"
          name="buscar"
          type="search"
          required={false}
          placeholder={ejemplo}
          autoComplete="off"
          maxLength={100}
          defaultValue={filtro}
        />
        <Boton type="submit">Buscar</Boton>
      </form>
    </search>
  )
}
