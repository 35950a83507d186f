import { SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { saveArchivo } from '#web/ui/save-archivo.ts'
import styles from './SegundoFactor.module.css'

const writeHoja = (codigos: string[], cuenta: string) =>
  [
    `Códigos de recuperación de ${cuenta}`,
    'Cada uno deja entrar una vez, en lugar del código del teléfono. Guárdalos donde no los vea nadie más.',
    '',
    ...codigos,
    '',
  ].join('\r\n')

/** Shown this once: the server keeps of them only what tells a right one. `cuenta`: whose they are, on paper. */
export function CodigosDeRecuperacion({ codigos, cuenta }: { codigos: string[]; cuenta: string }) {
  const showAviso = useAvisos()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codigos.join('\n'))
      showAviso({ tono: 'bien', texto: 'Códigos copiados.', ms: SUCCESS_MS })
    } catch {
      showAviso({ tono: 'mal', texto: 'No se pudieron copiar. Imprímelos o descárgalos.', ms: SUCCESS_MS })
    }
  }
  return (
    <div className={styles.codigos}>
      <p className={styles.soloPapel}>{`Códigos de recuperación de ${cuenta}`}</p>
      <ul aria-label="Códigos de recuperación">
        {codigos.map((codigo) => (
          <li key={codigo}>{codigo}</li>
        ))}
      </ul>
      <div className={styles.acciones}>
        <Boton chico onClick={() => void copy()}>
          <Icono nombre="copiar" />
          Copiar
        </Boton>
        <Boton chico onClick={() => window.print()}>
          <Icono nombre="imprimir" />
          Imprimir
        </Boton>
        <Boton
          chico
          unaVez
          onClick={() =>
            saveArchivo(
              'Codigos-de-recuperacion.txt',
              new Blob([writeHoja(codigos, cuenta)], { type: 'text/plain;charset=utf-8' }),
            )
          }
        >
          <Icono nombre="descargar" />
          Descargar
        </Boton>
      </div>
    </div>
  )
}
