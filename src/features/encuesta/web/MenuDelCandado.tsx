import { encuesta as textos } from '#web/content/encuesta.ts'
import { Icono } from '#web/ui/Icono.tsx'
import { Menu } from '#web/ui/Menu.tsx'
import { EnlaceDeAnonimato } from './EnlaceDeAnonimato.tsx'
import styles from './MenuDelCandado.module.css'
import { useAnonimato } from './use-anonimato.ts'

/** The survey's promise, with the way out of it, which is rarely taken. */
export function MenuDelCandado({ onSalir }: { onSalir: () => void }) {
  const { insignia } = useAnonimato()
  return (
    <Menu
      className={styles.boton}
      lado="fin"
      texto={
        <span className={styles.insignia}>
          <Icono nombre="candado" />
          {insignia}
        </span>
      }
    >
      <EnlaceDeAnonimato />
      <p className={styles.texto}>{textos.salir.texto}</p>
      <button type="button" onClick={onSalir}>
        <Icono nombre="salir" />
        {textos.salir.boton}
      </button>
    </Menu>
  )
}
